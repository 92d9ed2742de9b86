import GraphQLLanguage

/// What a literal of several definitions compiles to.
public struct Compilation: Hashable, Sendable {
  /// Swift text, one declaration each, in the order of the document.
  ///
  /// Where the document has errors, these are what could be saved of it: enough that code which uses the declarations
  /// gives no errors of its own.
  public var declarations: [String]

  /// What is wrong with the document; ranges are in its source.
  public var diagnostics: [Diagnostic]

  /// What is wrong with the types of the schema that the document uses; ranges are in the schema's source.
  public var schemaDiagnostics: [Diagnostic]

  /// Makes a compilation.
  public init(declarations: [String] = [], diagnostics: [Diagnostic] = [], schemaDiagnostics: [Diagnostic] = []) {
    self.declarations = declarations
    self.diagnostics = diagnostics
    self.schemaDiagnostics = schemaDiagnostics
  }
}

/// What a literal compiles to that completes a declaration the user wrote.
public struct AttachedCompilation: Hashable, Sendable {
  /// Members of the declaration, Swift text, one each.
  public var members: [String]

  /// Declarations beside it, Swift text, one each.
  public var peers: [String]

  /// The protocols that the declaration is made to conform to, as `InlineGraphQL.GraphQLFragment`.
  public var conformances: [String]

  /// What is wrong with the document; ranges are in its source.
  public var diagnostics: [Diagnostic]

  /// What is wrong with the types of the schema that are used; ranges are in the schema's source.
  public var schemaDiagnostics: [Diagnostic]

  /// Makes a compilation.
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
