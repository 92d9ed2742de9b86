import CompilerFixtures
import GraphQLCompiler
import GraphQLLanguage
import Testing

/// The code emitted for `@connection`.
struct ConnectionTests {
  @Test("REL-22: the objects of a connection are marked as such, and the connection is a collection of its nodes")
  func connection() throws {
    let text = try Golden.check("connection")
    for line in [
      "struct FriendsConnection_friendsConnection: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection",
      "struct FriendsEdge_edges: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionEdge {",
      "enum Character_node: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, InlineGraphQL.ConnectionNode, __SharedView {",
      "var endIndex: Int { self.edges?.count ?? 0 }",
      "subscript(position: Int) -> FriendsEdge_edges.Node.NodeType? {",
      "self.edges![position]?.node.__node",
      "let count_2: Int?",
      "let __node_2: String",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    // A connection under a type condition is a collection in each view.
    #expect(text.components(separatedBy: "InlineGraphQL.ResponseView, InlineGraphQL.ConnectionCollection").count == 3)
    // Aliased edges and nodes are recognized by their fields.
    #expect(text.contains("self.all![position]?.node.__node"))
    #expect(text.contains("{ self.friend }") && text.contains("{ self.at }"))
    // Another field under the key `node` hides the real one.
    #expect(!text.contains("FriendsConnection_other: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection"))
    // A connection without nodes is no collection.
    #expect(text.components(separatedBy: "ConnectionPage.Data.FriendsConnection_friendsConnection.Fields {").count == 2)
  }

  @Test("REL-22, REL-24: @connection is in the text for stores, and is not sent; what a store needs of a page is")
  func sent() throws {
    let text = try Golden.check("connection")
    #expect(text.contains(#"definition: "fragment ConnectionPage on Human{"#) || text.contains("wholeDefinition"))
    let documents = try sentTexts(of: "connection")
    #expect(documents.allSatisfy { !$0.contains("@connection") })
    #expect(documents[0].contains("pageInfo{__typename hasNextPage endCursor}"))
    #expect(documents[0].contains("edges{__typename node{__typename __node:name id}cursor}"))
    #expect(
      documents[1].contains("edges{__typename cursor node{__typename id}}pageInfo{__typename endCursor hasNextPage}")
    )
    // A response key that is taken stays what it was.
    #expect(documents[2].contains("edges{__typename node:cursor friend:node{__typename name id}}"))
  }

  private func sentTexts(of name: String) throws -> [String] {
    let text = try Golden.text(of: "\(name).graphql")
    let lowered = lower(try Document(parsing: Source(text)), in: try Golden.context(of: text))
    return lowered.sentDefinitions.map(\.text)
  }
}
