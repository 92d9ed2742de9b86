import DocumentComposition
import Foundation
import GraphQLLanguage
import GraphQLProject
import LocalFiles

/// The Swift files whose operations are persisted, and all files around them.
struct PersistedFiles {
  private let paths: Set<String>
  private(set) var sources = SourceFiles()

  /// Reads the files of the packages that contain the given files and folders.
  ///
  /// - Parameters:
  ///   - paths: Files and folders with operations.
  ///   - others: Folders of packages with fragments only.
  /// - Throws: Exit status 66, after naming what cannot be read on standard error.
  init(at paths: [String], besides others: [String]) throws {
    var chosen: Set<String> = []
    var problems: [String] = []
    for (path, isChosen) in paths.map({ ($0, true) }) + others.map({ ($0, false) }) {
      let absolute = FilePath.join(sources.folder, path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
        problems.append("cannot read \"\(path)\": there is no such file")
        continue
      }
      let root = PackageFiles.packageRoot(around: isFolder.boolValue ? absolute + "/-" : absolute)
      let found = PackageFiles.swiftFiles(in: root)
      for file in found {
        do throws(FileProblem) {
          try sources.read(file)
        } catch {
          problems.append("cannot read \"\(sources.relative(file))\"")
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
  }

  /// Returns the documents of the operations.
  func documents() -> SentDocuments {
    SentDocuments(of: paths, among: sources.files.values.sorted { $0.path < $1.path }, in: Files.system)
  }
}

extension SentDocuments.Document {
  /// The document in a manifest. Its ID is the SHA-256 of its text.
  var entry: DocumentManifest.Entry {
    DocumentManifest.Entry(id: DocumentHash(of: text).hexadecimal, text: text, name: name, kind: kind)
  }
}
