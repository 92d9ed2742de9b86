import GraphQLLanguage

/// The Swift code that a macro expands to, and its diagnostics.
package struct Compilation: Hashable, Sendable {
  /// The declarations in Swift, in the order of the document. Those of an attached macro are the members of its struct or
  /// enum.
  ///
  /// If the document has errors, these declare what is valid in it, so that code that uses them has
  /// no further errors.
  package var declarations: [String]

  /// The index of the struct's stored property among the members; `nil` if there is none.
  package var storedProperty: Int?

  /// The declarations beside a struct, in Swift.
  package var peers: [String]

  /// The protocols that a struct conforms to, such as `InlineGraphQL.GraphQLFragment`.
  package var conformances: [String]

  /// The document's diagnostics. Their ranges are in its source.
  package var diagnostics: [Diagnostic]

  /// The diagnostics of the schema's types that are used. Their ranges are in the schema's source.
  package var schemaDiagnostics: [Diagnostic]

  /// Creates a compilation.
  package init(
    declarations: [String] = [],
    peers: [String] = [],
    conformances: [String] = [],
    diagnostics: [Diagnostic] = [],
    schemaDiagnostics: [Diagnostic] = []
  ) {
    self.declarations = declarations
    self.peers = peers
    self.conformances = conformances
    self.diagnostics = diagnostics
    self.schemaDiagnostics = schemaDiagnostics
  }

  /// The members without the stored property, which ``compileFragmentPointer(accessLevel:)`` or
  /// ``compileVariablesProperty(accessLevel:)`` returns.
  package var computedMembers: [String] {
    var members = declarations
    if let storedProperty { members.remove(at: storedProperty) }
    return members
  }
}

extension Compilation {
  init(_ emitter: Emitter, _ lowered: Lowered, in context: CompilationContext) {
    self.init(
      declarations: emitter.text.declarations,
      diagnostics: lowered.diagnostics,
      schemaDiagnostics: context.schema.problems
    )
    storedProperty = emitter.text.storedProperty
  }
}
