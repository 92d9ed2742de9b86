struct Connections: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(all: Bool) {
    self.init(variables: .init(all: all))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?

    /// A character of the saga.
    ///
    /// Parent type: Character
    enum Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case droid(AsDroid)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)


      /// The friends of the character, page by page.
      var friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection { self.__storage.fields.friendsConnection }

      /// The friends of the character, page by page.
      var more: Data.Character_hero.FriendsConnection_more { .init(__storage: self.__storage.fields.more) }

      /// The friends of the character, page by page.
      var `some`: Data.Character_hero.__Fields.FriendsConnection_some { self.__storage.fields.`some` }

      var asDroid: AsDroid? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      typealias FriendsConnection_friendsConnection = Data.Character_hero.__Fields.FriendsConnection_friendsConnection
      typealias FriendsConnection_some = Data.Character_hero.__Fields.FriendsConnection_some

      /// A page of a character's friends.
      ///
      /// Parent type: FriendsConnection
      struct FriendsConnection_more: InlineGraphQL.ResponseView, InlineGraphQL.ConnectionCollection {
        /// The friends of the page with their cursors.
        var edges: [Data.Character_hero.FriendsConnection_more.FriendsEdge_edges?]? { self.__storage.fields.edges.map { $0.map { $0.map { .init(__storage: $0) } } } }

        var endIndex: Int { self.edges?.count ?? 0 }

        subscript(position: Int) -> Data.Character_hero.FriendsConnection_more.FriendsEdge_edges.Node.NodeType? {
          self.edges![position]?.node.__node
        }

        /// A friend on a page.
        ///
        /// Parent type: FriendsEdge
        struct FriendsEdge_edges: InlineGraphQL.ResponseView, InlineGraphQL.ConnectionEdge {
          /// The friend.
          var node: Data.Character_hero.FriendsConnection_more.FriendsEdge_edges.Character_node? { self.__storage.fields.node.map { .init(__storage: $0) } }

          /// A character of the saga.
          ///
          /// Parent type: Character
          struct Character_node: InlineGraphQL.ResponseView, InlineGraphQL.ConnectionNode {
            /// The name of the character.
            var __node_2: String { self.__storage.fields.__node_2 }

            var __typename: String { self.__storage.fields.__typename }
            typealias __Storage = __SharedFields<Data.Character_hero.__Fields.FriendsConnection_more.FriendsEdge_edges.Character_node>
            let __storage: __Storage
            typealias __Stored = (__storage: __Storage, __shown: (__node_2: String, ()), __on_Character: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          var __typename: String { self.__storage.fields.__typename }
          typealias __Storage = __SharedFields<Data.Character_hero.__Fields.FriendsConnection_more.FriendsEdge_edges>
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (node: Data.Character_hero.FriendsConnection_more.FriendsEdge_edges.Character_node?, ()), __on_FriendsEdge: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        typealias __Storage = __SharedFields<Data.Character_hero.__Fields.FriendsConnection_more>
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (edges: [Data.Character_hero.FriendsConnection_more.FriendsEdge_edges?]?, ()), __on_FriendsConnection: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Droid
      struct AsDroid: InlineGraphQL.ResponseView {
        /// The friends of the character, page by page.
        var friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection { self.__storage.fields.friendsConnection }

        /// The friends of the character, page by page.
        var more: Data.Character_hero.AsDroid.FriendsConnection_more { .init(__storage: self.__storage.fields.more) }

        /// The friends of the character, page by page.
        var `some`: Data.Character_hero.__Fields.FriendsConnection_some { self.__storage.fields.`some` }

        typealias FriendsConnection_friendsConnection = Data.Character_hero.__Fields.FriendsConnection_friendsConnection
        typealias FriendsConnection_some = Data.Character_hero.__Fields.FriendsConnection_some

        /// A page of a character's friends.
        ///
        /// Parent type: FriendsConnection
        struct FriendsConnection_more: InlineGraphQL.ResponseView, InlineGraphQL.ConnectionCollection {
          /// The friends of the page with their cursors.
          var edges: [Data.Character_hero.AsDroid.FriendsConnection_more.FriendsEdge_edges?]? { self.__storage.fields.edges.map { $0.map { $0.map { .init(__storage: $0) } } } }

          var endIndex: Int { self.edges?.count ?? 0 }

          subscript(position: Int) -> Data.Character_hero.AsDroid.FriendsConnection_more.FriendsEdge_edges.Node.NodeType? {
            self.edges![position]?.node.__node
          }

          /// A friend on a page.
          ///
          /// Parent type: FriendsEdge
          struct FriendsEdge_edges: InlineGraphQL.ResponseView, InlineGraphQL.ConnectionEdge {
            /// The friend.
            var node: Data.Character_hero.AsDroid.FriendsConnection_more.FriendsEdge_edges.Character_node? { self.__storage.fields.node.map { .init(__storage: $0) } }

            /// A character of the saga.
            ///
            /// Parent type: Character
            struct Character_node: InlineGraphQL.ResponseView, InlineGraphQL.ConnectionNode {
              /// The name of the character.
              var __node_2: String { self.__storage.fields.__node_2 }

              /// The episodes that the character appears in.
              var appearsIn: [StarWars.Episode?] { self.__storage.fields.appearsIn! }

              var __typename: String { self.__storage.fields.__typename }
              typealias __Storage = __SharedFields<Data.Character_hero.__Fields.FriendsConnection_more.FriendsEdge_edges.Character_node>
              let __storage: __Storage
              typealias __Stored = (__storage: __Storage, __shown: (__node_2: String, appearsIn: [StarWars.Episode?]), __on_Character: ())
              init(__storage: __Storage) { self.__storage = __storage }
            }

            var __typename: String { self.__storage.fields.__typename }
            typealias __Storage = __SharedFields<Data.Character_hero.__Fields.FriendsConnection_more.FriendsEdge_edges>
            let __storage: __Storage
            typealias __Stored = (__storage: __Storage, __shown: (node: Data.Character_hero.AsDroid.FriendsConnection_more.FriendsEdge_edges.Character_node?, ()), __on_FriendsEdge: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          var __typename: String { self.__storage.fields.__typename }
          typealias __Storage = __SharedFields<Data.Character_hero.__Fields.FriendsConnection_more>
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (edges: [Data.Character_hero.AsDroid.FriendsConnection_more.FriendsEdge_edges?]?, ()), __on_FriendsConnection: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection, more: Data.Character_hero.AsDroid.FriendsConnection_more, `some`: Data.Character_hero.__Fields.FriendsConnection_some), __on_Droid: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Other: InlineGraphQL.ResponseView {
        /// The friends of the character, page by page.
        var friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection { self.__storage.fields.friendsConnection }

        /// The friends of the character, page by page.
        var more: Data.Character_hero.FriendsConnection_more { .init(__storage: self.__storage.fields.more) }

        /// The friends of the character, page by page.
        var `some`: Data.Character_hero.__Fields.FriendsConnection_some { self.__storage.fields.`some` }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection, more: Data.Character_hero.FriendsConnection_more, `some`: Data.Character_hero.__Fields.FriendsConnection_some), __on_Character: ())
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
        let friendsConnection: FriendsConnection_friendsConnection
        let more: __SharedFields<FriendsConnection_more>
        let `some`: FriendsConnection_some

        /// A page of a character's friends.
        ///
        /// Parent type: FriendsConnection
        struct FriendsConnection_friendsConnection: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection, __RenamedMembers {
          /// How many friends there are on all pages.
          let count_2: Int?

          /// The friends of the page with their cursors.
          let edges: [FriendsEdge_edges?]?

          /// Where the page stands among the others.
          let pageInfo: PageInfo_pageInfo

          var endIndex: Int { self.edges?.count ?? 0 }

          subscript(position: Int) -> FriendsEdge_edges.Node.NodeType? {
            self.edges![position]?.node.__node
          }

          /// A friend on a page.
          ///
          /// Parent type: FriendsEdge
          struct FriendsEdge_edges: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionEdge {
            /// What to give as `after` to have the page that begins behind this friend.
            let cursor: String

            /// The friend.
            let node: Character_node?

            /// A character of the saga.
            ///
            /// Parent type: Character
            enum Character_node: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, InlineGraphQL.ConnectionNode, __SharedView {
              case droid(AsDroid)
              /// An object that no other case applies to, such as one of a type that the schema does not have.
              case __other(Other)


              /// The ID of the character.
              var id: String { self.__storage.fields.id }

              var asDroid: AsDroid? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

              /// Parent type: Droid
              struct AsDroid: InlineGraphQL.ResponseView, Swift.Identifiable {
                /// The ID of the character.
                var id: String { self.__storage.fields.id }

                /// What the droid is made for.
                var primaryFunction: String? { self.__storage.fields.primaryFunction }

                var __typename: String { self.__storage.fields.__typename }
                let __storage: __Storage
                typealias __Stored = (__storage: __Storage, __shown: (id: String, primaryFunction: String?), __on_Droid: ())
                init(__storage: __Storage) { self.__storage = __storage }
              }

              /// Parent type: Character
              struct Other: InlineGraphQL.ResponseView, Swift.Identifiable {
                /// The ID of the character.
                var id: String { self.__storage.fields.id }

                var __typename: String { self.__storage.fields.__typename }
                let __storage: __Storage
                typealias __Stored = (__storage: __Storage, __shown: (id: String, ()), __on_Character: ())
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
                let id: String
                let primaryFunction: String?

                let __typename: String
                static let __conditions: __TypeConditions = .init("Droid")
                let __matches: __TypeConditions.Matches
                typealias __Stored = (id: String, primaryFunction: String?, __typename: String, __matches: __TypeConditions.Matches, __on_Character: ())

                init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                  var object = try reader.beginObject()
                  let __typename: String = reader.readString("__typename", in: &object)
                  let matches = Self.__conditions.matches(__typename)
                  let id: String = reader.readID("id", in: &object)
                  let primaryFunction: String? = try reader.readNullable("primaryFunction", if: matches.inclusion(0), in: &object)
                  try reader.endObject(&object)
                  self.id = id
                  self.primaryFunction = primaryFunction
                  self.__typename = __typename
                  self.__matches = matches
                }
              }
            }

            typealias __Stored = (cursor: String, node: Character_node?, __on_FriendsEdge: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let cursor: String = reader.readID("cursor", in: &object)
              let node: Character_node? = reader.readNullable("node", in: &object)
              try reader.endObject(&object)
              self.cursor = cursor
              self.node = node
            }
          }

          /// Where a page stands among the others.
          ///
          /// Parent type: PageInfo
          struct PageInfo_pageInfo: InlineGraphQL.ResponseObject {
            /// Whether there are more items behind the last one.
            let hasNextPage: Bool

            typealias __Stored = (hasNextPage: Bool, __on_PageInfo: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let hasNextPage: Bool = reader.readBool("hasNextPage", in: &object)
              try reader.endObject(&object)
              self.hasNextPage = hasNextPage
            }
          }

          static var __responseKeys: [String: String] { ["count_2": "count"] }
          typealias __Stored = (count_2: Int?, edges: [FriendsEdge_edges?]?, pageInfo: PageInfo_pageInfo, __on_FriendsConnection: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let count_2: Int? = reader.readNullableInt("count", in: &object)
            let edges: [FriendsEdge_edges?]? = reader.readNullable("edges", in: &object)
            let pageInfo: PageInfo_pageInfo = try reader.read("pageInfo", in: &object)
            try reader.endObject(&object)
            self.count_2 = count_2
            self.edges = edges
            self.pageInfo = pageInfo
          }
        }

        struct FriendsConnection_more: __ResponseFields {
          let edges: [__SharedFields<FriendsEdge_edges>?]?

          struct FriendsEdge_edges: __ResponseFields {
            let node: __SharedFields<Character_node>?

            struct Character_node: __ResponseFields, __RenamedMembers {
              let __node_2: String
              let appearsIn: [StarWars.Episode?]?

              let __typename: String
              static var __responseKeys: [String: String] { ["__node_2": "__node"] }
              typealias __Stored = (__node_2: String, appearsIn: [StarWars.Episode?]?, __typename: String, __on_Character: ())

              init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                var object = try reader.beginObject()
                let __typename: String = reader.readString("__typename", in: &object)
                let __node_2: String = reader.readString("__node", in: &object)
                let appearsIn: [StarWars.Episode?]? = try reader.read("appearsIn", if: reader.isOuterType(0, up: 0), in: &object)
                try reader.endObject(&object)
                self.__node_2 = __node_2
                self.appearsIn = appearsIn
                self.__typename = __typename
              }
            }

            typealias __Stored = (node: __SharedFields<Character_node>?, __on_FriendsEdge: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let node: __SharedFields<Character_node>? = reader.readNullable("node", in: &object)
              try reader.endObject(&object)
              self.node = node
            }
          }

          typealias __Stored = (edges: [__SharedFields<FriendsEdge_edges>?]?, __on_FriendsConnection: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let edges: [__SharedFields<FriendsEdge_edges>?]? = reader.readNullable("edges", in: &object)
            try reader.endObject(&object)
            self.edges = edges
          }
        }

        /// A page of a character's friends.
        ///
        /// Parent type: FriendsConnection
        struct FriendsConnection_some: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection {
          /// The friends of the page with their cursors.
          let edges: [FriendsEdge_edges?]?

          var endIndex: Int { self.edges?.count ?? 0 }

          subscript(position: Int) -> FriendsEdge_edges.Node.NodeType? {
            self.edges![position]?.node.__node
          }

          /// A friend on a page.
          ///
          /// Parent type: FriendsEdge
          struct FriendsEdge_edges: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionEdge {
            /// The friend.
            let node: Character_node?

            /// A character of the saga.
            ///
            /// Parent type: Character
            struct Character_node: InlineGraphQL.ResponseObject, Swift.CustomReflectable, InlineGraphQL.ConnectionNode {
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

            typealias __Stored = (node: Character_node?, __on_FriendsEdge: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let node: Character_node? = reader.readNullable("node", in: &object)
              try reader.endObject(&object)
              self.node = node
            }
          }

          typealias __Stored = (edges: [FriendsEdge_edges?]?, __on_FriendsConnection: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let edges: [FriendsEdge_edges?]? = try reader.readNullable("edges", if: reader.isTrue("all"), in: &object)
            try reader.endObject(&object)
            self.edges = edges
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("Droid")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (friendsConnection: FriendsConnection_friendsConnection, more: __SharedFields<FriendsConnection_more>, `some`: FriendsConnection_some, __typename: String, __matches: __TypeConditions.Matches, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          reader.enter(matches)
          let friendsConnection: FriendsConnection_friendsConnection = try reader.read("friendsConnection", in: &object)
          let more: __SharedFields<FriendsConnection_more> = try reader.read("more", in: &object)
          let `some`: FriendsConnection_some = try reader.read("some", in: &object)
          reader.leave()
          try reader.endObject(&object)
          self.friendsConnection = friendsConnection
          self.more = more
          self.`some` = `some`
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

  struct Variables: InlineGraphQL.GraphQLVariables {
    var all: Bool

    init(all: Bool) {
      self.all = all
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("all", self.all)
    }
  }

  static var node: __OperationNode {
    .init(name: "Connections", typeConditions: "0=Droid;1=Droid", wholeDefinition: """
      query Connections($all:Boolean!){\
      hero{\
      __typename \
      friendsConnection(first:3)@connection(key:\"Connections_friendsConnection\"){\
      __typename \
      count:totalCount \
      edges{__typename cursor node{__typename id ...on Droid{primaryFunction}}}\
      pageInfo{__typename hasNextPage endCursor}\
      }\
      more:friendsConnection(first:9)@connection(key:\"Connections_more\" filters:[]){\
      __typename \
      edges{__typename node{__typename __node:name id}cursor}\
      pageInfo{__typename endCursor hasNextPage}\
      }\
      some:friendsConnection(first:1)@connection(key:\"Connections_some\"){\
      __typename \
      edges@include(if:$all){__typename node{__typename name id}cursor}\
      pageInfo{__typename endCursor hasNextPage}\
      }\
      ...on Droid{\
      more:friendsConnection(first:9){__typename edges{__typename node{__typename appearsIn id}}}\
      }\
      id\
      }\
      }
      """, definition: """
      query Connections($all:Boolean!){\
      hero{\
      __typename \
      friendsConnection(first:3){\
      __typename \
      count:totalCount \
      edges{__typename cursor node{__typename id ...on Droid{primaryFunction}}}\
      pageInfo{__typename hasNextPage endCursor}\
      }\
      more:friendsConnection(first:9){\
      __typename \
      edges{__typename node{__typename __node:name id}cursor}\
      pageInfo{__typename endCursor hasNextPage}\
      }\
      some:friendsConnection(first:1){\
      __typename \
      edges@include(if:$all){__typename node{__typename name id}cursor}\
      pageInfo{__typename endCursor hasNextPage}\
      }\
      ...on Droid{\
      more:friendsConnection(first:9){__typename edges{__typename node{__typename appearsIn id}}}\
      }\
      id\
      }\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("all", self.variables.all)] }
}
