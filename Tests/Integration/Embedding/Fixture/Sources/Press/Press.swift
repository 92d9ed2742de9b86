import InlineGraphQLModels

@GraphQLSchema(types: .used, models: ["Article"]) public enum Press {
  public typealias AWSDateTime = String
}
