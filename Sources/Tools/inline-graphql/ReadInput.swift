import Foundation
import GraphQLFiles
import GraphQLLanguage
import GraphQLProject
import LocalFiles

extension InputFile {
  /// What the help says of a schema.
  static let schemaHelp = "The schema: SDL or the JSON of an introspection, or \"-\" for standard input."

  /// Refuses paths of which several are standard input, which can be read once.
  static func checkStandardInput(in paths: [String?]) throws(UsageError) {
    if paths.count(where: { $0 == standardInput }) > 1 {
      throw UsageError("Standard input (\"-\") can be read only once.")
    }
  }

  /// Reads the schema and the documents, each once. Of folders, it reads the documents in them.
  ///
  /// - Parameter schema: The path of the schema; nil for that which macros in the first document would take.
  /// - Throws: Exit status 66, after naming all unreadable files on standard error.
  static func read(schema: String?, documents: [String]) throws -> (schema: InputFile, documents: [InputFile]) {
    var files: [InputFile] = []
    var known: Set<String> = []
    var problems: [String] = []
    func read(_ path: String) {
      do throws(ReadingError) {
        files.append(try InputFile(reading: path))
      } catch {
        problems.append("cannot read \"\(error.path)\": \(error.reason)")
      }
    }
    do throws(SchemaFinderError) {
      let path = if let schema { schema } else { try self.schema(of: documents[0]) }
      read(path)
    } catch {
      problems.append(error.description)
    }
    for path in documents {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let paths = isThere && isFolder.boolValue ? PackageFiles.documents(in: path) : [path]
      if paths.isEmpty { problems.append("there are no documents in \"\(path)\"") }
      for path in paths where known.insert(path).inserted { read(path) }
    }
    if problems.isEmpty { return (files[0], Array(files.dropFirst())) }
    for problem in problems { write("error: \(problem)", toStandardError: true) }
    throw ExitCode(66)
  }

  /// Returns the path of the schema that macros in a file would take.
  private static func schema(of document: String) throws(SchemaFinderError) -> String {
    let folder = FileManager.default.currentDirectoryPath
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: document, isDirectory: &isFolder)
    let path = FilePath.join(folder, document) + (isThere && isFolder.boolValue ? "/-" : "")
    let finder = SchemaFinder(Files.system, root: PackageFiles.packageRoot(around: path))
    let location = try finder.schema(forFile: path, named: nil, in: nil)
    return FilePath.relative(location.path, to: folder)
  }
}
