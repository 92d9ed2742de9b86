import InlineGraphQL

/// A query far from the schema's types.
@GraphQLOperation("query Surfaces { trail { length } }", schema: "Trails")
public struct Surfaces {}
