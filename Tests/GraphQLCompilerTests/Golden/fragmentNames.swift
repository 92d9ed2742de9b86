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
  static var definition: Swift.String { "query FragmentNames($variables:Boolean!){hero{__typename id node:name ...hash ...id friendsConnection(first:3){__typename edges{__typename node{__typename id ...node ...first@include(if:$variables)friends{__typename id ...data ...variables}}}}}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [InlineGraphQL.__TypeNamed<hash>.type, InlineGraphQL.__TypeNamed<id>.type, InlineGraphQL.__TypeNamed<node>.type, InlineGraphQL.__TypeNamed<first>.type, InlineGraphQL.__TypeNamed<data>.type, InlineGraphQL.__TypeNamed<variables>.type] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: Variables
  init(variables: Swift.Bool) {
    self.init(variables: .init(variables: variables))
  }
  init(variables: Variables) { self.variables = variables }
  var booleanVariables: [InlineGraphQL.__BooleanVariable] { [.init("variables", self.variables.variables)] }
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
    struct Character_hero: InlineGraphQL.ResponseObject, Swift.Identifiable, hash_Key, id_Key {
      static var __parentType: Swift.String { "Character" }
      let __typename: Swift.String
      /// The ID of the character.
      let id: Swift.String
      /// The name of the character.
      let node: Swift.String
      let fragment_hash: InlineGraphQL.FragmentPointer
      let fragment_id: InlineGraphQL.FragmentPointer
      /// The friends of the character, page by page.
      let friendsConnection: FriendsConnection_friendsConnection
      typealias __Stored = (__typename: Swift.String, id: Swift.String, node: Swift.String, fragment_hash: InlineGraphQL.FragmentPointer, fragment_id: InlineGraphQL.FragmentPointer, friendsConnection: FriendsConnection_friendsConnection)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let id: Swift.String = reader.readID("id", in: &object)
        let node: Swift.String = reader.readString("node", in: &object)
        let fragment_hash: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.__TypeNamed<hash>.type, in: &object)
        let fragment_id: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.__TypeNamed<id>.type, in: &object)
        let friendsConnection: FriendsConnection_friendsConnection = try reader.read("friendsConnection", in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.id = id
        self.node = node
        self.fragment_hash = fragment_hash
        self.fragment_id = fragment_id
        self.friendsConnection = friendsConnection
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
        typealias __Stored = (edges: [FriendsEdge_edges?]?, ())
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let edges: [FriendsEdge_edges?]? = reader.readNullable("edges", in: &object)
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
          struct Character_node: InlineGraphQL.ResponseObject, Swift.Identifiable, node_Key, first.OptionalKey, InlineGraphQL.ConnectionNode {
            static var __parentType: Swift.String { "Character" }
            let __typename: Swift.String
            /// The ID of the character.
            let id: Swift.String
            let fragment_node: InlineGraphQL.FragmentPointer
            let fragment_first: InlineGraphQL.FragmentPointer?
            /// The friends of the character.
            let friends: [Character_friends?]?
            typealias __Stored = (__typename: Swift.String, id: Swift.String, fragment_node: InlineGraphQL.FragmentPointer, fragment_first: InlineGraphQL.FragmentPointer?, friends: [Character_friends?]?)
            init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              let __typename: Swift.String = reader.readString("__typename", in: &object)
              let id: Swift.String = reader.readID("id", in: &object)
              let fragment_node: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.__TypeNamed<node>.type, in: &object)
              let fragment_first: InlineGraphQL.FragmentPointer? = try reader.readFragment(InlineGraphQL.__TypeNamed<first>.type, if: reader.isTrue("variables"), in: &object)
              let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
              try reader.endObject(&object)
              self.__typename = __typename
              self.id = id
              self.fragment_node = fragment_node
              self.fragment_first = fragment_first
              self.friends = friends
            }
            /// A character of the saga.
            struct Character_friends: InlineGraphQL.ResponseObject, Swift.Identifiable, data_Key, variables_Key {
              static var __parentType: Swift.String { "Character" }
              let __typename: Swift.String
              /// The ID of the character.
              let id: Swift.String
              let fragment_data: InlineGraphQL.FragmentPointer
              let fragment_variables: InlineGraphQL.FragmentPointer
              typealias __Stored = (__typename: Swift.String, id: Swift.String, fragment_data: InlineGraphQL.FragmentPointer, fragment_variables: InlineGraphQL.FragmentPointer)
              init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                var object = try reader.beginObject()
                let __typename: Swift.String = reader.readString("__typename", in: &object)
                let id: Swift.String = reader.readID("id", in: &object)
                let fragment_data: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.__TypeNamed<data>.type, in: &object)
                let fragment_variables: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.__TypeNamed<variables>.type, in: &object)
                try reader.endObject(&object)
                self.__typename = __typename
                self.id = id
                self.fragment_data = fragment_data
                self.fragment_variables = fragment_variables
              }
            }
          }
        }
      }
    }
  }
}

