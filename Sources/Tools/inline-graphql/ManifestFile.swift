import DocumentComposition
import Foundation
import GraphQLFiles

/// A manifest on disk: a file, or a folder with a file for each document.
struct ManifestFile {
  let path: String

  /// Reads the manifest, whatever its format is.
  ///
  /// - Throws: Exit status 66, after saying on standard error what is wrong.
  func read() throws -> DocumentManifest {
    do {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        let names = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".graphql") }
        return DocumentManifest(
          try names.map { name in
            let text = try Data(contentsOf: URL(fileURLWithPath: path).appendingPathComponent(name))
            return .init(id: String(name.dropLast(".graphql".count)), text: String(decoding: text, as: UTF8.self))
          }
        )
      }
      return try DocumentManifest(parsing: InputFile(reading: path).source.utf8)
    } catch {
      let reason =
        switch error {
        case let error as ReadingError: error.reason
        case let error as MalformedManifest: error.reason
        default: error.localizedDescription
        }
      write("error: cannot read the manifest \"\(path)\": \(reason)", toStandardError: true)
      throw ExitCode(66)
    }
  }

  /// Writes the manifest. A folder keeps its other files, because programs that are older may need them.
  ///
  /// - Throws: Exit status 73, after saying on standard error what is wrong.
  func save(_ manifest: DocumentManifest, as format: PersistCommand.Format) throws {
    do {
      switch format {
      case .apollo: try save(manifest.apolloText)
      case .relay: try save(manifest.relayText)
      case .files:
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for entry in manifest.entries {
          _ = try OutputFile(path: "\(path)/\(entry.id).graphql").write(Data(entry.text.utf8))
        }
        tell("\(manifest.entries.count) documents")
      }
    } catch {
      write("error: cannot write \"\(path)\": \(error.localizedDescription)", toStandardError: true)
      throw ExitCode(73)
    }
  }

  private func save(_ text: String) throws {
    if path == InputFile.standardInput { return FileHandle.standardOutput.write(Data(text.utf8)) }
    switch try OutputFile(path: path).write(Data(text.utf8)) {
    case .written: tell("written")
    case .unchanged: tell("unchanged")
    }
  }

  private func tell(_ outcome: String) { write("\(path): \(outcome)", toStandardError: false) }
}
