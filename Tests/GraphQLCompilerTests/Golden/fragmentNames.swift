struct FragmentNames: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(variables: Bool) {
    self.init(variables: .init(variables: variables))
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
    struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, hash_Key, id_Key {
      /// The ID of the character.
      let id: String

      /// The name of the character.
      let node: String
      let fragment_hash: InlineGraphQL.FragmentPointer
      let fragment_id: InlineGraphQL.FragmentPointer

      /// The friends of the character, page by page.
      let friendsConnection: FriendsConnection_friendsConnection

      /// A page of a character's friends.
      ///
      /// Parent type: FriendsConnection
      struct FriendsConnection_friendsConnection: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection {
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
          struct Character_node: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, node_Key, first.OptionalKey, InlineGraphQL.ConnectionNode {
            /// The ID of the character.
            let id: String
            let fragment_node: InlineGraphQL.FragmentPointer
            let fragment_first: InlineGraphQL.FragmentPointer?

            /// The friends of the character.
            let friends: [Character_friends?]?

            /// A character of the saga.
            ///
            /// Parent type: Character
            struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, data_Key, variables_Key {
              /// The ID of the character.
              let id: String
              let fragment_data: InlineGraphQL.FragmentPointer
              let fragment_variables: InlineGraphQL.FragmentPointer

              let __typename: String
              typealias __Stored = (id: String, fragment_data: InlineGraphQL.FragmentPointer, fragment_variables: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

              init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
                var object = try reader.beginObject()
                let __typename: String = reader.readString("__typename", in: &object)
                let id: String = reader.readID("id", in: &object)
                let fragment_data: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.__TypeNamed<data>.type, in: &object)
                let fragment_variables: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.__TypeNamed<variables>.type, in: &object)
                try reader.endObject(&object)
                self.id = id
                self.fragment_data = fragment_data
                self.fragment_variables = fragment_variables
                self.__typename = __typename
              }
            }

            let __typename: String
            typealias __Stored = (id: String, fragment_node: InlineGraphQL.FragmentPointer, fragment_first: InlineGraphQL.FragmentPointer?, friends: [Character_friends?]?, __typename: String, __on_Character: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              let __typename: String = reader.readString("__typename", in: &object)
              let id: String = reader.readID("id", in: &object)
              let fragment_node: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.__TypeNamed<node>.type, in: &object)
              let fragment_first: InlineGraphQL.FragmentPointer? = try reader.readFragment(InlineGraphQL.__TypeNamed<first>.type, if: reader.isTrue("variables"), in: &object)
              let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
              try reader.endObject(&object)
              self.id = id
              self.fragment_node = fragment_node
              self.fragment_first = fragment_first
              self.friends = friends
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
          let edges: [FriendsEdge_edges?]? = reader.readNullable("edges", in: &object)
          try reader.endObject(&object)
          self.edges = edges
        }
      }

      let __typename: String
      typealias __Stored = (id: String, node: String, fragment_hash: InlineGraphQL.FragmentPointer, fragment_id: InlineGraphQL.FragmentPointer, friendsConnection: FriendsConnection_friendsConnection, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        let node: String = reader.readString("node", in: &object)
        let fragment_hash: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.__TypeNamed<hash>.type, in: &object)
        let fragment_id: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.__TypeNamed<id>.type, in: &object)
        let friendsConnection: FriendsConnection_friendsConnection = try reader.read("friendsConnection", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.node = node
        self.fragment_hash = fragment_hash
        self.fragment_id = fragment_id
        self.friendsConnection = friendsConnection
        self.__typename = __typename
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
    var variables: Bool

    init(variables: Bool) {
      self.variables = variables
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("variables", self.variables)
    }
  }

  static var node: __OperationNode {
    .init(name: "FragmentNames", fragments: [InlineGraphQL.__TypeNamed<hash>.type, InlineGraphQL.__TypeNamed<id>.type, InlineGraphQL.__TypeNamed<node>.type, InlineGraphQL.__TypeNamed<first>.type, InlineGraphQL.__TypeNamed<data>.type, InlineGraphQL.__TypeNamed<variables>.type], wholeDefinition: """
      query FragmentNames($variables:Boolean!){\
      hero{\
      __typename \
      id \
      node:name \
      ...hash \
      ...id \
      friendsConnection(first:3)@connection(key:\"FragmentNames_friendsConnection\"){\
      __typename \
      edges{\
      __typename \
      node{\
      __typename \
      id \
      ...node \
      ...first@include(if:$variables)friends{__typename id ...data ...variables}\
      }\
      cursor\
      }\
      pageInfo{__typename endCursor hasNextPage}\
      }\
      }\
      }
      """, definition: """
      query FragmentNames($variables:Boolean!){\
      hero{\
      __typename \
      id \
      node:name \
      ...hash \
      ...id \
      friendsConnection(first:3){\
      __typename \
      edges{\
      __typename \
      node{\
      __typename \
      id \
      ...node \
      ...first@include(if:$variables)friends{__typename id ...data ...variables}\
      }\
      cursor\
      }\
      pageInfo{__typename endCursor hasNextPage}\
      }\
      }\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("variables", self.variables.variables)] }
}

struct hash: InlineGraphQL.GraphQLFragment {
  init(key: some hash_Key) { self.fragmentPointer = key.fragment_hash }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_hash else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, first_Key, hash_Key, hash.Data.Fields {
    /// The name of the character.
    let name: String
    let fragment_first: InlineGraphQL.FragmentPointer

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, first_Key {
      var name: String { get }
    }

    var fragment_hash: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<hash>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (name: String, fragment_first: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: String = reader.readString("name", in: &object)
      let fragment_first: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.__TypeNamed<first>.type, in: &object)
      try reader.endObject(&object)
      self.name = name
      self.fragment_first = fragment_first
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_hash: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "hash",
      typeCondition: "Character",
      definition: "fragment hash on Character{__typename name ...first id}",
      fragments: [InlineGraphQL.__TypeNamed<first>.type]
    )
  }
}

/// An object that spreads the fragment ``hash``.
nonisolated protocol hash_Key {
  var fragment_hash: InlineGraphQL.FragmentPointer { get }
}

struct id: InlineGraphQL.GraphQLFragment {
  init(key: some id_Key) { self.fragmentPointer = key.fragment_id }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_id else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, id_Key, id.Data.Fields {
    /// The ID of the character.
    let id: String

    /// The name of the character.
    let name: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var id: String { get }
      var name: String { get }
    }

    var fragment_id: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<id>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (id: String, name: String, __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      let id: String = reader.readID("id", in: &object)
      let name: String = reader.readString("name", in: &object)
      try reader.endObject(&object)
      self.id = id
      self.name = name
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_id: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "id",
      typeCondition: "Character",
      definition: "fragment id on Character{__typename id name}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``id``.
nonisolated protocol id_Key {
  var fragment_id: InlineGraphQL.FragmentPointer { get }
}

struct node: InlineGraphQL.GraphQLFragment {
  init(key: some node_Key) { self.fragmentPointer = key.fragment_node }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_node else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, node_Key, node.Data.Fields {
    /// The name of the character.
    let name: String

    /// The friends of the character.
    let friends: [Character_friends?]?

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, data_Key, node.Data.Character_friends.Fields {
      /// The ID of the character.
      let id: String

      /// The name of the character.
      let name: String
      let fragment_data: InlineGraphQL.FragmentPointer

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, data_Key {
        var id: String { get }
        var name: String { get }
      }

      let __typename: String
      typealias __Stored = (id: String, name: String, fragment_data: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        let name: String = reader.readString("name", in: &object)
        let fragment_data: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.__TypeNamed<data>.type, in: &object)
        try reader.endObject(&object)
        self.id = id
        self.name = name
        self.fragment_data = fragment_data
        self.__typename = __typename
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Character_friends: node.Data.Character_friends.Fields
      var name: String { get }
      var friends: [Character_friends?]? { get }
    }

    var fragment_node: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<node>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (name: String, friends: [Character_friends?]?, __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: String = reader.readString("name", in: &object)
      let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
      try reader.endObject(&object)
      self.name = name
      self.friends = friends
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_node: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "node",
      typeCondition: "Character",
      definition: "fragment node on Character{__typename name friends{__typename id name ...data}id}",
      fragments: [InlineGraphQL.__TypeNamed<data>.type]
    )
  }
}

/// An object that spreads the fragment ``node``.
nonisolated protocol node_Key {
  var fragment_node: InlineGraphQL.FragmentPointer { get }
}

struct first: InlineGraphQL.GraphQLFragment {
  init(key: some first_Key) { self.fragmentPointer = key.fragment_first }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_first else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, first_Key, first.Data.Fields {
    /// The name of the character.
    let name: String

    nonisolated protocol Fields: hashValue.Data.Fields {
    }

    var fragment_first: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<first>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (name: String, __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: String = reader.readString("name", in: &object)
      try reader.endObject(&object)
      self.name = name
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_first: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "first",
      typeCondition: "Character",
      definition: "fragment first on Character{__typename name ...hashValue id}",
      fragments: [InlineGraphQL.__TypeNamed<hashValue>.type]
    )
  }
}

/// An object that spreads the fragment ``first``.
nonisolated protocol first_Key {
  var fragment_first: InlineGraphQL.FragmentPointer { get }
}

struct data: InlineGraphQL.GraphQLFragment {
  init(key: some data_Key) { self.fragmentPointer = key.fragment_data }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_data else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, fragmentPointer.OptionalKey, data_Key, data.Data.Fields {
    /// The name of the character.
    let name: String
    let fragment_fragmentPointer: InlineGraphQL.FragmentPointer?

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, fragmentPointer.OptionalKey {
      var name: String { get }
    }

    var fragment_data: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<data>.pointer(to: self) }

    let __typename: String
    static let __conditions: __TypeConditions = .init("Droid")
    typealias __Stored = (name: String, fragment_fragmentPointer: InlineGraphQL.FragmentPointer?, __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let matches = Self.__conditions.matches(__typename)
      let name: String = reader.readString("name", in: &object)
      let fragment_fragmentPointer: InlineGraphQL.FragmentPointer? = try reader.readFragment(InlineGraphQL.__TypeNamed<fragmentPointer>.type, if: matches.inclusion(0), in: &object)
      try reader.endObject(&object)
      self.name = name
      self.fragment_fragmentPointer = fragment_fragmentPointer
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_data: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "data",
      typeCondition: "Character",
      definition: "fragment data on Character{__typename name ...fragmentPointer id}",
      typeConditions: "0=Droid",
      fragments: [InlineGraphQL.__TypeNamed<fragmentPointer>.type]
    )
  }
}

/// An object that spreads the fragment ``data``.
nonisolated protocol data_Key {
  var fragment_data: InlineGraphQL.FragmentPointer { get }
}
