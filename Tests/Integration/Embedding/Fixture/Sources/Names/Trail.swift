import InlineGraphQL

@GraphQLOperation("query InTrail { capital { name } }", schema: "Places")
struct InTrail {}
