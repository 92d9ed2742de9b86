import InlineGraphQL

/// A schema whose types only other modules use.
@GraphQLSchema(types: .used) public enum Places {}
