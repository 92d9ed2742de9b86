import GraphQLProject
import LocalFiles

/// What the plugin asks for: the lines of a file, each a word and a path or a module's name.
struct EmbeddingRequest {
  /// The package's root.
  private var root = ""
  /// Where the macros of the module are written.
  private var moduleFile = ""
  /// Where the code goes that belongs to files without an output of their own.
  private var restFile = ""
  /// What the last run looked at, in one line, and what it found. The file is an input of this tool and is written in each
  /// run, so that there is a next one.
  private var stateFile = ""
  /// The target's module, if it is known which modules there are.
  private var module: String?
  /// The target's files, and where what belongs to them is written.
  private var files: [(path: String, output: String?)] = []
  /// Files of the targets that it depends on, with their modules.
  private var reachable: [(path: String, module: String?)] = []

  /// Reads a request; `nil` if there is none.
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

  /// Checks the target, says what is wrong, and if nothing is, writes the files.
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
    if let last = try? Files.contents(of: stateFile), last.starts(with: state), isWritten {
      // What was found is said again as long as it is there.
      print(String(decoding: last.dropFirst(state.count), as: UTF8.self), terminator: "")
      try Files.write(last, to: stateFile)
      return true
    }
    // A run that is cut off leaves some files of this state and some of the last.
    try Files.write([], to: stateFile)
    let result = target.checked()
    let findings = result.findings.map { "\($0)\n" }.joined()
    print(findings, terminator: "")
    guard !result.findings.contains(where: { $0.severity == .error }) else { return false }
    try write(result.code)
    try Files.write(state + findings.utf8, to: stateFile)
    return true
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

  /// Whether all files that are to be written are there.
  private var isWritten: Bool {
    ([moduleFile, restFile] + files.compactMap(\.output)).allSatisfy { FileStamp(of: $0) != nil }
  }

  /// What the result depends on: the target, where it is written to, and this tool.
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
    // A file that cannot be read is an error of the compiler's.
    EmbeddedTarget.File(path: path, utf8: (try? Files.contents(of: path)) ?? [], module: module)
  }
}
