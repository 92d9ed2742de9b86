/// A parser for the GraphQL language: executable documents and the type system language.
///
/// It follows the grammar of the specification's appendix, with one method for each rule. Errors have the words and
/// positions of graphql-js, prefixed with `Syntax Error: `.
package struct Parser {
  private let source: Source
  private let limits: ParserLimits
  /// Whether fragments and spreads may have arguments, which are not in the specification yet.
  let allowsFragmentArguments: Bool
  private var range: Range<Int>
  private var hasBegun = false
  private var tokenCount = 0
  /// How many tokens there may be up to the end of the definition.
  private var tokenLimit: Int
  private var executableTokenCount = 0
  private var depth = 0

  /// The lexer. Its pointer is valid only inside ``reading(_:)``.
  private(set) var lexer: Lexer
  /// The token to parse next.
  private(set) var token = Token(kind: .endOfFile, start: 0, end: 0)
  /// The end of the last token taken.
  private(set) var previousEnd = 0

  /// Creates a parser for a source.
  package init(_ source: Source, limits: ParserLimits = ParserLimits()) {
    self.init(source, range: 0..<source.utf8.count, limits: limits)
  }

  /// Creates a parser for a range of a source.
  ///
  /// - Parameters:
  ///   - source: The source. Offsets in results and errors refer to it.
  ///   - range: The bytes to parse, as if there were no others.
  ///   - limits: How much to read before giving up.
  package init(_ source: Source, range: Range<Int>, limits: ParserLimits = ParserLimits()) {
    self.init(source, range: range, limits: limits, allowsFragmentArguments: true)
  }

  fileprivate init(_ source: Source, range: Range<Int>, limits: ParserLimits, allowsFragmentArguments: Bool) {
    self.source = source
    self.limits = limits
    tokenLimit = limits.maximumTokens
    self.allowsFragmentArguments = allowsFragmentArguments
    self.range = range
    lexer = Lexer(UnsafeBufferPointer(start: nil, count: 0))
  }

  /// Parses all of the text as a document (section 2.3).
  ///
  /// - Throws: The first syntax error.
  package mutating func parseDocument() throws(Diagnostic) -> Document {
    try reading { parser throws(Diagnostic) in
      var definitions: [Definition] = []
      repeat {
        definitions.append(try parser.definition())
      } while parser.token.kind != .endOfFile
      return Document(definitions: definitions)
    }
  }

  /// Parses the next definition (section 2.3).
  ///
  /// - Throws: A syntax error, also at the end of the text.
  package mutating func parseDefinition() throws(Diagnostic) -> Definition {
    try reading { parser throws(Diagnostic) in try parser.definition() }
  }

  /// Parses all of the text as a type reference (section 2.12).
  ///
  /// - Throws: The first syntax error.
  package mutating func parseTypeReference() throws(Diagnostic) -> TypeReference {
    try reading { parser throws(Diagnostic) in
      let type = try parser.typeReference()
      try parser.expect(.endOfFile)
      return type
    }
  }

  /// Parses all of the text as a value (section 2.10).
  ///
  /// - Parameter isConstant: Whether variables are errors.
  /// - Throws: The first syntax error.
  package mutating func parseValue(isConstant: Bool = false) throws(Diagnostic) -> Value {
    try reading { parser throws(Diagnostic) in
      let value = try parser.value(isConstant: isConstant)
      try parser.expect(.endOfFile)
      return value
    }
  }

  /// Whether the parser has reached the end of the text.
  package var isAtEnd: Bool { hasBegun ? token.kind == .endOfFile : range.isEmpty }

  private mutating func reading<Result>(
    _ body: (inout Parser) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    try source.utf8.withUnsafeBufferPointer { bytes throws(Diagnostic) in
      let position = lexer.position
      lexer = Lexer(bytes, range: range)
      if hasBegun {
        lexer.position = position
      } else {
        hasBegun = true
        try advance()
      }
      return try body(&self)
    }
  }
}

extension Document {
  /// Parses a document.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - limits: How much to read before giving up.
  /// - Throws: The first syntax error.
  package init(parsing source: Source, limits: ParserLimits = ParserLimits()) throws(Diagnostic) {
    self.init(definitions: [])
    for range in source.ranges {
      var parser = Parser(source, range: range, limits: limits)
      definitions += try parser.parseDocument().definitions
    }
  }

  /// Parses a document by the grammar of the specification alone, in which fragments take no arguments.
  ///
  /// - Parameter source: The text.
  /// - Throws: The first syntax error.
  package init(parsingSpecified source: Source) throws(Diagnostic) {
    let limits = ParserLimits()
    var parser = Parser(source, range: 0..<source.utf8.count, limits: limits, allowsFragmentArguments: false)
    self = try parser.parseDocument()
  }
}

// MARK: - Tokens

extension Parser {
  /// Moves on to the next token.
  mutating func advance() throws(Diagnostic) {
    previousEnd = token.end
    token = try lexer.next()
    tokenCount += 1
    if tokenCount > tokenLimit, token.kind != .endOfFile {
      let limit = tokenLimit < limits.maximumTokens ? limits.maximumExecutableTokens : limits.maximumTokens
      throw error("Document contains more than \(limit) tokens. Parsing aborted.", at: token)
    }
  }

