import GraphQLLanguage

extension DocumentReader {
  mutating func readDefinition() {
    let isSchema = definesSchema
    expect(.definition(isSchema: isSchema))
    let start = current.start
    switch current.kind {
    case .string, .blockString:
      // A description.
      take(.string)
    case .leftBrace:
      define(.operation(.query), from: start) { reader in
        reader.readSelectionSet(of: reader.schema?.rootTypeName(for: .query))
      }
    case .name:
      let word = text(of: current)
      if let kind = OperationDefinition.Kind(rawValue: word) {
        readOperation(kind)
      } else if word == "fragment" {
        readFragment()
      } else {
        readTypeSystemDefinition()
      }
    default: take(.unknown)
    }
  }

  /// Reads a definition whose parts become its own.
  mutating func define(
    _ kind: ReadDocument.Definition.Kind,
    from start: Int,
    _ read: (inout DocumentReader) -> Void
  ) {
    let definition = result.definitions.count
    let first = index
    result.definitions.append(ReadDocument.Definition(kind: kind, range: start..<start))
    let part = begin(.definition)
    read(&self)
    end(part)
    let known = result.definitions[definition]
    // What is open goes on up to the next definition.
    let end = hasOpenBracket(in: tokens[first..<index]) ? current.start : endOfPrevious
    result.definitions[definition].range = start..<max(start, end)
    result.parts[part].name = known.name ?? ""
    result.parts[part].nameRange = known.nameRange ?? start..<min(start + 1, utf8.count)
  }

  private mutating func readOperation(_ kind: OperationDefinition.Kind) {
    define(.operation(kind), from: current.start) { reader in
      reader.take(.keyword)
      reader.readDefinedName(.operationName)
      reader.expect(.nothing)
      reader.readVariableDefinitions()
      reader.readDirectives(at: kind.rawValue.uppercased())
      reader.expect(.nothing)
      if reader.current.kind == .leftBrace {
        reader.readSelectionSet(of: reader.schema?.rootTypeName(for: kind))
      }
    }
  }

  private mutating func readFragment() {
    define(.fragment, from: current.start) { reader in
      reader.take(.keyword)
      if !reader.isWord("on", reader.current) || reader.isWord("on", reader.next) {
        reader.readDefinedName(.fragmentName)
      }
      reader.readVariableDefinitions()
      reader.expect(.keyword(["on"]))
      guard reader.isWord("on", reader.current) else { return }
      reader.take(.keyword)
      let type = reader.readTypeCondition(within: nil)
      reader.result.definitions[reader.result.definitions.count - 1].typeCondition = type
      reader.readDirectives(at: "FRAGMENT_DEFINITION")
      reader.expect(.nothing)
      if reader.current.kind == .leftBrace { reader.readSelectionSet(of: type) }
    }
  }

  /// Reads the name that the current definition gets.
  mutating func readDefinedName(_ role: TokenRole) {
    expect(.nothing)
    guard current.kind == .name else { return }
    let name = take(role)
    result.definitions[result.definitions.count - 1].name = text(of: name)
    result.definitions[result.definitions.count - 1].nameRange = name.start..<name.end
  }

  /// Reads a type condition after `on`; returns its type.
  mutating func readTypeCondition(within parent: String?) -> String? {
    expect(.typeCondition(parent: parent))
    guard current.kind == .name else { return nil }
    return takeText(.typeUse)
  }

  private mutating func readVariableDefinitions() {
    guard current.kind == .leftParenthesis else { return }
    let part = begin(.arguments)
    take()
    while true {
      expect(.nothing)
      if takes(.rightParenthesis) { break }
      if [.leftBrace, .rightBrace, .endOfFile].contains(current.kind) { break }
      if current.kind == .string || current.kind == .blockString {
        take(.string)
      } else if current.kind == .dollar {
        readVariableDefinition()
      } else {
        take(.unknown)
      }
    }
    end(part)
  }

  private mutating func readVariableDefinition() {
    let start = take().start
    expect(.nothing)
    guard current.kind == .name else { return }
    let name = take(.variableDefinition)
    let definition = result.definitions.count - 1
    let variable = result.definitions[definition].variables.count
    result.definitions[definition].variables.append(
      ReadDocument.Variable(name: text(of: name), nameRange: start..<name.end, type: nil)
    )
    expect(.nothing)
    guard takes(.colon) else { return }
    let type = readTypeReference(expecting: .inputType)
    result.definitions[definition].variables[variable].type = type
    if takes(.equals) { readValue(of: type) }
    readDirectives(at: "VARIABLE_DEFINITION")
  }

  /// Reads a type, with its wrappers.
  mutating func readTypeReference(expecting context: CursorContext, depth: Int = 0) -> TypeReference? {
    expect(context)
    var type: TypeReference?
    if current.kind == .leftBracket, depth < Self.maximumDepth {
      take()
      type = readTypeReference(expecting: context, depth: depth + 1).map { .list($0, range: .none) }
      expect(.nothing)
      _ = takes(.rightBracket)
    } else if current.kind == .name {
      type = .named(Name(takeText(.typeUse)))
    }
    expect(.nothing)
    if takes(.bang) { type = type.map { .nonNull($0, range: .none) } }
    return type
  }
}
