import GraphQLLanguage
import GraphQLValidation

extension DocumentReader {
  /// Reads a selection set, whose brace is the current token.
  mutating func readSelectionSet(of parent: String?) {
    let part = begin(.selectionSet, parent ?? "")
    defer { end(part) }
    take()
    while current.kind != .endOfFile, !startsDefinition {
      expect(.selection(parent: parent, isAfterAlias: false))
      switch current.kind {
      case .rightBrace:
        take()
        return
      case .spread: readSpread(in: parent)
      case .name: readField(of: parent)
      case .leftBrace where depth < Self.maximumDepth: readSelectionSet(of: nil)
      default: take(.unknown)
      }
    }
    expect(.selection(parent: parent, isAfterAlias: false))
  }

  private mutating func readField(of parent: String?) {
    let part = begin(.field, text(of: current), at: current.start..<current.end)
    defer { end(part) }
    if next.kind == .colon {
      let field = index + 2 < tokens.count && tokens[index + 2].kind == .name ? text(of: tokens[index + 2]) : ""
      take(.alias(parent: parent, field: field))
      take()
      expect(.selection(parent: parent, isAfterAlias: true))
      guard current.kind == .name, !isCursorInGap else { return }
    }
    let name = takeText(.field(parent: parent))
    expect(.selection(parent: parent, isAfterAlias: false))
    let field = parent.flatMap { schema?.field(named: name, on: $0) }
    if current.kind == .leftParenthesis {
      readArguments(of: .field(name, of: parent), field?.arguments)
    }
    readDirectives(at: "FIELD")
    expect(.selection(parent: parent, isAfterAlias: false))
    if current.kind == .leftBrace, depth < Self.maximumDepth {
      readSelectionSet(of: field?.type.namedType.value)
    }
  }

  private mutating func readSpread(in parent: String?) {
    let part = begin(.inlineFragment)
    defer { end(part) }
    take()
    expect(.spread(parent: parent))
    var type = parent
    var isInline = true
    var fragment: String?
    if current.kind == .name, !isCursorInGap {
      if isWord("on", current) {
        take(.keyword)
        type = readTypeCondition(within: parent)
      } else {
        isInline = false
        let name = takeText(.spread(parent: parent))
        fragment = name
        if current.kind == .leftParenthesis { readArguments(of: .fragment(name), arguments(ofFragment: name)) }
      }
    }
    readDirectives(at: isInline ? "INLINE_FRAGMENT" : "FRAGMENT_SPREAD", ofSpread: fragment)
    if isInline, current.kind == .leftBrace, depth < Self.maximumDepth { readSelectionSet(of: type) }
  }

  private func arguments(ofFragment name: String) -> [InputValueDefinition] {
    (ownArguments[name] ?? signature(name)?.arguments ?? []).map { variable in
      InputValueDefinition(
        description: variable.description,
        name: variable.name,
        type: variable.type,
        defaultValue: variable.defaultValue,
        directives: variable.directives,
        range: variable.range
      )
    }
  }

  /// Reads directives.
  ///
  /// - Parameters:
  ///   - location: The kind of place, as in definitions of directives.
  ///   - fragment: The fragment that the directives of a spread may give arguments.
  mutating func readDirectives(at location: String, ofSpread fragment: String? = nil) {
    while current.kind == .at {
      take()
      expect(.directive(location: location))
      guard current.kind == .name, !isCursorInGap else { continue }
      let name = takeText(.directive)
      guard current.kind == .leftParenthesis else { continue }
      if let fragment, directives[name]?.hasArgumentsOfDocument == true, schema?.index.directive(named: name) == nil {
        readArguments(of: .fragment(fragment), arguments(ofFragment: fragment))
      } else {
        readArguments(of: .directive(name), schema?.knownDirective(named: name, directives)?.arguments)
      }
    }
  }
}
