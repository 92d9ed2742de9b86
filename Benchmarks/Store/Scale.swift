import Foundation
import InlineGraphQL
import InlineGraphQLStore
import Measuring

/// Prints what changes cost while all else is there at once: a live value of many objects, live queries, queued mutations and a
/// collection. With ten times as much of everything, what a change costs should grow with what it changes alone.
@MainActor
func showScale() async throws {
  print("\n objects, live queries, queued mutations; processor time, µs, of")
  print("        a write for nobody    for one live query    queueing one more    the live value of all    collecting")
  for scale in [1, 10] {
    let figures = try await figures(objects: 10_000 * scale, queries: 1_000 * scale, mutations: 200 * scale)
    let counts = "\(10_000 * scale), \(1_000 * scale), \(200 * scale):"
    print(counts, zip(figures, [10, 22, 20, 25, 14]).map { String(format: "%\($1).1f", $0 * 1e6) }.joined())
  }
}

@MainActor
private func figures(objects: Int, queries: Int, mutations: Int) async throws -> [Double] {
  let store = GraphQLStore(releasedCapacity: 2)
  let loading = GraphQLClient(transport: PreparedTransport(body: nodes(0..<objects)), store: store)
  _ = try await loading.execute(Queries.Nodes(from: .none))
  var all = loading.values(of: Queries.Nodes(from: .none)).makeAsyncIterator()
  _ = try await all.next()
  var live: [LiveQuery<Queries.Child>] = []
  for id in 0..<queries {
    let body = Foundation.Data(#"{"data":{"node":{"__typename":"Node","id":"\#(id)","child":null}}}"#.utf8)
    let client = GraphQLClient(transport: PreparedTransport(body: body), store: store)
    _ = try await client.execute(Queries.Child(id: "\(id)"))
    live.append(LiveQuery(Queries.Child(id: "\(id)"), client: client, policy: .storeOnly))
  }
  let queue = MutationQueue(client: GraphQLClient(transport: SilentTransport(), store: store))
  func enqueue(_ number: Int) throws {
    try queue.enqueue(
      Queries.AddComment(post: "1", text: "A comment with the number \(number)"),
      key: "a",
      optimistic: ["addComment": ["__typename": "Comment", "id": .string("new:\(number)")]]
    )
  }
  for number in 0..<mutations { try enqueue(number) }
  func set(_ child: String?, of id: String) {
    store.update { records in
      let node = records.create("Node", id: id)
      node.setLinkedRecord(child.map { records.create("Node", id: $0) }, "child")
    }
  }
  let rounds = 100
  // Nobody has these nodes.
  var start = processorTime()
  for round in 0..<rounds { set("x", of: "other\(round)") }
  let forNobody = (processorTime() - start) / Double(rounds)
  // The live value of all has been told of a change before, and is told once.
  start = processorTime()
  for round in 0..<rounds { set(round % 2 == 0 ? "1" : "2", of: "0") }
  while live[0].data?.node.child?.id != "2" { await Task.yield() }
  let forOne = (processorTime() - start) / Double(rounds)
  start = processorTime()
  for number in 0..<rounds { try enqueue(mutations + number) }
  let queueing = (processorTime() - start) / Double(rounds)
  start = processorTime()
  blackHole(try await all.next())
  let reading = processorTime() - start
  for mutation in queue.pending { queue.discard(mutation.id) }
  start = processorTime()
  await store.collect()
  let collecting = processorTime() - start
  withExtendedLifetime((all, live)) {}
  return [forNobody, forOne, queueing, reading, collecting]
}
