import InlineGraphQL

@GraphQLSchema(types: .used(and: ["Status"])) public enum Shop {}
