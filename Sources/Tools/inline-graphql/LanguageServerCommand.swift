import Dispatch
import Foundation
import GraphQLLanguageServer

/// The command `inline-graphql lsp`.
struct LanguageServerCommand: Command {
  static let name = "lsp"
  static let abstract = "Serves editors: completion, hover, definitions and more in GraphQL literals."
  static let discussion = """
    It speaks the Language Server Protocol on standard input and output, beside sourcekit-lsp. Editors start it; \
    the folder Editors of the repository has configurations.

    Exit status: 0 after "shutdown" and "exit", 1 if the editor ended without them.
    """

  init(_ arguments: inout Arguments) throws(UsageError) {
    // Many editors say how to talk.
    _ = arguments.flag("--stdio", "Talk by standard input and output, which is the only way.")
  }

  func run() throws {
    let messages = ReceivedMessages()
    let input = FileHandle.standardInput.fileDescriptor
    Thread.detachNewThread { messages.read(from: input) }
    let output = NSLock()
    var server = LanguageServer { json in
      let frame = Data(MessageFraming.frame(json))
      output.withLock { FileHandle.standardOutput.write(frame) }
    }
    let checks = DispatchQueue(label: "checks", qos: .utility)
    while !messages.hasEnded {
      // A check waits until the editor is quiet for a moment.
      let deadline = server.needsCheck ? Date(timeIntervalSinceNow: 0.01) : nil
      if let message = messages.next(before: deadline) {
        if let status = server.receive(message, isCancelled: messages.isCancelled) { throw ExitCode(status) }
      } else if server.needsCheck {
        checks.async(execute: server.diagnosticsCheck())
      }
    }
    throw ExitCode(1)
  }
}
