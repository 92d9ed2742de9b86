import InlineGraphQLModels

func texts(for article: Press.Article, from client: GraphQLClient) async throws -> [String] {
  let remarks = try await client.request(.list(by: Press.Remark.Index.remarksOfArticle, article.id))
  return try await remarks.fetch().map(\.text)
}
