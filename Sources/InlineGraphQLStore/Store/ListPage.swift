import InlineGraphQL

/// A page of a fragment's list.
struct ListPage: Hashable, Sendable {
  let fragment: ObjectIdentifier

  /// The values of the variables, without that for the number of objects.
  let variables: GraphQLJSONObject
}
