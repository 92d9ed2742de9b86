struct FragmentNames: InlineGraphQL.GraphQLQuery {
  struct Variables: InlineGraphQL.GraphQLVariables {
    var variables: Swift.Bool
    init(variables: Swift.Bool) {
      self.variables = variables
    }
    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("variables", self.variables)
    }
  }
  static var operationName: Swift.String { "FragmentNames" }
  static var definition: Swift.String { "query FragmentNames($variables:Boolean!){hero{__typename id node:name ...hash ...encode ...id friendsConnection(first:3){__typename edges{__typename node{__typename id ...node ...first ...map@include(if:$variables)friends{__typename id ...data ...hashValue ...variables}}}}...on Droid{primaryFunction ...fragmentPointer}}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [InlineGraphQL.TypeNamed<hash>.type, InlineGraphQL.TypeNamed<encode>.type, InlineGraphQL.TypeNamed<id>.type, InlineGraphQL.TypeNamed<node>.type, InlineGraphQL.TypeNamed<first>.type, InlineGraphQL.TypeNamed<map>.type, InlineGraphQL.TypeNamed<data>.type, InlineGraphQL.TypeNamed<hashValue>.type, InlineGraphQL.TypeNamed<variables>.type, InlineGraphQL.TypeNamed<fragmentPointer>.type] }
  static let document: Swift.String = InlineGraphQL.composeDocument(of: Self.self)
  static var selectionSet: Swift.String { "{hero{id node:name ...hash ...encode ...id friendsConnection(first:3){edges{node{id ...node ...first ...map@include(if:$variables)friends{id ...data ...hashValue ...variables}}}}...on Droid{primaryFunction ...fragmentPointer}}}" }
  var variables: Variables
  init(variables: Swift.Bool) {
    self.init(variables: .init(variables: variables))
  }
  init(variables: Variables) { self.variables = variables }
  var booleanVariables: [InlineGraphQL.BooleanVariable] { [.init("variables", self.variables.variables)] }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = try reader.read("hero", in: &object)
      try reader.endObject(&object)
      self.hero = hero
    }
    /// A character of the saga.
    enum Character_hero: InlineGraphQL.ResponseObject, Swift.Identifiable, hash_Key, encode_Key, id_Key, fragmentPointer.OptionalKey {
      case droid(Data.Character_hero.AsDroid)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Character_hero.Other)
      var __storage: InlineGraphQL.SharedFields<Data.Character_hero.__Fields> {
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
      /// The name of the character.
      var node: Swift.String { self.__storage.fields.node }
      var fragment_hash: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_hash }
      var fragment_encode: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_encode }
      var fragment_id: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_id }
      /// The friends of the character, page by page.
      var friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection { self.__storage.fields.friendsConnection }
      var fragment_fragmentPointer: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_fragmentPointer }
      var asDroid: Data.Character_hero.AsDroid? {
        self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.SharedFields<Data.Character_hero.__Fields>) {
        if __storage.fields.__matches[0] {
          self = .droid(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.ResponseValue {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.TypeConditions("Droid")
        let __matches: InlineGraphQL.TypeConditions.Matches
        let id: Swift.String
        let node: Swift.String
        let fragment_hash: InlineGraphQL.FragmentPointer
        let fragment_encode: InlineGraphQL.FragmentPointer
        let fragment_id: InlineGraphQL.FragmentPointer
        let friendsConnection: FriendsConnection_friendsConnection
        let primaryFunction: Swift.String?
        let fragment_fragmentPointer: InlineGraphQL.FragmentPointer?
        init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = try reader.read("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let id: Swift.String = try reader.readID("id", in: &object)
          let node: Swift.String = try reader.read("node", in: &object)
          let fragment_hash: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.TypeNamed<hash>.type, in: &object)
          let fragment_encode: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.TypeNamed<encode>.type, in: &object)
          let fragment_id: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.TypeNamed<id>.type, in: &object)
          let friendsConnection: FriendsConnection_friendsConnection = try reader.read("friendsConnection", in: &object)
          let primaryFunction: Swift.String? = try reader.readNullable("primaryFunction", if: InlineGraphQL.Inclusion(matches[0]), in: &object)
          let fragment_fragmentPointer: InlineGraphQL.FragmentPointer? = try reader.readFragment(InlineGraphQL.TypeNamed<fragmentPointer>.type, if: InlineGraphQL.Inclusion(matches[0]), in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.id = id
          self.node = node
          self.fragment_hash = fragment_hash
          self.fragment_encode = fragment_encode
          self.fragment_id = fragment_id
          self.friendsConnection = friendsConnection
          self.primaryFunction = primaryFunction
          self.fragment_fragmentPointer = fragment_fragmentPointer
        }
        /// A page of a character's friends.
        struct FriendsConnection_friendsConnection: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection {
          static var __parentType: Swift.String { "FriendsConnection" }
          var endIndex: Swift.Int { self.edges?.count ?? 0 }
          subscript(position: Swift.Int) -> FriendsEdge_edges.Node.NodeType? {
            self.edges![position]?.node.__node
          }
          /// The friends of the page with their cursors.
          let edges: [FriendsEdge_edges?]?
          init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            try reader.skip("__typename", in: &object)
            let edges: [FriendsEdge_edges?]? = try reader.read("edges", in: &object)
            try reader.endObject(&object)
            self.edges = edges
          }
          /// A friend on a page.
          struct FriendsEdge_edges: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionEdge {
            static var __parentType: Swift.String { "FriendsEdge" }
            /// The friend.
            let node: Character_node?
            init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              try reader.skip("__typename", in: &object)
              let node: Character_node? = try reader.read("node", in: &object)
              try reader.endObject(&object)
              self.node = node
            }
            /// A character of the saga.
            struct Character_node: InlineGraphQL.ResponseObject, Swift.Identifiable, node_Key, first_Key, map.OptionalKey, InlineGraphQL.ConnectionNode {
              static var __parentType: Swift.String { "Character" }
              let __typename: Swift.String
              /// The ID of the character.
              let id: Swift.String
              let fragment_node: InlineGraphQL.FragmentPointer
              let fragment_first: InlineGraphQL.FragmentPointer
              let fragment_map: InlineGraphQL.FragmentPointer?
              /// The friends of the character.
              let friends: [Character_friends?]?
              init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                var object = try reader.beginObject()
                let __typename: Swift.String = try reader.read("__typename", in: &object)
                let id: Swift.String = try reader.readID("id", in: &object)
                let fragment_node: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.TypeNamed<node>.type, in: &object)
                let fragment_first: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.TypeNamed<first>.type, in: &object)
                let fragment_map: InlineGraphQL.FragmentPointer? = try reader.readFragment(InlineGraphQL.TypeNamed<map>.type, if: reader.isTrue("variables"), in: &object)
                let friends: [Character_friends?]? = try reader.read("friends", in: &object)
                try reader.endObject(&object)
                self.__typename = __typename
                self.id = id
                self.fragment_node = fragment_node
                self.fragment_first = fragment_first
                self.fragment_map = fragment_map
                self.friends = friends
              }
              /// A character of the saga.
              struct Character_friends: InlineGraphQL.ResponseObject, Swift.Identifiable, data_Key, hashValue_Key, variables_Key {
                static var __parentType: Swift.String { "Character" }
                let __typename: Swift.String
                /// The ID of the character.
                let id: Swift.String
                let fragment_data: InlineGraphQL.FragmentPointer
                let fragment_hashValue: InlineGraphQL.FragmentPointer
                let fragment_variables: InlineGraphQL.FragmentPointer
                init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                  var object = try reader.beginObject()
                  let __typename: Swift.String = try reader.read("__typename", in: &object)
                  let id: Swift.String = try reader.readID("id", in: &object)
                  let fragment_data: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.TypeNamed<data>.type, in: &object)
                  let fragment_hashValue: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.TypeNamed<hashValue>.type, in: &object)
                  let fragment_variables: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.TypeNamed<variables>.type, in: &object)
                  try reader.endObject(&object)
                  self.__typename = __typename
                  self.id = id
                  self.fragment_data = fragment_data
                  self.fragment_hashValue = fragment_hashValue
                  self.fragment_variables = fragment_variables
                }
              }
            }
          }
        }
      }
      typealias FriendsConnection_friendsConnection = Data.Character_hero.__Fields.FriendsConnection_friendsConnection
      struct AsDroid: InlineGraphQL.ResponseView, Swift.Identifiable, hash_Key, encode_Key, id_Key, fragmentPointer_Key {
        let __storage: InlineGraphQL.SharedFields<Data.Character_hero.__Fields>
        static var __parentType: Swift.String { "Droid" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// The ID of the character.
        var id: Swift.String { self.__storage.fields.id }
        /// The name of the character.
        var node: Swift.String { self.__storage.fields.node }
        var fragment_hash: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_hash }
        var fragment_encode: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_encode }
        var fragment_id: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_id }
        /// The friends of the character, page by page.
        var friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection { self.__storage.fields.friendsConnection }
        /// What the droid is made for.
        var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
        var fragment_fragmentPointer: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_fragmentPointer! }
        init(__storage: InlineGraphQL.SharedFields<Data.Character_hero.__Fields>) {
          self.__storage = __storage
        }
        typealias FriendsConnection_friendsConnection = Data.Character_hero.__Fields.FriendsConnection_friendsConnection
      }
      struct Other: InlineGraphQL.ResponseView, Swift.Identifiable, hash_Key, encode_Key, id_Key, fragmentPointer.OptionalKey {
        let __storage: InlineGraphQL.SharedFields<Data.Character_hero.__Fields>
        static var __parentType: Swift.String { "Character" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        /// The ID of the character.
        var id: Swift.String { self.__storage.fields.id }
        /// The name of the character.
        var node: Swift.String { self.__storage.fields.node }
        var fragment_hash: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_hash }
        var fragment_encode: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_encode }
        var fragment_id: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_id }
        /// The friends of the character, page by page.
        var friendsConnection: Data.Character_hero.__Fields.FriendsConnection_friendsConnection { self.__storage.fields.friendsConnection }
        var fragment_fragmentPointer: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_fragmentPointer }
        init(__storage: InlineGraphQL.SharedFields<Data.Character_hero.__Fields>) {
          self.__storage = __storage
        }
      }
    }
  }
}