  /// Parses an operation or a fragment by a function, and counts its tokens.
  mutating func countingExecutableTokens<Parsed>(
    _ parse: (inout Parser) throws(Diagnostic) -> Parsed
  ) throws(Diagnostic) -> Parsed {
    let start = tokenCount
    tokenLimit = min(limits.maximumTokens, start + limits.maximumExecutableTokens - executableTokenCount)
    let parsed = try parse(&self)
    executableTokenCount += tokenCount - start
    tokenLimit = limits.maximumTokens
    return parsed
  }

  /// Returns the token after the next.
  func lookahead() throws(Diagnostic) -> Token {
    var lexer = lexer
    return try lexer.next()
  }

  /// Takes the next token, which must be of this kind.
  mutating func expect(_ kind: Token.Kind) throws(Diagnostic) {
    guard token.kind == kind else {
      throw error("Expected \(kind.description), found \(describe(token)).", at: token)
    }
    // There is nothing to read after the end.
    if kind != .endOfFile { try advance() }
  }

  /// Takes the next token and returns `true` if it is of this kind.
  mutating func take(_ kind: Token.Kind) throws(Diagnostic) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  /// Takes the next token, which must be this keyword.
  mutating func expect(keyword: StaticString) throws(Diagnostic) {
    guard try take(keyword: keyword) else {
      throw error("Expected \"\(keyword)\", found \(describe(token)).", at: token)
    }
  }

  /// Takes the next token and returns `true` if it is this keyword.
  mutating func take(keyword: StaticString) throws(Diagnostic) -> Bool {
    guard isNext(keyword) else { return false }
    try advance()
    return true
  }

  /// Returns whether the next token is this keyword.
  func isNext(_ keyword: StaticString) -> Bool {
    let count = keyword.utf8CodeUnitCount
    guard token.kind == .name, token.end - token.start == count else { return false }
    for index in 0..<count where lexer.bytes[token.start + index] != keyword.utf8Start[index] { return false }
    return true
  }

  /// Returns the text of a token.
  func text(of token: Token) -> String {
    lexer.text(from: token.start, to: token.end)
  }

  /// Returns the range from a node's first token to the last token taken.
  func range(from start: Int) -> SourceRange {
    SourceRange(start, previousEnd)
  }
}

// MARK: - Lists and nesting

extension Parser {
  /// Parses one or more nodes between two tokens.
  mutating func many<Node>(
    _ open: Token.Kind,
    _ close: Token.Kind,
    _ node: (inout Parser) throws(Diagnostic) -> Node
  ) throws(Diagnostic) -> [Node] {
    try expect(open)
    var nodes: [Node] = []
    repeat {
      nodes.append(try node(&self))
    } while try !take(close)
    return nodes
  }

  /// Parses one or more nodes between two tokens, or nothing if the first token is absent.
  mutating func optionalMany<Node>(
    _ open: Token.Kind,
    _ close: Token.Kind,
    _ node: (inout Parser) throws(Diagnostic) -> Node
  ) throws(Diagnostic) -> [Node] {
    token.kind == open ? try many(open, close, node) : []
  }

  /// Parses one or more nodes separated by a token, which may also precede the first.
  mutating func delimited<Node>(
    by delimiter: Token.Kind,
    _ node: (inout Parser) throws(Diagnostic) -> Node
  ) throws(Diagnostic) -> [Node] {
    _ = try take(delimiter)
    var nodes: [Node] = []
    repeat {
      nodes.append(try node(&self))
    } while try take(delimiter)
    return nodes
  }

  /// Enters one level of nesting, before a node that may contain nodes of its kind.
  mutating func enter() throws(Diagnostic) {
    depth += 1
    if depth > limits.maximumDepth {
      throw error("Document is nested more than \(limits.maximumDepth) levels deep. Parsing aborted.", at: token)
    }
  }

  /// Leaves the level that ``enter()`` entered.
  mutating func leave() {
    depth -= 1
  }
}

// MARK: - Errors

extension Parser {
  /// Returns a syntax error about a token.
  func error(_ message: String, at token: Token) -> Diagnostic {
    Diagnostic(.error, "Syntax Error: \(message)", at: token.range)
  }

  /// Returns the error for a token that is not allowed here.
  func unexpected(_ token: Token) -> Diagnostic {
    error("Unexpected \(describe(token)).", at: token)
  }

  /// Returns a token as errors name it: `Name "hero"`, `"{"`, `<EOF>`.
  func describe(_ token: Token) -> String {
    guard let value = value(of: token) else { return token.kind.description }
    return "\(token.kind.description) \"\(value)\""
  }

  /// Returns the value of a token; `nil` for punctuators and the end.
  func value(of token: Token) -> String? {
    switch token.kind {
    case .name, .int, .float: text(of: token)
    case .string, .blockString: StringValue(token, in: lexer).value
    default: nil
    }
  }
}
