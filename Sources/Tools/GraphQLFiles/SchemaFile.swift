import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelSchemas
import GraphQLProject

/// The schema that documents are checked against.
package struct SchemaFile {
  /// The schema with its models.
  package let expanded: ExpandedSchema
  /// The Swift type with the schema's types, such as `StarWars` for `StarWars.graphqls`.
  package let namespace: String
  /// The names in Swift that a GraphQL configuration gives one by one.
  let names: SwiftNames.Given
  private let path: String

  /// Loads a schema.
  ///
  /// - Throws: A ``FileDiagnostic`` with the error that prevents loading.
  package init(_ input: SchemaInput) throws(FileDiagnostic) {
    try self.init(input, client: nil)
  }

  /// Loads a schema with its client schema.
  ///
  /// - Throws: A ``ReadingError`` if a file of the client schema cannot be read, or a ``FileDiagnostic`` with the error that
  ///   prevents loading.
  package init(withClientSchemaOf input: SchemaInput) throws {
    try self.init(input, client: input.client())
  }

  private init(_ input: SchemaInput, client: Source?) throws(FileDiagnostic) {
    (path, namespace, names) = (input.file.path, input.namespace, input.names)
    let sources = (schema: [input.file.source], client: client.map { [$0] } ?? [])
    expanded = try loadSchema(sources.schema, client: sources.client, name: path) { source throws(FileDiagnostic) in
      source
    } failure: { error, source in
      FileDiagnostic(error, in: InputFile(source, path: source.name))
    }
  }

  /// The schema.
  package var schema: Schema { expanded.schema }

  /// Returns whether a macro's argument can mean this schema: its stem, its path, or no argument.
  package func isNamed(by argument: String?) -> Bool {
    guard let argument, path != InputFile.standardInput else { return true }
    let isPath = argument.contains("/") || [".graphqls", ".graphql", ".json"].contains { argument.hasSuffix($0) }
    if isPath { return argument.split(separator: "/").last == path.split(separator: "/").last }
    return [FilePath.stem(of: path), namespace].contains(argument)
  }

  /// Returns findings for diagnostics whose ranges are in the schema.
  package func findings(_ diagnostics: [Diagnostic]) -> [FileDiagnostic] {
    if diagnostics.isEmpty { return [] }
    let file = InputFile(schema.source, path: path)
    return diagnostics.map { FileDiagnostic($0, in: file) }
  }
}
