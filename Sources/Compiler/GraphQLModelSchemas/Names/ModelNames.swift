import GraphQLLanguage

// The names that the service derives from other names.

/// Joins names into one: `post`, `comments`, `id` become `postCommentsId`.
func camelCased(_ words: [String]) -> String {
  words.first.map { $0.lowerFirst + words.dropFirst().map(\.upperFirst).joined() } ?? ""
}
