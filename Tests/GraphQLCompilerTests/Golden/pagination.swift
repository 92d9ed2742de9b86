struct PagedFriends: InlineGraphQL.GraphQLPaginationFragment {
  init(key: some PagedFriends_Key) { self.fragmentPointer = key.fragment_PagedFriends }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_PagedFriends else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject, PagedFriends_Key, PagedFriends.Data.Fields {
    /// A human by its ID.
    let human: Human_human?

    /// A humanoid creature of the saga.
    ///
    /// Parent type: Human
    struct Human_human: InlineGraphQL.ResponseObject, PagedFriends.Data.Human_human.Fields {
      /// The friends of the human, page by page.
      let friendsConnection: FriendsConnection_friendsConnection

      /// A page of a character's friends.
      ///
      /// Parent type: FriendsConnection
      struct FriendsConnection_friendsConnection: InlineGraphQL.ResponseObject, PagedFriends.Data.Human_human.FriendsConnection_friendsConnection.Fields, InlineGraphQL.ConnectionCollection {
        /// The friends of the page with their cursors.
        let edges: [FriendsEdge_edges?]?

        var endIndex: Int { self.edges?.count ?? 0 }

        subscript(position: Int) -> FriendsEdge_edges.Node.NodeType? {
          self.edges![position]?.node.__node
        }

        /// A friend on a page.
        ///
        /// Parent type: FriendsEdge
        struct FriendsEdge_edges: InlineGraphQL.ResponseObject, PagedFriends.Data.Human_human.FriendsConnection_friendsConnection.FriendsEdge_edges.Fields, InlineGraphQL.ConnectionEdge {
          /// The friend.
          let node: Character_node?

          /// A character of the saga.
          ///
          /// Parent type: Character
          struct Character_node: InlineGraphQL.ResponseObject, Swift.CustomReflectable, PagedFriends.Data.Human_human.FriendsConnection_friendsConnection.FriendsEdge_edges.Character_node.Fields, InlineGraphQL.ConnectionNode {
            /// The name of the character.
            let name: String

            nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
              var name: String { get }
            }

            let __typename: String
            typealias __Stored = (name: String, __typename: String, __on_Character: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              let __typename: String = reader.readString("__typename", in: &object)
              let name: String = reader.readString("name", in: &object)
              try reader.endObject(&object)
              self.name = name
              self.__typename = __typename
            }
          }

          nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
            associatedtype Character_node: PagedFriends.Data.Human_human.FriendsConnection_friendsConnection.FriendsEdge_edges.Character_node.Fields
            var node: Character_node? { get }
          }

          typealias __Stored = (node: Character_node?, __on_FriendsEdge: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let node: Character_node? = reader.readNullable("node", in: &object)
            try reader.endObject(&object)
            self.node = node
          }
        }

        nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
          associatedtype FriendsEdge_edges: PagedFriends.Data.Human_human.FriendsConnection_friendsConnection.FriendsEdge_edges.Fields
          var edges: [FriendsEdge_edges?]? { get }
        }

        typealias __Stored = (edges: [FriendsEdge_edges?]?, __on_FriendsConnection: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let edges: [FriendsEdge_edges?]? = reader.readNullable("edges", in: &object)
          try reader.endObject(&object)
          self.edges = edges
        }
      }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        associatedtype FriendsConnection_friendsConnection: PagedFriends.Data.Human_human.FriendsConnection_friendsConnection.Fields
        var friendsConnection: FriendsConnection_friendsConnection { get }
      }

      typealias __Stored = (friendsConnection: FriendsConnection_friendsConnection, __on_Human: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let friendsConnection: FriendsConnection_friendsConnection = try reader.read("friendsConnection", in: &object)
        try reader.endObject(&object)
        self.friendsConnection = friendsConnection
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Human_human: PagedFriends.Data.Human_human.Fields
      var human: Human_human? { get }
    }

    var fragment_PagedFriends: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<PagedFriends>.pointer(to: self) }

    typealias __Stored = (human: Human_human?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      let human: Human_human? = reader.readNullable("human", in: &object)
      try reader.endObject(&object)
      self.human = human
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_PagedFriends: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "PagedFriends",
      typeCondition: "Query",
      arguments: [.init("count", type: "Int", default: "10"), .init("cursor")],
      definition: """
        fragment PagedFriends on Query{\
        __typename \
        human(id:$human){\
        __typename \
        friendsConnection(first:$count after:$cursor){\
        __typename \
        edges{__typename node{__typename name id}cursor}\
        pageInfo{__typename endCursor hasNextPage}\
        }\
        id\
        }\
        }
        """,
      wholeDefinition: """
        fragment PagedFriends on Query{\
        __typename \
        human(id:$human){\
        __typename \
        friendsConnection(first:$count after:$cursor)@connection(key:\"PagedFriends_friendsConnection\"){\
        __typename \
        edges{__typename node{__typename name id}cursor}\
        pageInfo{__typename endCursor hasNextPage}\
        }\
        id\
        }\
        }
        """,
      fragments: []
    )
  }

  /// The query `PagedFriendsQuery`, which fetches the fragment again.
  struct RefetchQuery: InlineGraphQL.GraphQLQuery {
    var variables: Variables

    init(count: InlineGraphQL.GraphQLNullableArgument<Int> = nil, cursor: InlineGraphQL.GraphQLNullableArgument<String> = nil, human: String) {
      self.init(variables: .init(count: count, cursor: cursor, human: human))
    }

    @_disfavoredOverload
    init(count: InlineGraphQL.GraphQLNullable<Int> = .none, cursor: InlineGraphQL.GraphQLNullable<String> = .none, human: String) {
      self.init(variables: .init(count: count, cursor: cursor, human: human))
    }

    @_disfavoredOverload
    init(variables: Variables) { self.variables = variables }

    /// Parent type: Query
    struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, PagedFriends_Key {
      let fragment_PagedFriends: InlineGraphQL.FragmentPointer

      typealias __Stored = (fragment_PagedFriends: InlineGraphQL.FragmentPointer, __on_Query: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let fragment_PagedFriends: InlineGraphQL.FragmentPointer = try reader.readFragment(PagedFriends.self, in: &object)
        try reader.endObject(&object)
        self.fragment_PagedFriends = fragment_PagedFriends
      }
    }

    struct Variables: InlineGraphQL.GraphQLVariables {
      var count: InlineGraphQL.GraphQLNullable<Int>
      var cursor: InlineGraphQL.GraphQLNullable<String>
      var human: String

      init(count: InlineGraphQL.GraphQLNullableArgument<Int> = nil, cursor: InlineGraphQL.GraphQLNullableArgument<String> = nil, human: String) {
        self.count = __nullable(given: count)
        self.cursor = __nullable(given: cursor)
        self.human = human
      }

      @_disfavoredOverload
      init(count: InlineGraphQL.GraphQLNullable<Int> = .none, cursor: InlineGraphQL.GraphQLNullable<String> = .none, human: String) {
        self.count = count
        self.cursor = cursor
        self.human = human
      }

      func write(to object: inout InlineGraphQL.JSONObjectWriter) {
        object.write("count", self.count)
        object.write("cursor", self.cursor)
        object.write("human", self.human)
      }
    }

    static var node: __OperationNode {
      .init(name: "PagedFriendsQuery", fragments: [PagedFriends.self], definition: """
        query PagedFriendsQuery($count:Int=10$cursor:ID$human:ID!){\
        ...PagedFriends@arguments(count:$count cursor:$cursor)\
        }
        """)
    }
  }

  /// Reads the fragment from the response to ``RefetchQuery``.
  static func refetched(from data: RefetchQuery.Data) -> Self? { .init(key: data) }

  static var refetchMetadata: InlineGraphQL.RefetchMetadata {
    .init(path: [], connection: .init(path: ["human", "friendsConnection"], next: .init(count: "count", cursor: "cursor")))
  }
}

/// An object that spreads the fragment ``PagedFriends``.
nonisolated protocol PagedFriends_Key {
  var fragment_PagedFriends: InlineGraphQL.FragmentPointer { get }
}
