/// A lexical token (section 2.1.5), or the end of the text.
package struct Token {
  /// The kinds of tokens. The raw value is graphql-js's name for the kind in errors.
  package enum Kind: String {
    case endOfFile = "<EOF>"
    case bang = "!"
    case dollar = "$"
    case ampersand = "&"
    case leftParenthesis = "("
    case rightParenthesis = ")"
    case spread = "..."
    case colon = ":"
    case equals = "="
    case at = "@"
    case leftBracket = "["
    case rightBracket = "]"
    case leftBrace = "{"
    case pipe = "|"
    case rightBrace = "}"
    case name = "Name"
    case int = "Int"
    case float = "Float"
    case string = "String"
    case blockString = "BlockString"

    /// Whether the token is a punctuator (section 2.1.7).
    var isPunctuator: Bool {
      switch self {
      case .endOfFile, .name, .int, .float, .string, .blockString: false
      default: true
      }
    }

    /// The kind's name in errors. Punctuators are in quotes.
    var description: String {
      isPunctuator ? "\"\(rawValue)\"" : rawValue
    }
  }

  /// The kind of token.
  package var kind: Kind
  /// The offset of the first byte.
  package var start: Int
  /// The offset after the last byte.
  package var end: Int

  /// Makes a token.
  package init(kind: Kind, start: Int, end: Int) { (self.kind, self.start, self.end) = (kind, start, end) }

  /// The range of the token.
  var range: SourceRange { SourceRange(start, end) }
}