struct hash: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "hash",
      typeCondition: "Character",
      definition: "fragment hash on Character{__typename name ...first id}",
      fragments: [InlineGraphQL.__TypeNamed<first>.type]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some hash_Key) { self.fragmentPointer = key.fragment_hash }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
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
  struct Data: InlineGraphQL.ResponseObject, first_Key, hash.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView, first_Key {
      var name: Swift.String { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The name of the character.
    let name: Swift.String
    let fragment_first: InlineGraphQL.FragmentPointer
    typealias __Stored = (__typename: Swift.String, name: Swift.String, fragment_first: InlineGraphQL.FragmentPointer)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: Swift.String = reader.readString("name", in: &object)
      let fragment_first: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.__TypeNamed<first>.type, in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
      self.fragment_first = fragment_first
    }
  }
}

/// An object that spreads the fragment ``hash``.
nonisolated protocol hash_Key {
  var fragment_hash: InlineGraphQL.FragmentPointer { get }
}

struct id: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "id",
      typeCondition: "Character",
      definition: "fragment id on Character{__typename id name}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some id_Key) { self.fragmentPointer = key.fragment_id }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
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
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var id: Swift.String { get }
      var name: Swift.String { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The ID of the character.
    let id: Swift.String
    /// The name of the character.
    let name: Swift.String
    typealias __Stored = (__typename: Swift.String, id: Swift.String, name: Swift.String)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      let id: Swift.String = reader.readID("id", in: &object)
      let name: Swift.String = reader.readString("name", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.id = id
      self.name = name
    }
  }
}

/// An object that spreads the fragment ``id``.
nonisolated protocol id_Key {
  var fragment_id: InlineGraphQL.FragmentPointer { get }
}

struct node: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "node",
      typeCondition: "Character",
      definition: "fragment node on Character{__typename name friends{__typename id name ...data}id}",
      fragments: [InlineGraphQL.__TypeNamed<data>.type]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some node_Key) { self.fragmentPointer = key.fragment_node }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
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
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
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
    typealias __Stored = (__typename: Swift.String, name: Swift.String, friends: [Character_friends?]?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: Swift.String = reader.readString("name", in: &object)
      let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
      self.friends = friends
    }
    /// A character of the saga.
    struct Character_friends: InlineGraphQL.ResponseObject, Swift.Identifiable, data_Key, node.Data.Character_friends.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView, data_Key {
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
      typealias __Stored = (__typename: Swift.String, id: Swift.String, name: Swift.String, fragment_data: InlineGraphQL.FragmentPointer)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let id: Swift.String = reader.readID("id", in: &object)
        let name: Swift.String = reader.readString("name", in: &object)
        let fragment_data: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.__TypeNamed<data>.type, in: &object)
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
nonisolated protocol node_Key {
  var fragment_node: InlineGraphQL.FragmentPointer { get }
}

