struct ClassroomPets: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let classroomPets: [ClassroomPet_classroomPets]
    let pets: [ClassroomPet_pets]

    /// Parent type: ClassroomPet
    struct ClassroomPet_classroomPets: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      let __typename: String
      typealias __Stored = (__typename: String, __on_ClassroomPet: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
      }
    }

    /// Parent type: ClassroomPet
    struct ClassroomPet_pets: InlineGraphQL.ResponseObject, Swift.CustomReflectable, PetBadge_Key {
      let fragment_PetBadge: InlineGraphQL.FragmentPointer

      let __typename: String
      typealias __Stored = (fragment_PetBadge: InlineGraphQL.FragmentPointer, __typename: String, __on_ClassroomPet: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let fragment_PetBadge: InlineGraphQL.FragmentPointer = try reader.readFragment(PetBadge.self, in: &object)
        try reader.endObject(&object)
        self.fragment_PetBadge = fragment_PetBadge
        self.__typename = __typename
      }
    }

    typealias __Stored = (classroomPets: [ClassroomPet_classroomPets], pets: [ClassroomPet_pets], __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let classroomPets: [ClassroomPet_classroomPets] = reader.readList("classroomPets", in: &object)
      let pets: [ClassroomPet_pets] = reader.readList("pets", in: &object)
      try reader.endObject(&object)
      self.classroomPets = classroomPets
      self.pets = pets
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode { .init(name: "ClassroomPets", fragments: [PetBadge.self], definition: "query ClassroomPets{classroomPets{__typename}pets:classroomPets{__typename ...PetBadge}}") }
}

struct PetBadge: InlineGraphQL.GraphQLFragment {
  init(key: some PetBadge_Key) { self.fragmentPointer = key.fragment_PetBadge }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_PetBadge else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: ClassroomPet
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, PetBadge_Key, PetBadge.Data.Fields {
    /// The name of the object's type.
    let kind: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var kind: String { get }
    }

    var fragment_PetBadge: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<PetBadge>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (kind: String, __typename: String, __on_ClassroomPet: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      let kind: String = reader.readString("kind", in: &object)
      try reader.endObject(&object)
      self.kind = kind
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_PetBadge: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "PetBadge",
      typeCondition: "ClassroomPet",
      definition: "fragment PetBadge on ClassroomPet{__typename kind:__typename}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``PetBadge``.
nonisolated protocol PetBadge_Key {
  var fragment_PetBadge: InlineGraphQL.FragmentPointer { get }
}
