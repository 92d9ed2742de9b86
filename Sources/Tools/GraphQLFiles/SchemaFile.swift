import GraphQLLanguage
import GraphQLModelSchemas
import GraphQLProject

/// The schema that documents are checked against.
package struct SchemaFile {
  /// The schema with its models.
  package let expanded: ExpandedSchema
  /// The Swift type with the schema's types, such as `StarWars` for `StarWars.graphqls`.
  package let namespace: String
  private let file: InputFile

  /// Loads the schema that a literal is written against.
  ///
  /// - Throws: A ``ReadingError`` if a file cannot be read, or a ``FileDiagnostic`` with the error that prevents loading.
  package init(at location: SchemaLocation) throws {
    try self.init(
      InputFile(reading: location.path),
      client: location.clientPath.map { path in try InputFile(reading: path) },
      namespace: location.namespace
    )
  }

  /// Loads the schema of a file.
  ///
  /// - Throws: A ``FileDiagnostic`` with the error that prevents loading.
  package init(_ file: InputFile) throws {
    try self.init(file, client: nil)
  }

  /// Loads the schema of a file, with the client schema beside it.
  ///
  /// - Throws: A ``FileDiagnostic`` with the error that prevents loading.
  package init(withClientSchemaOf file: InputFile) throws {
    let paths = file.path == InputFile.standardInput ? [] : file.clientSchemaPaths
    try self.init(file, client: paths.lazy.compactMap { try? InputFile(reading: $0) }.first)
  }

  private init(_ file: InputFile, client: InputFile?, namespace: String? = nil) throws(FileDiagnostic) {
    self.file = file
    self.namespace =
      namespace
      ?? (file.path == InputFile.standardInput ? "Schema" : SchemaLocation.namespace(ofFile: file.path))
    expanded = try loadSchema(file, client: client) { file throws(FileDiagnostic) in
      file.source
    } failure: { error, _, file in
      FileDiagnostic(error, in: file)
    }
  }

  /// The schema.
  package var schema: Schema { expanded.schema }

  /// Returns whether a macro's argument can mean this schema: its stem, its path, or no argument.
  package func isNamed(by argument: String?) -> Bool {
    guard let argument, file.path != InputFile.standardInput else { return true }
    let isPath = argument.contains("/") || [".graphqls", ".graphql", ".json"].contains { argument.hasSuffix($0) }
    if isPath { return argument.split(separator: "/").last == file.path.split(separator: "/").last }
    return [FilePath.stem(of: file.path), namespace].contains(argument)
  }

  /// Returns findings for diagnostics whose ranges are in the schema.
  package func findings(_ diagnostics: [Diagnostic]) -> [FileDiagnostic] {
    diagnostics.map { FileDiagnostic($0, in: file) }
  }
}

extension InputFile {
  /// The paths that a client schema may have.
  fileprivate var clientSchemaPaths: [String] {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return FilePath.clientSchemaNames(of: path).map { folder.isEmpty && !path.hasPrefix("/") ? $0 : folder + "/" + $0 }
  }
}
