import GraphQLLanguage

/// The kind of macro that a literal is written in. It decides what the literal may contain and how it is compiled.
package enum LiteralKind: Hashable, Sendable {
  /// `#graphql`.
  case definitions

  /// An attached macro, on a struct with a name.
  case attached(SoleDefinition, to: String)
}

/// Compiles a literal by its kind.
package func compile(_ source: Source, as kind: LiteralKind, in context: CompilationContext) -> Compilation {
  switch kind {
  case .definitions: compile(source, in: context)
  case .attached(.fragment, let name): compileFragment(source, named: name, in: context)
  case .attached(.operation, let name): compileOperation(source, named: name, in: context)
  }
}

/// Validates a literal that was parsed, and transforms its definitions into the form that is emitted.
package func lower(
  _ document: Result<Document, Diagnostic>,
  of source: Source,
  as kind: LiteralKind,
  in context: CompilationContext
) -> Lowered {
  switch (document, kind) {
  case (.success(let document), .definitions): lower(document, in: context)
  case (.success, .attached(let kind, let name)): lower(source, definingOnly: kind, named: name, in: context)
  case (.failure(let error), _): Lowered(emptyDefinitionsFor: source, in: context, diagnostics: [error])
  }
}
