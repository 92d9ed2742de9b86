import InlineGraphQL

@GraphQLOperation("query InMacros { capital { name } }", schema: "Places")
struct InMacros {}
