/// A card.
struct HeroCard_hero: InlineGraphQL.GraphQLFragment {
  init(key: some HeroCard_hero_Key) { self.fragmentPointer = key.fragment_HeroCard_hero }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_HeroCard_hero else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, HeroCard_hero_Key, HeroCard_hero.Data.Fields {
    /// The ID of the character.
    let id: String

    /// The name of the character.
    let name: String

    /// The episodes that the character appears in.
    let appearsIn: [StarWars.Episode?]

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var id: String { get }
      var name: String { get }
      var appearsIn: [StarWars.Episode?] { get }
    }

    var fragment_HeroCard_hero: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<HeroCard_hero>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (id: String, name: String, appearsIn: [StarWars.Episode?], __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      let id: String = reader.readID("id", in: &object)
      let name: String = reader.readString("name", in: &object)
      let appearsIn: [StarWars.Episode?] = reader.readList("appearsIn", in: &object)
      try reader.endObject(&object)
      self.id = id
      self.name = name
      self.appearsIn = appearsIn
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_HeroCard_hero: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "HeroCard_hero",
      typeCondition: "Character",
      definition: "fragment HeroCard_hero on Character{__typename id name appearsIn}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``HeroCard_hero``.
nonisolated protocol HeroCard_hero_Key {
  var fragment_HeroCard_hero: InlineGraphQL.FragmentPointer { get }
}
