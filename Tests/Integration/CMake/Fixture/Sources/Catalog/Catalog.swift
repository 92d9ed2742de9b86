import InlineGraphQL

@GraphQLSchema public enum Shop {}
