import InlineGraphQL

/// A fragment that other modules spread.
@GraphQLFragment("fragment CityName on City { name }", schema: "Places")
public struct CityName {}
