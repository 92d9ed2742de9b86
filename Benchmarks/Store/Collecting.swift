import Foundation
import InlineGraphQL
import InlineGraphQLStore
import Measuring

/// Prints how long readers wait while half of 1,000,000 records are collected.
func showCollecting() async throws {
  let store = GraphQLStore(releasedCapacity: 2)
  for first in [500_000, 0] {
    let transport = PreparedTransport(body: nodes(first..<first + 500_000))
    _ = try await GraphQLClient(transport: transport, store: store).execute(Queries.Nodes(from: .some(first)))
  }
  let client = GraphQLClient(transport: PreparedTransport(body: Foundation.Data()), store: store)
  let query = Queries.Nodes(from: .some(-1))
  let other = PreparedTransport(
    body: Foundation.Data(#"{"data":{"node":{"__typename":"Node","id":"0","child":null}}}"#.utf8)
  )
  @Sendable func waits() async -> [Double] {
    var waits: [Double] = []
    while !Task.isCancelled {
      let start = ContinuousClock.now
      // There is no such value, so the time is that of waiting.
      _ = try? await client.execute(query, policy: .storeOnly)
      waits.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    return waits
  }
  func show(_ name: String, _ waits: [Double]) {
    let sorted = waits.sorted()
    let long = waits.count { $0 > 1 }
    func part(_ part: Double) -> Double { sorted[Int(Double(sorted.count - 1) * part)] }
    let figures = String(
      format:
        "half within %.4f ms, 99.9%% within %.3f, 99.99%% within %.3f, all within %.2f; %d of %d longer than 1 ms",
      part(0.5),
      part(0.999),
      part(0.9999),
      part(1),
      long,
      waits.count
    )
    print(name, figures)
  }
  // Other processes make readers wait too.
  let idle = Task { await waits() }
  try await Task.sleep(for: .seconds(2))
  idle.cancel()
  let idleWaits = await idle.value
  let before = store.statistics
  let start = processorTime()
  let reader = Task { await waits() }
  // The store keeps the values of the last two operations.
  _ = try await GraphQLClient(transport: other, store: store).execute(Queries.Child(id: "-1"))
  await store.collect()
  reader.cancel()
  let collectingWaits = await reader.value
  let after = store.statistics
  print("\ncollecting \(before.records - after.records) of \(before.records) records")
  show("a reader waits while nothing is collected:", idleWaits)
  show("while that is:", collectingWaits)
  print("longest step: \(after.longestStep); processor time with the reader's: \(processorTime() - start) s")
}

/// Returns a response with nodes, 45 bytes each.
func nodes(_ range: Range<Int>) -> Foundation.Data {
  let nodes = range.map { #"{"__typename":"Node","id":"\#($0)","child":null}"# }.joined(separator: ",")
  return Foundation.Data(#"{"data":{"nodes":[\#(nodes)]}}"#.utf8)
}
