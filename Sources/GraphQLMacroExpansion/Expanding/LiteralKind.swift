import GraphQLCompiler
import GraphQLLanguage
import GraphQLProject

/// The kind of macro that a literal is written in. It decides what the literal may contain and how it is compiled.
enum LiteralKind: Hashable {
  /// The attached macros.
  enum Attached: Hashable {
    case fragment, operation

    var macro: SwiftLiteral.Macro {
      switch self {
      case .fragment: .fragment
      case .operation: .operation
      }
    }
  }

  /// `#graphql`.
  case definitions

  /// An attached macro, on a struct with a name.
  case attached(Attached, to: String)

  /// Compiles a literal. Declarations that are not attached to a struct are among the members.
  func compile(_ source: Source, in context: CompilationContext) -> AttachedCompilation {
    switch self {
    case .definitions:
      let compilation = GraphQLCompiler.compile(source, in: context)
      return AttachedCompilation(
        members: compilation.declarations,
        diagnostics: compilation.diagnostics,
        schemaDiagnostics: compilation.schemaDiagnostics
      )
    case .attached(.fragment, let name):
      return compileFragment(source, named: name, in: context)
    case .attached(.operation, let name):
      return compileOperation(source, named: name, in: context)
    }
  }
}
