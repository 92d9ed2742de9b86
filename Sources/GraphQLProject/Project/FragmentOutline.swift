import GraphQLLanguage

/// A fragment definition read from its tokens, so that a text with syntax errors has outlines too.
public struct FragmentOutline: Hashable, Sendable {
  /// The fragment's name.
  public var name: String

  /// The type that it applies to.
  public var typeCondition: String

  /// The fragments that it spreads, each once.
  public var spreads: [String]

  /// The bytes from the keyword to the closing brace, or to the end of the text if there is none.
  public var range: Range<Int>

  /// Finds the fragments that a text defines, in order.
  public static func outlines(in source: Source) -> [FragmentOutline] {
    DocumentOutline(of: source).fragments.map {
      FragmentOutline(name: $0.name, typeCondition: $0.typeCondition, spreads: $0.spreads, range: $0.range)
    }
  }

  /// Finds the names of the fragments that a text spreads, in operations and fragments.
  public static func spreads(in source: Source) -> [String] {
    DocumentOutline(of: source).spreads
  }

  /// Finds the names of the fragments that the operations of a text spread.
  public static func operationSpreads(in source: Source) -> [String] {
    DocumentOutline(of: source).operationSpreads
  }
}
