import GraphQLCLibrary
import GraphQLProject
import LocalFiles

/// The request of the tool's last run without errors, and its findings, in a file.
///
/// The first line is a checksum of all that decides the outputs. The second has a key for each file whose output is that of the run, as
/// ``EmbeddedTarget/fileKeys`` says. If that run had findings, the checksum of the texts and the findings follow. SwiftPM takes the
/// file for an input of the tool. Each run without errors writes it, so that the next build runs the tool again.
struct LastRun {
  private let path: String
  private let target: EmbeddedTarget
  private let request: EmbeddingRequest
  private let tool: String
  private let input: String
  private let last: Contents?

  /// What the file has.
  private struct Contents {
    var input = ""
    var keys: [Substring] = []
    var texts = ""
    var findings = ""

    init?(of path: String) {
      guard let bytes = try? Files.contents(of: path) else { return nil }
      let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard lines.count >= 3 else { return nil }
      (input, keys, texts) = (lines[0], lines[1].split(separator: " "), lines[2])
      if lines.count > 3 { findings = lines[3] }
    }
  }

  init(in path: String, of target: EmbeddedTarget, for request: EmbeddingRequest) {
    self.path = path
    self.target = target
    self.request = request
    tool = FileStamp(of: CommandLine.arguments[0]).map { "\($0.size) \($0.seconds) \($0.nanoseconds)" } ?? ""
    var checksum = target.checksum
    checksum.add(EmbeddedSwift.moduleFile + request.restFile)
    for file in request.files { checksum.add(file.output ?? "") }
    checksum.add(tool)
    input = checksum.hexadecimal
    last = Contents(of: path)
  }

  /// Returns the findings of the last run; `nil` if it had something else to do, or if an edit may have moved them.
  func findings() -> String? {
    guard let last, last.input == input else { return nil }
    return last.texts.isEmpty || last.texts == target.checksumOfTexts.hexadecimal ? last.findings : nil
  }

  /// Returns a key for each file with an output of its own.
  func keys() -> [String: String] {
    let keys = target.fileKeys
    var result: [String: String] = [:]
    for file in request.files {
      guard let output = file.output, var key = keys[file.path] else { continue }
      key.add("\(output) \(tool)")
      result[file.path] = key.hexadecimal
    }
    return result
  }

  /// Returns the files whose outputs are still those of the last run, and that had no findings.
  func knownFiles(by keys: [String: String]) -> Set<String> {
    let known = Set(last?.keys ?? [])
    if known.isEmpty { return [] }
    return Set(
      request.files.lazy.filter { file in
        guard let key = keys[file.path], let output = file.output else { return false }
        return known.contains(key[...]) && FileStamp(of: output) != nil
      }.map(\.path)
    )
  }

  /// Writes that there was nothing to do.
  func repeatLast() throws(UnwritableFile) {
    guard let last else { return }
    try write(last.findings, last.texts, last.keys)
  }

  /// Writes that this run has written all outputs, and what it found.
  ///
  /// - Parameter keys: The keys of the files without findings.
  func write(_ findings: String, _ keys: some Sequence<String>) throws(UnwritableFile) {
    try write(findings, findings.isEmpty ? "" : target.checksumOfTexts.hexadecimal, keys.map { $0[...] })
  }

  private func write(_ findings: String, _ texts: String, _ keys: [Substring]) throws(UnwritableFile) {
    let lines = [input, keys.joined(separator: " "), texts, findings]
    try Files.write(Array(lines.joined(separator: "\n").utf8), to: path)
  }

  /// Forgets the last run. An interrupted run leaves a mixture of old and new outputs.
  func forget() throws(UnwritableFile) { try Files.write([], to: path) }
}
