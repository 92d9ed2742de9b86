/// A card.
struct HeroCard_hero: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "HeroCard_hero",
      typeCondition: "Character",
      definition: "fragment HeroCard_hero on Character{__typename id name appearsIn}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some HeroCard_hero_Key) { self.fragmentPointer = key.fragment_HeroCard_hero }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_HeroCard_hero: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_HeroCard_hero else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, Swift.Identifiable, HeroCard_hero.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var id: Swift.String { get }
      var name: Swift.String { get }
      var appearsIn: [StarWars.Episode?] { get }
    }
    static var __parentType: Swift.String { "Character" }
    let __typename: Swift.String
    /// The ID of the character.
    let id: Swift.String
    /// The name of the character.
    let name: Swift.String
    /// The episodes that the character appears in.
    let appearsIn: [StarWars.Episode?]
    typealias __Stored = (__typename: Swift.String, id: Swift.String, name: Swift.String, appearsIn: [StarWars.Episode?])
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: Swift.String = reader.readString("__typename", in: &object)
      let id: Swift.String = reader.readID("id", in: &object)
      let name: Swift.String = reader.readString("name", in: &object)
      let appearsIn: [StarWars.Episode?] = reader.readList("appearsIn", in: &object)
      try reader.endObject(&object)
      self.__typename = __typename
      self.id = id
      self.name = name
      self.appearsIn = appearsIn
    }
  }
}

/// An object that spreads the fragment ``HeroCard_hero``.
nonisolated protocol HeroCard_hero_Key {
  var fragment_HeroCard_hero: InlineGraphQL.FragmentPointer { get }
}
