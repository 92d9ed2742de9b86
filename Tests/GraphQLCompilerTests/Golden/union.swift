struct ClassroomPets: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "ClassroomPets" }
  static var definition: Swift.String { "query ClassroomPets{classroomPets{__typename}pets:classroomPets{__typename ...PetBadge}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [PetBadge.self] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Query" }
    let classroomPets: [ClassroomPet_classroomPets]
    let pets: [ClassroomPet_pets]
    typealias __Stored = (classroomPets: [ClassroomPet_classroomPets], pets: [ClassroomPet_pets])
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let classroomPets: [ClassroomPet_classroomPets] = reader.readList("classroomPets", in: &object)
      let pets: [ClassroomPet_pets] = reader.readList("pets", in: &object)
      try reader.endObject(&object)
      self.classroomPets = classroomPets
      self.pets = pets
    }
    struct ClassroomPet_classroomPets: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "ClassroomPet" }
      let __typename: Swift.String
      typealias __Stored = (__typename: Swift.String, ())
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
      }
    }
    struct ClassroomPet_pets: InlineGraphQL.ResponseObject, PetBadge_Key {
      static var __parentType: Swift.String { "ClassroomPet" }
      let __typename: Swift.String
      let fragment_PetBadge: InlineGraphQL.FragmentPointer
      typealias __Stored = (__typename: Swift.String, fragment_PetBadge: InlineGraphQL.FragmentPointer)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: Swift.String = reader.readString("__typename", in: &object)
        let fragment_PetBadge: InlineGraphQL.FragmentPointer = try reader.readFragment(PetBadge.self, in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
        self.fragment_PetBadge = fragment_PetBadge
      }
    }
  }
}

struct PetBadge: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "PetBadge",
      typeCondition: "ClassroomPet",
      definition: "fragment PetBadge on ClassroomPet{__typename kind:__typename}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some PetBadge_Key) { self.fragmentPointer = key.fragment_PetBadge }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_PetBadge: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_PetBadge else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, PetBadge.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var kind: Swift.String { get }
    }
    static var __parentType: Swift.String { "ClassroomPet" }
    let __typename: Swift.String
    /// The name of the object's type.
    let kind: Swift.String
    typealias __Stored = (__typename: Swift.String, kind: Swift.String)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      let kind: Swift.String = reader.readString("kind", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.kind = kind
    }
  }
}

/// An object that spreads the fragment ``PetBadge``.
nonisolated protocol PetBadge_Key {
  var fragment_PetBadge: InlineGraphQL.FragmentPointer { get }
}
