import GraphQLCompiler
import GraphQLLanguage
import GraphQLProject

/// What a macro expands to, and what is wrong outside of its literal.
struct Expansion {
  /// What is emitted, and what is wrong in the literal.
  var compilation: AttachedCompilation

  /// What is wrong with the schema, or why there is none.
  var problems: [String]

  /// What the author of the schema's enum may want to know.
  var warnings: [String] = []

  /// What was compiled against a schema.
  init(_ compilation: AttachedCompilation, against schema: Schema, at path: String) {
    self.compilation = compilation
    problems = compilation.schemaDiagnostics.filter { $0.severity == .error }.map { $0.description(in: schema.source) }
    warnings = compilation.schemaDiagnostics.filter { $0.severity == .warning }.map(\.message)
  }

  /// What was compiled without a schema: only that is worth reporting.
  init(without error: SchemaFinderError, compilation: AttachedCompilation) {
    self.compilation = compilation
    self.compilation.diagnostics = []
    problems = [error.description]
  }
}

extension Diagnostic {
  /// The diagnostic as one line, for a file that the Swift compiler does not know: `path:line:column: message`.
  func description(in source: Source) -> String {
    guard let range = ranges.first else { return "\(source.name): \(message)" }
    let location = source.location(at: range.start)
    return "\(source.name):\(location.line):\(location.column): \(message)"
  }
}
