import GraphQLLanguage

extension DocumentReader {
  /// Reads arguments, whose parenthesis is the current token.
  ///
  /// - Parameter definitions: The arguments that there can be; `nil` if that is unknown.
  mutating func readArguments(of owner: ArgumentOwner, _ definitions: [InputValueDefinition]?) {
    let part = begin(.arguments)
    defer { end(part) }
    let list = result.argumentLists.count
    let start = take().start
    result.argumentLists.append(ReadDocument.ArgumentList(owner: owner, range: start..<start))
    defer { result.argumentLists[list].range = start..<max(start, endOfPrevious) }
    while !startsDefinition {
      let given = Set(result.argumentLists[list].arguments.map(\.name))
      expect(.argument(owner, given: given))
      switch current.kind {
      case .rightParenthesis:
        take()
        result.argumentLists[list].isClosed = true
        return
      case .leftBrace, .rightBrace, .spread, .at, .endOfFile: return
      case .name:
        // Without its colon, it is a selection after arguments that do not end.
        guard next.kind == .colon || next.kind == .rightParenthesis || !isOnNewLine(current) else { return }
        let token = take(.argument(owner))
        let name = text(of: token)
        result.argumentLists[list].arguments.append((name, token.start))
        if takes(.colon) { readValue(of: definitions?.first { $0.name.value == name }?.type) }
      case .dollar: readVariable(of: nil)
      default: take(.unknown)
      }
    }
  }

  private func isOnNewLine(_ token: Token) -> Bool {
    utf8[endOfPrevious..<token.start].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Reads a value where one of a type is expected.
  mutating func readValue(of type: TypeReference?) {
    expect(.value(type))
    switch current.kind {
    case .dollar: readVariable(of: type)
    case .string, .blockString: take(.string)
    case .int, .float: take(.number)
    case .name:
      if isCursorInGap || next.kind == .colon { return }
      let isConstant = ["true", "false", "null"].contains(text(of: current))
      take(isConstant ? .keyword : .enumValue(of: type?.namedType.value))
    case .leftBracket: readList(of: type?.elements)
    case .leftBrace: readObject(of: type?.namedType.value)
    default: break
    }
  }

  private mutating func readVariable(of type: TypeReference?) {
    take()
    expect(.variable(type))
    if current.kind == .name, !isCursorInGap { take(.variable(type)) }
  }

  private mutating func readList(of type: TypeReference?) {
    guard depth < Self.maximumDepth else { return }
    let part = begin(.value)
    defer { end(part) }
    take()
    while true {
      let start = index
      expect(.value(type))
      if takes(.rightBracket) { return }
      readValue(of: type)
      if index == start { return }
    }
  }

  private mutating func readObject(of type: String?) {
    guard depth < Self.maximumDepth else { return }
    let part = begin(.value)
    defer { end(part) }
    take()
    var fields: [String: InputValueDefinition]?
    if let type, case .inputObject(let object)? = schema?.knownType(named: type) {
      fields = Dictionary(object.fields.map { ($0.key, $0.value) }) { first, _ in first }
    }
    var given: Set<String> = []
    while true {
      expect(.inputField(of: type, given: given))
      if takes(.rightBrace) { return }
      guard current.kind == .name else { return }
      let name = takeText(.inputField(of: type))
      given.insert(name)
      if takes(.colon) { readValue(of: fields?[name]?.type) }
    }
  }
}

extension TypeReference {
  /// The type of a list's elements. A list may be given as its only element.
  fileprivate var elements: TypeReference {
    if case .list(let element, _) = nullable { element } else { nullable }
  }
}
