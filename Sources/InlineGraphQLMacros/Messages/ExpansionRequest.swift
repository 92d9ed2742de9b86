import GraphQLJSON

/// What the compiler asks to be expanded.
struct ExpansionRequest: Sendable {
  /// A piece of Swift source, with what is before its first token.
  struct Syntax: Sendable {
    var text: [UInt8]
    /// The path of its file.
    var file: String
    /// Where the text starts in the file.
    var offset: Int
    /// The line that the text starts on.
    var line: Int
  }

  /// What an attached macro adds; a freestanding one is a declaration.
  enum Role: String, Sendable {
    case declaration, member, peer, `extension`
  }

  /// The name of the type that `#externalMacro` gives.
  var macro: String
  /// `nil` for one that none of the macros has.
  var role: Role?
  /// What names that are to be unique begin with.
  var discriminator: String
  /// The macro's use: `#graphql("…")`, or the attribute.
  var use: Syntax
  /// What an attached macro stands on, the attribute included.
  var declaration: Syntax?
  /// The type that is extended.
  var extendedType: String
  /// What the macro stands in from the innermost, without members.
  var lexicalContext: [[UInt8]]
}

extension ExpansionRequest {
  /// Reads the contents of the message for `#…`.
  init(freestanding message: JSONValue) throws(ConnectionError) {
    try self.init(message, use: "syntax")
    // Old compilers leave it out.
    role = try message.optional("macroRole") == nil ? .declaration : Role(rawValue: message.string("macroRole"))
  }

  /// Reads the contents of the message for `@…`.
  init(attached message: JSONValue) throws(ConnectionError) {
    try self.init(message, use: "attributeSyntax")
    role = Role(rawValue: try message.string("macroRole"))
    let declaration = try Syntax(message, "declSyntax")
    guard declaration.offset...declaration.offset + declaration.text.count ~= use.offset else {
      throw ConnectionError("The compiler's message has an \"attributeSyntax\" outside of its \"declSyntax\".")
    }
    self.declaration = declaration
    if message.optional("extendedTypeSyntax") != nil {
      extendedType = try message.object("extendedTypeSyntax").string("source")
    }
  }

  private init(_ message: JSONValue, use name: String) throws(ConnectionError) {
    macro = try message.object("macro").string("typeName")
    discriminator = try message.string("discriminator")
    use = try Syntax(message, name)
    extendedType = ""
    lexicalContext = []
    if message.optional("lexicalContext") != nil {
      for context in try message.array("lexicalContext") {
        lexicalContext.append(Array(try context.string("source").utf8))
      }
    }
  }
}

extension ExpansionRequest.Syntax {
  fileprivate init(_ message: JSONValue, _ name: String) throws(ConnectionError) {
    let syntax = try message.object(name)
    let location = try syntax.object("location")
    text = Array(try syntax.string("source").utf8)
    file = try location.string("fileName")
    offset = try location.count("offset")
    line = try location.count("line")
  }
}

// The members of a message. One that is missing or of another type ends the process, as it does with swift-syntax.
extension JSONValue {
  fileprivate func optional(_ name: String) -> JSONValue? { self[name] == .null ? nil : self[name] }

  fileprivate func string(_ name: String) throws(ConnectionError) -> String {
    if case .string(let text)? = self[name] { return text }
    throw ConnectionError("The compiler's message has no text \"\(name)\".")
  }

  fileprivate func object(_ name: String) throws(ConnectionError) -> JSONValue {
    if case .object? = self[name] { return self[name]! }
    throw ConnectionError("The compiler's message has no object \"\(name)\".")
  }

  fileprivate func array(_ name: String) throws(ConnectionError) -> [JSONValue] {
    if case .array(let elements)? = self[name] { return elements }
    throw ConnectionError("The compiler's message has no list \"\(name)\".")
  }

  /// An offset or a line: a number to which the length of a file can be added.
  fileprivate func count(_ name: String) throws(ConnectionError) -> Int {
    if case .int(let number)? = self[name], 0...Int(Int32.max / 2) ~= number { return number }
    throw ConnectionError("The compiler's message has no number \"\(name)\" of a file.")
  }
}
