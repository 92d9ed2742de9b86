import Foundation
import PackagePlugin

/// What the tool is asked to do for a target.
struct EmbeddingRequest {
  var name: String
  /// The package's or the project's folder.
  var root: URL
  var files: [URL]
  /// The files of the targets that the target depends on, for the fragments that they define.
  var reachable: [URL]
  var workFolder: URL

  /// The command that runs the tool.
  ///
  /// It runs again when a Swift file changes or when a schema does. What it writes it writes only if that changes
  /// anything, so most runs lead to no compilation.
  func command(tool: URL) throws -> Command {
    let outputFolder = workFolder.appending(path: "Embedded")
    let moduleFile = outputFolder.appending(path: "GraphQLMacros.embedded.swift")
    var list = ["root \(root.path)", "module \(moduleFile.path)", "read \(schemaList.path)"]
    var outputs = [moduleFile]
    for file in files.sorted(by: { $0.path < $1.path }) {
      if mentionsMacros(file) {
        let output = outputFolder.appending(path: file.deletingPathExtension().lastPathComponent + ".embedded.swift")
        outputs.append(output)
        list += ["file \(file.path)", "output \(output.path)"]
      } else {
        list.append("file \(file.path)")
      }
    }
    for file in reachable where mentionsMacros(file) { list.append("reachable \(file.path)") }
    let listFile = workFolder.appending(path: "files.txt")
    try FileManager.default.createDirectory(at: outputFolder, withIntermediateDirectories: true)
    try write(list.joined(separator: "\n") + "\n", to: listFile)
    return .buildCommand(
      displayName: "Checking the GraphQL of \(name)",
      executable: tool,
      arguments: [listFile.path],
      inputFiles: files + reachable + schemas + [listFile],
      outputFiles: outputs
    )
  }

  /// Where the tool says which schemas it has read.
  private var schemaList: URL { workFolder.appending(path: "schemas.txt") }

  /// The files that say what the schemas are: those that the tool read the last time, wherever they are, and what is
  /// where schemas are looked for.
  private var schemas: [URL] {
    var found: Set<URL> = []
    for line in (try? String(contentsOf: schemaList, encoding: .utf8))?.split(separator: "\n") ?? [] {
      let file = URL(filePath: String(line))
      if FileManager.default.fileExists(atPath: file.path) { found.insert(file) }
    }
    for folder in foldersAroundFiles {
      for name in [".graphqlrc.json", "graphql.config.json"] {
        let file = folder.appending(path: name)
        if FileManager.default.fileExists(atPath: file.path) { found.insert(file) }
      }
      let schemas = folder.appending(path: "Schemas")
      for name in (try? FileManager.default.contentsOfDirectory(atPath: schemas.path)) ?? []
      where [".graphqls", ".graphql", ".json"].contains(where: name.hasSuffix) {
        found.insert(schemas.appending(path: name))
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// The folders of the files and those above them, up to the root.
  private var foldersAroundFiles: Set<URL> {
    var folders: Set<URL> = [root.standardizedFileURL]
    for file in files + reachable {
      var folder = file.deletingLastPathComponent().standardizedFileURL
      while folder.path.count > root.path.count, folders.insert(folder).inserted {
        folder = folder.deletingLastPathComponent().standardizedFileURL
      }
    }
    return folders
  }

  /// Whether a file may have GraphQL literals. Where one is named in a comment only, the tool finds none.
  private func mentionsMacros(_ file: URL) -> Bool {
    guard let text = try? Data(contentsOf: file) else { return false }
    return ["#graphql", "GraphQLFragment", "GraphQLOperation", "GraphQLSchema"].contains { name in
      text.range(of: Data(name.utf8)) != nil
    }
  }

  /// Writes a file, if that changes it: what was written just now is built again.
  private func write(_ text: String, to file: URL) throws {
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
