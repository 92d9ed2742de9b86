import ArgumentParser
import InlineGraphQL

/// Lists the friends of a character, page by page.
struct Friends: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "List the friends of a character, page by page.")

  @Argument(help: "The ID of the character, as `star-wars heroes` shows it.")
  var id: String

  @Option(help: "How many friends a page has.")
  var pageSize = 3

  @OptionGroup
  var service: ServiceOptions

  #graphql(
    """
    query FriendsQuery($id: ID!, $pageSize: Int!, $after: ID) {
      character(id: $id) {
        name
        friendsConnection(first: $pageSize, after: $after) {
          ...FriendsPage_connection
        }
      }
    }
    """
  )

  func validate() throws {
    if pageSize < 1 { throw ValidationError("A page has at least one friend.") }
  }

  func run() async throws {
    try await Self.show(id, pageSize: pageSize, from: service.client())
  }

  static func show(_ id: String, pageSize: Int, from client: GraphQLClient) async throws {
    var after: String?
    var number = 1
    repeat {
      let query = FriendsQuery(id: id, pageSize: pageSize, after: after)
      guard let character = try await client.data(of: query).character else {
        print("There is no character with the ID \(id).\n")
        return
      }
      let page = FriendsPage_connection(key: character.friendsConnection)
      if number == 1 { print("★ The \(page.total) of \(character.name)\n") }
      print("   page \(number)")
      for friend in page.friends {
        print("      \(friend)")
      }
      after = page.next
      number += 1
    } while after != nil
    print()
  }
}
