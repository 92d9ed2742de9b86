import Foundation
import PackagePlugin

/// What the tool is asked to do for a target.
struct EmbeddingRequest {
  var name: String
  /// The package's or the project's folder.
  var root: URL
  var files: [URL]
  /// The module's name; `nil` if it is not known which modules the files may import.
  var module: String?
  /// The targets that the target depends on, for the fragments that they define.
  var reachable: [(module: String?, files: [URL])]
  var workFolder: URL

  /// The command that runs the tool.
  ///
  /// Which schemas there are and which files have literals is not known here for long: the build is planned when files
  /// come and go, and not when they change. So the tool runs in each build, by changing its own input, and sees for
  /// itself whether there is anything to do. What it writes it writes only if that changes anything.
  func command(tool: URL) throws -> Command {
    let outputFolder = workFolder.appending(path: "Embedded")
    var names = FileNames(besides: files)
    let moduleFile = outputFolder.appending(path: names.name(for: "GraphQLMacros"))
    let restFile = outputFolder.appending(path: names.name(for: "GraphQLRest"))
    let lastRun = workFolder.appending(path: "last-run.txt")
    var list = ["root \(root.path)", "state \(lastRun.path)", "module \(moduleFile.path)", "rest \(restFile.path)"]
    var outputs = [moduleFile, restFile]
    for file in files.sorted(by: { $0.path < $1.path }) {
      list.append("file \(file.path)")
      // A file of its own keeps changes from reaching others; what gets its first literal later shares one.
      guard mentionsMacros(file) else { continue }
      let output = outputFolder.appending(path: names.name(for: file.deletingPathExtension().lastPathComponent))
      outputs.append(output)
      list.append("output \(output.path)")
    }
    if let module { list.append("name \(module)") }
    for target in reachable {
      if let module = target.module { list.append("reachable-module \(module)") }
      list += target.files.map { "reachable \($0.path)" }
    }
    let listFile = workFolder.appending(path: "files.txt")
    try FileManager.default.createDirectory(at: outputFolder, withIntermediateDirectories: true)
    try Data((list.joined(separator: "\n") + "\n").utf8).write(to: listFile, options: .atomic)
    if !FileManager.default.fileExists(atPath: lastRun.path) { try Data().write(to: lastRun) }
    return .buildCommand(
      displayName: "Checking the GraphQL of \(name)",
      executable: tool,
      arguments: [listFile.path],
      inputFiles: [lastRun],
      outputFiles: outputs
    )
  }

  /// Whether a file may have GraphQL literals. Where one is named in a comment only, the tool finds none.
  private func mentionsMacros(_ file: URL) -> Bool {
    guard let text = try? Data(contentsOf: file) else { return false }
    return ["#graphql", "GraphQLFragment", "GraphQLOperation", "GraphQLSchema"].contains { name in
      text.range(of: Data(name.utf8)) != nil
    }
  }
}
