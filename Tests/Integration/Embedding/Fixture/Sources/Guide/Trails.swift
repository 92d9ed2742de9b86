import InlineGraphQL

/// The schema in the target's own folder, of which only some types are used.
@GraphQLSchema(types: .used) public enum Trails {
  #graphql("query Trail { trail { length grade } }")
}
