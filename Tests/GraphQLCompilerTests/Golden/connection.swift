struct Connections: InlineGraphQL.GraphQLQuery {
  struct Variables: InlineGraphQL.GraphQLVariables {
    var all: Swift.Bool
    init(all: Swift.Bool) {
      self.all = all
    }
    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("all", self.all)
    }
  }
  static var operationName: Swift.String { "Connections" }
  static var definition: Swift.String { "query Connections($all:Boolean!){hero{__typename friendsConnection(first:3){__typename count:totalCount edges{__typename cursor node{__typename id ...on Droid{primaryFunction}}}pageInfo{__typename hasNextPage}}more:friendsConnection(first:9){__typename edges{__typename node{__typename __node:name id}}}some:friendsConnection(first:1){__typename edges@include(if:$all){__typename node{__typename name id}}}...on Droid{more:friendsConnection(first:9){__typename edges{__typename node{__typename appearsIn id}}}}id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: Variables
  init(all: Swift.Bool) {
    self.init(variables: .init(all: all))
  }
  init(variables: Variables) { self.variables = variables }
  var booleanVariables: [InlineGraphQL.__BooleanVariable] { [.init("all", self.variables.all)] }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?
    typealias __Stored = (hero: Character_hero?, ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      try reader.endObject(&object)
      self.hero = hero
    }
    /// A character of the saga.
    enum Character_hero: InlineGraphQL.ResponseObject, InlineGraphQL.__SharedView {
      case droid(Data.Character_hero.AsDroid)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Character_hero.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields> {
        switch self {
        case .droid(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }
      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Swift.Bool {
        left.__storage == right.__storage
      }
      func hash(into hasher: inout Swift.Hasher) {
        self.__storage.hash(into: &hasher)
      }
      static var __parentType: Swift.String { "Character" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      /// The friends of the character, page by page.
      var friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection { self.__storage.fields.friendsConnection }
      /// The friends of the character, page by page.
      var more: Data.Character_hero.FriendsConnection_more { .init(__storage: self.__storage.fields.more) }
      /// The friends of the character, page by page.
      var `some`: Data.Character_hero.__Fields.FriendsConnection_some { self.__storage.fields.`some` }
      var asDroid: Data.Character_hero.AsDroid? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>) {
        if __storage.fields.__matches[0] {
          self = .droid(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Droid")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let friendsConnection: FriendsConnection_friendsConnection
        let more: InlineGraphQL.__SharedFields<FriendsConnection_more>
        let `some`: FriendsConnection_some
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, friendsConnection: FriendsConnection_friendsConnection, more: InlineGraphQL.__SharedFields<FriendsConnection_more>, `some`: FriendsConnection_some)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          reader.enter(matches)
          let friendsConnection: FriendsConnection_friendsConnection = try reader.read("friendsConnection", in: &object)
          let more: InlineGraphQL.__SharedFields<FriendsConnection_more> = try reader.read("more", in: &object)
          let `some`: FriendsConnection_some = try reader.read("some", in: &object)
          reader.leave()
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.friendsConnection = friendsConnection
          self.more = more
          self.`some` = `some`
        }
        /// A page of a character's friends.
        struct FriendsConnection_friendsConnection: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection, InlineGraphQL.__RenamedMembers {
          static var __parentType: Swift.String { "FriendsConnection" }
          var endIndex: Swift.Int { self.edges?.count ?? 0 }
          subscript(position: Swift.Int) -> FriendsEdge_edges.Node.NodeType? {
            self.edges![position]?.node.__node
          }
          static var __responseKeys: [Swift.String: Swift.String] { ["count_2": "count"] }
          /// How many friends there are on all pages.
          let count_2: Swift.Int?
          /// The friends of the page with their cursors.
          let edges: [FriendsEdge_edges?]?
          /// Where the page stands among the others.
          let pageInfo: PageInfo_pageInfo
          typealias __Stored = (count_2: Swift.Int?, edges: [FriendsEdge_edges?]?, pageInfo: PageInfo_pageInfo)
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let count_2: Swift.Int? = reader.readNullableInt("count", in: &object)
            let edges: [FriendsEdge_edges?]? = reader.readNullable("edges", in: &object)
            let pageInfo: PageInfo_pageInfo = try reader.read("pageInfo", in: &object)
            try reader.endObject(&object)
            self.count_2 = count_2
            self.edges = edges
            self.pageInfo = pageInfo
          }
          /// A friend on a page.
          struct FriendsEdge_edges: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionEdge {
            static var __parentType: Swift.String { "FriendsEdge" }
            /// What to give as `after` to have the page that begins behind this friend.
            let cursor: Swift.String
            /// The friend.
            let node: Character_node?
            typealias __Stored = (cursor: Swift.String, node: Character_node?)
            init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let cursor: Swift.String = reader.readID("cursor", in: &object)
              let node: Character_node? = reader.readNullable("node", in: &object)
              try reader.endObject(&object)
              self.cursor = cursor
              self.node = node
            }
            /// A character of the saga.
            enum Character_node: InlineGraphQL.ResponseObject, Swift.Identifiable, InlineGraphQL.ConnectionNode, InlineGraphQL.__SharedView {
              case droid(Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_edges.Character_node.AsDroid)
              /// What no case applies to, types that the schema does not have among it.
              case __other(Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_edges.Character_node.Other)
              var __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_edges.Character_node.__Fields> {
                switch self {
                case .droid(let view): view.__storage
                case .__other(let view): view.__storage
                }
              }
              @_implements(Swift.Equatable, ==(_:_:))
              static func __areEqual(_ left: Self, _ right: Self) -> Swift.Bool {
                left.__storage == right.__storage
              }
              func hash(into hasher: inout Swift.Hasher) {
                self.__storage.hash(into: &hasher)
              }
              static var __parentType: Swift.String { "Character" }
              var __typename: Swift.String { self.__storage.fields.__typename }
              /// The ID of the character.
              var id: Swift.String { self.__storage.fields.id }
              var asDroid: Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_edges.Character_node.AsDroid? {
                self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
              }
              init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
              }
              init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_edges.Character_node.__Fields>) {
                if __storage.fields.__matches[0] {
                  self = .droid(.init(__storage: __storage))
                  return
                }
                self = .__other(.init(__storage: __storage))
              }
              struct __Fields: InlineGraphQL.__ResponseFields {
                let __typename: Swift.String
                static let __conditions = InlineGraphQL.__TypeConditions("Droid")
                let __matches: InlineGraphQL.__TypeConditions.Matches
                let id: Swift.String
                let primaryFunction: Swift.String?
                typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, id: Swift.String, primaryFunction: Swift.String?)
                init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                  var object = try reader.beginObject()
                  let __typename: Swift.String = reader.readString("__typename", in: &object)
                  let matches = Self.__conditions.matches(__typename)
                  let id: Swift.String = reader.readID("id", in: &object)
                  let primaryFunction: Swift.String? = try reader.readNullable("primaryFunction", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
                  try reader.endObject(&object)
                  self.__typename = __typename
                  self.__matches = matches
                  self.id = id
                  self.primaryFunction = primaryFunction
                }
              }
              struct AsDroid: InlineGraphQL.ResponseView, Swift.Identifiable {
                let __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_edges.Character_node.__Fields>
                typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_edges.Character_node.__Fields>, ())
                static var __parentType: Swift.String { "Droid" }
                var __typename: Swift.String { self.__storage.fields.__typename }
                /// The ID of the character.
                var id: Swift.String { self.__storage.fields.id }
                /// What the droid is made for.
                var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
                init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_edges.Character_node.__Fields>) {
                  self.__storage = __storage
                }
              }
              struct Other: InlineGraphQL.ResponseView, Swift.Identifiable {
                let __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_edges.Character_node.__Fields>
                typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_edges.Character_node.__Fields>, ())
                static var __parentType: Swift.String { "Character" }
                var __typename: Swift.String { self.__storage.fields.__typename }
                /// The ID of the character.
                var id: Swift.String { self.__storage.fields.id }
                init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_edges.Character_node.__Fields>) {
                  self.__storage = __storage
                }
              }
            }
          }
          /// Where a page stands among the others.
          struct PageInfo_pageInfo: InlineGraphQL.ResponseObject {
            static var __parentType: Swift.String { "PageInfo" }
            /// Whether there are more items behind the last one.
            let hasNextPage: Swift.Bool
            typealias __Stored = (hasNextPage: Swift.Bool, ())
            init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let hasNextPage: Swift.Bool = reader.readBool("hasNextPage", in: &object)
              try reader.endObject(&object)
              self.hasNextPage = hasNextPage
            }
          }
        }
        struct FriendsConnection_more: InlineGraphQL.__ResponseFields {
          var __typename: Swift.String { "FriendsConnection" }
          let edges: [InlineGraphQL.__SharedFields<FriendsEdge_edges>?]?
          typealias __Stored = (edges: [InlineGraphQL.__SharedFields<FriendsEdge_edges>?]?, ())
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let edges: [InlineGraphQL.__SharedFields<FriendsEdge_edges>?]? = reader.readNullable("edges", in: &object)
            try reader.endObject(&object)
            self.edges = edges
          }
          struct FriendsEdge_edges: InlineGraphQL.__ResponseFields {
            var __typename: Swift.String { "FriendsEdge" }
            let node: InlineGraphQL.__SharedFields<Character_node>?
            typealias __Stored = (node: InlineGraphQL.__SharedFields<Character_node>?, ())
            init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let node: InlineGraphQL.__SharedFields<Character_node>? = reader.readNullable("node", in: &object)
              try reader.endObject(&object)
              self.node = node
            }
            struct Character_node: InlineGraphQL.__ResponseFields, InlineGraphQL.__RenamedMembers {
              static var __responseKeys: [Swift.String: Swift.String] { ["__node_2": "__node"] }
              let __typename: Swift.String
              let __node_2: Swift.String
              let appearsIn: [StarWars.Episode?]?
              typealias __Stored = (__typename: Swift.String, __node_2: Swift.String, appearsIn: [StarWars.Episode?]?)
              init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                var object = try reader.beginObject()
                let __typename: Swift.String = reader.readString("__typename", in: &object)
                let __node_2: Swift.String = reader.readString("__node", in: &object)
                let appearsIn: [StarWars.Episode?]? = try reader.read("appearsIn", if: reader.isOuterType(0, up: 0), in: &object)
                try reader.endObject(&object)
                self.__typename = __typename
                self.__node_2 = __node_2
                self.appearsIn = appearsIn
              }
            }
          }
        }
        /// A page of a character's friends.
        struct FriendsConnection_some: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection {
          static var __parentType: Swift.String { "FriendsConnection" }
          var endIndex: Swift.Int { self.edges?.count ?? 0 }
          subscript(position: Swift.Int) -> FriendsEdge_edges.Node.NodeType? {
            self.edges![position]?.node.__node
          }
          /// The friends of the page with their cursors.
          let edges: [FriendsEdge_edges?]?
          typealias __Stored = (edges: [FriendsEdge_edges?]?, ())
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let edges: [FriendsEdge_edges?]? = try reader.readNullable("edges", if: reader.isTrue("all"), in: &object)
            try reader.endObject(&object)
            self.edges = edges
          }
          /// A friend on a page.
          struct FriendsEdge_edges: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionEdge {
            static var __parentType: Swift.String { "FriendsEdge" }
            /// The friend.
            let node: Character_node?
            typealias __Stored = (node: Character_node?, ())
            init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let node: Character_node? = reader.readNullable("node", in: &object)
              try reader.endObject(&object)
              self.node = node
            }
            /// A character of the saga.
            struct Character_node: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionNode {
              static var __parentType: Swift.String { "Character" }
              let __typename: Swift.String
              /// The name of the character.
              let name: Swift.String
              typealias __Stored = (__typename: Swift.String, name: Swift.String)
              init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                var object = try reader.beginObject()
                let __typename: Swift.String = reader.readString("__typename", in: &object)
                let name: Swift.String = reader.readString("name", in: &object)
                try reader.endObject(&object)
                self.__typename = __typename
                self.name = name
              }
            }
          }
        }
      }
      typealias FriendsConnection_friendsConnection = Data.Character_hero.__Fields.FriendsConnection_friendsConnection
      typealias FriendsConnection_some = Data.Character_hero.__Fields.FriendsConnection_some
      /// A page of a character's friends.
      struct FriendsConnection_more: InlineGraphQL.ResponseView, InlineGraphQL.ConnectionCollection {
        let __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more>, ())
        static var __parentType: Swift.String { "FriendsConnection" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// The friends of the page with their cursors.
        var edges: [Data.Character_hero.FriendsConnection_more.FriendsEdge_edges?]? { self.__storage.fields.edges.map { $0.map { $0.map { .init(__storage: $0) } } } }
        var endIndex: Swift.Int { self.edges?.count ?? 0 }
        subscript(position: Swift.Int) -> Data.Character_hero.FriendsConnection_more.FriendsEdge_edges.Node.NodeType? {
          self.edges![position]?.node.__node
        }
        init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more>) {
          self.__storage = __storage
        }
        /// A friend on a page.
        struct FriendsEdge_edges: InlineGraphQL.ResponseView, InlineGraphQL.ConnectionEdge {
          let __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more.FriendsEdge_edges>
          typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more.FriendsEdge_edges>, ())
          static var __parentType: Swift.String { "FriendsEdge" }
          var __typename: Swift.String { self.__storage.fields.__typename }
          /// The friend.
          var node: Data.Character_hero.FriendsConnection_more.FriendsEdge_edges.Character_node? { self.__storage.fields.node.map { .init(__storage: $0) } }
          init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more.FriendsEdge_edges>) {
            self.__storage = __storage
          }
          /// A character of the saga.
          struct Character_node: InlineGraphQL.ResponseView, InlineGraphQL.ConnectionNode {
            let __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more.FriendsEdge_edges.Character_node>
            typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more.FriendsEdge_edges.Character_node>, ())
            static var __parentType: Swift.String { "Character" }
            var __typename: Swift.String { self.__storage.fields.__typename }
            /// The name of the character.
            var __node_2: Swift.String { self.__storage.fields.__node_2 }
            init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more.FriendsEdge_edges.Character_node>) {
              self.__storage = __storage
            }
          }
        }
      }
      struct AsDroid: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>, ())
        static var __parentType: Swift.String { "Droid" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// The friends of the character, page by page.
        var friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection { self.__storage.fields.friendsConnection }
        /// The friends of the character, page by page.
        var more: Data.Character_hero.AsDroid.FriendsConnection_more { .init(__storage: self.__storage.fields.more) }
        /// The friends of the character, page by page.
        var `some`: Data.Character_hero.__Fields.FriendsConnection_some { self.__storage.fields.`some` }
        init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>) {
          self.__storage = __storage
        }
        typealias FriendsConnection_friendsConnection = Data.Character_hero.__Fields.FriendsConnection_friendsConnection
        typealias FriendsConnection_some = Data.Character_hero.__Fields.FriendsConnection_some
        /// A page of a character's friends.
        struct FriendsConnection_more: InlineGraphQL.ResponseView, InlineGraphQL.ConnectionCollection {
          let __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more>
          typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more>, ())
          static var __parentType: Swift.String { "FriendsConnection" }
          var __typename: Swift.String { self.__storage.fields.__typename }
          /// The friends of the page with their cursors.
          var edges: [Data.Character_hero.AsDroid.FriendsConnection_more.FriendsEdge_edges?]? { self.__storage.fields.edges.map { $0.map { $0.map { .init(__storage: $0) } } } }
          var endIndex: Swift.Int { self.edges?.count ?? 0 }
          subscript(position: Swift.Int) -> Data.Character_hero.AsDroid.FriendsConnection_more.FriendsEdge_edges.Node.NodeType? {
            self.edges![position]?.node.__node
          }
          init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more>) {
            self.__storage = __storage
          }
          /// A friend on a page.
          struct FriendsEdge_edges: InlineGraphQL.ResponseView, InlineGraphQL.ConnectionEdge {
            let __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more.FriendsEdge_edges>
            typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more.FriendsEdge_edges>, ())
            static var __parentType: Swift.String { "FriendsEdge" }
            var __typename: Swift.String { self.__storage.fields.__typename }
            /// The friend.
            var node: Data.Character_hero.AsDroid.FriendsConnection_more.FriendsEdge_edges.Character_node? { self.__storage.fields.node.map { .init(__storage: $0) } }
            init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more.FriendsEdge_edges>) {
              self.__storage = __storage
            }
            /// A character of the saga.
            struct Character_node: InlineGraphQL.ResponseView, InlineGraphQL.ConnectionNode {
              let __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more.FriendsEdge_edges.Character_node>
              typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more.FriendsEdge_edges.Character_node>, ())
              static var __parentType: Swift.String { "Character" }
              var __typename: Swift.String { self.__storage.fields.__typename }
              /// The name of the character.
              var __node_2: Swift.String { self.__storage.fields.__node_2 }
              /// The episodes that the character appears in.
              var appearsIn: [StarWars.Episode?] { self.__storage.fields.appearsIn! }
              init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_more.FriendsEdge_edges.Character_node>) {
                self.__storage = __storage
              }
            }
          }
        }
      }
      struct Other: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>, ())
        static var __parentType: Swift.String { "Character" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// The friends of the character, page by page.
        var friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection { self.__storage.fields.friendsConnection }
        /// The friends of the character, page by page.
        var more: Data.Character_hero.FriendsConnection_more { .init(__storage: self.__storage.fields.more) }
        /// The friends of the character, page by page.
        var `some`: Data.Character_hero.__Fields.FriendsConnection_some { self.__storage.fields.`some` }
        init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>) {
          self.__storage = __storage
        }
      }
    }
  }
}

