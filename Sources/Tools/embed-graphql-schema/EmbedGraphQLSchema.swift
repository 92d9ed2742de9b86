import GraphQLEmbedding

@main
enum EmbedGraphQLSchema {
  static func main() { EmbeddingTool.main() }
}
