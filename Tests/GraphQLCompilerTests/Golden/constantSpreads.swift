struct ConstantSpreads: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let spreads: Character_spreads?

    /// A character of the saga.
    ///
    /// Parent type: Character
    enum Character_spreads: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ConstantFragment.OptionalKey, __SharedView {
      case human(AsHuman)
      case droid(AsDroid)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var fragment_ConstantFragment: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ConstantFragment }

      /// How tall the human is, in metres where no other unit is asked for.
      var height: Double? { self.__storage.fields.height }

      /// What the droid is made for.
      var primaryFunction: String? { self.__storage.fields.primaryFunction }

      /// The friends of the droid.
      var friends: [Data.Character_spreads.__Fields.Character_friends?]? { self.__storage.fields.friends }

      var asHuman: AsHuman? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }
      var asDroid: AsDroid? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

      typealias Character_friends = Data.Character_spreads.__Fields.Character_friends

      /// Parent type: Human
      struct AsHuman: InlineGraphQL.ResponseView, ConstantFragment_Key {
        var fragment_ConstantFragment: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_ConstantFragment! }

        /// How tall the human is, in metres where no other unit is asked for.
        var height: Double? { self.__storage.fields.height }

        /// What the droid is made for.
        var primaryFunction: String? { self.__storage.fields.primaryFunction }

        /// The friends of the droid.
        var friends: [Data.Character_spreads.__Fields.Character_friends?]? { self.__storage.fields.friends }

        typealias Character_friends = Data.Character_spreads.__Fields.Character_friends

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (fragment_ConstantFragment: InlineGraphQL.FragmentPointer, height: Double?, primaryFunction: String?, friends: [Data.Character_spreads.__Fields.Character_friends?]?), __on_Human: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Droid
      struct AsDroid: InlineGraphQL.ResponseView, ConstantFragment_Key {
        var fragment_ConstantFragment: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_ConstantFragment! }

        /// How tall the human is, in metres where no other unit is asked for.
        var height: Double? { self.__storage.fields.height }

        /// What the droid is made for.
        var primaryFunction: String? { self.__storage.fields.primaryFunction }

        /// The friends of the droid.
        var friends: [Data.Character_spreads.__Fields.Character_friends?]? { self.__storage.fields.friends }

        typealias Character_friends = Data.Character_spreads.__Fields.Character_friends

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (fragment_ConstantFragment: InlineGraphQL.FragmentPointer, height: Double?, primaryFunction: String?, friends: [Data.Character_spreads.__Fields.Character_friends?]?), __on_Droid: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Character
      struct Other: InlineGraphQL.ResponseView, ConstantFragment.OptionalKey {
        var fragment_ConstantFragment: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ConstantFragment }

        /// How tall the human is, in metres where no other unit is asked for.
        var height: Double? { self.__storage.fields.height }

        /// What the droid is made for.
        var primaryFunction: String? { self.__storage.fields.primaryFunction }

        /// The friends of the droid.
        var friends: [Data.Character_spreads.__Fields.Character_friends?]? { self.__storage.fields.friends }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (fragment_ConstantFragment: InlineGraphQL.FragmentPointer?, height: Double?, primaryFunction: String?, friends: [Data.Character_spreads.__Fields.Character_friends?]?), __on_Character: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (human: (__inclusion_0: AsHuman, ()), droid: (__inclusion_0: AsDroid, ()), __other: (__always: Other, ())), __on_Character: ())

      var __storage: __Storage {
        switch self {
        case .human(let view): view.__storage
        case .droid(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__inclusions[0] {
          self = .human(.init(__storage: __storage))
          return
        }
        if __storage.fields.__inclusions[0] {
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
        let fragment_ConstantFragment: InlineGraphQL.FragmentPointer?
        let height: Double?
        let primaryFunction: String?
        let friends: [Character_friends?]?

        /// A character of the saga.
        ///
        /// Parent type: Character
        enum Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
          case human(AsHuman)
          /// An object that no other case applies to, such as one of a type that the schema does not have.
          case __other(Other)

          var asHuman: AsHuman? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

          /// Parent type: Human
          struct AsHuman: InlineGraphQL.ResponseView {
            /// How tall the human is, in metres where no other unit is asked for.
            var height: Double? { self.__storage.fields.height }

            var __typename: String { self.__storage.fields.__typename }
            let __storage: __Storage
            typealias __Stored = (__storage: __Storage, __shown: (height: Double?, ()), __on_Human: ())
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
            let height: Double?

            let __typename: String
            static let __conditions: __TypeConditions = .init("Human")
            let __matches: __TypeConditions.Matches
            typealias __Stored = (height: Double?, __typename: String, __matches: __TypeConditions.Matches, __on_Character: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              let __typename: String = reader.readString("__typename", in: &object)
              let matches = Self.__conditions.matches(__typename)
              let height: Double? = try reader.readNullable("height", if: matches.inclusion(0), in: &object)
              try reader.endObject(&object)
              self.height = height
              self.__typename = __typename
              self.__matches = matches
            }
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("Human", "Droid")
        let __matches: __TypeConditions.Matches
        let __inclusions: [Bool]
        typealias __Stored = (fragment_ConstantFragment: InlineGraphQL.FragmentPointer?, height: Double?, primaryFunction: String?, friends: [Character_friends?]?, __typename: String, __matches: __TypeConditions.Matches, __inclusions: [Bool], __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let fragment_ConstantFragment: InlineGraphQL.FragmentPointer? = try reader.readFragment(ConstantFragment.self, if: .excluded, in: &object)
          let height: Double? = try reader.readNullable("height", if: .excluded, in: &object)
          let primaryFunction: String? = try reader.readNullable("primaryFunction", if: .excluded, in: &object)
          let friends: [Character_friends?]? = try reader.readNullable("friends", if: .excluded, in: &object)
          var inclusions: [Bool] = []
          inclusions.append(false)
          try reader.endObject(&object)
          self.fragment_ConstantFragment = fragment_ConstantFragment
          self.height = height
          self.primaryFunction = primaryFunction
          self.friends = friends
          self.__typename = __typename
          self.__matches = matches
          self.__inclusions = inclusions
        }
      }
    }

    typealias __Stored = (spreads: Character_spreads?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let spreads: Character_spreads? = reader.readNullable("spreads", in: &object)
      try reader.endObject(&object)
      self.spreads = spreads
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "ConstantSpreads", typeConditions: "2=Droid;4=Human", fragments: [ConstantFragment.self, ConstantUnmasked.self], definition: """
      query ConstantSpreads{\
      spreads:hero{\
      __typename \
      ...ConstantFragment@skip(if:true)...ConstantUnmasked@include(if:false)...on Droid@include(if:false){\
      ...ConstantFragment \
      friends@skip(if:false){__typename ...on Human{height}id}\
      }\
      id\
      }\
      }
      """)
  }
}

struct ConstantFragment: InlineGraphQL.GraphQLFragment {
  init(key: some ConstantFragment_Key) { self.fragmentPointer = key.fragment_ConstantFragment }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ConstantFragment else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  enum Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ConstantFragment_Key, ConstantFragment.Data.Fields, __SharedView {
    case human(AsHuman)
    /// An object that no other case applies to, such as one of a type that the schema does not have.
    case __other(Other)


    /// How tall the human is, in metres where no other unit is asked for.
    var height: Double? { self.__storage.fields.height }

    /// The name of the character.
    var name: String? { self.__storage.fields.name }

    var asHuman: AsHuman? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

    /// Parent type: Human
    struct AsHuman: InlineGraphQL.ResponseView, ConstantFragment.Data.AsHuman.Fields {
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Double? { self.__storage.fields.height }

      /// The name of the character.
      var name: String { self.__storage.fields.name! }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var height: Double? { get }
        var name: String { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (height: Double?, name: String), __on_Human: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: Character
    struct Other: InlineGraphQL.ResponseView {
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Double? { self.__storage.fields.height }

      /// The name of the character.
      var name: String? { self.__storage.fields.name }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (height: Double?, name: String?), __on_Character: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype AsHuman: ConstantFragment.Data.AsHuman.Fields
      var height: Double? { get }
      var name: String? { get }
      var asHuman: AsHuman? { get }
    }

    /// An object that has the fields, by the type condition of the fragment that it meets.
    enum Case<Object: ConstantFragment.Data.Fields>: Swift.Sendable {
      case human(Object.AsHuman)
      case __other(Object)

      init(_ object: Object) {
        if let view = object.asHuman {
          self = .human(view)
          return
        }
        self = .__other(object)
      }
    }

    var fragment_ConstantFragment: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<ConstantFragment>.pointer(to: self) }

    var __typename: String { self.__storage.fields.__typename }
    typealias __Storage = __SharedFields<__Fields>
    typealias __Stored = (__shown: (human: (__inclusion_0: AsHuman, ()), __other: (__always: Other, ())), __on_Character: ())

    var __storage: __Storage {
      switch self {
      case .human(let view): view.__storage
      case .__other(let view): view.__storage
      }
    }

    init(__storage: __Storage) {
      if __storage.fields.__inclusions[0] {
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
      let height: Double?
      let name: String?

      let __typename: String
      static let __conditions: __TypeConditions = .init("Human")
      let __matches: __TypeConditions.Matches
      let __inclusions: [Bool]
      typealias __Stored = (height: Double?, name: String?, __typename: String, __matches: __TypeConditions.Matches, __inclusions: [Bool], __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        reader.skip("id", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let height: Double? = try reader.readNullable("height", if: .excluded, in: &object)
        let name: String? = try reader.read("name", if: .excluded, in: &object)
        var inclusions: [Bool] = []
        inclusions.append(false)
        try reader.endObject(&object)
        self.height = height
        self.name = name
        self.__typename = __typename
        self.__matches = matches
        self.__inclusions = inclusions
      }
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  typealias Case = Data.Case

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ConstantFragment: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "ConstantFragment",
      typeCondition: "Character",
      definition: """
        fragment ConstantFragment on Character{\
        __typename \
        ...on Human@include(if:false){height}\
        name@skip(if:true)id\
        }
        """,
      typeConditions: "0=Human",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``ConstantFragment``.
nonisolated protocol ConstantFragment_Key {
  var fragment_ConstantFragment: InlineGraphQL.FragmentPointer { get }
}
