import GraphQLLanguage

/// A token, and what is before it that means nothing to a parser.
struct CommentedToken {
  /// A comment, from its `#` to the end of its line.
  struct Comment {
    /// The range of its bytes, without the blanks at its end.
    let range: Range<Int>
    /// Whether it is on the line on which the token before it ends.
    let isTrailing: Bool
    let followsBlankLine: Bool
  }

  let kind: Token.Kind
  let range: Range<Int>
  /// The comments between the token before and this one.
  let comments: [Comment]
  /// Whether a blank line is between this token and the token or comment before it.
  let followsBlankLine: Bool
  /// The number of comments in the text before the token.
  let commentCount: Int
  /// The index of the bracket that closes this one; 0 for all other tokens.
  fileprivate(set) var closing = 0

  /// Returns all tokens of a text, and one for its end.
  ///
  /// - Throws: The first error in a token.
  static func tokens(of source: Source) throws(Diagnostic) -> [CommentedToken] {
    try source.utf8.withUnsafeBufferPointer { bytes throws(Diagnostic) in
      var lexer = Lexer(bytes)
      var tokens: [CommentedToken] = []
      var open: [Int] = []
      repeat {
        let token = try lexer.next()
        switch token.kind {
        case .leftBrace, .leftParenthesis, .leftBracket: open.append(tokens.count)
        case .rightBrace, .rightParenthesis, .rightBracket:
          if let index = open.popLast() { tokens[index].closing = tokens.count }
        default: break
        }
        tokens.append(CommentedToken(token, after: tokens.last, in: bytes))
      } while tokens.last?.kind != .endOfFile
      return tokens
    }
  }

  private init(_ token: Token, after last: CommentedToken?, in bytes: UnsafeBufferPointer<UInt8>) {
    kind = token.kind
    range = token.start..<token.end
    var comments: [Comment] = []
    var isTrailing = last != nil
    var (lineEnds, isBlank) = (0, false)
    var index = last?.range.upperBound ?? 0
    while index < token.start {
      switch bytes[index] {
      case UInt8(ascii: "#"):
        let start = index
        while index < token.start, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        var end = index
        while bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
        comments.append(Comment(range: start..<end, isTrailing: isTrailing, followsBlankLine: isBlank))
        (lineEnds, isBlank) = (0, false)
      case 0x0A, 0x0D:
        let isOneWithNext = bytes[index] == 0x0D && index + 1 < token.start && bytes[index + 1] == 0x0A
        index += isOneWithNext ? 2 : 1
        lineEnds += 1
        isBlank = isBlank || lineEnds > 1
        isTrailing = false
      default:
        // A line with a comma is not blank.
        if bytes[index] == UInt8(ascii: ",") { lineEnds = 0 }
        index += 1
      }
    }
    self.comments = comments
    followsBlankLine = isBlank
    commentCount = (last?.commentCount ?? 0) + comments.count
  }
}
