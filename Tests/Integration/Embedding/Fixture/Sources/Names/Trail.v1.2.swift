import InlineGraphQL

@GraphQLOperation("query InVersion { capital { name } }", schema: "Places")
struct InVersion {}
