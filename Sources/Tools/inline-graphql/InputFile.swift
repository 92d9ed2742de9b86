import Foundation
import GraphQLLanguage
import GraphQLProject
import LocalFiles

/// An input file of the command, or standard input.
struct InputFile {
  /// The path that stands for standard input.
  static let standardInput = "-"

  /// What the help says of a schema.
  static let schemaHelp = "The schema: SDL or the JSON of an introspection, or \"-\" for standard input."

  /// The path as given.
  let path: String
  /// The contents.
  let source: Source
  /// The lines of the contents.
  let lines: LineMap

  /// The file's name in findings.
  var name: String { source.name }

  /// Whether the file is Swift, not GraphQL.
  var isSwift: Bool { path.hasSuffix(".swift") }

  /// Refuses paths of which several are standard input, which can be read once.
  static func checkStandardInput(in paths: [String?]) throws(UsageError) {
    if paths.count(where: { $0 == standardInput }) > 1 {
      throw UsageError("Standard input (\"-\") can be read only once.")
    }
  }

  /// Reads a file.
  ///
  /// - Throws: ``ReadingError``.
  init(reading path: String) throws(ReadingError) {
    self.path = path
    let bytes: [UInt8]
    if path == InputFile.standardInput {
      bytes = Array(FileHandle.standardInput.readDataToEndOfFile())
    } else {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if !isThere { throw ReadingError(path: path, reason: "there is no such file") }
      if isFolder.boolValue { throw ReadingError(path: path, reason: "it is a folder") }
      do {
        bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      } catch {
        throw ReadingError(path: path, reason: error.localizedDescription)
      }
    }
    source = Source(utf8: bytes, name: path == InputFile.standardInput ? "<stdin>" : path)
    lines = LineMap(source)
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

/// The reason why a file cannot be read.
struct ReadingError: Error {
  var path: String
  var reason: String
}
