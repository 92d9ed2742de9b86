import GraphQLCompiler
import Testing

/// What is made of `@connection`.
struct ConnectionTests {
  @Test("REL-22: the objects of a connection are marked as such, and the connection is a collection of its nodes")
  func connection() throws {
    let text = try Golden.check("connection")
    for line in [
      "struct FriendsConnection_friendsConnection: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection",
      "struct FriendsEdge_edges: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionEdge {",
      "enum Character_node: InlineGraphQL.ResponseObject, Swift.Identifiable, InlineGraphQL.ConnectionNode, InlineGraphQL.SharedView {",
      "var endIndex: Swift.Int { self.edges?.count ?? 0 }",
      "subscript(position: Swift.Int) -> FriendsEdge_edges.Node.NodeType? {",
      "self.edges![position]?.node.__node",
      "let count_2: Swift.Int?",
      "let __node_2: Swift.String",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    // One that depends on types is a collection in each view.
    #expect(text.components(separatedBy: "InlineGraphQL.ResponseView, InlineGraphQL.ConnectionCollection").count == 3)
    // Under other names, edges and nodes are what their fields are.
    #expect(text.contains("self.all![position]?.node.__node"))
    #expect(text.contains("{ self.friend }") && text.contains("{ self.at }"))
    // What is called `node` and is none hides it.
    #expect(!text.contains("FriendsConnection_other: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection"))
    // Without nodes there is nothing to collect.
    #expect(text.components(separatedBy: "ConnectionPage.Data.FriendsConnection_friendsConnection.Fields {").count == 2)
  }

  @Test("REL-22, REL-24: @connection is not sent")
  func sent() throws {
    #expect(!(try Golden.check("connection")).contains("@connection"))
  }
}
