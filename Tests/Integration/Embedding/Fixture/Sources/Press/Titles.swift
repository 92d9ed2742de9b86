import InlineGraphQLModels

func titles(of articles: ModelList<Press.Article>) -> [String] {
  articles.loadedElements?.map(\.title) ?? []
}
