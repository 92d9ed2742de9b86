struct ConstantUnmasked: InlineGraphQL.GraphQLFragment {
  init(key: some ConstantUnmasked_Key) { self.fragmentPointer = key.fragment_ConstantUnmasked }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ConstantUnmasked else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  enum Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ConstantUnmasked_Key, ConstantUnmasked.Data.Fields, __SharedView {
    case human(AsHuman)
    case droid(AsDroid)
    /// An object that no other case applies to, such as one of a type that the schema does not have.
    case __other(Other)


    /// How tall the human is, in metres where no other unit is asked for.
    var height: Double? { self.__storage.fields.height }

    /// What the droid is made for.
    var primaryFunction: String? { self.__storage.fields.primaryFunction }

    var asHuman: AsHuman? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
    var asDroid: AsDroid? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

    /// Parent type: Human
    struct AsHuman: InlineGraphQL.ResponseView, ConstantUnmasked.Data.AsHuman.Fields {
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Double? { self.__storage.fields.height }

      /// What the droid is made for.
      var primaryFunction: String? { self.__storage.fields.primaryFunction }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var height: Double? { get }
        var primaryFunction: String? { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (height: Double?, primaryFunction: String?), __on_Human: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: Droid
    struct AsDroid: InlineGraphQL.ResponseView, ConstantUnmasked.Data.AsDroid.Fields {
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Double? { self.__storage.fields.height }

      /// What the droid is made for.
      var primaryFunction: String? { self.__storage.fields.primaryFunction }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var height: Double? { get }
        var primaryFunction: String? { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (height: Double?, primaryFunction: String?), __on_Droid: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: Character
    struct Other: InlineGraphQL.ResponseView {
      /// How tall the human is, in metres where no other unit is asked for.
      var height: Double? { self.__storage.fields.height }

      /// What the droid is made for.
      var primaryFunction: String? { self.__storage.fields.primaryFunction }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (height: Double?, primaryFunction: String?), __on_Character: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype AsHuman: ConstantUnmasked.Data.AsHuman.Fields
      associatedtype AsDroid: ConstantUnmasked.Data.AsDroid.Fields
      var height: Double? { get }
      var primaryFunction: String? { get }
      var asHuman: AsHuman? { get }
      var asDroid: AsDroid? { get }
    }

    /// An object that has the fields, by the type condition of the fragment that it meets.
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

    var fragment_ConstantUnmasked: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<ConstantUnmasked>.pointer(to: self) }

    var __typename: String { self.__storage.fields.__typename }
    typealias __Storage = __SharedFields<__Fields>
    typealias __Stored = (__shown: (human: (__types_0: AsHuman, ()), droid: (__inclusion_0: AsDroid, ()), __other: (__always: Other, ())), __on_Character: ())

    var __storage: __Storage {
      switch self {
      case .human(let view): view.__storage
      case .droid(let view): view.__storage
      case .__other(let view): view.__storage
      }
    }

    init(__storage: __Storage) {
      if __storage.fields.__matches[0] {
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
      let height: Double?
      let primaryFunction: String?

      let __typename: String
      static let __conditions: __TypeConditions = .init("Human", "Droid")
      let __matches: __TypeConditions.Matches
      let __inclusions: [Bool]
      typealias __Stored = (height: Double?, primaryFunction: String?, __typename: String, __matches: __TypeConditions.Matches, __inclusions: [Bool], __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        reader.skip("id", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let height: Double? = try reader.readNullable("height", if: .excluded, in: &object)
        let primaryFunction: String? = try reader.readNullable("primaryFunction", if: .excluded, in: &object)
        var inclusions: [Bool] = []
        inclusions.append(false)
        try reader.endObject(&object)
        self.height = height
        self.primaryFunction = primaryFunction
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
    var fragment_ConstantUnmasked: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "ConstantUnmasked",
      typeCondition: "Character",
      definition: """
        fragment ConstantUnmasked on Character{\
        __typename \
        ...on Human{height@include(if:false)}\
        ...on Droid@skip(if:true){primaryFunction}\
        id\
        }
        """,
      typeConditions: "0=Human;1=Droid",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``ConstantUnmasked``.
nonisolated protocol ConstantUnmasked_Key {
  var fragment_ConstantUnmasked: InlineGraphQL.FragmentPointer { get }
}
