import InlineGraphQL

/// A schema that other modules use.
@GraphQLSchema public enum Places {}
