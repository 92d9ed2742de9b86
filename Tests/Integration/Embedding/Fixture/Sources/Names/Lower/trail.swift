import InlineGraphQL

@GraphQLOperation("query InLower { capital { name } }", schema: "Places")
struct InLower {}
