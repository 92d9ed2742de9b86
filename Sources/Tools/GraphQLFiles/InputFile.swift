import Foundation
import GraphQLLanguage

/// A file with GraphQL, or standard input.
package struct InputFile {
  /// The path that stands for standard input.
  package static let standardInput = "-"

  /// The path as given.
  package let path: String
  /// The contents.
  package let source: Source
  /// The lines of the contents.
  package let lines: LineMap

  /// The file's name in findings.
  package var name: String { source.name }

  /// Whether the file is Swift, not GraphQL.
  package var isSwift: Bool { path.hasSuffix(".swift") }

  /// Creates a file that is not on disk.
  package init(_ source: Source, path: String) { (self.path, self.source, lines) = (path, source, LineMap(source)) }

  /// Reads a file.
  ///
  /// - Throws: ``ReadingError``.
  package init(reading path: String) throws(ReadingError) {
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
}

/// The reason why a file cannot be read.
package struct ReadingError: Error {
  package var path: String
  package var reason: String
}
