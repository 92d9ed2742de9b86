import InlineGraphQL

@GraphQLOperation("query Makers { products { maker { name } } }", schema: "Shop")
struct Makers {}
