struct KnownClassroomPet: InlineGraphQL.GraphQLFragment {
  init(key: some KnownClassroomPet_Key) { self.fragmentPointer = key.fragment_KnownClassroomPet }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_KnownClassroomPet else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: ClassroomPet
  enum Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, KnownClassroomPet_Key, KnownClassroomPet.Data.Fields, __SharedView {
    case cat(AsCat)
    /// An object that no other case applies to, such as one of a type that the schema does not have.
    case __other(Other)

    var asPet: AsPet? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
    var asCat: AsCat? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

    /// Parent type: Pet
    struct AsPet: InlineGraphQL.ResponseView, KnownClassroomPet.Data.AsPet.Fields {
      var humanName: String? { self.__storage.fields.humanName }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var humanName: String? { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (humanName: String?, ()), __on_Pet: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: Cat
    struct AsCat: InlineGraphQL.ResponseView, KnownClassroomPet.Data.AsCat.Fields {
      var humanName: String? { self.__storage.fields.humanName }
      var isJellicle: Bool { self.__storage.fields.isJellicle! }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var humanName: String? { get }
        var isJellicle: Bool { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (humanName: String?, isJellicle: Bool), __on_Cat: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: ClassroomPet
    struct Other: InlineGraphQL.ResponseView {
      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __on_ClassroomPet: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype AsPet: KnownClassroomPet.Data.AsPet.Fields
      associatedtype AsCat: KnownClassroomPet.Data.AsCat.Fields
      var asPet: AsPet? { get }
      var asCat: AsCat? { get }
    }

    /// An object that has the fields, by the type condition of the fragment that it meets.
    enum Case<Object: KnownClassroomPet.Data.Fields>: Swift.Sendable {
      case cat(Object.AsCat)
      case __other(Object)

      init(_ object: Object) {
        if let view = object.asCat {
          self = .cat(view)
          return
        }
        self = .__other(object)
      }
    }

    var fragment_KnownClassroomPet: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<KnownClassroomPet>.pointer(to: self) }

    var __typename: String { self.__storage.fields.__typename }
    typealias __Storage = __SharedFields<__Fields>
    typealias __Stored = (__shown: (cat: (__types_1: AsCat, ()), __other: (__always: Other, ())), __on_ClassroomPet: ())

    var __storage: __Storage {
      switch self {
      case .cat(let view): view.__storage
      case .__other(let view): view.__storage
      }
    }

    init(__storage: __Storage) {
      if __storage.fields.__matches[1] {
        self = .cat(.init(__storage: __storage))
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
      let humanName: String?
      let isJellicle: Bool?

      let __typename: String
      static let __conditions: __TypeConditions = .init("Bird Cat PetRock Rat", "Cat")
      let __matches: __TypeConditions.Matches
      typealias __Stored = (humanName: String?, isJellicle: Bool?, __typename: String, __matches: __TypeConditions.Matches, __on_ClassroomPet: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let humanName: String? = try reader.readNullable("humanName", if: matches.inclusion(0), in: &object)
        let isJellicle: Bool? = try reader.read("isJellicle", if: matches.inclusion(1), in: &object)
        try reader.endObject(&object)
        self.humanName = humanName
        self.isJellicle = isJellicle
        self.__typename = __typename
        self.__matches = matches
      }
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  typealias Case = Data.Case

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_KnownClassroomPet: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "KnownClassroomPet",
      typeCondition: "ClassroomPet",
      definition: "fragment KnownClassroomPet on ClassroomPet{__typename ...on Pet{humanName}...on Cat{isJellicle}}",
      typeConditions: "0=Bird Cat PetRock Rat;1=Cat",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``KnownClassroomPet``.
nonisolated protocol KnownClassroomPet_Key {
  var fragment_KnownClassroomPet: InlineGraphQL.FragmentPointer { get }
}
