struct Nodes: InlineGraphQL.GraphQLQuery {
  struct Variables: InlineGraphQL.GraphQLVariables {
    var id: Swift.String
    init(id: Swift.String) {
      self.id = id
    }
    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("id", self.id)
    }
  }
  static var operationName: Swift.String { "Nodes" }
  static var definition: Swift.String { "query Nodes($id:ID!){node(id:$id){__typename id}nodes{__typename ...NodeRow id}typed:node(id:$id){__typename id ...on Node{...{__typename}}}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [NodeRow.self] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: Variables
  init(id: Swift.String) {
    self.init(variables: .init(id: id))
  }
  init(variables: Variables) { self.variables = variables }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    let node: Node_node?
    let nodes: [Node_nodes?]?
    let typed: Node_typed?
    typealias __Stored = (node: Node_node?, nodes: [Node_nodes?]?, typed: Node_typed?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let node: Node_node? = reader.readNullable("node", in: &object)
      let nodes: [Node_nodes?]? = reader.readNullable("nodes", in: &object)
      let typed: Node_typed? = reader.readNullable("typed", in: &object)
      try reader.endObject(&object)
      self.node = node
      self.nodes = nodes
      self.typed = typed
    }
    struct Node_node: InlineGraphQL.ResponseObject, Swift.Identifiable {
      static var __parentType: Swift.String { "Node" }
      let __typename: Swift.String
      let id: Swift.String
      typealias __Stored = (__typename: Swift.String, id: Swift.String)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let id: Swift.String = reader.readID("id", in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.id = id
      }
    }
    struct Node_nodes: InlineGraphQL.ResponseObject, NodeRow_Key {
      static var __parentType: Swift.String { "Node" }
      let __typename: Swift.String
      let fragment_NodeRow: InlineGraphQL.FragmentPointer
      typealias __Stored = (__typename: Swift.String, fragment_NodeRow: InlineGraphQL.FragmentPointer)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let fragment_NodeRow: InlineGraphQL.FragmentPointer = try reader.readFragment(NodeRow.self, in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.fragment_NodeRow = fragment_NodeRow
      }
    }
    struct Node_typed: InlineGraphQL.ResponseObject, Swift.Identifiable {
      static var __parentType: Swift.String { "Node" }
      let __typename: Swift.String
      let id: Swift.String
      typealias __Stored = (__typename: Swift.String, id: Swift.String)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let id: Swift.String = reader.readID("id", in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.id = id
      }
    }
  }
}

struct NodeRow: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "NodeRow",
      typeCondition: "Node",
      definition: "fragment NodeRow on Node{__typename id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some NodeRow_Key) { self.fragmentPointer = key.fragment_NodeRow }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_NodeRow: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_NodeRow else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, Swift.Identifiable, NodeRow.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var id: Swift.String { get }
    }
    static var __parentType: Swift.String { "Node" }
    let __typename: Swift.String
    let id: Swift.String
    typealias __Stored = (__typename: Swift.String, id: Swift.String)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      let id: Swift.String = reader.readID("id", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.id = id
    }
  }
}

/// An object that spreads the fragment ``NodeRow``.
nonisolated protocol NodeRow_Key {
  var fragment_NodeRow: InlineGraphQL.FragmentPointer { get }
}
