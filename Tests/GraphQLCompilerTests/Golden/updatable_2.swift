struct CharacterToAssign: InlineGraphQL.GraphQLFragment {
  init(key: some CharacterToAssign_Key) { self.fragmentPointer = key.fragment_CharacterToAssign }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_CharacterToAssign else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, CharacterToAssign_Key, CharacterToAssign.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
    }

    var fragment_CharacterToAssign: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<CharacterToAssign>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (__typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_CharacterToAssign: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "CharacterToAssign",
      typeCondition: "Character",
      definition: "fragment CharacterToAssign on Character{__typename id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``CharacterToAssign``.
nonisolated protocol CharacterToAssign_Key {
  var fragment_CharacterToAssign: InlineGraphQL.FragmentPointer { get }
}
