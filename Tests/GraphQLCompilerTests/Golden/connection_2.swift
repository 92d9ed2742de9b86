struct ConnectionPage: InlineGraphQL.GraphQLFragment {
  init(key: some ConnectionPage_Key) { self.fragmentPointer = key.fragment_ConnectionPage }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ConnectionPage else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Human
  struct Data: InlineGraphQL.ResponseObject, ConnectionPage_Key, ConnectionPage.Data.Fields {
    /// The friends of the human, page by page.
    let friendsConnection: FriendsConnection_friendsConnection

    /// A page of a character's friends.
    ///
    /// Parent type: FriendsConnection
    struct FriendsConnection_friendsConnection: InlineGraphQL.ResponseObject, ConnectionPage.Data.FriendsConnection_friendsConnection.Fields {
      /// The friends of the page with their cursors.
      let edges: [FriendsEdge_edges?]?

      /// A friend on a page.
      ///
      /// Parent type: FriendsEdge
      struct FriendsEdge_edges: InlineGraphQL.ResponseObject, ConnectionPage.Data.FriendsConnection_friendsConnection.FriendsEdge_edges.Fields {
        /// What to give as `after` to have the page that begins behind this friend.
        let cursor: String

        nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
          var cursor: String { get }
        }

        typealias __Stored = (cursor: String, __on_FriendsEdge: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let cursor: String = reader.readID("cursor", in: &object)
          try reader.endObject(&object)
          self.cursor = cursor
        }
      }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        associatedtype FriendsEdge_edges: ConnectionPage.Data.FriendsConnection_friendsConnection.FriendsEdge_edges.Fields
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
      associatedtype FriendsConnection_friendsConnection: ConnectionPage.Data.FriendsConnection_friendsConnection.Fields
      var friendsConnection: FriendsConnection_friendsConnection { get }
    }

    var fragment_ConnectionPage: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<ConnectionPage>.pointer(to: self) }

    typealias __Stored = (friendsConnection: FriendsConnection_friendsConnection, __on_Human: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let friendsConnection: FriendsConnection_friendsConnection = try reader.read("friendsConnection", in: &object)
      try reader.endObject(&object)
      self.friendsConnection = friendsConnection
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ConnectionPage: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "ConnectionPage",
      typeCondition: "Human",
      definition: """
        fragment ConnectionPage on Human{\
        __typename \
        friendsConnection(first:3){\
        __typename \
        edges{__typename cursor node{__typename id}}\
        pageInfo{__typename endCursor hasNextPage}\
        }\
        id\
        }
        """,
      wholeDefinition: """
        fragment ConnectionPage on Human{\
        __typename \
        friendsConnection(first:3)@connection(key:\"ConnectionPage_friendsConnection\"){\
        __typename \
        edges{__typename cursor node{__typename id}}\
        pageInfo{__typename endCursor hasNextPage}\
        }\
        id\
        }
        """,
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``ConnectionPage``.
nonisolated protocol ConnectionPage_Key {
  var fragment_ConnectionPage: InlineGraphQL.FragmentPointer { get }
}

struct AliasedConnections: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?

    /// A character of the saga.
    ///
    /// Parent type: Character
    enum Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case human(AsHuman)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)


      /// The friends of the character, page by page.
      var friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection { self.__storage.fields.friendsConnection }

      /// The friends of the character, page by page.
      var other: Data.Character_hero.__Fields.FriendsConnection_other { self.__storage.fields.other }

      var asHuman: AsHuman? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      typealias FriendsConnection_friendsConnection = Data.Character_hero.__Fields.FriendsConnection_friendsConnection
      typealias FriendsConnection_other = Data.Character_hero.__Fields.FriendsConnection_other

      /// Parent type: Human
      struct AsHuman: InlineGraphQL.ResponseView {
        /// The friends of the character, page by page.
        var friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection { self.__storage.fields.friendsConnection }

        /// The friends of the character, page by page.
        var other: Data.Character_hero.__Fields.FriendsConnection_other { self.__storage.fields.other }

        /// The friends of the human, page by page.
        var mine: Data.Character_hero.__Fields.FriendsConnection_mine { self.__storage.fields.mine! }

        typealias FriendsConnection_friendsConnection = Data.Character_hero.__Fields.FriendsConnection_friendsConnection
        typealias FriendsConnection_other = Data.Character_hero.__Fields.FriendsConnection_other
        typealias FriendsConnection_mine = Data.Character_hero.__Fields.FriendsConnection_mine

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection, other: Data.Character_hero.__Fields.FriendsConnection_other, mine: Data.Character_hero.__Fields.FriendsConnection_mine), __on_Human: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Other: InlineGraphQL.ResponseView {
        /// The friends of the character, page by page.
        var friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection { self.__storage.fields.friendsConnection }

        /// The friends of the character, page by page.
        var other: Data.Character_hero.__Fields.FriendsConnection_other { self.__storage.fields.other }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection, other: Data.Character_hero.__Fields.FriendsConnection_other), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (human: (__types_0: AsHuman, ()), __other: (__always: Other, ())), __on_Character: ())

      var __storage: __Storage {
        switch self {
        case .human(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .human(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }

      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

      func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let friendsConnection: FriendsConnection_friendsConnection
        let other: FriendsConnection_other
        let mine: FriendsConnection_mine?

        /// A page of a character's friends.
        ///
        /// Parent type: FriendsConnection
        struct FriendsConnection_friendsConnection: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection {
          /// The friends of the page with their cursors.
          let all: [FriendsEdge_all?]?

          var endIndex: Int { self.all?.count ?? 0 }

          subscript(position: Int) -> FriendsEdge_all.Node.NodeType? {
            self.all![position]?.node.__node
          }

          /// A friend on a page.
          ///
          /// Parent type: FriendsEdge
          struct FriendsEdge_all: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionEdge {
            /// What to give as `after` to have the page that begins behind this friend.
            let cursor: String

            /// The friend.
            let friend: Character_friend?

            var node: Character_friend? { self.friend }

            /// A character of the saga.
            ///
            /// Parent type: Character
            enum Character_friend: InlineGraphQL.ResponseObject, Swift.CustomReflectable, InlineGraphQL.ConnectionNode, __SharedView {
              case droid(AsDroid)
              /// An object that no other case applies to, such as one of a type that the schema does not have.
              case __other(Other)


              /// The name of the character.
              var name: String { self.__storage.fields.name }

              var asDroid: AsDroid? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

              /// Parent type: Droid
              struct AsDroid: InlineGraphQL.ResponseView {
                /// The name of the character.
                var name: String { self.__storage.fields.name }

                /// What the droid is made for.
                var primaryFunction: String? { self.__storage.fields.primaryFunction }

                var __typename: String { self.__storage.fields.__typename }
                let __storage: __Storage
                typealias __Stored = (__storage: __Storage, __shown: (name: String, primaryFunction: String?), __on_Droid: ())
                init(__storage: __Storage) { self.__storage = __storage }
              }

              /// Parent type: Character
              struct Other: InlineGraphQL.ResponseView {
                /// The name of the character.
                var name: String { self.__storage.fields.name }

                var __typename: String { self.__storage.fields.__typename }
                let __storage: __Storage
                typealias __Stored = (__storage: __Storage, __shown: (name: String, ()), __on_Character: ())
                init(__storage: __Storage) { self.__storage = __storage }
              }

              var __typename: String { self.__storage.fields.__typename }
              typealias __Storage = __SharedFields<__Fields>
              typealias __Stored = (__shown: (droid: (__types_0: AsDroid, ()), __other: (__always: Other, ())), __on_Character: ())

              var __storage: __Storage {
                switch self {
                case .droid(let view): view.__storage
                case .__other(let view): view.__storage
                }
              }

              init(__storage: __Storage) {
                if __storage.fields.__matches[0] {
                  self = .droid(.init(__storage: __storage))
                  return
                }
                self = .__other(.init(__storage: __storage))
              }

              @_implements(Swift.Equatable, ==(_:_:))
              static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

              func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }

              init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                self.init(__storage: try .init(from: &reader))
              }

              struct __Fields: __ResponseFields {
                let name: String
                let primaryFunction: String?

                let __typename: String
                static let __conditions: __TypeConditions = .init("Droid")
                let __matches: __TypeConditions.Matches
                typealias __Stored = (name: String, primaryFunction: String?, __typename: String, __matches: __TypeConditions.Matches, __on_Character: ())

                init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                  var object = try reader.beginObject()
                  let __typename: String = reader.readString("__typename", in: &object)
                  let matches = Self.__conditions.matches(__typename)
                  let name: String = reader.readString("name", in: &object)
                  let primaryFunction: String? = try reader.readNullable("primaryFunction", if: matches.inclusion(0), in: &object)
                  try reader.endObject(&object)
                  self.name = name
                  self.primaryFunction = primaryFunction
                  self.__typename = __typename
                  self.__matches = matches
                }
              }
            }

            typealias __Stored = (cursor: String, friend: Character_friend?, __on_FriendsEdge: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let cursor: String = reader.readID("cursor", in: &object)
              let friend: Character_friend? = reader.readNullable("friend", in: &object)
              try reader.endObject(&object)
              self.cursor = cursor
              self.friend = friend
            }
          }

          typealias __Stored = (all: [FriendsEdge_all?]?, __on_FriendsConnection: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let all: [FriendsEdge_all?]? = reader.readNullable("all", in: &object)
            try reader.endObject(&object)
            self.all = all
          }
        }

        /// A page of a character's friends.
        ///
        /// Parent type: FriendsConnection
        struct FriendsConnection_other: InlineGraphQL.ResponseObject {
          /// The friends of the page with their cursors.
          let edges: [FriendsEdge_edges?]?

          /// A friend on a page.
          ///
          /// Parent type: FriendsEdge
          struct FriendsEdge_edges: InlineGraphQL.ResponseObject {
            /// What to give as `after` to have the page that begins behind this friend.
            let node: String

            /// The friend.
            let friend: Character_friend?

            /// A character of the saga.
            ///
            /// Parent type: Character
            struct Character_friend: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
              /// The name of the character.
              let name: String

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

            typealias __Stored = (node: String, friend: Character_friend?, __on_FriendsEdge: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let node: String = reader.readID("node", in: &object)
              let friend: Character_friend? = reader.readNullable("friend", in: &object)
              try reader.endObject(&object)
              self.node = node
              self.friend = friend
            }
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

        /// A page of a character's friends.
        ///
        /// Parent type: FriendsConnection
        struct FriendsConnection_mine: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection {
          /// The friends of the page with their cursors.
          let all: [FriendsEdge_all?]?

          var endIndex: Int { self.all?.count ?? 0 }

          subscript(position: Int) -> FriendsEdge_all.Node.NodeType? {
            self.all![position]?.node.__node
          }

          /// A friend on a page.
          ///
          /// Parent type: FriendsEdge
          struct FriendsEdge_all: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionEdge {
            /// The friend.
            let at: Character_at?

            var node: Character_at? { self.at }

            /// A character of the saga.
            ///
            /// Parent type: Character
            struct Character_at: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, InlineGraphQL.ConnectionNode {
              /// The ID of the character.
              let id: String

              let __typename: String
              typealias __Stored = (id: String, __typename: String, __on_Character: ())

              init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                var object = try reader.beginObject()
                let __typename: String = reader.readString("__typename", in: &object)
                let id: String = reader.readID("id", in: &object)
                try reader.endObject(&object)
                self.id = id
                self.__typename = __typename
              }
            }

            typealias __Stored = (at: Character_at?, __on_FriendsEdge: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let at: Character_at? = reader.readNullable("at", in: &object)
              try reader.endObject(&object)
              self.at = at
            }
          }

          typealias __Stored = (all: [FriendsEdge_all?]?, __on_FriendsConnection: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let all: [FriendsEdge_all?]? = reader.readNullable("all", in: &object)
            try reader.endObject(&object)
            self.all = all
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("Human")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (friendsConnection: FriendsConnection_friendsConnection, other: FriendsConnection_other, mine: FriendsConnection_mine?, __typename: String, __matches: __TypeConditions.Matches, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let friendsConnection: FriendsConnection_friendsConnection = try reader.read("friendsConnection", in: &object)
          let other: FriendsConnection_other = try reader.read("other", in: &object)
          let mine: FriendsConnection_mine? = try reader.read("mine", if: matches.inclusion(0), in: &object)
          try reader.endObject(&object)
          self.friendsConnection = friendsConnection
          self.other = other
          self.mine = mine
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    typealias __Stored = (hero: Character_hero?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      try reader.endObject(&object)
      self.hero = hero
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "AliasedConnections", typeConditions: "0=Droid;1=Human", wholeDefinition: """
      query AliasedConnections{\
      hero{\
      __typename \
      friendsConnection(first:3)@connection(key:\"AliasedConnections_friendsConnection\"){\
      __typename \
      all:edges{__typename cursor friend:node{__typename name ...on Droid{primaryFunction}id}}\
      pageInfo{__typename endCursor hasNextPage}\
      }\
      other:friendsConnection(first:3)@connection(key:\"AliasedConnections_other\"){\
      __typename \
      edges{__typename node:cursor friend:node{__typename name id}}\
      pageInfo{__typename endCursor hasNextPage}\
      }\
      ...on Human{\
      mine:friendsConnection(first:1)@connection(key:\"AliasedConnections_mine\"){\
      __typename \
      all:edges{__typename at:node{__typename id}cursor}\
      pageInfo{__typename endCursor hasNextPage}\
      }\
      }\
      id\
      }\
      }
      """, definition: """
      query AliasedConnections{\
      hero{\
      __typename \
      friendsConnection(first:3){\
      __typename \
      all:edges{__typename cursor friend:node{__typename name ...on Droid{primaryFunction}id}}\
      pageInfo{__typename endCursor hasNextPage}\
      }\
      other:friendsConnection(first:3){\
      __typename \
      edges{__typename node:cursor friend:node{__typename name id}}\
      pageInfo{__typename endCursor hasNextPage}\
      }\
      ...on Human{\
      mine:friendsConnection(first:1){\
      __typename \
      all:edges{__typename at:node{__typename id}cursor}\
      pageInfo{__typename endCursor hasNextPage}\
      }\
      }\
      id\
      }\
      }
      """)
  }
}
