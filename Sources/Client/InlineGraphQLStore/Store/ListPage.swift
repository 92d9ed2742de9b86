import InlineGraphQL

struct ListPage: Hashable, Sendable {
  let fragment: ObjectIdentifier

  /// The values of the variables, without that for the number of objects.
  let variables: GraphQLJSONObject
}
