import GraphQLCompiler

/// What the plugin asks for: the lines of a file, each a word and a path.
struct EmbeddingRequest {
  /// The package's root.
  private var root = ""
  /// Where the macros of the module are written.
  private var moduleFile = ""
  /// Where it is told which schemas were read.
  private var schemaList = ""
  /// The target's files, and where what belongs to them is written.
  private var files: [(path: String, output: String?)] = []
  /// Files of the targets that it depends on.
  private var reachable: [String] = []

  /// Reads a request; `nil` if there is none.
  init?(at path: String) {
    guard let bytes = try? Files.contents(of: path) else { return nil }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let blank = line.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      let path = String(decoding: line[(blank + 1)...], as: UTF8.self)
      switch String(decoding: line[..<blank], as: UTF8.self) {
      case "root": root = path
      case "module": moduleFile = path
      case "read": schemaList = path
      case "file": files.append((path, nil))
      case "output" where !files.isEmpty: files[files.count - 1].output = path
      case "reachable": reachable.append(path)
      default: return nil
      }
    }
  }

  /// Checks the target, says what is wrong, and if nothing is, writes the files.
  ///
  /// - Returns: Whether there are no errors.
  func perform() throws(UnwritableFile) -> Bool {
    let target = EmbeddedTarget(
      files.filter { $0.output != nil }.map { file(at: $0.path) },
      reaching: reachable.map(file),
      root: root,
      in: Files.system
    )
    try Files.write(target.schemaPaths.map { $0 + "\n" }.joined(), to: schemaList)
    for finding in target.findings { print(finding) }
    guard !target.findings.contains(where: { $0.severity == .error }) else { return false }
    try Files.write(EmbeddedSwift.moduleFile, to: moduleFile)
    for file in files {
      guard let output = file.output else { continue }
      try Files.write(target.code[file.path] ?? EmbeddedSwift.emptyFile, to: output)
    }
    return true
  }

  private func file(at path: String) -> EmbeddedTarget.File {
    // A file that cannot be read is an error of the compiler's.
    EmbeddedTarget.File(path: path, utf8: (try? Files.contents(of: path)) ?? [])
  }
}
