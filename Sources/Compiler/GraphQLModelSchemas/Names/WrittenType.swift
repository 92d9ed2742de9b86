import GraphQLLanguage

extension TypeReference {
  /// Creates a type reference from a notation that this compiler wrote, for example `[Post]!`.
  init(written text: String) {
    if text.hasSuffix("!") {
      self = .nonNull(TypeReference(written: String(text.dropLast())), range: .none)
    } else if text.hasPrefix("[") {
      self = .list(TypeReference(written: String(text.dropFirst().dropLast())), range: .none)
    } else {
      self = .named(Name(text))
    }
  }
}
