import ArgumentParser
import Foundation
import GraphQLLanguage

/// An input file of the command, or standard input.
struct InputFile {
  /// The path that stands for standard input.
  static let standardInput = "-"

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
      if isFolder.boolValue { throw ReadingError(path: path, reason: "it is a folder; name the files in it") }
      do {
        bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      } catch {
        throw ReadingError(path: path, reason: error.localizedDescription)
      }
    }
    source = Source(utf8: bytes, name: path == InputFile.standardInput ? "<stdin>" : path)
    lines = LineMap(source)
  }

  /// Reads the schema and the documents, each once.
  ///
  /// - Throws: Exit status 66, after naming all unreadable files on standard error.
  static func read(schema: String, documents: [String]) throws -> (schema: InputFile, documents: [InputFile]) {
    var files: [InputFile] = []
    var paths: Set<String> = []
    var errors: [ReadingError] = []
    for path in [schema] + documents where path == schema && files.isEmpty || paths.insert(path).inserted {
      do throws(ReadingError) {
        files.append(try InputFile(reading: path))
      } catch {
        errors.append(error)
      }
    }
    if errors.isEmpty { return (files[0], Array(files.dropFirst())) }
    for error in errors { write("error: cannot read \"\(error.path)\": \(error.reason)", toStandardError: true) }
    throw ExitCode(66)
  }
}

/// The reason why a file cannot be read.
struct ReadingError: Error {
  var path: String
  var reason: String
}
