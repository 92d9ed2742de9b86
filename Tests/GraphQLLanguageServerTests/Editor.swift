import Foundation
import GraphQLJSON
import PackageFixtures

@testable import GraphQLLanguageServer

/// An editor with a server, on a package of its own.
final class Editor {
  let package: TemporaryPackage
  private(set) var notifications: [GraphQLJSONValue] = []
  private var server: LanguageServer
  private let sent: Sent
  private var lastID = 0
  private var known: [String: [String]] = [:]
  private var texts: [String: String] = [:]

  private final class Sent: @unchecked Sendable { var messages: [GraphQLJSONValue] = [] }

  /// Starts a server.
  ///
  /// - Parameter encoding: The units in which columns are counted.
  convenience init(_ files: [String: String], encoding: String = "utf-16") throws {
    try self.init(on: TemporaryPackage(files), encoding: encoding)
  }

  /// Starts a server on a package that is there.
  ///
  /// - Parameter descriptions: What is told of the targets.
  init(
    on package: TemporaryPackage,
    encoding: String,
    _ descriptions: PackageDescriptions = PackageDescriptions { _ in nil }
  ) throws {
    self.package = package
    let sent = Sent()
    self.sent = sent
    server = LanguageServer(descriptions) { sent.messages.append($0) }
    try request(
      "initialize",
      [
        "capabilities": [
          "general": ["positionEncodings": [.string(encoding)]],
          "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]],
        ]
      ]
    )
    notify("initialized", [:])
  }

  /// Sends a request and returns the result.
  ///
  /// - Throws: An ``EditorError`` if the server answers with an error.
  @discardableResult
  func request(_ method: String, _ parameters: GraphQLJSONValue) throws -> GraphQLJSONValue {
    lastID += 1
    receive(["jsonrpc": "2.0", "id": .int(lastID), "method": .string(method), "params": parameters])
    guard let answer = sent.messages.first(where: { $0["id"] == .int(lastID) }) else { throw EditorError("no answer") }
    notifications += sent.messages.filter { $0["id"] == nil }
    sent.messages = []
    if let message = answer["error"]?["message"]?.string { throw EditorError(message) }
    return answer["result"] ?? .null
  }

  func notify(_ method: String, _ parameters: GraphQLJSONValue) {
    receive(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  @discardableResult
  func receive(_ message: GraphQLJSONValue) -> Int32? { server.receive(Array(message.description.utf8)) }

  /// Checks all texts, and returns what the editor is told of files: `line:column-line:column severity: message`.
  func diagnostics() -> [String: [String]] {
    server.diagnosticsCheck()()
    let told = sent.messages
    sent.messages = []
    var diagnostics: [String: [String]] = [:]
    for message in told where message["method"] == "textDocument/publishDiagnostics" {
      let path = FileURI.path(of: message["params"]!["uri"]!.string!)!
      diagnostics[path.replacingOccurrences(of: package.root.path + "/", with: "")] =
        message["params"]!["diagnostics"]!.array!.map { diagnostic in
          let range = PositionRange(diagnostic["range"])!
          let place = [range.start, range.end].map { "\($0.line):\($0.character)" }.joined(separator: "-")
          return "\(place) \(diagnostic["severity"] == 1 ? "error" : "warning"): \(diagnostic["message"]!.string!)"
        }
    }
    return diagnostics
  }

  /// The diagnostics of all files as the editor has them after another check.
  func allDiagnostics() -> [String: [String]] {
    for (path, told) in diagnostics() { known[path] = told.isEmpty ? nil : told }
    return known
  }

  func uri(_ path: String) -> GraphQLJSONValue { .string(FileURI.uri(of: package.path(path))) }

  /// Opens a file. The last `|` is the cursor, and is taken out.
  ///
  /// - Parameter marked: Whether there is a cursor.
  /// - Returns: The parameters of a request at the cursor.
  @discardableResult
  func open(_ path: String, _ text: String, marked: Bool = true) -> GraphQLJSONValue {
    let mark = marked ? text.lastIndex(of: "|") ?? text.endIndex : text.endIndex
    let content = String(text[..<mark] + text[mark...].dropFirst())
    texts[path] = content
    notify("textDocument/didOpen", ["textDocument": ["uri": uri(path), "text": .string(content)]])
    let before = text[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
    let position: GraphQLJSONValue = ["line": .int(before.count - 1), "character": .int(before.last!.utf16.count)]
    return ["textDocument": ["uri": uri(path)], "position": position]
  }

  /// Returns the labels that are offered at the mark of a file.
  func completions(_ path: String, _ text: String) throws -> [String] {
    let result = try request("textDocument/completion", open(path, text))
    return (result["items"]?.array ?? []).sorted { $0["sortText"]!.string! < $1["sortText"]!.string! }
      .compactMap { $0["label"]?.string }
  }

  /// Returns the text of a range that the server named, with its path: `Sources/A.swift: hero`.
  func text(of location: GraphQLJSONValue) throws -> String {
    let path = FileURI.path(of: location["uri"]!.string!)!
    let relative = path.replacingOccurrences(of: package.root.path + "/", with: "")
    let text = try texts[relative] ?? String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    let document = TextDocument(Array(text.utf8))
    let range = PositionRange(location["range"])!
    return "\(relative):\(range.start.line + 1): "
      + document.text(document.offset(of: range.start, in: .utf16)..<document.offset(of: range.end, in: .utf16))
  }

  /// Returns the texts of all open and unopened files after the edits of an answer.
  func applied(_ edit: GraphQLJSONValue) throws -> [String: String] {
    var results: [String: String] = [:]
    for (uri, edits) in edit["changes"]!.object! {
      let path = FileURI.path(of: uri)!
      let relative = path.replacingOccurrences(of: package.root.path + "/", with: "")
      var document = TextDocument(
        Array(try (texts[relative] ?? String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)).utf8)
      )
      let ranges = edits.array!.map { edit in
        let range = PositionRange(edit["range"])!
        return (
          document.offset(of: range.start, in: .utf16)..<document.offset(of: range.end, in: .utf16),
          edit["newText"]!.string!
        )
      }
      for (range, text) in ranges.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
        document.replace(range, with: Array(text.utf8))
      }
      results[relative] = String(decoding: document.utf8, as: UTF8.self)
    }
    return results
  }
}

/// An error with which a server answered.
struct EditorError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Editor {
  /// Puts GraphQL into a literal of a Swift file.
  static func swift(_ graphQL: String) -> String {
    "import InlineGraphQL\n\nenum Queries {\n  #graphql(\n    \"\"\"\n"
      + graphQL.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
      + "    \"\"\"\n  )\n}\n"
  }
}