struct first: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "first",
      typeCondition: "Character",
      definition: "fragment first on Character{__typename name ...hashValue id}",
      fragments: [InlineGraphQL.__TypeNamed<hashValue>.type]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some first_Key) { self.fragmentPointer = key.fragment_first }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
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
    nonisolated protocol Fields: hashValue.Data.Fields {
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The name of the character.
    let name: Swift.String
    typealias __Stored = (__typename: Swift.String, name: Swift.String)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: Swift.String = reader.readString("name", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
    }
  }
}

/// An object that spreads the fragment ``first``.
nonisolated protocol first_Key {
  var fragment_first: InlineGraphQL.FragmentPointer { get }
}

struct data: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "data",
      typeCondition: "Character",
      definition: "fragment data on Character{__typename name ...fragmentPointer id}",
      fragments: [InlineGraphQL.__TypeNamed<fragmentPointer>.type]
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some data_Key) { self.fragmentPointer = key.fragment_data }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
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
  struct Data: InlineGraphQL.ResponseObject, fragmentPointer.OptionalKey, data.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView, fragmentPointer.OptionalKey {
      var name: Swift.String { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    static let __conditions = InlineGraphQL.__TypeConditions("Droid")
    /// The name of the character.
    let name: Swift.String
    let fragment_fragmentPointer: InlineGraphQL.FragmentPointer?
    typealias __Stored = (__typename: Swift.String, name: Swift.String, fragment_fragmentPointer: InlineGraphQL.FragmentPointer?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let matches = Self.__conditions.matches(__typename)
      let name: Swift.String = reader.readString("name", in: &object)
      let fragment_fragmentPointer: InlineGraphQL.FragmentPointer? = try reader.readFragment(InlineGraphQL.__TypeNamed<fragmentPointer>.type, if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
      self.fragment_fragmentPointer = fragment_fragmentPointer
    }
  }
}

/// An object that spreads the fragment ``data``.
nonisolated protocol data_Key {
  var fragment_data: InlineGraphQL.FragmentPointer { get }
}

struct hashValue: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "hashValue",
      typeCondition: "Character",
      definition: "fragment hashValue on Character{__typename name id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some hashValue_Key) { self.fragmentPointer = key.fragment_hashValue }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
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
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var name: Swift.String { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The name of the character.
    let name: Swift.String
    typealias __Stored = (__typename: Swift.String, name: Swift.String)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: Swift.String = reader.readString("name", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
    }
  }
}

/// An object that spreads the fragment ``hashValue``.
nonisolated protocol hashValue_Key {
  var fragment_hashValue: InlineGraphQL.FragmentPointer { get }
}

struct variables: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "variables",
      typeCondition: "Character",
      definition: "fragment variables on Character{__typename name id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some variables_Key) { self.fragmentPointer = key.fragment_variables }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
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
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var name: Swift.String { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The name of the character.
    let name: Swift.String
    typealias __Stored = (__typename: Swift.String, name: Swift.String)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: Swift.String = reader.readString("name", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.name = name
    }
  }
}

/// An object that spreads the fragment ``variables``.
nonisolated protocol variables_Key {
  var fragment_variables: InlineGraphQL.FragmentPointer { get }
}

struct fragmentPointer: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "fragmentPointer",
      typeCondition: "Droid",
      definition: "fragment fragmentPointer on Droid{__typename primaryFunction id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some fragmentPointer_Key) { self.fragmentPointer = key.fragment_fragmentPointer }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
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
  struct Data: InlineGraphQL.ResponseObject, fragmentPointer.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var primaryFunction: Swift.String? { get }
    }
    static var __parentType: Swift.String { "Droid" }
    /// What the droid is made for.
    let primaryFunction: Swift.String?
    typealias __Stored = (primaryFunction: Swift.String?, ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let primaryFunction: Swift.String? = reader.readNullableString("primaryFunction", in: &object)
      try reader.endObject(&object)
      self.primaryFunction = primaryFunction
    }
  }
}

/// An object that spreads the fragment ``fragmentPointer``.
nonisolated protocol fragmentPointer_Key {
  var fragment_fragmentPointer: InlineGraphQL.FragmentPointer { get }
}
