import InlineGraphQL

/// The schema of a project, as an introspection.
@GraphQLSchema("weather") public enum Sky {}

/// The project's queries.
public enum Forecast {
  #graphql("query Wind { wind }")
}
