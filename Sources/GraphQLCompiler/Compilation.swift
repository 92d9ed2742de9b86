import GraphQLLanguage

/// The Swift declarations of a literal with any number of definitions, and its diagnostics.
public struct Compilation: Hashable, Sendable {
  /// The declarations in Swift, in the order of the document.
  ///
  /// If the document has errors, these declare what is valid in it, so that code that uses them has
  /// no further errors.
  public var declarations: [String]

  /// The document's diagnostics. Their ranges are in its source.
  public var diagnostics: [Diagnostic]

  /// The diagnostics of the schema's types that the document uses. Their ranges are in the schema's source.
  public var schemaDiagnostics: [Diagnostic]

  /// Creates a compilation.
  public init(declarations: [String] = [], diagnostics: [Diagnostic] = [], schemaDiagnostics: [Diagnostic] = []) {
    self.declarations = declarations
    self.diagnostics = diagnostics
    self.schemaDiagnostics = schemaDiagnostics
  }
}

/// The Swift code that completes a declaration of the user, and its diagnostics.
public struct AttachedCompilation: Hashable, Sendable {
  /// The members of the declaration, in Swift.
  public var members: [String]

  /// The declarations beside it, in Swift.
  public var peers: [String]

  /// The protocols that the declaration conforms to, such as `InlineGraphQL.GraphQLFragment`.
  public var conformances: [String]

  /// The document's diagnostics. Their ranges are in its source.
  public var diagnostics: [Diagnostic]

  /// The diagnostics of the schema's types that are used. Their ranges are in the schema's source.
  public var schemaDiagnostics: [Diagnostic]

  /// Creates a compilation.
  public init(
    members: [String] = [],
    peers: [String] = [],
    conformances: [String] = [],
    diagnostics: [Diagnostic] = [],
    schemaDiagnostics: [Diagnostic] = []
  ) {
    self.members = members
    self.peers = peers
    self.conformances = conformances
    self.diagnostics = diagnostics
    self.schemaDiagnostics = schemaDiagnostics
  }
}
