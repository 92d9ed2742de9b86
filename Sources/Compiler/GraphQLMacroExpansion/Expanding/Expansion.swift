import GraphQLCompiler
import GraphQLLanguage
import GraphQLProject

/// The expansion of a macro, with the errors outside of its literal.
struct Expansion {
  /// The emitted code, with the diagnostics of the literal.
  var compilation: Compilation

  /// The errors of the schema, or the reason why there is none.
  var problems: [String]

  /// The warnings for the author of the schema's enum.
  var warnings: [String] = []

  /// Creates the expansion of a literal that was compiled against a schema.
  init(_ compilation: Compilation, against schema: Schema) {
    self.compilation = compilation
    problems = compilation.schemaDiagnostics.filter { $0.severity == .error }.map { $0.description(in: schema.source) }
    warnings = compilation.schemaDiagnostics.filter { $0.severity == .warning }.map(\.message)
  }

  /// Creates the expansion of a literal without a schema. It reports only that the schema is missing.
  init(without error: SchemaFinderError, compilation: Compilation) {
    self.compilation = compilation
    self.compilation.diagnostics = []
    problems = [error.description]
  }
}

extension Diagnostic {
  /// Returns the diagnostic as one line, for a file that the Swift compiler does not know: `path:line:column: message`.
  func description(in source: Source) -> String {
    guard let range = ranges.first else { return "\(source.name): \(message)" }
    let lines = LineMap(source)
    let (file, location) = lines.place(at: range.start)
    let others = Set(ranges.dropFirst().map { lines.place(at: $0.start).file }).subtracting([file])
    let also = others.isEmpty ? "" : " It is also in \(others.sorted().joined(separator: " and "))."
    return "\(file):\(location.line):\(location.column): \(message)\(also)"
  }
}
