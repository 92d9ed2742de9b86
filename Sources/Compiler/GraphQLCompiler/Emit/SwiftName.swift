/// The Swift notation of GraphQL names.
package enum SwiftName {
  /// Returns the name, in backticks if Swift gives it another meaning.
  package static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`" + name + "`" : name
  }

  /// Returns the name as the label of an argument. Only two words need backticks there.
  package static func argumentLabel(_ name: String) -> String {
    name == "_" || name == "inout" ? "`" + name + "`" : name
  }

  /// Returns an expression of a fragment's type.
  static func metatype(of fragment: TypePath) -> String {
    fragment.isNamedAsMembers || fragment.isMisreadInExpressions
      ? "InlineGraphQL.__TypeNamed<" + fragment.swift + ">.type" : fragment.swift + ".self"
  }

  private static let keywords: Set<String> = [
    "_", "Any", "Protocol", "Self", "Type", "any", "as", "associatedtype", "async", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "open", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}

extension TypePath {
  /// Whether a name behind a dot has another meaning in expressions, whether it has backticks or not: `Views.Protocol`.
  fileprivate var isMisreadInExpressions: Bool {
    guard case .nested(let name, let enclosing) = self else { return false }
    return ["Protocol", "Type", "init", "self"].contains(name) || enclosing.isMisreadInExpressions
  }

  /// The path as Swift code, with escaped names.
  var swift: String {
    switch self {
    case .named(let name): SwiftName.escaped(name)
    case .nested(let name, let enclosing): enclosing.swift + "." + SwiftName.escaped(name)
    }
  }
}
