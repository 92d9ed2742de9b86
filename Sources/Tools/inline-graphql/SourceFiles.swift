import Foundation
import GraphQLFiles
import GraphQLLanguage
import GraphQLProject
import LocalFiles

/// Swift files that were read, whose findings are printed relative to the current folder.
struct SourceFiles {
  private(set) var files: [String: EmbeddedTarget.File] = [:]
  let folder = FileManager.default.currentDirectoryPath

  /// Reads a file, unless it was read.
  ///
  /// - Parameter module: The name of the module that it belongs to; nil if unknown.
  @discardableResult
  mutating func read(_ path: String, module: String? = nil) throws(FileProblem) -> EmbeddedTarget.File {
    if let known = files[path] { return known }
    let file = EmbeddedTarget.File(path: path, utf8: try Files.contents(of: path), module: module)
    files[path] = file
    return file
  }

  /// Returns a path relative to the current folder.
  func relative(_ path: String) -> String { FilePath.relative(path, to: folder) }

  /// Returns a position as text.
  func place(_ place: Finding.Location) -> String {
    "\(relative(place.file)):\(place.location.line):\(place.location.column)"
  }

  /// Returns a finding with the lines of the files.
  func finding(_ finding: Finding) -> FileDiagnostic {
    let place = place(in: finding.place)
    let notes = finding.notes.map { FileDiagnostic.Note(place: self.place(in: $0.place), message: $0.message) }
    return FileDiagnostic(finding.severity, finding.message, at: place, notes: notes)
  }

  private func place(in place: Finding.Location) -> FileLocation {
    let utf8 = files[place.file]?.utf8 ?? (try? Files.contents(of: place.file)) ?? []
    let lines = LineMap(Source(utf8: utf8, name: place.file))
    return FileLocation(relative(place.file), lines, at: place.location)
  }
}
