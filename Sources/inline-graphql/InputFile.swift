import ArgumentParser
import Foundation
import GraphQLLanguage

/// A file given to the command, or standard input.
struct InputFile {
  /// How standard input is given.
  static let standardInput = "-"

  /// The path as it was given.
  let path: String
  /// The contents.
  let source: Source
  /// The lines of the contents.
  let lines: LineMap

  /// What the file is called in findings.
  var name: String { source.name }

  /// Whether it is Swift rather than GraphQL.
  var isSwift: Bool { path.hasSuffix(".swift") }

  /// Reads a file.
  ///
  /// - Throws: a ``ReadingError``.
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
  /// - Throws: exit status 66 once everything that cannot be read has been named on standard error.
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

/// Why a file cannot be read.
struct ReadingError: Error {
  var path: String
  var reason: String
}
