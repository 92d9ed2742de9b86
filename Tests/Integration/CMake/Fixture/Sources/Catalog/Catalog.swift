import InlineGraphQL

@GraphQLSchema(types: .used) public enum Shop {}
