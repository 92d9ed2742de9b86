// Sections 2.1.8, 2.7, 2.10, 2.12 and 2.13: names, arguments, values, types and directives.
extension Parser {
  /// Parses a `Name`.
  mutating func name() throws(Diagnostic) -> Name {
    let token = token
    guard token.kind == .name else {
      throw error("Expected Name, found \(describe(token)).", at: token)
    }
    try advance()
    return Name(text(of: token), range: token.range)
  }

  /// Parses a `Description`, if present.
  mutating func description() throws(Diagnostic) -> StringValue? {
    guard token.kind == .string || token.kind == .blockString else { return nil }
    return try stringValue()
  }

  private mutating func stringValue() throws(Diagnostic) -> StringValue {
    let token = token
    try advance()
    return StringValue(token, in: lexer)
  }

  /// Parses `Directives`, if present.
  mutating func directives(isConstant: Bool) throws(Diagnostic) -> [Directive] {
    guard token.kind == .at else { return [] }
    var directives: [Directive] = []
    repeat {
      let start = token.start
      try advance()
      directives.append(
        Directive(name: try name(), arguments: try arguments(isConstant: isConstant), range: range(from: start))
      )
    } while token.kind == .at
    return directives
  }

  /// Parses `Arguments`, if present.
  mutating func arguments(isConstant: Bool) throws(Diagnostic) -> [Argument] {
    guard token.kind == .leftParenthesis else { return [] }
    return try many(.leftParenthesis, .rightParenthesis) { parser throws(Diagnostic) in
      let start = parser.token.start
      let name = try parser.name()
      try parser.expect(.colon)
      let value = try parser.value(isConstant: isConstant)
      return Argument(name: name, value: value, range: parser.range(from: start))
    }
  }

  /// Parses a `Value`.
  ///
  /// - Parameter isConstant: Whether variables are errors.
  mutating func value(isConstant: Bool) throws(Diagnostic) -> Value {
    switch token.kind {
    case .leftBracket: return try listValue(isConstant: isConstant)
    case .leftBrace: return try objectValue(isConstant: isConstant)
    default: return try simpleValue(isConstant: isConstant)
    }
  }

  private mutating func simpleValue(isConstant: Bool) throws(Diagnostic) -> Value {
    let token = token
    let kind: Value.Kind
    switch token.kind {
    case .int: kind = .int(text(of: token))
    case .float: kind = .float(text(of: token))
    case .string, .blockString: kind = .string(StringValue(token, in: lexer))
    case .name:
      switch text(of: token) {
      case "true": kind = .boolean(true)
      case "false": kind = .boolean(false)
      case "null": kind = .null
      case let name: kind = .enum(name)
      }
    case .dollar:
      if isConstant { throw try variableInConstant() }
      let name = try variable()
      return Value(.variable(name.value), range: name.range)
    default: throw unexpected(token)
    }
    try advance()
    return Value(kind, range: token.range)
  }

  private mutating func variableInConstant() throws(Diagnostic) -> Diagnostic {
    let dollar = token
    try advance()
    guard token.kind == .name else { return unexpected(dollar) }
    return Diagnostic(
      .error,
      "Syntax Error: Unexpected variable \"$\(text(of: token))\" in constant value.",
      at: SourceRange(dollar.start, token.end)
    )
  }

  private mutating func listValue(isConstant: Bool) throws(Diagnostic) -> Value {
    let start = token.start
    try enter()
    defer { leave() }
    try expect(.leftBracket)
    var values: [Value] = []
    while try !take(.rightBracket) {
      values.append(try value(isConstant: isConstant))
    }
    return Value(.list(values), range: range(from: start))
  }

  private mutating func objectValue(isConstant: Bool) throws(Diagnostic) -> Value {
    let start = token.start
    try enter()
    defer { leave() }
    try expect(.leftBrace)
    var fields: [ObjectField] = []
    while try !take(.rightBrace) {
      let start = token.start
      let name = try name()
      try expect(.colon)
      let value = try value(isConstant: isConstant)
      fields.append(ObjectField(name: name, value: value, range: range(from: start)))
    }
    return Value(.object(fields), range: range(from: start))
  }

  /// Parses a `Type`.
  mutating func typeReference() throws(Diagnostic) -> TypeReference {
    let start = token.start
    var type: TypeReference
    if token.kind == .leftBracket {
      try enter()
      defer { leave() }
      try advance()
      let element = try typeReference()
      try expect(.rightBracket)
      type = .list(element, range: range(from: start))
    } else {
      type = .named(try name())
    }
    if try take(.bang) { type = .nonNull(type, range: range(from: start)) }
    return type
  }
}
