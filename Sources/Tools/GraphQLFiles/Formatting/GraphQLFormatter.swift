import GraphQLLanguage

/// Writes the tokens and comments of a text in the layout in which documents are printed.
///
/// It goes through the tokens by the grammar, which the text is known to follow. So it leaves out no comment, wherever it is.
struct GraphQLFormatter {
  private let source: Source
  private let tokens: [CommentedToken]
  /// The index of the next token.
  private var index = 0
  private(set) var output = ""
  private var lineBreak = "\n"
  /// Whether nothing is written on a line of its own since the last opening bracket, or since the start.
  private var isAtStart = true
  /// Whether one of the written tokens is a description.
  private(set) var hasDescriptions = false

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

  /// Leaves out the next token, before which there is no comment.
  mutating func skip() { index += 1 }

  /// Writes the next token if it is a description, and returns what is between it and the token after it.
  mutating func takeDescription(_ separator: Separator) -> Separator {
    guard next == .string || next == .blockString else { return separator }
    take(separator)
    hasDescriptions = true
    return .line
  }

  /// Writes the comments at the end of the text.
  mutating func end() { writeComments(.item) }

  /// Returns whether there are comments between the next tokens.
  func hasComments(inNext count: Int) -> Bool {
    tokens[index..<index + count].contains { !$0.comments.isEmpty }
  }

  /// Returns the kind of a token after the next.
  func kind(after count: Int) -> Token.Kind { tokens[index + count].kind }

  /// Writes the comments before the next token, and returns whether one is on a line of its own.
  @discardableResult
  private mutating func writeComments(_ separator: Separator) -> Bool {
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
    output += lineBreak + separator.addedIndentation
  }

  private mutating func write(blockString range: Range<Int>) {
    var parser = Parser(source, range: range)
    let printed = (try? parser.parseValue())?.printed() ?? text(in: range)
    for (number, line) in printed.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { output += line.isEmpty ? "\n" : lineBreak }
      output += line
    }
  }

  private func text(in range: Range<Int>) -> String { source.text(in: SourceRange(range.lowerBound, range.upperBound)) }
}

// MARK: - Brackets

extension GraphQLFormatter {
  /// Writes the brackets that the next token opens, with one item a line.
  mutating func takeBlock(_ separator: Separator, _ item: (inout GraphQLFormatter, Separator) -> Void) {
    let closing = tokens[index].closing
    take(separator)
    isAtStart = true
    indented { formatter in
      while formatter.index < closing { item(&formatter, .item) }
      formatter.writeComments(.item)
    }
    isAtStart = false
    output += lineBreak + text(in: tokens[closing].range)
    index = closing + 1
  }

  /// Writes the brackets that the next token opens: on one line if there are no comments in them and if they fit, otherwise
  /// with one item a line.
  ///
  /// - Parameter fits: Whether the items fit on one line, given a formatter that has written them there; `nil` if they always do.
  mutating func takeList(
    _ separator: Separator = .nothing,
    fits: ((GraphQLFormatter) -> Bool)? = nil,
    _ item: (inout GraphQLFormatter, Separator) -> Void
  ) {
    let closing = tokens[index].closing
    if tokens[closing].commentCount > tokens[index].commentCount { return takeBlock(separator, item) }
    if let fits {
      var line = self
      line.index += 1
      (line.output, line.lineBreak, line.hasDescriptions) = ("", "\n", false)
      line.takeItems(upTo: closing, item)
      if !fits(line) { return takeBlock(separator, item) }
    }
    take(separator)
    takeItems(upTo: closing, item)
    take()
  }

  private mutating func takeItems(upTo closing: Int, _ item: (inout GraphQLFormatter, Separator) -> Void) {
    let first = index
    while index < closing {
      if index > first { output += "," }
      item(&self, index > first ? .space : .nothing)
    }
  }

  /// Writes names with a delimiter between them: on one line if there are no comments between them, otherwise one a line.
  mutating func takeNames(delimitedBy delimiter: Token.Kind) {
    var count = next == delimiter ? 2 : 1
    while kind(after: count) == delimiter { count += 2 }
    if hasComments(inNext: count) {
      isAtStart = true
      return indented { $0.takeNameLines(delimitedBy: delimiter) }
    }
    if next == delimiter { skip() }
    take(.space)
    while next == delimiter {
      take(.space)
      take(.space)
    }
  }

  private mutating func takeNameLines(delimitedBy delimiter: Token.Kind) {
    if next != delimiter { take(.item, prefix: delimiter.rawValue + " ") }
    while next == delimiter {
      take(.item)
      take(.space)
    }
  }

  private mutating func indented(_ body: (inout GraphQLFormatter) -> Void) {
    let outer = lineBreak
    lineBreak += "  "
    body(&self)
    lineBreak = outer
  }
}
