struct GroupsCard: InlineGraphQL.GraphQLFragment {
  init(key: some GroupsCard_Key) { self.fragmentPointer = key.fragment_GroupsCard }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_GroupsCard else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  enum Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, GroupsCard_Key, GroupsCard.Data.Fields, __SharedView {
    case human(AsHuman)
    /// An object that no other case applies to, such as one of a type that the schema does not have.
    case __other(Other)


    /// The name of the character.
    var name: String? { self.__storage.fields.name }

    var asHuman: AsHuman? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

    /// Parent type: Human
    struct AsHuman: InlineGraphQL.ResponseView, GroupsCard.Data.AsHuman.Fields {
      /// The name of the character.
      var name: String? { self.__storage.fields.name }

      /// How tall the human is, in metres where no other unit is asked for.
      var height: Double? { self.__storage.fields.height }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var name: String? { get }
        var height: Double? { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (name: String?, height: Double?), __on_Human: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: Character
    struct Other: InlineGraphQL.ResponseView {
      /// The name of the character.
      var name: String? { self.__storage.fields.name }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (name: String?, ()), __on_Character: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype AsHuman: GroupsCard.Data.AsHuman.Fields
      var name: String? { get }
      var asHuman: AsHuman? { get }
    }

    /// An object that has the fields, by the type condition of the fragment that it meets.
    enum Case<Object: GroupsCard.Data.Fields>: Swift.Sendable {
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

    var fragment_GroupsCard: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<GroupsCard>.pointer(to: self) }

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
      let name: String?
      let height: Double?

      let __typename: String
      static let __conditions: __TypeConditions = .init("Human")
      let __matches: __TypeConditions.Matches
      typealias __Stored = (name: String?, height: Double?, __typename: String, __matches: __TypeConditions.Matches, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        reader.skip("id", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let name: String? = try reader.read("name", if: .excluded, in: &object)
        let height: Double? = try reader.readNullable("height", if: matches.inclusion(0), in: &object)
        try reader.endObject(&object)
        self.name = name
        self.height = height
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
    var fragment_GroupsCard: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "GroupsCard",
      typeCondition: "Character",
      definition: """
        fragment GroupsCard on Character{\
        __typename \
        ...@include(if:false){name}\
        ...on Human{...@include(if:true){height}}\
        id\
        }
        """,
      typeConditions: "0=Human",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``GroupsCard``.
nonisolated protocol GroupsCard_Key {
  var fragment_GroupsCard: InlineGraphQL.FragmentPointer { get }
}
