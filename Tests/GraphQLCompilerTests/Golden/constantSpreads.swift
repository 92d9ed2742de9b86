struct ConstantSpreads: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "ConstantSpreads" }
  static var definition: Swift.String { "query ConstantSpreads{spreads:hero{__typename ...ConstantFragment@skip(if:true)...ConstantUnmasked@include(if:false)...on Droid@include(if:false){...ConstantFragment friends@skip(if:false){__typename ...on Human{height}id}}id}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [ConstantFragment.self, ConstantUnmasked.self] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    /// The hero of an episode; of the whole saga, where no episode is given.
    let spreads: Character_spreads?
    typealias __Stored = (spreads: Character_spreads?, ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let spreads: Character_spreads? = reader.readNullable("spreads", in: &object)
      try reader.endObject(&object)
      self.spreads = spreads
    }
    /// A character of the saga.
    enum Character_spreads: InlineGraphQL.ResponseObject, ConstantFragment.OptionalKey, InlineGraphQL.__SharedView {
      case human(Data.Character_spreads.AsHuman)
      case droid(Data.Character_spreads.AsDroid)
      /// What no case applies to, types that the schema does not have among it.
      case __other(Data.Character_spreads.Other)
      var __storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields> {
        switch self {
        case .human(let view): view.__storage
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
      var fragment_ConstantFragment: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ConstantFragment }
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Swift.Double? { self.__storage.fields.height }
      /// What the droid is made for.
      var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
      /// The friends of the droid.
      var friends: [Data.Character_spreads.__Fields.Character_friends?]? { self.__storage.fields.friends }
      var asHuman: Data.Character_spreads.AsHuman? {
        self.__storage.fields.__presences[0] ? .init(__storage: self.__storage) : nil
      }
      var asDroid: Data.Character_spreads.AsDroid? {
        self.__storage.fields.__presences[1] ? .init(__storage: self.__storage) : nil
      }
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
      }
      init(__storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields>) {
        if __storage.fields.__presences[0] {
          self = .human(.init(__storage: __storage))
          return
        }
        if __storage.fields.__presences[1] {
          self = .droid(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }
      struct __Fields: InlineGraphQL.__ResponseFields {
        let __typename: Swift.String
        static let __conditions = InlineGraphQL.__TypeConditions("Human", "Droid")
        let __matches: InlineGraphQL.__TypeConditions.Matches
        let __presences: [Swift.Bool]
        let fragment_ConstantFragment: InlineGraphQL.FragmentPointer?
        let height: Swift.Double?
        let primaryFunction: Swift.String?
        let friends: [Character_friends?]?
        typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, __presences: [Swift.Bool], fragment_ConstantFragment: InlineGraphQL.FragmentPointer?, height: Swift.Double?, primaryFunction: Swift.String?, friends: [Character_friends?]?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: Swift.String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let fragment_ConstantFragment: InlineGraphQL.FragmentPointer? = try reader.readFragment(ConstantFragment.self, if: .excluded, in: &object)
          let height: Swift.Double? = try reader.readNullable("height", if: .excluded, in: &object)
          let primaryFunction: Swift.String? = try reader.readNullable("primaryFunction", if: .excluded, in: &object)
          let friends: [Character_friends?]? = try reader.readNullable("friends", if: .excluded, in: &object)
          var presences: [Swift.Bool] = []
          presences.append(false)
          presences.append(false)
          try reader.endObject(&object)
          self.__typename = __typename
          self.__matches = matches
          self.__presences = presences
          self.fragment_ConstantFragment = fragment_ConstantFragment
          self.height = height
          self.primaryFunction = primaryFunction
          self.friends = friends
        }
        /// A character of the saga.
        enum Character_friends: InlineGraphQL.ResponseObject, InlineGraphQL.__SharedView {
          case human(Data.Character_spreads.__Fields.Character_friends.AsHuman)
          /// What no case applies to, types that the schema does not have among it.
          case __other(Data.Character_spreads.__Fields.Character_friends.Other)
          var __storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields.Character_friends.__Fields> {
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
          var asHuman: Data.Character_spreads.__Fields.Character_friends.AsHuman? {
            self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
          }
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
          }
          init(__storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields.Character_friends.__Fields>) {
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
            let height: Swift.Double?
            typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, height: Swift.Double?)
            init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              let __typename: Swift.String = reader.readString("__typename", in: &object)
              let matches = Self.__conditions.matches(__typename)
              let height: Swift.Double? = try reader.readNullable("height", if: InlineGraphQL.__Inclusion(matches[0]), in: &object)
              try reader.endObject(&object)
              self.__typename = __typename
              self.__matches = matches
              self.height = height
            }
          }
          struct AsHuman: InlineGraphQL.ResponseView {
            let __storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields.Character_friends.__Fields>
            typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields.Character_friends.__Fields>, ())
            static var __parentType: Swift.String { "Human" }
            var __typename: Swift.String { self.__storage.fields.__typename }
            /// How tall the human is, in metres where no other unit is asked for.
            var height: Swift.Double? { self.__storage.fields.height }
            init(__storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields.Character_friends.__Fields>) {
              self.__storage = __storage
            }
          }
          struct Other: InlineGraphQL.ResponseView {
            let __storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields.Character_friends.__Fields>
            typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields.Character_friends.__Fields>, ())
            static var __parentType: Swift.String { "Character" }
            var __typename: Swift.String { self.__storage.fields.__typename }
            init(__storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields.Character_friends.__Fields>) {
              self.__storage = __storage
            }
          }
        }
      }
      typealias Character_friends = Data.Character_spreads.__Fields.Character_friends
      struct AsHuman: InlineGraphQL.ResponseView, ConstantFragment_Key {
        let __storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields>, ())
        static var __parentType: Swift.String { "Human" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var fragment_ConstantFragment: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_ConstantFragment! }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        /// What the droid is made for.
        var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
        /// The friends of the droid.
        var friends: [Data.Character_spreads.__Fields.Character_friends?]? { self.__storage.fields.friends }
        init(__storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields>) {
          self.__storage = __storage
        }
        typealias Character_friends = Data.Character_spreads.__Fields.Character_friends
      }
      struct AsDroid: InlineGraphQL.ResponseView, ConstantFragment_Key {
        let __storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields>, ())
        static var __parentType: Swift.String { "Droid" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var fragment_ConstantFragment: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_ConstantFragment! }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        /// What the droid is made for.
        var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
        /// The friends of the droid.
        var friends: [Data.Character_spreads.__Fields.Character_friends?]? { self.__storage.fields.friends }
        init(__storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields>) {
          self.__storage = __storage
        }
        typealias Character_friends = Data.Character_spreads.__Fields.Character_friends
      }
      struct Other: InlineGraphQL.ResponseView, ConstantFragment.OptionalKey {
        let __storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields>
        typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields>, ())
        static var __parentType: Swift.String { "Character" }
        var __typename: Swift.String { self.__storage.fields.__typename }
        var fragment_ConstantFragment: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_ConstantFragment }
        /// How tall the human is, in metres where no other unit is asked for.
        var height: Swift.Double? { self.__storage.fields.height }
        /// What the droid is made for.
        var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
        /// The friends of the droid.
        var friends: [Data.Character_spreads.__Fields.Character_friends?]? { self.__storage.fields.friends }
        init(__storage: InlineGraphQL.__SharedFields<Data.Character_spreads.__Fields>) {
          self.__storage = __storage
        }
      }
    }
  }
}

