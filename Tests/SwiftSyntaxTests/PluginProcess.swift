import Foundation
import PackageFixtures
import Testing

/// The built plugin as the compiler runs it.
struct PluginProcess {
  /// How a process ended.
  struct End: Equatable {
    /// The status; `nil` if a signal ended the process.
    var status: Int32?
    var output: Data
    var errors: String
  }

  private let process = Process()
  private let errors: TemporaryFile

  private init(input: Any, output: Any) throws {
    errors = try TemporaryFile()
    process.executableURL = SwiftCompiler.built!.plugin
    process.standardInput = input
    process.standardOutput = output
    process.standardError = try errors.forWriting()
  }

  /// Starts the plugin with pipes.
  static func start(_ input: Pipe, _ output: Pipe) throws -> PluginProcess {
    let plugin = try PluginProcess(input: input, output: output)
    try plugin.run()
    return plugin
  }

  /// Gives the plugin all of its input and waits until it ends.
  static func run(_ input: Data) throws -> End {
    let (given, answered) = (try TemporaryFile(input), try TemporaryFile())
    let plugin = try PluginProcess(input: try given.forReading(), output: try answered.forWriting())
    try plugin.run()
    return End(status: plugin.status(), output: try answered.contents(), errors: try plugin.errorText())
  }

  /// Waits until it ends.
  func status() -> Int32? {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  func errorText() throws -> String { String(decoding: try errors.contents(), as: UTF8.self) }

  private func run() throws {
    try process.run()
    // A plugin that hangs is an error and must not hang the tests. It may block other signals, as threads of tests do.
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { [process] in
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }
}

/// A file that its object deletes at the end.
private final class TemporaryFile {
  private let url = FileManager.default.temporaryDirectory.appending(path: "InlineGraphQL-\(UUID())")

  init(_ contents: Data = Data()) throws { try contents.write(to: url) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func contents() throws -> Data { try Data(contentsOf: url) }
  func forReading() throws -> FileHandle { try FileHandle(forReadingFrom: url) }
  func forWriting() throws -> FileHandle { try FileHandle(forWritingTo: url) }
}

extension Data {
  /// Frames a message as it is sent: eight bytes with its length, the lowest first, then the message.
  init(framing message: some Collection<UInt8>, length: UInt64? = nil) {
    let length = length ?? UInt64(message.count)
    self.init((0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) })
    append(contentsOf: message)
  }
}

extension SwiftCompiler {
  /// Why some tests do not run, if they do not.
  static let absence: Comment = "The built plugin and modules are not beside the tests"
}