struct hash: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "hash",
      typeCondition: "Character",
      definition: "fragment hash on Character{__typename name ...encode id}",
      fragments: [InlineGraphQL.TypeNamed<encode>.type],
      selectionSet: "{name ...encode}"
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some hash_Key) { self.fragmentPointer = key.fragment_hash }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
    var fragment_hash: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_hash else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, encode_Key, hash.Data.Fields {
    protocol Fields: InlineGraphQL.ResponseView, encode_Key {
      var name: Swift.String { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The name of the character.
    let name: Swift.String
    let fragment_encode: InlineGraphQL.FragmentPointer
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = try reader.read("__typename", in: &object)
      let name: Swift.String = try reader.read("name", in: &object)
      let fragment_encode: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.TypeNamed<encode>.type, in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
      self.fragment_encode = fragment_encode
    }
  }
}

/// An object that spreads the fragment ``hash``.
protocol hash_Key {
  var fragment_hash: InlineGraphQL.FragmentPointer { get }
}

struct encode: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "encode",
      typeCondition: "Character",
      definition: "fragment encode on Character{__typename name id}",
      fragments: [],
      selectionSet: "{name}"
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some encode_Key) { self.fragmentPointer = key.fragment_encode }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
    var fragment_encode: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_encode else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, encode.Data.Fields {
    protocol Fields: InlineGraphQL.ResponseView {
      var name: Swift.String { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The name of the character.
    let name: Swift.String
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = try reader.read("__typename", in: &object)
      let name: Swift.String = try reader.read("name", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
    }
  }
}

/// An object that spreads the fragment ``encode``.
protocol encode_Key {
  var fragment_encode: InlineGraphQL.FragmentPointer { get }
}

struct id: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "id",
      typeCondition: "Character",
      definition: "fragment id on Character{__typename id name}",
      fragments: [],
      selectionSet: "{id name}"
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some id_Key) { self.fragmentPointer = key.fragment_id }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
    var fragment_id: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_id else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, Swift.Identifiable, id.Data.Fields {
    protocol Fields: InlineGraphQL.ResponseView {
      var id: Swift.String { get }
      var name: Swift.String { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The ID of the character.
    let id: Swift.String
    /// The name of the character.
    let name: Swift.String
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = try reader.read("__typename", in: &object)
      let id: Swift.String = try reader.readID("id", in: &object)
      let name: Swift.String = try reader.read("name", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.id = id
      self.name = name
    }
  }
}

/// An object that spreads the fragment ``id``.
protocol id_Key {
  var fragment_id: InlineGraphQL.FragmentPointer { get }
}

struct node: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "node",
      typeCondition: "Character",
      definition: "fragment node on Character{__typename name friends{__typename id name ...data}id}",
      fragments: [InlineGraphQL.TypeNamed<data>.type],
      selectionSet: "{name friends{id name ...data}}"
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some node_Key) { self.fragmentPointer = key.fragment_node }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
    var fragment_node: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_node else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, node.Data.Fields {
    protocol Fields: InlineGraphQL.ResponseView {
      associatedtype Character_friends: node.Data.Character_friends.Fields
      var name: Swift.String { get }
      var friends: [Character_friends?]? { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The name of the character.
    let name: Swift.String
    /// The friends of the character.
    let friends: [Character_friends?]?
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = try reader.read("__typename", in: &object)
      let name: Swift.String = try reader.read("name", in: &object)
      let friends: [Character_friends?]? = try reader.read("friends", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
      self.friends = friends
    }
    /// A character of the saga.
    struct Character_friends: InlineGraphQL.ResponseObject, Swift.Identifiable, data_Key, node.Data.Character_friends.Fields {
      protocol Fields: InlineGraphQL.ResponseView, data_Key {
        var id: Swift.String { get }
        var name: Swift.String { get }
      }
      static var __parentType: Swift.String { "Character" }
      let __typename: Swift.String
      /// The ID of the character.
      let id: Swift.String
      /// The name of the character.
      let name: Swift.String
      let fragment_data: InlineGraphQL.FragmentPointer
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = try reader.read("__typename", in: &object)
        let id: Swift.String = try reader.readID("id", in: &object)
        let name: Swift.String = try reader.read("name", in: &object)
        let fragment_data: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.TypeNamed<data>.type, in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.id = id
        self.name = name
        self.fragment_data = fragment_data
      }
    }
  }
}

