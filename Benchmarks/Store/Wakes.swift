import Foundation
import InlineGraphQL
import InlineGraphQLStore
import Measuring

/// Prints the time of a write that changes one record of 100,000, of which 10 live readers have a field, while many more
/// have other records.
func showWakes() async throws {
  print("\nlive readers    a write that changes one record, 10 of them concerned, µs")
  for count in [1_000, 10_000, 100_000] {
    let store = GraphQLStore()
    let all = PreparedTransport(body: nodes(0..<100_000))
    _ = try await GraphQLClient(transport: all, store: store).execute(Queries.Nodes(from: .none))
    var readers: [StoreValues<StoreResponse<Queries.Child.Data>>.AsyncIterator] = []
    for index in 0..<count {
      let id = "\(index < 10 ? 0 : index)"
      let found = #"{"data":{"node":{"__typename":"Node","id":"\#(id)","child":null}}}"#
      let client = GraphQLClient(transport: PreparedTransport(body: Foundation.Data(found.utf8)), store: store)
      if index == 0 || index >= 10 { _ = try await client.execute(Queries.Child(id: id)) }
      var reader = client.values(of: Queries.Child(id: id)).makeAsyncIterator()
      _ = try await reader.next()
      readers.append(reader)
    }
    let bodies = ["1", "2"].map { child in
      #"{"data":{"node":{"__typename":"Node","id":"0","child":{"__typename":"Node","id":"\#(child)"}}}}"#
    }
    let clients = bodies.map {
      GraphQLClient(transport: PreparedTransport(body: Foundation.Data($0.utf8)), store: store)
    }
    let time = try await time {
      for client in clients { blackHole(try await client.execute(Queries.Child(id: "0"))) }
    }
    print(String(format: "%12d %12.1f", count, time * 1e6 / 2))
    withExtendedLifetime(readers) {}
  }
}

extension Queries {
  #graphql(
    "query Nodes($from: Int) { nodes(from: $from) { id child { id } } } query Child($id: ID!) { node(id: $id) { id child { id } } }"
  )
}
