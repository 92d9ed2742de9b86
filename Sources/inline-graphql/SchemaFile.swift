import GraphQLLanguage
import GraphQLProject

/// The schema that documents are checked against.
struct SchemaFile {
  /// The schema.
  let schema: Schema
  private let file: InputFile

  /// Loads the schema of a file.
  ///
  /// - Throws: the error that keeps it from being loaded, as a ``Finding``.
  init(_ file: InputFile) throws {
    self.file = file
    do throws(Diagnostic) {
      schema = try Schema(file.source)
    } catch {
      throw Finding(error, in: file)
    }
  }

  /// The stem of the file, which names the Swift type that has the schema's types: `StarWars`.
  var namespace: String {
    file.path == InputFile.standardInput ? "Schema" : FilePath.stem(of: file.path)
  }

  /// Whether what a macro's argument names may be this schema: its stem, its path, or nothing.
  func isNamed(by argument: String?) -> Bool {
    guard let argument, file.path != InputFile.standardInput else { return true }
    let isPath = argument.contains("/") || [".graphqls", ".graphql", ".json"].contains { argument.hasSuffix($0) }
    return isPath ? argument.split(separator: "/").last == file.path.split(separator: "/").last : argument == namespace
  }

  /// Diagnostics whose ranges are in the schema.
  func findings(_ diagnostics: [Diagnostic]) -> [Finding] {
    diagnostics.map { Finding($0, in: file) }
  }
}
