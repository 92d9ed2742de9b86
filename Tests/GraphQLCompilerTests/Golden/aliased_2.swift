struct AliasedParts: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(small: Bool) {
    self.init(variables: .init(small: small))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?

    /// The characters and starships whose name contains a text.
    let search: [SearchResult_search?]?

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, AliasedCard.OptionalKey {
      var fragment_AliasedCard: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_AliasedCard }

      var card: Card { .init(__storage: self.__storage) }
      var info: Info { .init(__storage: self.__storage) }
      var ifSmall: IfSmall? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Character
      struct Card: InlineGraphQL.ResponseView, AliasedCard_Key {
        var fragment_AliasedCard: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_AliasedCard }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (fragment_AliasedCard: InlineGraphQL.FragmentPointer, ()), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Info: InlineGraphQL.ResponseView, Swift.Identifiable, AliasedCard.OptionalKey {
        var fragment_AliasedCard: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_AliasedCard }

        /// The ID of the character.
        var id: String { self.__storage.fields.id }

        /// The name of the character.
        var name: String { self.__storage.fields.name }

        /// The friends of the character.
        var friends: [Data.Character_hero.Info.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

        /// A character of the saga.
        ///
        /// Parent type: Character
        struct Character_friends: InlineGraphQL.ResponseView {
          /// The name of the character.
          var name: String { self.__storage.fields.name }

          var __typename: String { self.__storage.fields.__typename }
          typealias __Storage = __SharedFields<Data.Character_hero.__Fields.Character_friends>
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (name: String, ()), __on_Character: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (fragment_AliasedCard: InlineGraphQL.FragmentPointer?, id: String, name: String, friends: [Data.Character_hero.Info.Character_friends?]?), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct IfSmall: InlineGraphQL.ResponseView, AliasedCard_Key {
        var fragment_AliasedCard: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_AliasedCard }

        /// The name of the character.
        var name: String { self.__storage.fields.name }

        /// The friends of the character.
        var friends: [Data.Character_hero.IfSmall.Character_friends?]? { self.__storage.fields.friends.map { $0.map { $0.map { .init(__storage: $0) } } } }

        /// A character of the saga.
        ///
        /// Parent type: Character
        struct Character_friends: InlineGraphQL.ResponseView {
          /// The name of the character.
          var name: String { self.__storage.fields.name }

          var __typename: String { self.__storage.fields.__typename }
          typealias __Storage = __SharedFields<Data.Character_hero.__Fields.Character_friends>
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (name: String, ()), __on_Character: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (fragment_AliasedCard: InlineGraphQL.FragmentPointer, name: String, friends: [Data.Character_hero.IfSmall.Character_friends?]?), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (fragment_AliasedCard: InlineGraphQL.FragmentPointer?, card: (__always: Card, ()), info: (__always: Info, ()), ifSmall: (__inclusion_0: IfSmall, ())), __on_Character: ())
      init(__storage: __Storage) { self.__storage = __storage }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let fragment_AliasedCard: InlineGraphQL.FragmentPointer
        let id: String
        let name: String
        let friends: [__SharedFields<Character_friends>?]?

        struct Character_friends: __ResponseFields {
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

        let __typename: String
        let __inclusions: [Bool]
        typealias __Stored = (fragment_AliasedCard: InlineGraphQL.FragmentPointer, id: String, name: String, friends: [__SharedFields<Character_friends>?]?, __typename: String, __inclusions: [Bool], __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let fragment_AliasedCard: InlineGraphQL.FragmentPointer = try reader.readFragment(AliasedCard.self, in: &object)
          let id: String = reader.readID("id", in: &object)
          let name: String = reader.readString("name", in: &object)
          let friends: [__SharedFields<Character_friends>?]? = reader.readNullable("friends", in: &object)
          var inclusions: [Bool] = []
          switch reader.isTrue("small") {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(false)
          }
          try reader.endObject(&object)
          self.fragment_AliasedCard = fragment_AliasedCard
          self.id = id
          self.name = name
          self.friends = friends
          self.__typename = __typename
          self.__inclusions = inclusions
        }
      }
    }

    /// What a search can find.
    ///
    /// Parent type: SearchResult
    enum SearchResult_search: InlineGraphQL.ResponseObject, Swift.CustomReflectable, AliasedSize.OptionalKey, __SharedView {
      case human(AsHuman)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var fragment_AliasedSize: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_AliasedSize }

      var size: Size? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      var asHuman: AsHuman? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Human
      struct Size: InlineGraphQL.ResponseView, AliasedSize_Key {
        var fragment_AliasedSize: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_AliasedSize! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (fragment_AliasedSize: InlineGraphQL.FragmentPointer, ()), __on_Human: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Human
      struct AsHuman: InlineGraphQL.ResponseView, AliasedSize_Key {
        var fragment_AliasedSize: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_AliasedSize! }

        var size: Data.SearchResult_search.Size { .init(__storage: self.__storage) }

        typealias Size = Data.SearchResult_search.Size

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (fragment_AliasedSize: InlineGraphQL.FragmentPointer, size: (__always: Data.SearchResult_search.Size, ())), __on_Human: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: SearchResult
      struct Other: InlineGraphQL.ResponseView, AliasedSize.OptionalKey {
        var fragment_AliasedSize: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_AliasedSize }

        var size: Data.SearchResult_search.Size? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (fragment_AliasedSize: InlineGraphQL.FragmentPointer?, size: (__types_0: Data.SearchResult_search.Size, ())), __on_SearchResult: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (human: (__types_0: AsHuman, ()), __other: (__always: Other, ())), __on_SearchResult: ())

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
        let fragment_AliasedSize: InlineGraphQL.FragmentPointer?

        let __typename: String
        static let __conditions: __TypeConditions = .init("Human")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (fragment_AliasedSize: InlineGraphQL.FragmentPointer?, __typename: String, __matches: __TypeConditions.Matches, __on_SearchResult: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let fragment_AliasedSize: InlineGraphQL.FragmentPointer? = try reader.readFragment(AliasedSize.self, if: matches.inclusion(0), in: &object)
          try reader.endObject(&object)
          self.fragment_AliasedSize = fragment_AliasedSize
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    typealias __Stored = (hero: Character_hero?, search: [SearchResult_search?]?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      let search: [SearchResult_search?]? = reader.readNullable("search", in: &object)
      try reader.endObject(&object)
      self.hero = hero
      self.search = search
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var small: Bool

    init(small: Bool) {
      self.small = small
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("small", self.small)
    }
  }

  static var node: __OperationNode {
    .init(name: "AliasedParts", typeConditions: "2=Human;3=Human;5=Droid Human;6=Starship", fragments: [AliasedCard.self, AliasedSize.self], definition: """
      query AliasedParts($small:Boolean!){\
      hero{\
      __typename \
      ...AliasedCard \
      id \
      ...{name friends{__typename name id}}\
      ...@include(if:$small){...AliasedCard name friends{__typename name id}}\
      }\
      search(text:\"a\"){\
      __typename \
      ...AliasedSize \
      ...on Human{...AliasedSize}\
      ...on Character{id}\
      ...on Starship{id}\
      }\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("small", self.variables.small)] }
}

struct AliasedCard: InlineGraphQL.GraphQLFragment {
  init(key: some AliasedCard_Key) { self.fragmentPointer = key.fragment_AliasedCard }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_AliasedCard else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, AliasedCard_Key, AliasedCard.Data.Fields {
    /// The name of the character.
    let name: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var name: String { get }
    }

    var fragment_AliasedCard: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<AliasedCard>.pointer(to: self) }

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
    var fragment_AliasedCard: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "AliasedCard",
      typeCondition: "Character",
      definition: "fragment AliasedCard on Character{__typename name id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``AliasedCard``.
nonisolated protocol AliasedCard_Key {
  var fragment_AliasedCard: InlineGraphQL.FragmentPointer { get }
}

struct AliasedSize: InlineGraphQL.GraphQLFragment {
  init(key: some AliasedSize_Key) { self.fragmentPointer = key.fragment_AliasedSize }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_AliasedSize else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Human
  struct Data: InlineGraphQL.ResponseObject, AliasedSize_Key, AliasedSize.Data.Fields {
    /// How tall the human is, in metres where no other unit is asked for.
    let height: Double?

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var height: Double? { get }
    }

    var fragment_AliasedSize: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<AliasedSize>.pointer(to: self) }

    typealias __Stored = (height: Double?, __on_Human: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let height: Double? = reader.readNullableDouble("height", in: &object)
      try reader.endObject(&object)
      self.height = height
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_AliasedSize: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "AliasedSize",
      typeCondition: "Human",
      definition: "fragment AliasedSize on Human{__typename height id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``AliasedSize``.
nonisolated protocol AliasedSize_Key {
  var fragment_AliasedSize: InlineGraphQL.FragmentPointer { get }
}

struct AliasedList: InlineGraphQL.GraphQLFragment {
  init(key: some AliasedList_Key) { self.fragmentPointer = key.fragment_AliasedList }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_AliasedList else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, AliasedList_Key, AliasedList.Data.Fields {
    /// The friends of the character.
    let friends: [Character_friends?]?

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, AliasedList.Data.Character_friends.Fields {
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
      associatedtype Character_friends: AliasedList.Data.Character_friends.Fields
      var friends: [Character_friends?]? { get }
    }

    var fragment_AliasedList: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<AliasedList>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (friends: [Character_friends?]?, __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let friends: [Character_friends?]? = try reader.readNullable("friends", if: reader.isTrue("all"), in: &object)
      try reader.endObject(&object)
      self.friends = friends
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_AliasedList: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "AliasedList",
      typeCondition: "Character",
      arguments: [.init("all")],
      definition: "fragment AliasedList on Character{__typename friends@include(if:$all){__typename name id}id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``AliasedList``.
nonisolated protocol AliasedList_Key {
  var fragment_AliasedList: InlineGraphQL.FragmentPointer { get }
}
