import InlineGraphQL

/// The schema in the target's own folder.
@GraphQLSchema public enum Trails {
  #graphql("query Trail { trail { length grade } }")
}
