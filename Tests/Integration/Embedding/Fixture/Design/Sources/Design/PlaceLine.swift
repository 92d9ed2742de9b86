import InlineGraphQL

/// A line of a card.
@GraphQLFragment("fragment PlaceLine on City { people }")
public struct PlaceLine {
  var text: String { "\(data.people)" }
}
