import ArgumentParser
import DocumentComposition
import Foundation
import GraphQLLanguage
import GraphQLProject
import LocalFiles

/// The Swift files whose operations are persisted, and all files around them.
struct PersistedFiles {
  private let paths: Set<String>
  private let files: [EmbeddedTarget.File]
  private let folder = FileManager.default.currentDirectoryPath

  /// Reads the files of the packages that contain the given files and folders.
  ///
  /// - Parameters:
  ///   - paths: Files and folders with operations.
  ///   - others: Folders of packages with fragments only.
  /// - Throws: Exit status 66, after naming what cannot be read on standard error.
  init(at paths: [String], besides others: [String]) throws {
    var contents: [String: EmbeddedTarget.File] = [:]
    var chosen: Set<String> = []
    var problems: [String] = []
    for (path, isChosen) in paths.map({ ($0, true) }) + others.map({ ($0, false) }) {
      let absolute = FilePath.join(folder, path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
        problems.append("cannot read \"\(path)\": there is no such file")
        continue
      }
      let root = PackageFiles.packageRoot(around: isFolder.boolValue ? absolute + "/-" : absolute)
      let found = PackageFiles.swiftFiles(in: root)
      for file in found where contents[file] == nil {
        do throws(FileProblem) {
          contents[file] = EmbeddedTarget.File(path: file, utf8: try Files.contents(of: file))
        } catch {
          problems.append("cannot read \"\(FilePath.relative(file, to: folder))\"")
        }
      }
      guard isChosen else { continue }
      let own = found.filter { $0 == absolute || $0.hasPrefix(absolute == "/" ? "/" : absolute + "/") }
      if own.isEmpty { problems.append("there are no Swift files in \"\(path)\"") }
      chosen.formUnion(own)
    }
    for problem in problems { write("error: \(problem)", toStandardError: true) }
    if !problems.isEmpty { throw ExitCode(66) }
    self.paths = chosen
    files = contents.values.sorted { $0.path < $1.path }
  }

  /// Returns the documents of the operations.
  func documents() -> SentDocuments { SentDocuments(of: paths, among: files, in: Files.system) }

  /// Returns a position as text, with a path relative to the current folder.
  func place(_ place: Finding.Place) -> String {
    "\(FilePath.relative(place.file, to: folder)):\(place.location.line):\(place.location.column)"
  }

  /// Returns a finding with the lines of the files.
  func finding(_ finding: Finding) -> FileDiagnostic {
    let place = place(in: finding.place)
    let notes = finding.notes.map { FileDiagnostic.Note(place: self.place(in: $0.place), message: $0.message) }
    return FileDiagnostic(finding.severity, finding.message, at: place, notes: notes)
  }

  private func place(in place: Finding.Place) -> Place {
    let utf8 = files.first { $0.path == place.file }?.utf8 ?? (try? Files.contents(of: place.file)) ?? []
    let lines = LineMap(Source(utf8: utf8, name: place.file))
    return Place(FilePath.relative(place.file, to: folder), lines, at: place.location)
  }
}

extension SentDocuments.Document {
  /// The document in a manifest. Its ID is the SHA-256 of its text.
  var entry: DocumentManifest.Entry {
    DocumentManifest.Entry(id: DocumentHash(of: text).hexadecimal, text: text, name: name, kind: kind)
  }
}
