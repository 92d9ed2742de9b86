import InlineGraphQLModels

func titles(of articles: List<Press.Article>) -> [String] {
  articles.loadedElements?.map(\.title) ?? []
}
