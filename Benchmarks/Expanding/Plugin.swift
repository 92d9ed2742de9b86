import Foundation

/// The built compiler plugin. It gets the messages that the compiler sends: JSON, each after its length.
final class Plugin {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts the plugin that was built with this program.
  init() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent("InlineGraphQLMacros-tool")
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    _ = try send(Plugin.message(["getCapability": ["capability": ["protocolVersion": 7]]]))
  }

  /// Ends the process.
  func stop() {
    input.fileHandleForWriting.closeFile()
    process.waitUntilExit()
  }

  /// The bytes of the request to expand `#graphql` in an enum of a Swift file.
  static func request(_ document: String, in file: String) throws -> Data {
    func syntax(_ kind: String, _ source: String, line: Int) -> [String: Any] {
      [
        "kind": kind, "source": source,
        "location": ["fileID": "App/App.swift", "fileName": file, "offset": 0, "line": line, "column": 1],
      ]
    }
    return try message([
      "expandFreestandingMacro": [
        "macro": ["moduleName": "InlineGraphQLMacros", "typeName": "GraphQLMacro", "name": "graphql"],
        "macroRole": "declaration",
        "discriminator": "$s",
        "syntax": syntax("declaration", "#graphql(\"\"\"\n\(document)\n\"\"\")", line: 2),
        "lexicalContext": [syntax("declaration", "enum Queries {}", line: 1)],
      ]
    ])
  }

  private static func message(_ message: [String: Any]) throws -> Data {
    let body = try JSONSerialization.data(withJSONObject: message)
    return withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) } + body
  }

  /// Sends a request and waits for the answer.
  func send(_ request: Data) throws -> Data {
    input.fileHandleForWriting.write(request)
    let length = try read(8).withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
    return try read(Int(length))
  }

  private func read(_ count: Int) throws -> Data {
    var data = Data()
    while data.count < count {
      guard let more = try output.fileHandleForReading.read(upToCount: count - data.count), !more.isEmpty else {
        throw CocoaError(.fileReadUnknown)
      }
      data.append(more)
    }
    return data
  }

  /// Returns the expansion in an answer.
  static func expansion(in answer: Data) throws -> String {
    struct Answer: Decodable {
      struct Result: Decodable {
        struct Diagnostic: Decodable { var message: String }
        var expandedSource: String?
        var diagnostics: [Diagnostic]
      }
      var expandMacroResult: Result
    }
    let result = try JSONDecoder().decode(Answer.self, from: answer).expandMacroResult
    guard let source = result.expandedSource, result.diagnostics.isEmpty else {
      throw ExpansionError(messages: result.diagnostics.map(\.message))
    }
    return source
  }
}

struct ExpansionError: Error {
  var messages: [String]
}
