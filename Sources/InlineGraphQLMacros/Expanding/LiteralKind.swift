import GraphQLCompiler
import GraphQLLanguage
import GraphQLProject

/// What a literal was written for, which decides what it may hold and how it is compiled.
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

  /// An attached macro, on a struct of that name.
  case attached(Attached, to: String)

  /// Compiles a literal. What stands for itself is among the members.
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
