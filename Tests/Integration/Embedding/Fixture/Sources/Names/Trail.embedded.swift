import InlineGraphQL

@GraphQLOperation("query InEmbedded { capital { name } }", schema: "Places")
struct InEmbedded {}