/// An object that spreads the fragment ``node``.
protocol node_Key {
  var fragment_node: InlineGraphQL.FragmentPointer { get }
}

struct first: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "first",
      typeCondition: "Character",
      definition: "fragment first on Character{__typename name id}",
      fragments: [],
      selectionSet: "{name}"
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some first_Key) { self.fragmentPointer = key.fragment_first }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
    var fragment_first: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_first else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, first.Data.Fields {
    protocol Fields: InlineGraphQL.ResponseView {
      var name: Swift.String { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The name of the character.
    let name: Swift.String
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = try reader.read("__typename", in: &object)
      let name: Swift.String = try reader.read("name", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
    }
  }
}

/// An object that spreads the fragment ``first``.
protocol first_Key {
  var fragment_first: InlineGraphQL.FragmentPointer { get }
}

struct map: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "map",
      typeCondition: "Character",
      definition: "fragment map on Character{__typename name ...hash id}",
      fragments: [InlineGraphQL.TypeNamed<hash>.type],
      selectionSet: "{name ...hash}"
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some map_Key) { self.fragmentPointer = key.fragment_map }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
    var fragment_map: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_map else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, encode_Key, map.Data.Fields {
    protocol Fields: hash.Data.Fields {
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The name of the character.
    let name: Swift.String
    let fragment_encode: InlineGraphQL.FragmentPointer
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = try reader.read("__typename", in: &object)
      let name: Swift.String = try reader.read("name", in: &object)
      let fragment_encode: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.TypeNamed<encode>.type, in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
      self.fragment_encode = fragment_encode
    }
  }
}

