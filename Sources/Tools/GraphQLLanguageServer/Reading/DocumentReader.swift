import GraphQLLanguage
import GraphQLValidation

/// Reads a text that is being written: each token gets its meaning, and the place of the cursor what can be written there.
///
/// It follows the grammar as long as the text does. A token that fits nowhere is left out, and a definition that starts on a
/// new line ends everything that is still open, if braces are missing.
struct DocumentReader {
  let schema: Schema?
  /// Returns what is known of a fragment that other texts define.
  let signature: (String) -> FragmentSignature?
  let directives: CompilerDirectives

  let utf8: [UInt8]
  let tokens: [Token]
  var index = 0
  var depth = 0
  var result = ReadDocument()

  /// The arguments of the fragments that the text itself defines.
  let ownArguments: [String: [VariableDefinition]]

  private let cursor: Int?
  private(set) var context: CursorContext?
  private let bracesAreMissing: Bool

  /// Texts that nest deeper have no meaning here.
  static let maximumDepth = 200

  init(
    _ utf8: [UInt8],
    cursor: Int? = nil,
    schema: Schema?,
    signature: @escaping (String) -> FragmentSignature? = { _ in nil },
    directives: CompilerDirectives = .standard
  ) {
    (self.utf8, self.cursor, self.schema, self.signature) = (utf8, cursor, schema, signature)
    self.directives = directives
    tokens = TolerantLexer.tokens(of: utf8)
    bracesAreMissing = tokens.reduce(0) { $0 + ($1.kind == .leftBrace ? 1 : $1.kind == .rightBrace ? -1 : 0) } > 0
    ownArguments = (try? Document(parsing: Source(utf8: utf8)))?.fragmentArguments ?? [:]
  }

  /// Reads the whole text.
  mutating func read() -> ReadDocument {
    while current.kind != .endOfFile { readDefinition() }
    let isSchema = definesSchema
    expect(.definition(isSchema: isSchema))
    return result
  }

  /// Whether what was read is a schema.
  var definesSchema: Bool {
    result.definitions.contains {
      switch $0.kind {
      case .operation, .fragment: false
      case .type, .directive, .schema: true
      }
    }
  }

  // MARK: - Tokens

  var current: Token { tokens[index] }

  var next: Token { tokens[min(index + 1, tokens.count - 1)] }

  /// The offset after the last token that was taken.
  var endOfPrevious: Int { index == 0 ? 0 : tokens[index - 1].end }

  func text(of token: Token) -> String { String(decoding: utf8[token.start..<token.end], as: UTF8.self) }

  func isWord(_ word: String, _ token: Token) -> Bool {
    token.kind == .name && utf8[token.start..<token.end].elementsEqual(word.utf8)
  }

  /// Takes the current token.
  @discardableResult
  mutating func take(_ role: TokenRole = .punctuator) -> Token {
    let token = current
    guard token.kind != .endOfFile else { return token }
    result.tokens.append(TypedToken(kind: token.kind, range: token.start..<token.end, role: role))
    index += 1
    return token
  }

  /// Takes the current token and returns its text. In one expression, `text(of: take(…))` would copy the reader and all that it
  /// has read.
  mutating func takeText(_ role: TokenRole) -> String {
    let token = take(role)
    return text(of: token)
  }

  /// Takes the current token if it is of a kind.
  mutating func takes(_ kind: Token.Kind) -> Bool {
    guard current.kind == kind else { return false }
    take()
    return true
  }

  // MARK: - The cursor

  /// Says what can be written before the current token, or instead of it if it is a word.
  mutating func expect(_ expected: @autoclosure () -> CursorContext) {
    guard let cursor, context == nil else { return }
    let isWord =
      switch current.kind {
      case .name, .int, .float, .string, .blockString: true
      default: false
      }
    guard cursor <= current.start || isWord && cursor <= current.end else { return }
    context = isInText(cursor) ? .nothing : expected()
  }

  /// Whether the cursor is between the last token and the current one.
  var isCursorInGap: Bool { cursor.map { endOfPrevious <= $0 && $0 < current.start } ?? false }

  /// Whether an offset is in a comment or a string.
  private func isInText(_ offset: Int) -> Bool {
    if current.kind == .string || current.kind == .blockString { return offset > current.start }
    guard offset > endOfPrevious, offset <= utf8.count else { return false }
    let line = utf8[endOfPrevious..<min(offset, max(current.start, endOfPrevious))]
      .reversed().prefix { $0 != 0x0A && $0 != 0x0D }
    return line.contains(UInt8(ascii: "#"))
  }

  // MARK: - Recovery

  /// Whether a definition starts here although braces are missing.
  var startsDefinition: Bool {
    guard bracesAreMissing, current.kind == .name, isFirstOnLine(current) else { return false }
    if isWord("fragment", current) {
      return next.kind == .name && index + 2 < tokens.count && isWord("on", tokens[index + 2])
    }
    guard OperationDefinition.Kind.allKeywords.contains(where: { isWord($0, current) }) else { return false }
    guard next.kind == .name, index + 2 < tokens.count else { return false }
    return [.leftBrace, .leftParenthesis].contains(tokens[index + 2].kind)
  }

  /// Whether a bracket is not closed.
  func hasOpenBracket(in tokens: ArraySlice<Token>) -> Bool {
    let difference = { (open: Token.Kind, close: Token.Kind) in
      tokens.reduce(0) { $0 + ($1.kind == open ? 1 : $1.kind == close ? -1 : 0) }
    }
    return difference(.leftBrace, .rightBrace) > 0 || difference(.leftParenthesis, .rightParenthesis) > 0
  }

  private func isFirstOnLine(_ token: Token) -> Bool {
    utf8[..<token.start].reversed().first { $0 != 0x20 && $0 != 0x09 }.map { $0 == 0x0A || $0 == 0x0D } ?? true
  }

  // MARK: - Parts

  /// Begins a part and returns its number, for ``end(_:)``.
  mutating func begin(_ kind: ReadDocument.Part.Kind, _ name: String = "", at nameRange: Range<Int>? = nil) -> Int {
    let start = nameRange?.lowerBound ?? current.start
    result.parts.append(
      ReadDocument.Part(
        kind: kind,
        name: name,
        nameRange: nameRange ?? start..<start,
        range: start..<start,
        depth: depth
      )
    )
    depth += 1
    return result.parts.count - 1
  }

  mutating func end(_ part: Int) {
    depth -= 1
    let start = result.parts[part].range.lowerBound
    result.parts[part].range = start..<max(start, endOfPrevious)
  }
}

extension OperationDefinition.Kind {
  /// The keywords of operations.
  static let allKeywords = ["query", "mutation", "subscription"]
}

extension Document {
  /// The arguments of each fragment that declares any.
  fileprivate var fragmentArguments: [String: [VariableDefinition]] {
    var arguments: [String: [VariableDefinition]] = [:]
    for case .fragment(let fragment) in definitions { arguments[fragment.name.value] = fragment.variables }
    return arguments
  }
}
