import InlineGraphQL

@GraphQLSchema enum Rows {}

@GraphQLSchema enum StarWars {}

@GraphQLSchema enum AnimalKingdom {}
