import GraphQLLanguage

// Definitions of schemas, and extensions of them.
extension GraphQLFormatter {
  /// Writes the definition of a type or a schema.
  mutating func takeTypeDefinition(_ keyword: String, _ separator: Separator) {
    take(separator)
    if keyword != "schema" { take(.space) }
    if nextName == "implements", keyword == "type" || keyword == "interface" {
      take(.space)
      takeNames(delimitedBy: .ampersand)
    }
    takeDirectives()
    switch keyword {
    case "union":
      if next != .equals { return }
      take(.space)
      takeNames(delimitedBy: .pipe)
    // The brace after a scalar begins a query.
    case "scalar": return
    default:
      if next != .leftBrace { return }
      takeBlock(.brace) { $0.takeMember(of: keyword, $1) }
    }
  }

  mutating func takeDirectiveDefinition(_ separator: Separator) {
    take(separator)
    take(.space)
    take()
    if next == .leftParenthesis { takeArgumentDefinitions() }
    takeDirectives()
    if nextName == "repeatable" { take(.space) }
    // An extension has no locations, and the next definition does not begin so.
    if nextName != "on" { return }
    take(.space)
    takeNames(delimitedBy: .pipe)
  }

  private mutating func takeMember(of keyword: String, _ separator: Separator) {
    take(takeDescription(separator))
    if keyword == "enum" { return takeDirectives() }
    if next == .leftParenthesis { takeArgumentDefinitions() }
    takeTypeAndDefaultValue()
  }

  private mutating func takeArgumentDefinitions() {
    takeList(fits: { !$0.output.utf8.contains(0x0A) }) { formatter, separator in
      formatter.take(formatter.takeDescription(separator))
      formatter.takeTypeAndDefaultValue()
    }
  }
}