struct ConnectionPage: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "ConnectionPage",
      typeCondition: "Human",
      definition: "fragment ConnectionPage on Human{__typename friendsConnection(first:3){__typename edges{__typename cursor}}id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some ConnectionPage_Key) { self.fragmentPointer = key.fragment_ConnectionPage }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ConnectionPage: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ConnectionPage else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, ConnectionPage.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype FriendsConnection_friendsConnection: ConnectionPage.Data.FriendsConnection_friendsConnection.Fields
      var friendsConnection: FriendsConnection_friendsConnection { get }
    }
    static var __parentType: Swift.String { "Human" }
    /// The friends of the human, page by page.
    let friendsConnection: FriendsConnection_friendsConnection
    typealias __Stored = (friendsConnection: FriendsConnection_friendsConnection, ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let friendsConnection: FriendsConnection_friendsConnection = try reader.read("friendsConnection", in: &object)
      try reader.endObject(&object)
      self.friendsConnection = friendsConnection
    }
    /// A page of a character's friends.
    struct FriendsConnection_friendsConnection: InlineGraphQL.ResponseObject, ConnectionPage.Data.FriendsConnection_friendsConnection.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        associatedtype FriendsEdge_edges: ConnectionPage.Data.FriendsConnection_friendsConnection.FriendsEdge_edges.Fields
        var edges: [FriendsEdge_edges?]? { get }
      }
      static var __parentType: Swift.String { "FriendsConnection" }
      /// The friends of the page with their cursors.
      let edges: [FriendsEdge_edges?]?
      typealias __Stored = (edges: [FriendsEdge_edges?]?, ())
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let edges: [FriendsEdge_edges?]? = reader.readNullable("edges", in: &object)
        try reader.endObject(&object)
        self.edges = edges
      }
      /// A friend on a page.
      struct FriendsEdge_edges: InlineGraphQL.ResponseObject, ConnectionPage.Data.FriendsConnection_friendsConnection.FriendsEdge_edges.Fields {
        nonisolated protocol Fields: InlineGraphQL.ResponseView {
          var cursor: Swift.String { get }
        }
        static var __parentType: Swift.String { "FriendsEdge" }
        /// What to give as `after` to have the page that begins behind this friend.
        let cursor: Swift.String
        typealias __Stored = (cursor: Swift.String, ())
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let cursor: Swift.String = reader.readID("cursor", in: &object)
          try reader.endObject(&object)
          self.cursor = cursor
        }
      }
    }
  }
}

