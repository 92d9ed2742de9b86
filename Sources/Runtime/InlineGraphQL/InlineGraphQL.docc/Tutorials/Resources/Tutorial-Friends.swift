import InlineGraphQL
import InlineGraphQLTesting

@main struct Friends {
  @MainActor static func main() async throws {
    let list = FriendsList(client: GraphQLClient(transport: InProcessTransport(try service())))
    var page = 0
    while list.hasNextPage {
      let shown = list.rows.count
      try await list.loadNextPage(of: "1000")
      page += 1
      print("page \(page)")
      for row in list.rows[shown...] { print("  \(row.line)") }
    }
  }
}
