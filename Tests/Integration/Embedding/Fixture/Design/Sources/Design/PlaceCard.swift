import InlineGraphQL

/// What other packages show places with.
@GraphQLFragment("fragment PlaceCard on City { name ...PlaceLine }")
public struct PlaceCard {
  /// The text of the card.
  public var text: String { data.name + ", " + PlaceLine(key: data).text }
}
