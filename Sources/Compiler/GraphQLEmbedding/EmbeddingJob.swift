import GraphQLProject
import LocalFiles

/// A run of the tool for a request.
struct EmbeddingJob {
  private let request: EmbeddingRequest

  init(_ request: EmbeddingRequest) { self.request = request }

  /// Checks the target, prints the findings and, if there are no errors, writes the outputs.
  ///
  /// - Returns: Whether there are no errors.
  func perform() throws(UnwritableFile) -> Bool {
    let target = EmbeddedTarget(
      request.files.map { file(at: $0.path, of: request.module) },
      reaching: request.reachable.map(file),
      dependents: { request.dependents.map(file) },
      root: request.root,
      in: Files.system,
      for: request.purpose
    )
    let lastRun = request.stateFile.map { LastRun(in: $0, of: target, for: request) }
    if request.outputs.allSatisfy({ FileStamp(of: $0) != nil }), let findings = lastRun?.findings() {
      // Warnings are repeated in each build until they are resolved.
      print(findings, terminator: "")
      try lastRun?.repeatLast()
      return true
    }
    let keys = lastRun?.keys() ?? [:]
    let known = lastRun?.knownFiles(by: keys) ?? []
    let result = target.checked(besides: known)
    let findings = result.findings.map { "\(printed($0))\n" }.joined()
    print(findings, terminator: "")
    guard !result.findings.contains(where: { $0.severity == .error }) else { return false }
    try lastRun?.forget()
    try write(result)
    try lastRun?.write(findings, keys.filter { !result.filesWithFindings.contains($0.key) }.values.sorted())
    return true
  }

  private func write(_ result: EmbeddedTarget.Result) throws(UnwritableFile) {
    let code = result.code
    try Files.change(request.moduleFile, to: EmbeddedSwift.moduleFile)
    var rest = EmbeddedSwift.header
    for file in request.files where !result.known.contains(file.path) {
      let text = code[file.path].map { "\n" + $0 } ?? ""
      if let output = file.output {
        try Files.change(output, to: EmbeddedSwift.header + text)
      } else {
        rest += text
      }
    }
    try Files.change(request.restFile, to: rest)
  }

  /// Returns a finding with paths as the request has them.
  private func printed(_ finding: Finding) -> Finding {
    guard let root = request.printingRoot else { return finding }
    var finding = finding
    finding.place.file = FilePath.relative(finding.place.file, to: root)
    for index in finding.notes.indices {
      finding.notes[index].place.file = FilePath.relative(finding.notes[index].place.file, to: root)
    }
    return finding
  }

  private func file(at path: String, of module: String?) -> EmbeddedTarget.File {
    // The compiler reports files that cannot be read.
    EmbeddedTarget.File(path: path, utf8: (try? Files.contents(of: path)) ?? [], module: module)
  }
}
