/// Which models of its schema a `@GraphQLSchema` declares: its argument `models:`.
package enum DeclaredModels: Hashable, Sendable {
  /// No models: the argument is absent.
  case none

  /// All models: `models: .all`.
  case all

  /// Some models and those that they are associated with: `models: ["Post", "Comment"]`.
  case named([String])

  /// The argument in Swift; `nil` if it may be absent.
  package var argument: String? {
    switch self {
    case .none: nil
    case .all: "models: .all"
    case .named(let names): "models: [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
    }
  }

  /// One word that ``init(word:)`` reads: `-`, `*`, or names with commas between them.
  package var word: String {
    switch self {
    case .none: "-"
    case .all: "*"
    case .named(let names): names.joined(separator: ",")
    }
  }

  /// Reads a ``word``.
  package init(word: String) {
    switch word {
    case "-": self = .none
    case "*": self = .all
    default: self = .named(word.split(separator: ",").map(String.init))
    }
  }
}
