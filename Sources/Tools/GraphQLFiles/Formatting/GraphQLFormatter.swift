import GraphQLLanguage

/// Writes the tokens and comments of a text in the layout in which documents are printed.
///
/// Lines of more than 80 characters are broken at more places than the printer breaks them: at variables, directives and their
/// arguments, values and names. Indentation does not count, so that a block looks the same at each depth.
///
/// It goes through the tokens by the grammar, which the text is known to follow. So it leaves out no comment, wherever it is.
struct GraphQLFormatter {
  private let source: Source
  let tokens: [CommentedToken]
  /// The index of the next token.
  var index = 0
  var output = ""
  var lineBreak = "\n"
  /// The number of bytes before the current line, its indentation included.
  var lineStart = 0
  /// Whether all is on one line, because it is known to fit or its length is asked for.
  var isOnOneLine = false
  /// Whether nothing is written on a line of its own since the last opening bracket, or since the start.
  var isAtStart = true
  /// Whether one of the written tokens is a description.
  var hasDescriptions = false

  /// - Throws: The first error in a token.
  init(_ source: Source) throws(Diagnostic) {
    self.source = source
    tokens = try CommentedToken.tokens(of: source)
  }

  var next: Token.Kind { tokens[index].kind }

  /// The length of the next token in ASCII characters.
  var lengthOfNext: Int { tokens[index].range.count }

  /// The text of the next token if it is a name.
  var nextName: String? { next == .name ? text(in: tokens[index].range) : nil }

  /// Writes the next token with the comments before it.
  ///
  /// - Parameter prefix: What is written before the token, and is not in the author's text.
  mutating func take(_ separator: Separator = .nothing, prefix: String = "") {
    let token = tokens[index]
    let hasBegunLine = writeComments(separator)
    if token.comments.isEmpty, let text = separator.onLine {
      output += text
    } else {
      breakLine(separator, isBlank: token.followsBlankLine, isFirst: !hasBegunLine)
    }
    index += 1
    output += prefix
    if token.kind == .blockString {
      write(blockString: token.range)
    } else {
      output += text(in: token.range)
    }
  }

  /// Writes the next token if it is a description, and returns what is between it and the token after it.
  mutating func takeDescription(_ separator: Separator) -> Separator {
    guard next == .string || next == .blockString else { return separator }
    take(separator)
    hasDescriptions = true
    return .line
  }

  /// Writes the comments at the end of the text.
  mutating func end() { writeComments(.item) }

  /// Writes the comments before the next token, and returns whether one is on a line of its own.
  @discardableResult
  mutating func writeComments(_ separator: Separator) -> Bool {
    var hasBegunLine = false
    for comment in tokens[index].comments {
      if comment.isTrailing {
        output += " "
      } else {
        breakLine(separator, isBlank: comment.followsBlankLine, isFirst: !hasBegunLine)
        hasBegunLine = true
      }
      output += text(in: comment.range)
    }
    return hasBegunLine
  }

  private mutating func breakLine(_ separator: Separator, isBlank: Bool, isFirst: Bool) {
    defer { isAtStart = false }
    if output.isEmpty { return }
    if !isAtStart, separator.keepsBlankLine(isBlank, isFirst: isFirst) { output += "\n" }
    startLine(separator.addedIndentation)
  }

  mutating func startLine(_ addedIndentation: String = "") {
    output += lineBreak + addedIndentation
    lineStart = output.utf8.count
  }

  private mutating func write(blockString range: Range<Int>) {
    var parser = Parser(source, range: range)
    let printed = (try? parser.parseValue())?.printed() ?? text(in: range)
    for (number, line) in printed.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if number > 0, !line.isEmpty {
        startLine()
      } else if number > 0 {
        output += "\n"
      }
      output += line
    }
  }

  func text(in range: Range<Int>) -> String { source.text(in: SourceRange(range.lowerBound, range.upperBound)) }
}
