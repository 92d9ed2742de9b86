import GraphQLJSON

/// The compiler's request to expand a macro.
struct ExpansionRequest: Sendable {
  /// A piece of Swift source, with the trivia before its first token.
  struct Syntax: Sendable {
    var text: [UInt8]
    /// The path of its file.
    var file: String
    /// The offset of the text in the file.
    var offset: Int
    /// The line that the text starts on.
    var line: Int
  }

  /// The role of a macro: what an attached macro adds, or `declaration` for a freestanding macro.
  enum Role: String, Sendable {
    case declaration, member, peer, `extension`
  }

  /// The name of the type that `#externalMacro` gives.
  var macro: String
  /// `nil` for a role that none of the macros has.
  var role: Role?
  /// The prefix of unique names.
  var discriminator: String
  /// The macro's use: `#graphql("…")`, or the attribute.
  var use: Syntax
  /// The declaration that an attached macro stands on, with the attribute.
  var declaration: Syntax?
  /// The type that is extended.
  var extendedType: String
  /// The declarations around the macro from the innermost, without members.
  var lexicalContext: [[UInt8]]
}

extension ExpansionRequest {
  /// Reads the contents of the message for `#…`.
  init(freestanding message: GraphQLJSONValue) throws(ConnectionError) {
    try self.init(message, use: "syntax")
    // Old compilers leave it out.
    role = try message.optional("macroRole") == nil ? .declaration : Role(rawValue: message.string("macroRole"))
  }

  /// Reads the contents of the message for `@…`.
  init(attached message: GraphQLJSONValue) throws(ConnectionError) {
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

  private init(_ message: GraphQLJSONValue, use name: String) throws(ConnectionError) {
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
  fileprivate init(_ message: GraphQLJSONValue, _ name: String) throws(ConnectionError) {
    let syntax = try message.object(name)
    let location = try syntax.object("location")
    text = Array(try syntax.string("source").utf8)
    file = try location.path("fileName")
    offset = try location.count("offset")
    line = try location.count("line")
  }
}

// A member that is missing or has another type ends the process, as it does with swift-syntax.
extension GraphQLJSONValue {
  fileprivate func optional(_ name: String) -> GraphQLJSONValue? { self[name] == .null ? nil : self[name] }

  fileprivate func string(_ name: String) throws(ConnectionError) -> String {
    if case .string(let text)? = self[name] { return text }
    throw ConnectionError("The compiler's message has no text \"\(name)\".")
  }

  fileprivate func object(_ name: String) throws(ConnectionError) -> GraphQLJSONValue {
    if case .object? = self[name] { return self[name]! }
    throw ConnectionError("The compiler's message has no object \"\(name)\".")
  }

  fileprivate func array(_ name: String) throws(ConnectionError) -> [GraphQLJSONValue] {
    if case .array(let elements)? = self[name] { return elements }
    throw ConnectionError("The compiler's message has no list \"\(name)\".")
  }

  /// Returns a path that a system can open: searching the folders of a longer one takes time out of proportion.
  fileprivate func path(_ name: String) throws(ConnectionError) -> String {
    let path = try string(name)
    // PATH_MAX of Linux, the longest of all.
    guard path.utf8.count < 4096 else {
      throw ConnectionError("The compiler's message has a \"\(name)\" of \(path.utf8.count) bytes.")
    }
    return path
  }

  /// Returns an offset or a line: a number that does not overflow when the length of a file is added.
  fileprivate func count(_ name: String) throws(ConnectionError) -> Int {
    if case .int(let number)? = self[name], 0...Int(Int32.max / 2) ~= number { return number }
    throw ConnectionError("The compiler's message has no number \"\(name)\" of a file.")
  }
}
