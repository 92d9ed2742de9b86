struct Required: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(id: String, long: Bool) {
    self.init(variables: .init(id: id, long: long))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero

    /// A droid by its ID.
    let droid: Droid_droid?

    /// A starship by its ID.
    let starship: Starship_starship?

    /// The heroes of an episode, the foremost first.
    let heroes: [Character_heroes?]

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      /// The name of the character.
      let name: String

      /// The friends of the character.
      let friends: [Character_friends?]

      /// The friends of the character, page by page.
      let object: FriendsConnection_object?

      /// A character of the saga.
      ///
      /// Parent type: Character
      enum Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, __SharedView {
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
          var primaryFunction: String { self.__storage.fields.primaryFunction! }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (id: String, primaryFunction: String), __on_Droid: ())
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
            self.primaryFunction = try reader.required(primaryFunction, "primaryFunction", .log, if: matches.inclusion(0), in: object)
            self.__typename = __typename
            self.__matches = matches
          }
        }
      }

      /// A page of a character's friends.
      ///
      /// Parent type: FriendsConnection
      struct FriendsConnection_object: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection {
        /// The friends of the page with their cursors.
        let edges: [FriendsEdge_edges?]

        var endIndex: Int { self.edges.count }

        subscript(position: Int) -> FriendsEdge_edges.Node.NodeType? {
          self.edges[position]?.node.__node
        }

        /// A friend on a page.
        ///
        /// Parent type: FriendsEdge
        struct FriendsEdge_edges: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionEdge {
          /// The friend.
          let node: Character_node

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

          typealias __Stored = (node: Character_node, __on_FriendsEdge: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let node: Character_node? = reader.readNullable("node", in: &object)
            try reader.endObject(&object)
            self.node = try reader.required(node, "node", .log, in: object)
          }
        }

        typealias __Stored = (edges: [FriendsEdge_edges?], __on_FriendsConnection: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let edges: [FriendsEdge_edges?]? = reader.readNullable("edges", in: &object)
          try reader.endObject(&object)
          self.edges = try reader.required(edges, "edges", .log, in: object)
        }
      }

      let __typename: String
      typealias __Stored = (name: String, friends: [Character_friends?], object: FriendsConnection_object?, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let name: String = reader.readString("name", in: &object)
        let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
        self.object = reader.readNullable("object", in: &object)
        try reader.endObject(&object)
        self.name = name
        self.friends = try reader.required(friends, "friends", .log, in: object)
        self.__typename = __typename
      }
    }

    /// An autonomous mechanical character of the saga.
    ///
    /// Parent type: Droid
    struct Droid_droid: InlineGraphQL.ResponseObject, Swift.CustomReflectable, RequiredCard_Key, RequiredOrThrown_Key, RequiredInside_Key {
      /// What the droid is made for.
      let primaryFunction: String?
      let fragment_RequiredCard: InlineGraphQL.FragmentPointer
      let fragment_RequiredOrThrown: InlineGraphQL.FragmentPointer
      let fragment_RequiredInside: InlineGraphQL.FragmentPointer

      typealias __Stored = (primaryFunction: String?, fragment_RequiredCard: InlineGraphQL.FragmentPointer, fragment_RequiredOrThrown: InlineGraphQL.FragmentPointer, fragment_RequiredInside: InlineGraphQL.FragmentPointer, __on_Droid: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let primaryFunction: String? = try reader.readNullable("primaryFunction", if: reader.isTrue("long"), in: &object)
        let fragment_RequiredCard: InlineGraphQL.FragmentPointer = try reader.readFragment(RequiredCard.self, in: &object)
        let fragment_RequiredOrThrown: InlineGraphQL.FragmentPointer = try reader.readFragment(RequiredOrThrown.self, in: &object)
        let fragment_RequiredInside: InlineGraphQL.FragmentPointer = try reader.readFragment(RequiredInside.self, in: &object)
        try reader.endObject(&object)
        self.primaryFunction = try reader.required(primaryFunction, "primaryFunction", .throw, if: reader.isTrue("long"), in: object)
        self.fragment_RequiredCard = fragment_RequiredCard
        self.fragment_RequiredOrThrown = fragment_RequiredOrThrown
        self.fragment_RequiredInside = fragment_RequiredInside
      }
    }

    /// A starship.
    ///
    /// Parent type: Starship
    struct Starship_starship: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      /// The name of the starship.
      var name: String { self.__storage.fields.name }

      var place: Place? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }
      var position: Position? { self.__storage.fields.__inclusions[1] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Starship
      struct Place: InlineGraphQL.ResponseView {
        /// The name of the starship.
        var name: String { self.__storage.fields.name }

        /// Where the starship has been, as points of two coordinates.
        var coordinates: [[Double]] { self.__storage.fields.coordinates! }

        /// How long the starship is, in metres where no other unit is asked for.
        var length: Double { self.__storage.fields.length! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, coordinates: [[Double]], length: Double), __on_Starship: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Starship
      struct Position: InlineGraphQL.ResponseView {
        /// The name of the starship.
        var name: String { self.__storage.fields.name }

        /// Where the starship has been, as points of two coordinates.
        var coordinates: [[Double]] { self.__storage.fields.coordinates! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (name: String, coordinates: [[Double]]), __on_Starship: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (name: String, place: (__inclusion_0: Place, ()), position: (__inclusion_1: Position, ())), __on_Starship: ())
      init(__storage: __Storage) { self.__storage = __storage }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let name: String
        let coordinates: [[Double]]?
        let length: Double?

        let __inclusions: [Bool]
        typealias __Stored = (name: String, coordinates: [[Double]]?, length: Double?, __inclusions: [Bool], __on_Starship: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let name: String = reader.readString("name", in: &object)
          let coordinates: [[Double]]? = reader.readNullable("coordinates", in: &object)
          let length: Double? = reader.readNullableDouble("length", in: &object)
          var inclusions: [Bool] = []
          inclusions.append(true)
          if inclusions[0] { inclusions[0] = try reader.has(coordinates, "coordinates", .log, in: object) }
          if inclusions[0] { inclusions[0] = try reader.has(length, "length", .none, in: object) }
          switch reader.isTrue("long") {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent())
          }
          if inclusions[1] { inclusions[1] = try reader.has(coordinates, "coordinates", .throw, in: object) }
          try reader.endObject(&object)
          self.name = name
          self.coordinates = coordinates
          self.length = length
          self.__inclusions = inclusions
        }
      }
    }

    /// A character of the saga.
    ///
    /// Parent type: Character
    enum Character_heroes: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case droid(AsDroid)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var asDroid: AsDroid? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Droid
      struct AsDroid: InlineGraphQL.ResponseView {
        /// What the droid is made for.
        var reader: String { self.__storage.fields.reader! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (reader: String, ()), __on_Droid: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Other: InlineGraphQL.ResponseView {
        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __on_Character: ())
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
        let reader: String?

        let __typename: String
        static let __conditions: __TypeConditions = .init("Droid")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (reader: String?, __typename: String, __matches: __TypeConditions.Matches, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let __reader: String? = try reader.readNullable("reader", if: matches.inclusion(0), in: &object)
          try reader.endObject(&object)
          self.reader = try reader.required(__reader, "reader", .none, if: matches.inclusion(0), in: object)
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    typealias __Stored = (hero: Character_hero, droid: Droid_droid?, starship: Starship_starship?, heroes: [Character_heroes?], __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      let droid: Droid_droid? = reader.readNullable("droid", in: &object)
      let starship: Starship_starship? = reader.readNullable("starship", in: &object)
      let heroes: [Character_heroes?] = reader.readList("heroes", in: &object)
      try reader.endObject(&object)
      self.hero = try reader.required(hero, "hero", .none, in: object)
      self.droid = droid
      self.starship = starship
      self.heroes = heroes
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var id: String
    var long: Bool

    init(id: String, long: Bool) {
      self.id = id
      self.long = long
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("id", self.id)
      object.write("long", self.long)
    }
  }

  static var node: __OperationNode {
    .init(name: "Required", typeConditions: "0=Droid;4=Droid", fragments: [RequiredCard.self, RequiredOrThrown.self, RequiredInside.self], wholeDefinition: """
      query Required($id:ID!$long:Boolean!){\
      hero(episode:JEDI){\
      __typename \
      name \
      friends{__typename id ...on Droid{primaryFunction}}\
      object:friendsConnection(first:2)@connection(key:\"Required_object\"){\
      __typename \
      edges{__typename node{__typename name id}cursor}\
      pageInfo{__typename endCursor hasNextPage}\
      }\
      id\
      }\
      droid(id:$id){\
      __typename \
      primaryFunction@include(if:$long)...RequiredCard \
      ...RequiredOrThrown \
      ...RequiredInside \
      id\
      }\
      starship(id:$id){__typename name ...{coordinates length}...@include(if:$long){coordinates}id}\
      heroes(episode:JEDI){__typename ...on Droid{reader:primaryFunction}id}\
      }
      """, definition: """
      query Required($id:ID!$long:Boolean!){\
      hero(episode:JEDI){\
      __typename \
      name \
      friends{__typename id ...on Droid{primaryFunction}}\
      object:friendsConnection(first:2){\
      __typename \
      edges{__typename node{__typename name id}cursor}\
      pageInfo{__typename endCursor hasNextPage}\
      }\
      id\
      }\
      droid(id:$id){\
      __typename \
      primaryFunction@include(if:$long)...RequiredCard \
      ...RequiredOrThrown \
      ...RequiredInside \
      id\
      }\
      starship(id:$id){__typename name ...{coordinates length}...@include(if:$long){coordinates}id}\
      heroes(episode:JEDI){__typename ...on Droid{reader:primaryFunction}id}\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("long", self.variables.long)] }

  static var errorHandling: __ErrorHandling { .required }
}

struct RequiredCard: InlineGraphQL.GraphQLFragment {
  init(key: some RequiredCard_Key) { self.fragmentPointer = key.fragment_RequiredCard }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_RequiredCard else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data? { (try? self.fragmentPointer.get(Self.self)) ?? nil }

  /// Parent type: Droid
  struct Data: InlineGraphQL.ResponseObject, RequiredCard_Key, RequiredCard.Data.Fields {
    /// What the droid is made for.
    let primaryFunction: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var primaryFunction: String { get }
    }

    var fragment_RequiredCard: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<RequiredCard>.pointer(to: self) }

    typealias __Stored = (primaryFunction: String, __on_Droid: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let primaryFunction: String? = reader.readNullableString("primaryFunction", in: &object)
      try reader.endObject(&object)
      self.primaryFunction = try reader.required(primaryFunction, "primaryFunction", .none, in: object)
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_RequiredCard: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var errorHandling: __ErrorHandling { .required }

  static var node: __FragmentNode {
    .init(
      name: "RequiredCard",
      typeCondition: "Droid",
      definition: "fragment RequiredCard on Droid{__typename primaryFunction id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``RequiredCard``.
nonisolated protocol RequiredCard_Key {
  var fragment_RequiredCard: InlineGraphQL.FragmentPointer { get }
}
