import GraphQLLanguage
import GraphQLValidation

extension Schema {
  /// Returns the definition of a directive that documents may have: the schema's, the compiler's, or `@defer` or `@stream`.
  func knownDirective(named name: String, _ compiler: CompilerDirectives = .standard) -> DirectiveDefinition? {
    directive(named: name) ?? compiler.definitions.directive(named: name) ?? incrementalSchema.directive(named: name)
  }

  /// The definitions of all of these, without those of the compiler that it only knows to name another one.
  func knownDirectives(_ compiler: CompilerDirectives = .standard) -> [DirectiveDefinition] {
    let compilers = compiler.all.filter { $0.replacement == nil }.map(\.name)
    var known: Set<String> = []
    return (directiveNames + compilers + incrementalSchema.index.directives.map(\.name)).filter {
      known.insert($0).inserted
    }.compactMap { knownDirective(named: $0, compiler) }
  }

  /// Returns a type of the schema, or of the arguments of the compiler's directives.
  func knownType(named name: String) -> NamedType? {
    type(named: name) ?? CompilerDirectives.standard.definitions.type(named: name)
  }
}
