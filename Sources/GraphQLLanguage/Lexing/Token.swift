/// A lexical token (section 2.1.6), or the end of the text.
package struct Token {
  /// The kinds of tokens; the raw value is what graphql-js calls it in errors.
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

    /// Whether the token is a mark rather than a word, a number or a string.
    var isPunctuator: Bool {
      switch self {
      case .endOfFile, .name, .int, .float, .string, .blockString: false
      default: true
      }
    }

    /// The kind as errors name it: punctuators in quotes.
    var description: String {
      isPunctuator ? "\"\(rawValue)\"" : rawValue
    }
  }

  /// What kind of token it is.
  package var kind: Kind
  /// The offset of its first byte.
  package var start: Int
  /// The offset behind its last byte.
  package var end: Int

  /// Where it stands.
  var range: SourceRange { SourceRange(start, end) }
}
