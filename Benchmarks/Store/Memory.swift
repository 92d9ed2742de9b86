import Allocations
import Foundation
import InlineGraphQL
import InlineGraphQLStore

/// Prints the memory of 100,000 records, or of those in 50 MB, by the size of their JSON.
func compareMemory(of kinds: [Kind]) async throws {
  print("\n100,000 records    JSON, MB    memory, MB    memory / JSON")
  for kind in kinds {
    let sample = kind.body(size: 1_000_000)
    let objects = sample.count { $0 == UInt8(ascii: "{") }
    let size = min(sample.count * 100_000 / objects, 50_000_000)
    try await compareMemory(of: kind, kind.operation, kind.body(size: size))
  }
}

private func compareMemory<Query: GraphQLQuery>(
  of kind: Kind,
  _ query: Query,
  _ body: Foundation.Data
) async throws {
  let store = GraphQLStore()
  let client = GraphQLClient(transport: PreparedTransport(body: body), store: store)
  beginCountingAllocations()
  _ = try await client.execute(query)
  let counts = endCountingAllocations()
  withExtendedLifetime(store) {}
  guard counts.blocks > 0 else { return print("No memory figures: malloc cannot be counted here.") }
  let (size, memory) = (Double(body.count) / 1e6, Double(counts.bytes) / 1e6)
  print(
    kind.name.padding(toLength: 16, withPad: " ", startingAt: 0),
    String(format: "%10.1f %13.1f %15.2f", size, memory, memory / size)
  )
}
