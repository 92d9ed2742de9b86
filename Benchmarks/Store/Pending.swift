import Foundation
import InlineGraphQL
import InlineGraphQLStore
import Measuring

/// Prints what it takes to queue mutations of one key with optimistic responses while the service cannot be reached, and
/// then to answer them.
func showPending() throws {
  print("\npending    queueing each, µs    a response below all, µs    taking each off, µs")
  for count in [250, 500, 1_000, 2_000] {
    let rows = try (0..<5).map { _ in try pending(count) }
    let figures = [median(rows.map(\.queueing)), median(rows.map(\.below)), median(rows.map(\.ending))]
    print(
      String(format: "%7d", count),
      zip(figures, [20, 27, 22]).map { String(format: "%.1f", $0 * 1e6).leftPadded(to: $1) }.joined()
    )
  }
}

private func pending(_ count: Int) throws -> (queueing: Double, below: Double, ending: Double) {
  let store = GraphQLStore()
  let queue = MutationQueue(client: GraphQLClient(transport: SilentTransport(), store: store))
  let start = processorTime()
  for number in 0..<count {
    try queue.enqueue(
      Queries.AddComment(post: "1", text: "A comment with the number \(number)"),
      key: "a",
      optimistic: ["addComment": ["__typename": "Comment", "id": .string("new:\(number)")]]
    )
  }
  let queued = processorTime()
  for number in 0..<100 { store.update { $0.create("Comment", id: "\(number)").setValue("text", "text") } }
  let written = processorTime()
  for mutation in queue.pending { queue.discard(mutation.id) }
  let ended = processorTime()
  return ((queued - start) / Double(count), (written - queued) / 100, (ended - written) / Double(count))
}

extension String {
  fileprivate func leftPadded(to count: Int) -> String {
    String(repeating: " ", count: max(count - self.count, 0)) + self
  }
}
