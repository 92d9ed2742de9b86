import GraphQLCompiler
import GraphQLLanguage
import GraphQLProject
import LocalFiles

/// The text of a schema before it is loaded.
package struct SchemaInput {
  /// The file, or the joined text of several.
  package let file: InputFile
  /// The paths of the client schema's files.
  let clientFiles: [String]
  let namespace: String
  let names: SwiftNames.Given

  /// Reads the schema at a path: a file, a folder with the files of a schema, or standard input.
  ///
  /// - Throws: ``ReadingError`` or ``FileDiagnostic``.
  package init(reading path: String) throws {
    let location: SchemaLocation?
    do throws(SchemaFinderError) {
      location =
        path == InputFile.standardInput
        ? nil : try SchemaFinder(Files.system).schema(at: FilePath.join("/", PackageFiles.absolute(path)))
    } catch {
      throw ReadingError(path: path, reason: error.description)
    }
    guard let location, location.files != [location.path] else {
      self.init(try InputFile(reading: path), clientFiles: location?.clientFiles ?? [])
      return
    }
    try self.init(at: location)
  }

  /// Reads the schema that a macro was found to use.
  ///
  /// - Throws: ``ReadingError`` or ``FileDiagnostic``.
  package init(at location: SchemaLocation) throws {
    let source = try Self.joined(location.files, name: location.path)
    file = InputFile(source, path: location.path)
    (clientFiles, namespace, names) = (location.clientFiles, location.namespace, location.names)
  }

  /// Takes a schema that is one text.
  package init(_ file: InputFile) { self.init(file, clientFiles: []) }

  private init(_ file: InputFile, clientFiles: [String]) {
    (self.file, self.clientFiles) = (file, clientFiles)
    names = SwiftNames.Given()
    namespace = file.path == InputFile.standardInput ? "Schema" : SchemaLocation.namespace(ofFile: file.path)
  }

  /// Returns the client schema; `nil` if there is none.
  func client() throws -> Source? {
    clientFiles.isEmpty ? nil : try Self.joined(clientFiles, name: "the client schema")
  }

  private static func joined(_ paths: [String], name: String) throws -> Source {
    let files = try paths.map { path in try InputFile(reading: PackageFiles.relativeToHere(path)) }
    return try joinedSource(files, name: PackageFiles.relativeToHere(name)) { file throws(FileDiagnostic) in
      file.source
    } failure: { error, source in
      FileDiagnostic(error, in: InputFile(source, path: source.name))
    }
  }
}
