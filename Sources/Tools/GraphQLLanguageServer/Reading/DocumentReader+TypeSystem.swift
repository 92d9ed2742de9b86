import GraphQLLanguage

extension DocumentReader {
  /// Reads a definition of a schema, or a word that begins none.
  mutating func readTypeSystemDefinition() {
    let start = current.start
    var isExtension = false
    if isWord("extend", current) {
      isExtension = true
      take(.keyword)
      expect(.keyword(Self.typeKeywords + ["schema", "directive"]))
    }
    let name: TokenRole = isExtension ? .typeUse : .typeName
    switch text(of: current) {
    case "schema":
      define(.schema, from: start) { reader in
        reader.take(.keyword)
        reader.readDirectives(at: "SCHEMA")
        reader.readBody { reader in
          reader.expect(.keyword(OperationDefinition.Kind.allKeywords))
          guard reader.current.kind == .name else { return false }
          reader.take(.keyword)
          if reader.takes(.colon) { _ = reader.readTypeReference(expecting: .objectType) }
          return true
        }
      }
    case "scalar":
      define(.type, from: start) { reader in
        reader.readTypeHead(name)
        reader.readDirectives(at: "SCALAR")
      }
    case "type", "interface", "input":
      let kind = text(of: current)
      define(.type, from: start) { reader in
        reader.readTypeHead(name)
        let type = reader.result.definitions.last?.name ?? ""
        reader.readInterfaces()
        reader.readDirectives(at: kind == "type" ? "OBJECT" : kind == "interface" ? "INTERFACE" : "INPUT_OBJECT")
        reader.readBody { $0.readFieldDefinition(of: type, isInput: kind == "input") }
      }
    case "union":
      define(.type, from: start) { reader in
        reader.readTypeHead(name)
        reader.readDirectives(at: "UNION")
        guard reader.takes(.equals) else { return }
        repeat {
          _ = reader.takes(.pipe)
          reader.expect(.objectType)
          guard reader.current.kind == .name, !reader.isDefinitionKeyword else { return }
          reader.take(.typeUse)
        } while reader.current.kind == .pipe
      }
    case "enum":
      define(.type, from: start) { reader in
        reader.readTypeHead(name)
        let type = reader.result.definitions.last?.name ?? ""
        reader.readDirectives(at: "ENUM")
        reader.readBody { reader in
          reader.expect(.nothing)
          guard reader.current.kind == .name else { return false }
          reader.take(.enumValueDefinition(of: type))
          reader.readDirectives(at: "ENUM_VALUE")
          return true
        }
      }
    case "directive": readDirectiveDefinition(from: start)
    default: take(.unknown)
    }
  }

  static let typeKeywords = ["type", "interface", "union", "enum", "input", "scalar"]

  /// Whether the current word begins a definition.
  private var isDefinitionKeyword: Bool {
    next.kind == .name && (Self.typeKeywords + ["extend"]).contains(text(of: current))
  }

  private mutating func readTypeHead(_ role: TokenRole) {
    take(.keyword)
    readDefinedName(role)
  }

  private mutating func readInterfaces() {
    expect(.keyword(["implements"]))
    guard isWord("implements", current) else { return }
    take(.keyword)
    while true {
      _ = takes(.ampersand)
      expect(.interface)
      guard current.kind == .name else { return }
      take(.typeUse)
    }
  }

  /// Reads members in braces, with their descriptions.
  private mutating func readBody(_ member: (inout DocumentReader) -> Bool) {
    guard current.kind == .leftBrace else { return }
    let part = begin(.body)
    defer { end(part) }
    take()
    while true {
      // A member that has something to offer says it itself.
      if takes(.rightBrace) { return }
      if current.kind == .endOfFile { return expect(.nothing) }
      if current.kind == .string || current.kind == .blockString {
        take(.string)
      } else if !member(&self) {
        take(.unknown)
      }
    }
  }

  private mutating func readFieldDefinition(of type: String, isInput: Bool) -> Bool {
    expect(.nothing)
    guard current.kind == .name else { return false }
    let part = begin(.field, text(of: current), at: current.start..<current.end)
    defer { end(part) }
    let field = takeText(.fieldDefinition(of: type))
    if current.kind == .leftParenthesis { readArgumentDefinitions(of: .field(field, of: type)) }
    if takes(.colon) {
      let type = readTypeReference(expecting: isInput ? .inputType : .outputType)
      if isInput, takes(.equals) { readValue(of: type) }
    }
    readDirectives(at: isInput ? "INPUT_FIELD_DEFINITION" : "FIELD_DEFINITION")
    return true
  }

  private mutating func readArgumentDefinitions(of owner: ArgumentOwner) {
    let part = begin(.arguments)
    defer { end(part) }
    take()
    while true {
      expect(.nothing)
      if takes(.rightParenthesis) { return }
      switch current.kind {
      case .string, .blockString: take(.string)
      case .name:
        take(.argumentDefinition(owner))
        if takes(.colon) {
          let type = readTypeReference(expecting: .inputType)
          if takes(.equals) { readValue(of: type) }
        }
        readDirectives(at: "ARGUMENT_DEFINITION")
      case .leftBrace, .rightBrace, .endOfFile: return
      default: take(.unknown)
      }
    }
  }

  private mutating func readDirectiveDefinition(from start: Int) {
    define(.directive, from: start) { reader in
      reader.take(.keyword)
      guard reader.takes(.at) else { return }
      reader.readDefinedName(.directiveDefinition)
      let name = reader.result.definitions.last?.name ?? ""
      if reader.current.kind == .leftParenthesis { reader.readArgumentDefinitions(of: .directive(name)) }
      reader.expect(.keyword(["on", "repeatable"]))
      if reader.isWord("repeatable", reader.current) {
        reader.take(.keyword)
        reader.expect(.keyword(["on"]))
      }
      guard reader.isWord("on", reader.current) else { return }
      reader.take(.keyword)
      repeat {
        _ = reader.takes(.pipe)
        reader.expect(.directiveLocation)
        guard reader.current.kind == .name else { return }
        reader.take(.directiveLocation)
      } while reader.current.kind == .pipe
    }
  }
}
