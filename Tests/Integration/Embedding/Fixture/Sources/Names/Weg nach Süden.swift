import InlineGraphQL

@GraphQLOperation("query InBlank { capital { name } }", schema: "Places")
struct InBlank {}
