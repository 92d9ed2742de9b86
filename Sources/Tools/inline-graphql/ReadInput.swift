import Foundation
import GraphQLFiles
import GraphQLLanguage
import GraphQLProject
import LocalFiles

extension InputFile {
  /// What the help says of a schema.
  static let schemaHelp = """
    The schema: SDL or the JSON of an introspection, a folder with the files of one, or "-" for standard input.
    """

  /// Refuses paths of which several are standard input, which can be read once.
  static func checkStandardInput(in paths: [String?]) throws(UsageError) {
    if paths.count(where: { $0 == standardInput }) > 1 {
      throw UsageError("Standard input (\"-\") can be read only once.")
    }
  }

  /// Reads schemas and documents, each once. Of folders, it reads the documents in them.
  ///
  /// - Parameters:
  ///   - schemas: The paths of schemas: files, or folders with the files of one; nil for that which macros in the first
  ///     document would take.
  ///   - documents: The paths of documents and folders.
  ///   - filesOfFolder: Returns the paths of the files in a folder that count as documents.
  /// - Throws: Exit status 66, after naming all unreadable files on standard error; 1, after the errors of a schema's files.
  static func read(
    schemas: [String?],
    documents: [String],
    filesOfFolder: (String) -> [String] = { PackageFiles.documents(in: $0) }
  ) throws -> (schemas: [SchemaInput], documents: [InputFile]) {
    var (found, files): ([SchemaInput], [InputFile]) = ([], [])
    var known: Set<String> = []
    var problems: [String] = []
    func reading(_ read: () throws -> Void) throws {
      do {
        try read()
      } catch let error as ReadingError {
        problems.append("cannot read \"\(error.path)\": \(error.reason)")
      } catch let error as SchemaFinderError {
        problems.append(error.description)
      } catch let error as FileDiagnostic {
        printLines(of: [error])
        throw ExitCode(1)
      }
    }
    for schema in schemas {
      try reading { found.append(try schema.map { try SchemaInput(reading: $0) } ?? self.schema(of: documents[0])) }
    }
    for path in documents {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let paths = isThere && isFolder.boolValue ? filesOfFolder(path) : [path]
      if paths.isEmpty { problems.append("there are no documents in \"\(path)\"") }
      for path in paths where known.insert(path).inserted {
        try reading { files.append(try InputFile(reading: path)) }
      }
    }
    if problems.isEmpty { return (found, files) }
    for problem in problems { write("error: \(problem)", toStandardError: true) }
    throw ExitCode(66)
  }

  /// Returns the schema that macros in a file would take.
  private static func schema(of document: String) throws -> SchemaInput {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: document, isDirectory: &isFolder)
    let folder = FileManager.default.currentDirectoryPath
    let path = FilePath.join(folder, document) + (isThere && isFolder.boolValue ? "/-" : "")
    let finder = SchemaFinder(Files.system, root: PackageFiles.packageRoot(around: path))
    return try SchemaInput(at: finder.schema(forFile: path, named: nil, in: nil))
  }
}
