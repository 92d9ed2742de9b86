import Foundation
import InlineGraphQL
import InlineGraphQLStore
import Measuring

/// Prints how fast a store writes and reads responses, beside `JSONDecoder` on the same bytes.
func compareSpeed(of kinds: [Kind], rounds: Int) async throws {
  print("1 MB         JSONDecoder     write      read    write and read / values without a store")
  for kind in kinds { try await compareSpeed(of: kind, kind.operation, rounds) }
}

private func compareSpeed<Query: GraphQLQuery>(of kind: Kind, _ query: Query, _ rounds: Int) async throws {
  let body = kind.body(size: 1_000_000)
  let transport = PreparedTransport(body: body)
  let plain = GraphQLClient(transport: transport)
  var rows: [(decoder: Double, write: Double, read: Double, slowdown: Double)] = []
  for _ in 0..<rounds {
    let decoding = try time { blackHole(try kind.readCodable(body)) }
    let without = try await time { blackHole(try await plain.execute(query)) }
    let with = try await time {
      blackHole(try await GraphQLClient(transport: transport, store: GraphQLStore()).execute(query))
    }
    let client = GraphQLClient(transport: transport, store: GraphQLStore())
    _ = try await client.execute(query)
    let reading = try await time { blackHole(try await client.execute(query, policy: .storeOnly)) }
    rows.append((decoding, decoding / (with - without), decoding / reading, with / without))
  }
  let speed = Double(body.count) / 1e6 / median(rows.map(\.decoder))
  print(
    kind.name.padding(toLength: 12, withPad: " ", startingAt: 0),
    String(format: "%6.0f MB/s", speed),
    String(format: "%8.1fx %8.1fx", median(rows.map(\.write)), median(rows.map(\.read))),
    String(format: "%8.2f", median(rows.map(\.slowdown)))
  )
}

/// Writes and reads a response for some seconds.
func runOurs<Query: GraphQLQuery>(_ kind: Kind, _ query: Query) async throws {
  let body = kind.body(size: 1_000_000)
  let isReading = arguments.contains("--reading")
  let kept = GraphQLStore()
  for _ in 0..<500 {
    let store = isReading ? kept : GraphQLStore()
    let client = GraphQLClient(transport: PreparedTransport(body: body), store: store)
    if !isReading || store.statistics.records == 0 { blackHole(try await client.execute(query)) }
    if isReading { blackHole(try await client.execute(query, policy: .storeOnly)) }
  }
}

/// The CPU time of one call of `work`, which is repeated until the clock is precise enough.
func time(_ work: () async throws -> Void) async rethrows -> Double {
  var count = 1
  while true {
    let start = processorTime()
    for _ in 0..<count { try await work() }
    let elapsed = processorTime() - start
    if elapsed > 0.02 { return elapsed / Double(count) }
    count *= 4
  }
}
