import GraphQLLanguage

// Operations and fragments, and the choice between definitions.
extension GraphQLFormatter {
  /// Writes all definitions and the comments after them.
  mutating func takeDocument() {
    while next != .endOfFile { takeDefinition() }
    end()
  }

  private mutating func takeDefinition() {
    var separator = takeDescription(.definition)
    if nextName == "extend" {
      take(separator)
      separator = .space
    }
    switch nextName {
    case nil: takeSelectionSet(separator)
    case "query", "mutation", "subscription": takeOperation(separator)
    case "fragment": takeFragmentDefinition(separator)
    case "directive": takeDirectiveDefinition(separator)
    case let keyword?: takeTypeDefinition(keyword, separator)
    }
  }

  private mutating func takeOperation(_ separator: Separator) {
    take(separator)
    let isNamed = next == .name
    if isNamed { take(.space) }
    if next == .leftParenthesis { takeVariables(isNamed ? .nothing : .space) }
    takeDirectives()
    takeSelectionSet(.brace)
  }

  private mutating func takeFragmentDefinition(_ separator: Separator) {
    take(separator)
    take(.space)
    if next == .leftParenthesis { takeVariables(.nothing) }
    take(.space)
    take(.space)
    takeDirectives()
    takeSelectionSet(.brace)
  }

  private mutating func takeVariables(_ separator: Separator) {
    takeList(separator, fits: { !$0.hasDescriptions }) { formatter, separator in
      formatter.take(formatter.takeDescription(separator))
      formatter.take()
      formatter.takeTypeAndDefaultValue()
    }
  }

  private mutating func takeSelectionSet(_ separator: Separator) {
    takeBlock(separator) { formatter, separator in
      if formatter.next == .spread {
        formatter.takeFragment(separator)
      } else {
        formatter.takeField(separator)
      }
    }
  }

  private mutating func takeField(_ separator: Separator) {
    var length = lengthOfNext
    take(separator)
    if next == .colon {
      take()
      length += 2 + lengthOfNext
      take(.space)
    }
    takeArguments(ofLength: length)
    takeDirectives()
    if next == .leftBrace { takeSelectionSet(.brace) }
  }

  private mutating func takeFragment(_ separator: Separator) {
    take(separator)
    if let name = nextName, name != "on" {
      let length = 3 + lengthOfNext
      take()
      takeArguments(ofLength: length)
      return takeDirectives()
    }
    if next == .name {
      take(.space)
      take(.space)
    }
    takeDirectives()
    takeSelectionSet(.brace)
  }

  /// Writes the arguments of what has a length, if there are any.
  private mutating func takeArguments(ofLength length: Int) {
    if next != .leftParenthesis { return }
    takeList(fits: { length + $0.output.utf16.count <= Self.maximumLineLength }) { $0.takeArgument($1) }
  }
}
