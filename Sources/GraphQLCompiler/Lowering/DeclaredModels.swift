/// Which models of its schema a `@GraphQLSchema` declares: its argument `models:`.
public enum DeclaredModels: Hashable, Sendable {
  /// None, where the argument is not given.
  case none

  /// All: `models: .all`.
  case all

  /// Some, and the models that they are associated with: `models: ["Post", "Comment"]`.
  case named([String])

  /// One word that ``init(word:)`` reads: `-`, `*`, or names with commas between them.
  public var word: String {
    switch self {
    case .none: "-"
    case .all: "*"
    case .named(let names): names.joined(separator: ",")
    }
  }

  /// Reads the word.
  public init(word: String) {
    switch word {
    case "-": self = .none
    case "*": self = .all
    default: self = .named(word.split(separator: ",").map(String.init))
    }
  }
}