struct ConstantFragment: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "ConstantFragment",
      typeCondition: "Character",
      definition: "fragment ConstantFragment on Character{__typename ...on Human@include(if:false){height}name@skip(if:true)id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some ConstantFragment_Key) { self.fragmentPointer = key.fragment_ConstantFragment }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ConstantFragment: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ConstantFragment else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  typealias Case = Data.Case
  enum Data: InlineGraphQL.ResponseObject, ConstantFragment.Data.Fields, InlineGraphQL.__SharedView {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype AsHuman: ConstantFragment.Data.AsHuman.Fields
      var height: Swift.Double? { get }
      var name: Swift.String? { get }
      var asHuman: AsHuman? { get }
    }
    /// An object that has the fields, as what it is of the fragment's type conditions.
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
    case human(Data.AsHuman)
    /// What no case applies to, types that the schema does not have among it.
    case __other(Data.Other)
    var __storage: InlineGraphQL.__SharedFields<Data.__Fields> {
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
    /// How tall the human is, in metres where no other unit is asked for.
    var height: Swift.Double? { self.__storage.fields.height }
    /// The name of the character.
    var name: Swift.String? { self.__storage.fields.name }
    var asHuman: Data.AsHuman? {
      self.__storage.fields.__presences[0] ? .init(__storage: self.__storage) : nil
    }
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
    }
    init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
      if __storage.fields.__presences[0] {
        self = .human(.init(__storage: __storage))
        return
      }
      self = .__other(.init(__storage: __storage))
    }
    struct __Fields: InlineGraphQL.__ResponseFields {
      let __typename: Swift.String
      static let __conditions = InlineGraphQL.__TypeConditions("Human")
      let __matches: InlineGraphQL.__TypeConditions.Matches
      let __presences: [Swift.Bool]
      let height: Swift.Double?
      let name: Swift.String?
      typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, __presences: [Swift.Bool], height: Swift.Double?, name: Swift.String?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        reader.skip("id", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let height: Swift.Double? = try reader.readNullable("height", if: .excluded, in: &object)
        let name: Swift.String? = try reader.read("name", if: .excluded, in: &object)
        var presences: [Swift.Bool] = []
        presences.append(false)
        try reader.endObject(&object)
        self.__typename = __typename
        self.__matches = matches
        self.__presences = presences
        self.height = height
        self.name = name
      }
    }
    struct AsHuman: InlineGraphQL.ResponseView, ConstantFragment.Data.AsHuman.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var height: Swift.Double? { get }
        var name: Swift.String { get }
      }
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Human" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Swift.Double? { self.__storage.fields.height }
      /// The name of the character.
      var name: Swift.String { self.__storage.fields.name! }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
    struct Other: InlineGraphQL.ResponseView {
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Character" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Swift.Double? { self.__storage.fields.height }
      /// The name of the character.
      var name: Swift.String? { self.__storage.fields.name }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
  }
}

