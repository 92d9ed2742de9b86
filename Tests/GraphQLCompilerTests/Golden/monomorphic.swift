struct Nodes: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(id: String) {
    self.init(variables: .init(id: id))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let node: Node_node?
    let nodes: [Node_nodes?]?
    let typed: Node_typed?

    /// Parent type: Node
    struct Node_node: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {
      let id: String

      let __typename: String
      typealias __Stored = (id: String, __typename: String, __on_Node: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.__typename = __typename
      }
    }

    /// Parent type: Node
    struct Node_nodes: InlineGraphQL.ResponseObject, Swift.CustomReflectable, NodeRow_Key {
      let fragment_NodeRow: InlineGraphQL.FragmentPointer

      let __typename: String
      typealias __Stored = (fragment_NodeRow: InlineGraphQL.FragmentPointer, __typename: String, __on_Node: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let fragment_NodeRow: InlineGraphQL.FragmentPointer = try reader.readFragment(NodeRow.self, in: &object)
        try reader.endObject(&object)
        self.fragment_NodeRow = fragment_NodeRow
        self.__typename = __typename
      }
    }

    /// Parent type: Node
    struct Node_typed: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {
      let id: String

      let __typename: String
      typealias __Stored = (id: String, __typename: String, __on_Node: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.__typename = __typename
      }
    }

    typealias __Stored = (node: Node_node?, nodes: [Node_nodes?]?, typed: Node_typed?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let node: Node_node? = reader.readNullable("node", in: &object)
      let nodes: [Node_nodes?]? = reader.readNullable("nodes", in: &object)
      let typed: Node_typed? = reader.readNullable("typed", in: &object)
      try reader.endObject(&object)
      self.node = node
      self.nodes = nodes
      self.typed = typed
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var id: String

    init(id: String) {
      self.id = id
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("id", self.id)
    }
  }

  static var node: __OperationNode {
    .init(name: "Nodes", fragments: [NodeRow.self], wholeDefinition: """
      query Nodes($id:ID!){\
      node(id:$id)@__lookup(types:\"Album Artist C D Track\" key:{id:$id}){__typename id}\
      nodes{__typename ...NodeRow id}\
      typed:node(id:$id)@__lookup(types:\"Album Artist C D Track\" key:{id:$id}){\
      __typename \
      id \
      ...on Node{...{__typename}}\
      }\
      }
      """, definition: """
      query Nodes($id:ID!){\
      node(id:$id){__typename id}\
      nodes{__typename ...NodeRow id}\
      typed:node(id:$id){__typename id ...on Node{...{__typename}}}\
      }
      """)
  }
}

struct NodeRow: InlineGraphQL.GraphQLFragment {
  init(key: some NodeRow_Key) { self.fragmentPointer = key.fragment_NodeRow }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_NodeRow else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Node
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, NodeRow_Key, NodeRow.Data.Fields {
    let id: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var id: String { get }
    }

    var fragment_NodeRow: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<NodeRow>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (id: String, __typename: String, __on_Node: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      let id: String = reader.readID("id", in: &object)
      try reader.endObject(&object)
      self.id = id
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_NodeRow: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "NodeRow",
      typeCondition: "Node",
      definition: "fragment NodeRow on Node{__typename id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``NodeRow``.
nonisolated protocol NodeRow_Key {
  var fragment_NodeRow: InlineGraphQL.FragmentPointer { get }
}
