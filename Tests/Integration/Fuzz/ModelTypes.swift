import InlineGraphQLModels

@GraphQLSchema(models: .all) enum Blogs {
  typealias AWSDateTime = String
}
