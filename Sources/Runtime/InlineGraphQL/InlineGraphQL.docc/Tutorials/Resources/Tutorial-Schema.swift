import InlineGraphQL

@GraphQLSchema enum StarWars {}
