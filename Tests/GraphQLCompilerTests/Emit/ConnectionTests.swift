import GraphQLCompiler
import Testing

/// The code emitted for `@connection`.
struct ConnectionTests {
  @Test("REL-22: the objects of a connection are marked as such, and the connection is a collection of its nodes")
  func connection() throws {
    let text = try Golden.check("connection")
    for line in [
      "struct FriendsConnection_friendsConnection: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection",
      "struct FriendsEdge_edges: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionEdge {",
      "enum Character_node: InlineGraphQL.ResponseObject, Swift.Identifiable, InlineGraphQL.ConnectionNode, __SharedView {",
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
    // Aliased edges and nodes are recognised by their fields.
    #expect(text.contains("self.all![position]?.node.__node"))
    #expect(text.contains("{ self.friend }") && text.contains("{ self.at }"))
    // Another field under the key `node` hides the real one.
    #expect(!text.contains("FriendsConnection_other: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection"))
    // A connection without nodes is no collection.
    #expect(text.components(separatedBy: "ConnectionPage.Data.FriendsConnection_friendsConnection.Fields {").count == 2)
  }

  @Test("REL-22, REL-24: @connection is not sent")
  func sent() throws {
    #expect(!(try Golden.check("connection")).contains("@connection"))
  }
}
