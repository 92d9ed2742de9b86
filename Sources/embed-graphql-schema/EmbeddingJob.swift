import GraphQLProject
import LocalFiles

/// A request of the plugin, read from a file. Each line is a word followed by a path or a module's name.
struct EmbeddingJob {
  /// The package's root.
  private var root = ""
  /// The output for the module's macro declarations.
  private var moduleFile = ""
  /// The output for embeddings of files without an output of their own.
  private var restFile = ""
  /// A file with the checksum of the last run's input on its first line. If that run had findings, the checksum of the
  /// texts and the findings follow. The file is an input of this tool, and each run writes it, so that the next build
  /// runs the tool again.
  private var stateFile = ""
  /// The target's module, if the modules are known.
  private var module: String?
  /// The target's files, with the outputs for their embeddings.
  private var files: [(path: String, output: String?)] = []
  /// The files of the targets that the target depends on, with their modules.
  private var reachable: [(path: String, module: String?)] = []

  /// Reads a request; `nil` if the file is missing or malformed.
  init?(at path: String) {
    guard let bytes = try? Files.contents(of: path) else { return nil }
    var reachableModule: String?
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let blank = line.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      let path = String(decoding: line[(blank + 1)...], as: UTF8.self)
      switch String(decoding: line[..<blank], as: UTF8.self) {
      case "root": root = path
      case "module": moduleFile = path
      case "rest": restFile = path
      case "state": stateFile = path
      case "file": files.append((path, nil))
      case "output" where !files.isEmpty: files[files.count - 1].output = path
      case "name": module = path
      case "reachable-module": reachableModule = path
      case "reachable": reachable.append((path, reachableModule))
      default: return nil
      }
    }
  }

  /// Checks the target, prints the findings and, if there are no errors, writes the outputs.
  ///
  /// - Returns: Whether there are no errors.
  func perform() throws(UnwritableFile) -> Bool {
    let target = EmbeddedTarget(
      files.map { file(at: $0.path, of: module) },
      reaching: reachable.map(file),
      root: root,
      in: Files.system
    )
    let state = state(of: target) + [UInt8(ascii: "\n")]
    if let last = try? Files.contents(of: stateFile), last.starts(with: state), isWritten,
      let findings = findings(in: last.dropFirst(state.count), of: target)
    {
      // Warnings are repeated in each build until they are resolved.
      print(findings, terminator: "")
      try Files.write(last, to: stateFile)
      return true
    }
    // An interrupted run leaves a mixture of old and new outputs, so the old state no longer holds.
    try Files.write([], to: stateFile)
    let result = target.checked()
    let findings = result.findings.map { "\($0)\n" }.joined()
    print(findings, terminator: "")
    guard !result.findings.contains(where: { $0.severity == .error }) else { return false }
    try write(result.code)
    let texts = findings.isEmpty ? "" : target.checksumOfTexts.hexadecimal + "\n"
    try Files.write(state + (texts + findings).utf8, to: stateFile)
    return true
  }

  /// Returns the findings of the last run; `nil` if an edit may have moved them.
  private func findings(in state: ArraySlice<UInt8>, of target: EmbeddedTarget) -> String? {
    if state.isEmpty { return "" }
    let texts = Array((target.checksumOfTexts.hexadecimal + "\n").utf8)
    return state.starts(with: texts) ? String(decoding: state.dropFirst(texts.count), as: UTF8.self) : nil
  }

  private func write(_ code: [String: String]) throws(UnwritableFile) {
    try Files.change(moduleFile, to: EmbeddedSwift.moduleFile)
    var rest = EmbeddedSwift.header
    for file in files {
      let text = code[file.path].map { "\n" + $0 } ?? ""
      if let output = file.output {
        try Files.change(output, to: EmbeddedSwift.header + text)
      } else {
        rest += text
      }
    }
    try Files.change(restFile, to: rest)
  }

  /// Whether all outputs exist.
  private var isWritten: Bool {
    ([moduleFile, restFile] + files.compactMap(\.output)).allSatisfy { FileStamp(of: $0) != nil }
  }

  /// Returns a checksum of everything that affects the result: the target, the outputs' paths, and this tool.
  private func state(of target: EmbeddedTarget) -> [UInt8] {
    var checksum = target.checksum
    checksum.add(EmbeddedSwift.moduleFile + restFile)
    for file in files { checksum.add(file.output ?? "") }
    if let tool = FileStamp(of: CommandLine.arguments[0]) {
      checksum.add("\(tool.size) \(tool.seconds) \(tool.nanoseconds)")
    }
    return Array(checksum.hexadecimal.utf8)
  }

  private func file(at path: String, of module: String?) -> EmbeddedTarget.File {
    // The compiler reports files that cannot be read.
    EmbeddedTarget.File(path: path, utf8: (try? Files.contents(of: path)) ?? [], module: module)
  }
}
