import Allocations
import Foundation
import InlineGraphQL
import InlineGraphQLStore
import Measuring

/// Prints what a live value over 100,000 objects costs: its first value, and each after a change of one object.
func showLive() async throws {
  let store = GraphQLStore()
  let all = GraphQLClient(transport: PreparedTransport(body: nodes(0..<100_000)), store: store)
  _ = try await all.execute(Queries.Nodes(from: .none))
  let reading = try await time { blackHole(try await all.execute(Queries.Nodes(from: .none), policy: .storeOnly)) }
  let changes = ["1", "2"].map { child in
    let body = #"{"data":{"node":{"__typename":"Node","id":"0","child":{"__typename":"Node","id":"\#(child)"}}}}"#
    return GraphQLClient(transport: PreparedTransport(body: Foundation.Data(body.utf8)), store: store)
  }
  var rows: [(start: Double, wake: Double)] = []
  for _ in 0..<5 {
    var values = all.values(of: Queries.Nodes(from: .none)).makeAsyncIterator()
    let start = processorTime()
    blackHole(try await values.next())
    let started = processorTime()
    for change in changes + changes {
      _ = try await change.execute(Queries.Child(id: "0"))
      blackHole(try await values.next())
    }
    rows.append((started - start, (processorTime() - started) / 4))
  }
  beginCountingAllocations()
  var values = all.values(of: Queries.Nodes(from: .none)).makeAsyncIterator()
  blackHole(try await values.next())
  let counts = endCountingAllocations()
  let nodes = try await all.execute(Queries.Nodes(from: .none), policy: .storeOnly).data?.nodes ?? []
  let copying = median(
    (0..<20).map { round in
      let start = processorTime()
      var copy = nodes
      copy[round] = nodes[round + 1]
      blackHole(copy)
      return processorTime() - start
    }
  )
  withExtendedLifetime(values) {}
  print(
    String(
      format:
        "\n100,000 objects, processor time: a read %.4f s, the first live value %.4f s, each later one %.4f s, a copy of its list with one other object %.4f s; memory %.1f MB",
      reading,
      median(rows.map(\.start)),
      median(rows.map(\.wake)),
      copying,
      Double(counts.bytes) / 1e6
    )
  )
}
