import GraphQLCLibrary
import GraphQLProject
import LocalFiles

/// The request of the tool's last run, and its findings, in a file.
///
/// The first line is a checksum of all that decides the outputs. If that run had findings, the checksum of the texts and
/// the findings follow. SwiftPM takes the file for an input of the tool. Each run writes it, so that the next build runs
/// the tool again.
struct LastRun {
  private let path: String
  private let target: EmbeddedTarget
  private let input: [UInt8]

  init(in path: String, of target: EmbeddedTarget, for request: EmbeddingRequest) {
    self.path = path
    self.target = target
    var checksum = target.checksum
    checksum.add(EmbeddedSwift.moduleFile + request.restFile)
    for file in request.files { checksum.add(file.output ?? "") }
    if let tool = FileStamp(of: CommandLine.arguments[0]) {
      checksum.add("\(tool.size) \(tool.seconds) \(tool.nanoseconds)")
    }
    input = Array((checksum.hexadecimal + "\n").utf8)
  }

  /// Returns the findings of the last run; `nil` if it had something else to do, or if an edit may have moved them.
  func findings() -> String? {
    guard let last = try? Files.contents(of: path), last.starts(with: input) else { return nil }
    let rest = last.dropFirst(input.count)
    if rest.isEmpty { return "" }
    let texts = Array((target.checksumOfTexts.hexadecimal + "\n").utf8)
    return rest.starts(with: texts) ? String(decoding: rest.dropFirst(texts.count), as: UTF8.self) : nil
  }

  /// Writes that this run has written all outputs, and what it found.
  func write(_ findings: String) throws(UnwritableFile) {
    let texts = findings.isEmpty ? "" : target.checksumOfTexts.hexadecimal + "\n"
    try Files.write(input + (texts + findings).utf8, to: path)
  }

  /// Forgets the last run. An interrupted run leaves a mixture of old and new outputs.
  func forget() throws(UnwritableFile) { try Files.write([], to: path) }
}
