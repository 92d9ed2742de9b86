import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation

/// A literal with everything that its Swift depends on, whichever channel it comes by.
package struct LiteralInput: Sendable {
  private let source: Source
  private let kind: LiteralKind
  /// The schema, and how its names are written.
  package let context: CompilationContext
  /// The errors of the fragments that it shares with other literals.
  let fragmentErrors: [Diagnostic]

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - source: The literal's text.
  ///   - kind: The kind of its macro.
  ///   - context: The schema, and how its names are written.
  ///   - fragments: The facts about the fragments of other literals.
  ///   - accessLevel: The access level of emitted declarations.
  ///   - memberwiseInitializers: Whether response types have memberwise initializers.
  package init(
    _ source: Source,
    as kind: LiteralKind,
    in context: CompilationContext,
    _ fragments: LiteralFragments = LiteralFragments(),
    accessLevel: AccessLevel = .internal,
    memberwiseInitializers: Bool = false
  ) {
    var context = context
    context.fragments = fragments.known
    context.otherFragments = fragments.suggested
    context.fragmentsWithFields = fragments.withFields
    context.accessLevel = accessLevel
    context.memberwiseInitializers = memberwiseInitializers
    (self.source, self.kind, self.context, fragmentErrors) = (source, kind, context, fragments.errors)
  }

  package init(
    _ literal: SwiftLiteral,
    in context: CompilationContext,
    _ fragments: LiteralFragments = LiteralFragments()
  ) {
    self.init(
      literal.source,
      as: literal.kind,
      in: context,
      fragments,
      accessLevel: literal.accessLevel,
      memberwiseInitializers: literal.memberwiseInitializers
    )
  }

  package func compiled() -> Compilation {
    var compilation = compile(source, as: kind, in: context)
    compilation.diagnostics += fragmentErrors
    return compilation
  }

  /// Returns what would be emitted, for a literal that was parsed. Its diagnostics are those of the literal alone.
  package func lowered(_ document: Result<Document, Diagnostic>) -> Lowered {
    lower(document, of: source, as: kind, in: context)
  }
}

extension SwiftLiteral {
  /// The kind of the literal's macro. A `@GraphQLSchema` has no text to compile.
  package var kind: LiteralKind {
    switch macro {
    case .graphql, .schema: .definitions
    case .fragment: .attached(.fragment, to: declarationName ?? "")
    case .operation: .attached(.operation, to: declarationName ?? "")
    }
  }
}

/// The facts about the fragments of other literals that a literal needs.
package struct LiteralFragments: Sendable {
  /// The fragments that the literal reaches, by name.
  package var known: [String: FragmentSignature] = [:]

  /// The names of others, to suggest for an unknown one.
  var suggested: [String] = []

  /// The names of the fragments that have the protocol `Fields`; `nil` if all have it.
  package var withFields: Set<String>?

  /// The errors of the literal's fragments that its own text does not show.
  var errors: [Diagnostic] = []

  /// Creates the facts of a literal whose fragments have no errors.
  package init(known: [String: FragmentSignature] = [:], withFields: Set<String>? = nil) {
    (self.known, self.withFields) = (known, withFields)
  }
}
