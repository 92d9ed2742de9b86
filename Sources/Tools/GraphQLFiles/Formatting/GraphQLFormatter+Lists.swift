import GraphQLLanguage

// Brackets, directives and names, each on one line or one a line.
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
    startLine()
    output += text(in: tokens[closing].range)
    index = closing + 1
  }

  /// Writes the brackets that the next token opens: on one line if there are no comments in them and if they fit, otherwise
  /// with one item a line.
  ///
  /// - Parameter fits: Whether they fit on one line, given their text there; `nil` if that depends on the length of lines alone.
  mutating func takeList(
    _ separator: Separator = .nothing,
    fits: ((_ line: GraphQLFormatter) -> Bool)? = nil,
    _ item: (inout GraphQLFormatter, Separator) -> Void
  ) {
    let closing = tokens[index].closing
    if tokens[closing].commentCount > tokens[index].commentCount { return takeBlock(separator, item) }
    if !isOnOneLine {
      let line = onOneLine { line in
        line.output += text(in: tokens[index].range)
        line.index += 1
        line.takeItems(upTo: closing, item)
        line.output += text(in: tokens[closing].range)
      }
      if fits?(line) == false || !hasRoom(for: line, separator) { return takeBlock(separator, item) }
    }
    take(separator)
    takeItems(upTo: closing, item)
    take()
  }

  private mutating func takeItems(upTo closing: Int, _ item: (inout GraphQLFormatter, Separator) -> Void) {
    let wasOnOneLine = isOnOneLine
    isOnOneLine = true
    let first = index
    while index < closing {
      if index > first { output += "," }
      item(&self, index > first ? .space : .nothing)
    }
    isOnOneLine = wasOnOneLine
  }

  /// Writes directives: on one line if they fit, otherwise one a line.
  ///
  /// - Parameter directive: Writes a directive.
  mutating func takeDirectives(_ directive: (inout GraphQLFormatter, Separator) -> Void) {
    func takeAll(_ formatter: inout GraphQLFormatter, _ separator: Separator) {
      while formatter.next == .at { directive(&formatter, separator) }
    }
    if next != .at { return }
    if isOnOneLine || hasRoom(for: onOneLine { takeAll(&$0, .space) }, .nothing) { return takeAll(&self, .space) }
    indented { takeAll(&$0, .line) }
  }

  /// Writes names with a delimiter between them: on one line if there are no comments between them and if they fit, otherwise one a
  /// line.
  mutating func takeNames(delimitedBy delimiter: Token.Kind) {
    var count = next == delimiter ? 2 : 1
    while tokens[index + count].kind == delimiter { count += 2 }
    let hasComments = tokens[index..<index + count].contains { !$0.comments.isEmpty }
    if !hasComments, hasRoom(for: onOneLine { $0.takeNameLine(delimitedBy: delimiter) }, .nothing) {
      return takeNameLine(delimitedBy: delimiter)
    }
    isAtStart = true
    indented { $0.takeNameLines(delimitedBy: delimiter) }
  }

  private mutating func takeNameLine(delimitedBy delimiter: Token.Kind) {
    if next == delimiter { index += 1 }
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
