import Foundation
import PackagePlugin

/// A request to the tool for one target.
struct EmbeddingRequest {
  var name: String
  /// The folder of the package or project.
  var root: URL
  var files: [URL]
  /// The module's name; `nil` if the build system does not say which modules the files can import.
  var module: String?
  /// The targets that the target depends on, with their fragments.
  var reachable: [(module: String?, files: [URL])]
  /// The targets of the package that depend on the target, with the types that they use.
  var dependents: [(module: String?, files: [URL])]
  var workFolder: URL

  /// Returns the command that runs the tool.
  ///
  /// The build is planned when files are added or removed, but not when they change. So the plugin cannot know for long
  /// which schemas exist and which files have literals. The tool therefore runs in each build, because it changes its
  /// own input, and finds out whether there is anything to do. It writes an output only if that changes the output.
  func command(tool: URL) throws -> Command {
    let outputFolder = workFolder.appending(path: "Embedded")
    var names = FileNames(besides: files)
    let moduleFile = outputFolder.appending(path: names.name(for: "GraphQLMacros"))
    let restFile = outputFolder.appending(path: names.name(for: "GraphQLRest"))
    let lastRun = workFolder.appending(path: "last-run.txt")
    var list = [("root", root.path), ("state", lastRun.path), ("module", moduleFile.path), ("rest", restFile.path)]
    var outputs = [moduleFile, restFile]
    for file in files.sorted(by: { $0.path < $1.path }) {
      list.append(("file", file.path))
      // A separate output keeps changes from reaching other files. Files that get their first literal later share one.
      guard mentionsMacros(file) else { continue }
      let output = outputFolder.appending(path: names.name(for: file.deletingPathExtension().lastPathComponent))
      outputs.append(output)
      list.append(("output", output.path))
    }
    if let module { list.append(("name", module)) }
    if isForEditor { list.append(("purpose", "editor")) }
    for target in reachable {
      if let module = target.module { list.append(("reachable-module", module)) }
      list += target.files.map { ("reachable", $0.path) }
    }
    for target in dependents {
      if let module = target.module { list.append(("dependent-module", module)) }
      list += target.files.map { ("dependent", $0.path) }
    }
    // The rest of such a path would be another line of the request.
    if let path = list.map(\.1).first(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) { throw LineBreak(path: path) }
    let listFile = workFolder.appending(path: "files.txt")
    try FileManager.default.createDirectory(at: outputFolder, withIntermediateDirectories: true)
    try Data(list.map { "\($0) \($1)\n" }.joined().utf8).write(to: listFile, options: .atomic)
    if !FileManager.default.fileExists(atPath: lastRun.path) { try Data().write(to: lastRun) }
    var inputs = [lastRun]
    #if os(Linux)
      // It is no tool of the plugin, so the build system would not build it before.
      inputs.append(tool)
    #endif
    return .buildCommand(
      displayName: "Checking the GraphQL of \(name)",
      executable: tool,
      arguments: [listFile.path],
      inputFiles: inputs,
      outputFiles: outputs
    )
  }

  /// Whether sourcekit-lsp prepares the target, for which it has a build folder of its own.
  private var isForEditor: Bool { workFolder.pathComponents.contains("index-build") }

  private struct LineBreak: Error, CustomStringConvertible {
    var path: String

    var description: String {
      "There is a line break in the path \(path.debugDescription). Rename the folder or the file."
    }
  }

  /// Returns whether a file may have GraphQL literals. The tool ignores names that are only in comments.
  private func mentionsMacros(_ file: URL) -> Bool {
    guard let text = try? Data(contentsOf: file) else { return false }
    return ["#graphql", "GraphQLFragment", "GraphQLOperation", "GraphQLSchema"].contains { name in
      text.range(of: Data(name.utf8)) != nil
    }
  }
}