/// An object that spreads the fragment ``map``.
protocol map_Key {
  var fragment_map: InlineGraphQL.FragmentPointer { get }
}

struct data: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "data",
      typeCondition: "Character",
      definition: "fragment data on Character{__typename name ...first id}",
      fragments: [InlineGraphQL.TypeNamed<first>.type],
      selectionSet: "{name ...first}"
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some data_Key) { self.fragmentPointer = key.fragment_data }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
    var fragment_data: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_data else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, first_Key, data.Data.Fields {
    protocol Fields: InlineGraphQL.ResponseView, first_Key {
      var name: Swift.String { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The name of the character.
    let name: Swift.String
    let fragment_first: InlineGraphQL.FragmentPointer
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = try reader.read("__typename", in: &object)
      let name: Swift.String = try reader.read("name", in: &object)
      let fragment_first: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.TypeNamed<first>.type, in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
      self.fragment_first = fragment_first
    }
  }
}

/// An object that spreads the fragment ``data``.
protocol data_Key {
  var fragment_data: InlineGraphQL.FragmentPointer { get }
}

struct hashValue: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "hashValue",
      typeCondition: "Character",
      definition: "fragment hashValue on Character{__typename name id}",
      fragments: [],
      selectionSet: "{name}"
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some hashValue_Key) { self.fragmentPointer = key.fragment_hashValue }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
    var fragment_hashValue: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_hashValue else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, hashValue.Data.Fields {
    protocol Fields: InlineGraphQL.ResponseView {
      var name: Swift.String { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The name of the character.
    let name: Swift.String
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = try reader.read("__typename", in: &object)
      let name: Swift.String = try reader.read("name", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
    }
  }
}

/// An object that spreads the fragment ``hashValue``.
protocol hashValue_Key {
  var fragment_hashValue: InlineGraphQL.FragmentPointer { get }
}

struct variables: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "variables",
      typeCondition: "Character",
      definition: "fragment variables on Character{__typename name id}",
      fragments: [],
      selectionSet: "{name}"
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some variables_Key) { self.fragmentPointer = key.fragment_variables }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
    var fragment_variables: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_variables else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, variables.Data.Fields {
    protocol Fields: InlineGraphQL.ResponseView {
      var name: Swift.String { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The name of the character.
    let name: Swift.String
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = try reader.read("__typename", in: &object)
      let name: Swift.String = try reader.read("name", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
    }
  }
}

/// An object that spreads the fragment ``variables``.
protocol variables_Key {
  var fragment_variables: InlineGraphQL.FragmentPointer { get }
}

struct fragmentPointer: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.FragmentNode {
    .init(
      name: "fragmentPointer",
      typeCondition: "Droid",
      definition: "fragment fragmentPointer on Droid{__typename primaryFunction ...data id}",
      fragments: [InlineGraphQL.TypeNamed<data>.type],
      selectionSet: "{primaryFunction ...data}"
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some fragmentPointer_Key) { self.fragmentPointer = key.fragment_fragmentPointer }
  /// An object that spreads the fragment on a condition.
  protocol OptionalKey {
    var fragment_fragmentPointer: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_fragmentPointer else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, data_Key, fragmentPointer.Data.Fields {
    protocol Fields: InlineGraphQL.ResponseView, data_Key {
      var primaryFunction: Swift.String? { get }
    }
    static var __parentType: Swift.String { "Droid" }
    /// What the droid is made for.
    let primaryFunction: Swift.String?
    let fragment_data: InlineGraphQL.FragmentPointer
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      try reader.skip("__typename", in: &object)
      let primaryFunction: Swift.String? = try reader.read("primaryFunction", in: &object)
      let fragment_data: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.TypeNamed<data>.type, in: &object)
      try reader.endObject(&object)
      self.primaryFunction = primaryFunction
      self.fragment_data = fragment_data
    }
  }
}

/// An object that spreads the fragment ``fragmentPointer``.
protocol fragmentPointer_Key {
  var fragment_fragmentPointer: InlineGraphQL.FragmentPointer { get }
}
