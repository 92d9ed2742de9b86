import GraphQLFiles
import GraphQLLanguage
import GraphQLProject
import GraphQLSchemaChanges

/// The search for what a newer schema breaks in a package.
struct SchemaUpdateSearch {
  let documents: WrittenDocuments

  /// The path of the newer schema.
  let newer: String

  /// Returns the changes and their uses.
  ///
  /// - Throws: ``ReadingError``, ``FileDiagnostic`` for a broken schema, or exit status 64 if it is not clear which schema of the
  ///   package is meant.
  func update() throws -> GraphQLReport.SchemaUpdate {
    let location = try location()
    let old = try SchemaFile(SchemaInput(at: location))
    let new = try SchemaFile(SchemaInput(reading: newer))
    let found = new.schema.changes(since: old.schema)
    let changes = SchemaChange.Criticality.allCases.flatMap { criticality in
      found.filter { $0.criticality == criticality }
    }
    let texts = documents.texts(for: location, old)
    let uses = BrokenDocuments(texts, old: old, new: new, changes: changes).findings()
    return GraphQLReport.SchemaUpdate(
      schema: FilePath.relative(location.path, to: documents.root),
      newer: newer,
      changes: changes.map { change in
        .init(
          criticality: change.criticality.rawValue,
          kind: change.kind.rawValue,
          coordinate: change.coordinate,
          message: change.message
        )
      },
      uses: uses.map { use in
        let place = use.locations.first
        return .init(
          message: use.message,
          place: .init(
            file: FilePath.relative(use.file, to: documents.root),
            line: place?.line ?? 0,
            column: place?.utf16Column ?? 0
          )
        )
      }
    )
  }

  /// Returns the schema of the package that the newer one replaces: that of its name, or the only one.
  private func location() throws -> SchemaLocation {
    let schemas = documents.schemas
    if schemas.count == 1 { return schemas[0] }
    let named = schemas.filter { FilePath.stem(of: $0.path) == FilePath.stem(of: newer) }
    if named.count == 1 { return named[0] }
    let names = schemas.map { "\"\(FilePath.stem(of: $0.path))\"" }.joined(separator: ", ")
    write(
      schemas.isEmpty
        ? "error: no document of the package is written against a schema, so there is none to compare with \"\(newer)\""
        : "error: which schema is \"\(newer)\" a newer version of? Give it the name of one of them: \(names)",
      toStandardError: true
    )
    throw ExitCode(64)
  }
}