/// An object that spreads the fragment ``ConnectionPage``.
nonisolated protocol ConnectionPage_Key {
  var fragment_ConnectionPage: InlineGraphQL.FragmentPointer { get }
}

struct AliasedConnections: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "AliasedConnections" }
  static var definition: Swift.String { "query AliasedConnections{hero{__typename friendsConnection(first:3){__typename all:edges{__typename cursor friend:node{__typename name ...on Droid{primaryFunction}id}}}other:friendsConnection(first:3){__typename edges{__typename node:cursor friend:node{__typename name id}}}...on Human{mine:friendsConnection(first:1){__typename all:edges{__typename at:node{__typename id}}}}id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?
    typealias __Stored = (hero: Character_hero?, ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      try reader.endObject(&object)
      self.hero = hero
    }
    /// A character of the saga.
    enum Character_hero: InlineGraphQL.ResponseObject, InlineGraphQL.__SharedView {
      case human(Data.Character_hero.AsHuman)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Character_hero.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields> {
        switch self {
        case .human(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }
      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Swift.Bool {
        left.__storage == right.__storage
      }
      func hash(into hasher: inout Swift.Hasher) {
        self.__storage.hash(into: &hasher)
      }
      static var __parentType: Swift.String { "Character" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      /// The friends of the character, page by page.
      var friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection { self.__storage.fields.friendsConnection }
      /// The friends of the character, page by page.
      var other: Data.Character_hero.__Fields.FriendsConnection_other { self.__storage.fields.other }
      var asHuman: Data.Character_hero.AsHuman? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>) {
        if __storage.fields.__matches[0] {
          self = .human(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Human")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let friendsConnection: FriendsConnection_friendsConnection
        let other: FriendsConnection_other
        let mine: FriendsConnection_mine?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, friendsConnection: FriendsConnection_friendsConnection, other: FriendsConnection_other, mine: FriendsConnection_mine?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let friendsConnection: FriendsConnection_friendsConnection = try reader.read("friendsConnection", in: &object)
          let other: FriendsConnection_other = try reader.read("other", in: &object)
          let mine: FriendsConnection_mine? = try reader.read("mine", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.friendsConnection = friendsConnection
          self.other = other
          self.mine = mine
        }
        /// A page of a character's friends.
        struct FriendsConnection_friendsConnection: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection {
          static var __parentType: Swift.String { "FriendsConnection" }
          var endIndex: Swift.Int { self.all?.count ?? 0 }
          subscript(position: Swift.Int) -> FriendsEdge_all.Node.NodeType? {
            self.all![position]?.node.__node
          }
          /// The friends of the page with their cursors.
          let all: [FriendsEdge_all?]?
          typealias __Stored = (all: [FriendsEdge_all?]?, ())
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let all: [FriendsEdge_all?]? = reader.readNullable("all", in: &object)
            try reader.endObject(&object)
            self.all = all
          }
          /// A friend on a page.
          struct FriendsEdge_all: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionEdge {
            static var __parentType: Swift.String { "FriendsEdge" }
            var node: Character_friend? { self.friend }
            /// What to give as `after` to have the page that begins behind this friend.
            let cursor: Swift.String
            /// The friend.
            let friend: Character_friend?
            typealias __Stored = (cursor: Swift.String, friend: Character_friend?)
            init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let cursor: Swift.String = reader.readID("cursor", in: &object)
              let friend: Character_friend? = reader.readNullable("friend", in: &object)
              try reader.endObject(&object)
              self.cursor = cursor
              self.friend = friend
            }
            /// A character of the saga.
            enum Character_friend: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionNode, InlineGraphQL.__SharedView {
              case droid(Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_all.Character_friend.AsDroid)
              /// What no case applies to, types that the schema does not have among it.
              case __other(Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_all.Character_friend.Other)
              var __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_all.Character_friend.__Fields> {
                switch self {
                case .droid(let view): view.__storage
                case .__other(let view): view.__storage
                }
              }
              @_implements(Swift.Equatable, ==(_:_:))
              static func __areEqual(_ left: Self, _ right: Self) -> Swift.Bool {
                left.__storage == right.__storage
              }
              func hash(into hasher: inout Swift.Hasher) {
                self.__storage.hash(into: &hasher)
              }
              static var __parentType: Swift.String { "Character" }
              var __typename: Swift.String { self.__storage.fields.__typename }
              /// The name of the character.
              var name: Swift.String { self.__storage.fields.name }
              var asDroid: Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_all.Character_friend.AsDroid? {
                self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
              }
              init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
              }
              init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_all.Character_friend.__Fields>) {
                if __storage.fields.__matches[0] {
                  self = .droid(.init(__storage: __storage))
                  return
                }
                self = .__other(.init(__storage: __storage))
              }
              struct __Fields: InlineGraphQL.__ResponseFields {
                let __typename: Swift.String
                static let __conditions = InlineGraphQL.__TypeConditions("Droid")
                let __matches: InlineGraphQL.__TypeConditions.Matches
                let name: Swift.String
                let primaryFunction: Swift.String?
                typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, name: Swift.String, primaryFunction: Swift.String?)
                init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                  var object = try reader.beginObject()
                  let __typename: Swift.String = reader.readString("__typename", in: &object)
                  let matches = Self.__conditions.matches(__typename)
                  let name: Swift.String = reader.readString("name", in: &object)
                  let primaryFunction: Swift.String? = try reader.readNullable("primaryFunction", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
                  try reader.endObject(&object)
                  self.__typename = __typename
                  self.__matches = matches
                  self.name = name
                  self.primaryFunction = primaryFunction
                }
              }
              struct AsDroid: InlineGraphQL.ResponseView {
                let __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_all.Character_friend.__Fields>
                typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_all.Character_friend.__Fields>, ())
                static var __parentType: Swift.String { "Droid" }
                var __typename: Swift.String { self.__storage.fields.__typename }
                /// The name of the character.
                var name: Swift.String { self.__storage.fields.name }
                /// What the droid is made for.
                var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
                init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_all.Character_friend.__Fields>) {
                  self.__storage = __storage
                }
              }
              struct Other: InlineGraphQL.ResponseView {
                let __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_all.Character_friend.__Fields>
                typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_all.Character_friend.__Fields>, ())
                static var __parentType: Swift.String { "Character" }
                var __typename: Swift.String { self.__storage.fields.__typename }
                /// The name of the character.
                var name: Swift.String { self.__storage.fields.name }
                init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields.FriendsConnection_friendsConnection.FriendsEdge_all.Character_friend.__Fields>) {
                  self.__storage = __storage
                }
              }
            }
          }
        }
        /// A page of a character's friends.
        struct FriendsConnection_other: InlineGraphQL.ResponseObject {
          static var __parentType: Swift.String { "FriendsConnection" }
          /// The friends of the page with their cursors.
          let edges: [FriendsEdge_edges?]?
          typealias __Stored = (edges: [FriendsEdge_edges?]?, ())
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let edges: [FriendsEdge_edges?]? = reader.readNullable("edges", in: &object)
            try reader.endObject(&object)
            self.edges = edges
          }
          /// A friend on a page.
          struct FriendsEdge_edges: InlineGraphQL.ResponseObject {
            static var __parentType: Swift.String { "FriendsEdge" }
            /// What to give as `after` to have the page that begins behind this friend.
            let node: Swift.String
            /// The friend.
            let friend: Character_friend?
            typealias __Stored = (node: Swift.String, friend: Character_friend?)
            init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let node: Swift.String = reader.readID("node", in: &object)
              let friend: Character_friend? = reader.readNullable("friend", in: &object)
              try reader.endObject(&object)
              self.node = node
              self.friend = friend
            }
            /// A character of the saga.
            struct Character_friend: InlineGraphQL.ResponseObject {
              static var __parentType: Swift.String { "Character" }
              let __typename: Swift.String
              /// The name of the character.
              let name: Swift.String
              typealias __Stored = (__typename: Swift.String, name: Swift.String)
              init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                var object = try reader.beginObject()
                let __typename: Swift.String = reader.readString("__typename", in: &object)
                let name: Swift.String = reader.readString("name", in: &object)
                try reader.endObject(&object)
                self.__typename = __typename
                self.name = name
              }
            }
          }
        }
        /// A page of a character's friends.
        struct FriendsConnection_mine: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection {
          static var __parentType: Swift.String { "FriendsConnection" }
          var endIndex: Swift.Int { self.all?.count ?? 0 }
          subscript(position: Swift.Int) -> FriendsEdge_all.Node.NodeType? {
            self.all![position]?.node.__node
          }
          /// The friends of the page with their cursors.
          let all: [FriendsEdge_all?]?
          typealias __Stored = (all: [FriendsEdge_all?]?, ())
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let all: [FriendsEdge_all?]? = reader.readNullable("all", in: &object)
            try reader.endObject(&object)
            self.all = all
          }
          /// A friend on a page.
          struct FriendsEdge_all: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionEdge {
            static var __parentType: Swift.String { "FriendsEdge" }
            var node: Character_at? { self.at }
            /// The friend.
            let at: Character_at?
            typealias __Stored = (at: Character_at?, ())
            init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let at: Character_at? = reader.readNullable("at", in: &object)
              try reader.endObject(&object)
              self.at = at
            }
            /// A character of the saga.
            struct Character_at: InlineGraphQL.ResponseObject, Swift.Identifiable, InlineGraphQL.ConnectionNode {
              static var __parentType: Swift.String { "Character" }
              let __typename: Swift.String
              /// The ID of the character.
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
      }
      typealias FriendsConnection_friendsConnection = Data.Character_hero.__Fields.FriendsConnection_friendsConnection
      typealias FriendsConnection_other = Data.Character_hero.__Fields.FriendsConnection_other
      struct AsHuman: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>, ())
        static var __parentType: Swift.String { "Human" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// The friends of the character, page by page.
        var friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection { self.__storage.fields.friendsConnection }
        /// The friends of the character, page by page.
        var other: Data.Character_hero.__Fields.FriendsConnection_other { self.__storage.fields.other }
        /// The friends of the human, page by page.
        var mine: Data.Character_hero.__Fields.FriendsConnection_mine { self.__storage.fields.mine! }
        init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>) {
          self.__storage = __storage
        }
        typealias FriendsConnection_friendsConnection = Data.Character_hero.__Fields.FriendsConnection_friendsConnection
        typealias FriendsConnection_other = Data.Character_hero.__Fields.FriendsConnection_other
        typealias FriendsConnection_mine = Data.Character_hero.__Fields.FriendsConnection_mine
      }
      struct Other: InlineGraphQL.ResponseView {
        let __storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>, ())
        static var __parentType: Swift.String { "Character" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// The friends of the character, page by page.
        var friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection { self.__storage.fields.friendsConnection }
        /// The friends of the character, page by page.
        var other: Data.Character_hero.__Fields.FriendsConnection_other { self.__storage.fields.other }
        init(__storage: InlineGraphQL.__SharedFields<Data.Character_hero.__Fields>) {
          self.__storage = __storage
        }
      }
    }
  }
}
