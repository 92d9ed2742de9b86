import InlineGraphQL

@GraphQLOperation("query InRest { capital { name } }", schema: "Places")
struct InRest {}
