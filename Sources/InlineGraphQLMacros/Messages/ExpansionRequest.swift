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
  /// Reads a message; `nil` if something is missing.
  init?(_ message: JSONValue) {
    guard let macro = message["macro"]?["typeName"]?.string,
      let use = Syntax(message["syntax"] ?? message["attributeSyntax"])
    else { return nil }
    self.macro = macro
    role = Role(rawValue: message["macroRole"]?.string ?? "declaration")
    discriminator = message["discriminator"]?.string ?? ""
    self.use = use
    declaration = Syntax(message["declSyntax"])
    extendedType = Syntax(message["extendedTypeSyntax"]).map { String(decoding: $0.text, as: UTF8.self) } ?? ""
    lexicalContext = []
    if case .array(let contexts)? = message["lexicalContext"] {
      lexicalContext = contexts.compactMap { Syntax($0)?.text }
    }
  }
}

extension ExpansionRequest.Syntax {
  fileprivate init?(_ syntax: JSONValue?) {
    guard let source = syntax?["source"]?.string, let location = syntax?["location"] else { return nil }
    text = Array(source.utf8)
    file = location["fileName"]?.string ?? ""
    offset = location["offset"]?.integer ?? 0
    line = location["line"]?.integer ?? 0
  }
}

extension JSONValue {
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var integer: Int? { if case .int(let number) = self { number } else { nil } }
}