/// An object that spreads the fragment ``ConstantFragment``.
nonisolated protocol ConstantFragment_Key {
  var fragment_ConstantFragment: InlineGraphQL.FragmentPointer { get }
}

struct ConstantUnmasked: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "ConstantUnmasked",
      typeCondition: "Character",
      definition: "fragment ConstantUnmasked on Character{__typename ...on Human{height@include(if:false)}...on Droid@skip(if:true){primaryFunction}id}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some ConstantUnmasked_Key) { self.fragmentPointer = key.fragment_ConstantUnmasked }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ConstantUnmasked: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ConstantUnmasked else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  typealias Case = Data.Case
  enum Data: InlineGraphQL.ResponseObject, ConstantUnmasked.Data.Fields, InlineGraphQL.__SharedView {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype AsHuman: ConstantUnmasked.Data.AsHuman.Fields
      associatedtype AsDroid: ConstantUnmasked.Data.AsDroid.Fields
      var height: Swift.Double? { get }
      var primaryFunction: Swift.String? { get }
      var asHuman: AsHuman? { get }
      var asDroid: AsDroid? { get }
    }
    /// An object that has the fields, as what it is of the fragment's type conditions.
    enum Case<Object: ConstantUnmasked.Data.Fields>: Swift.Sendable {
      case human(Object.AsHuman)
      case droid(Object.AsDroid)
      case __other(Object)
      init(_ object: Object) {
        if let view = object.asHuman {
          self = .human(view)
          return
        }
        if let view = object.asDroid {
          self = .droid(view)
          return
        }
        self = .__other(object)
      }
    }
    case human(Data.AsHuman)
    case droid(Data.AsDroid)
    /// What no case applies to, types that the schema does not have among it.
    case __other(Data.Other)
    var __storage: InlineGraphQL.__SharedFields<Data.__Fields> {
      switch self {
      case .human(let view): view.__storage
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
    /// How tall the human is, in metres where no other unit is asked for.
    var height: Swift.Double? { self.__storage.fields.height }
    /// What the droid is made for.
    var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
    var asHuman: Data.AsHuman? {
      self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil
    }
    var asDroid: Data.AsDroid? {
      self.__storage.fields.__presences[0] ? .init(__storage: self.__storage) : nil
    }
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      self.init(__storage: try InlineGraphQL.__SharedFields(from: &reader))
    }
    init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
      if __storage.fields.__matches[0] {
        self = .human(.init(__storage: __storage))
        return
      }
      if __storage.fields.__presences[0] {
        self = .droid(.init(__storage: __storage))
        return
      }
      self = .__other(.init(__storage: __storage))
    }
    struct __Fields: InlineGraphQL.__ResponseFields {
      let __typename: Swift.String
      static let __conditions = InlineGraphQL.__TypeConditions("Human", "Droid")
      let __matches: InlineGraphQL.__TypeConditions.Matches
      let __presences: [Swift.Bool]
      let height: Swift.Double?
      let primaryFunction: Swift.String?
      typealias __Stored = (__typename: Swift.String, __matches: InlineGraphQL.__TypeConditions.Matches, __presences: [Swift.Bool], height: Swift.Double?, primaryFunction: Swift.String?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        reader.skip("id", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let height: Swift.Double? = try reader.readNullable("height", if: .excluded, in: &object)
        let primaryFunction: Swift.String? = try reader.readNullable("primaryFunction", if: .excluded, in: &object)
        var presences: [Swift.Bool] = []
        presences.append(false)
        try reader.endObject(&object)
        self.__typename = __typename
        self.__matches = matches
        self.__presences = presences
        self.height = height
        self.primaryFunction = primaryFunction
      }
    }
    struct AsHuman: InlineGraphQL.ResponseView, ConstantUnmasked.Data.AsHuman.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var height: Swift.Double? { get }
        var primaryFunction: Swift.String? { get }
      }
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Human" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Swift.Double? { self.__storage.fields.height }
      /// What the droid is made for.
      var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
    struct AsDroid: InlineGraphQL.ResponseView, ConstantUnmasked.Data.AsDroid.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var height: Swift.Double? { get }
        var primaryFunction: Swift.String? { get }
      }
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Droid" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Swift.Double? { self.__storage.fields.height }
      /// What the droid is made for.
      var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
    struct Other: InlineGraphQL.ResponseView {
      let __storage: InlineGraphQL.__SharedFields<Data.__Fields>
      typealias __Stored = (__storage: InlineGraphQL.__SharedFields<Data.__Fields>, ())
      static var __parentType: Swift.String { "Character" }
      var __typename: Swift.String { self.__storage.fields.__typename }
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Swift.Double? { self.__storage.fields.height }
      /// What the droid is made for.
      var primaryFunction: Swift.String? { self.__storage.fields.primaryFunction }
      init(__storage: InlineGraphQL.__SharedFields<Data.__Fields>) {
        self.__storage = __storage
      }
    }
  }
}

/// An object that spreads the fragment ``ConstantUnmasked``.
nonisolated protocol ConstantUnmasked_Key {
  var fragment_ConstantUnmasked: InlineGraphQL.FragmentPointer { get }
}
