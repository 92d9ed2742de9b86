import GraphQLLanguage

// Directives, arguments, values and types.
extension GraphQLFormatter {
  mutating func takeDirectives() {
    takeDirectives { formatter, separator in
      formatter.take(separator)
      formatter.take()
      if formatter.next == .leftParenthesis { formatter.takeList { $0.takeArgument($1) } }
    }
  }

  /// Writes an argument, or a field of an input object.
  mutating func takeArgument(_ separator: Separator) {
    take(separator)
    take()
    takeValue(.space)
  }

  private mutating func takeValue(_ separator: Separator) {
    switch next {
    case .leftBracket: takeList(separator) { $0.takeValue($1) }
    case .leftBrace: takeList(separator) { $0.takeArgument($1) }
    case .dollar:
      take(separator)
      take()
    default: take(separator)
    }
  }

  /// Writes a colon, the type behind it, and the default value and the directives if there are any.
  mutating func takeTypeAndDefaultValue() {
    take()
    takeType(.space)
    if next == .equals {
      take(.space)
      takeValue(.space)
    }
    takeDirectives()
  }

  private mutating func takeType(_ separator: Separator) {
    let isList = next == .leftBracket
    take(separator)
    if isList {
      takeType(.nothing)
      take()
    }
    if next == .bang { take() }
  }
}
