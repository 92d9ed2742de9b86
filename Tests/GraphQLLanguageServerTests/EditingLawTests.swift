import Foundation
import GraphQLFiles
import GraphQLJSON
import PackageFixtures
import SeededRandomness
import Testing

@testable import GraphQLLanguageServer

/// A server that has followed random edits answers as one that was started on the same text.
@Suite struct EditingLawTests {
  private static let pieces = [
    "{", "}", "(", ")", " ", "\n", "\r\n", "\t", "\"", "\"\"\"", "#graphql(\"", "\")", "...", "...Card", "on Human",
    "$kind", "@include", ":",
    "hero", "name", "friends { name }", "é", "𝄞", "👩‍👩‍👧", "// ", "/*", "*/", "\\(", "#", "fragment F on Human { name }",
    "query R($kind: Kind) { hero(kind: $kind) { name } }", "struct Card {}", "import Kit", "\\",
  ]

  @Test(arguments: RandomRuns.seeds(2), ["utf-16", "utf-8"]) func edits(seed: UInt64, encoding: String) throws {
    var random = SeededRandom(seed: seed)
    let isSwift = seed % 3 != 0
    let path = isSwift ? "Sources/App/Query.swift" : seed % 2 == 0 ? "Schemas/S.graphqls" : "Documents/Q.graphql"
    let query = "query Q($kind: Kind) {\n  hero(kind: $kind) { name ...Card friends { name } }\n}"
    var text = isSwift ? Editor.swift(query) : path.hasPrefix("S") ? CompletionTests.schema : query
    let package = try TemporaryPackage(NavigationTests.files)
    let editor = try Editor(on: package, encoding: encoding, Self.descriptions)
    editor.open(path, text, marked: false)
    for step in 0..<10 {
      let edits = (0...Int.random(in: 0...2, using: &random)).map { _ in
        randomEdit(&text, encoding, &random)
      }
      editor.notify(
        "textDocument/didChange",
        ["textDocument": ["uri": editor.uri(path)], "contentChanges": .array(edits)]
      )
      let fresh = try Editor(on: package, encoding: encoding, Self.descriptions)
      fresh.open(path, text, marked: false)
      for _ in 0..<3 {
        let offset = Int.random(in: 0...text.unicodeScalars.count, using: &random)
        let position = Self.position(text.unicodeScalars.index(text.startIndex, offsetBy: offset), in: text, encoding)
        for (method, more) in Self.requests {
          var parameters: GraphQLJSONObject = ["textDocument": ["uri": editor.uri(path)], "position": position]
          for (key, value) in more { parameters[key] = value }
          if method == "textDocument/codeAction" { parameters["range"] = ["start": position, "end": position] }
          if method == "textDocument/selectionRange" { parameters["positions"] = [position] }
          let (own, other) = (answer(editor, method, parameters), answer(fresh, method, parameters))
          #expect(own == other, "seed \(seed), step \(step): \(method) at \(position) of\n\(text)")
        }
      }
      #expect(editor.allDiagnostics() == fresh.allDiagnostics(), "seed \(seed), step \(step):\n\(text)")
    }
  }

  private static let requests: [(String, GraphQLJSONObject)] = [
    ("textDocument/completion", [:]), ("textDocument/hover", [:]), ("textDocument/definition", [:]),
    ("textDocument/references", ["context": ["includeDeclaration": true]]), ("textDocument/prepareRename", [:]),
    ("textDocument/rename", ["newName": "Other"]), ("textDocument/signatureHelp", [:]),
    ("textDocument/documentSymbol", [:]),
    ("textDocument/foldingRange", [:]), ("textDocument/selectionRange", [:]), ("textDocument/semanticTokens/full", [:]),
    ("textDocument/codeAction", [:]), ("textDocument/formatting", [:]),
  ]

  /// All Swift files are of one target.
  private static let descriptions = PackageDescriptions { root in
    let files = ["Card.swift", "Other.swift", "Query.swift"].map { "\"\($0)\"" }.joined(separator: ",")
    let target = """
      {"name":"App","c99name":"App","module_type":"SwiftTarget","path":"Sources/App","sources":[\(files)],
      "product_dependencies":["InlineGraphQL"]}
      """
    let package = #"{"name":"P","path":"\#(root)","products":[],"targets":[\#(target)]}"#
    let described = #"{"root":\#(package),"others":[],"dependencies":[],"checksum":""}"#
    return try! PackageTargets(JSONDecoder().decode(DescribedPackages.self, from: Data(described.utf8)))
  }

  private func answer(_ editor: Editor, _ method: String, _ parameters: GraphQLJSONObject) -> String {
    do { return try editor.request(method, .object(parameters)).description } catch { return "\(error)" }
  }

  /// Changes a text, and returns the change as the protocol has it.
  private func randomEdit(_ text: inout String, _ encoding: String, _ random: inout SeededRandom) -> GraphQLJSONValue {
    // Not by characters: an edit may divide what people see as one. Only a line end has no place in it.
    var scalars = Array(text.unicodeScalars)
    let isInLineEnd = { $0 > 0 && $0 < scalars.count && scalars[$0 - 1] == "\r" && scalars[$0] == "\n" }
    var start = Int.random(in: 0...scalars.count, using: &random)
    if isInLineEnd(start) { start += 1 }
    let length = Int.random(in: 0..<20, using: &random) == 0 ? 200 : Int.random(in: 0...6, using: &random)
    var end = min(scalars.count, start + length)
    if isInLineEnd(end) { end += 1 }
    let piece = Self.pieces.randomElement(using: &random)!
    let positions = [start, end].map { offset in
      Self.position(text.unicodeScalars.index(text.startIndex, offsetBy: offset), in: text, encoding)
    }
    scalars.replaceSubrange(start..<end, with: Array(piece.unicodeScalars))
    var changed = String.UnicodeScalarView()
    changed.append(contentsOf: scalars)
    text = String(changed)
    return ["range": ["start": positions[0], "end": positions[1]], "text": .string(piece)]
  }

  /// Counts lines and columns one scalar after another.
  private static func position(_ index: String.Index, in text: String, _ encoding: String) -> GraphQLJSONValue {
    var (line, column) = (0, 0)
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars[..<index] {
      if scalar == "\n" && last == "\r" {
        // The line has ended before.
        column = 0
      } else if scalar == "\n" || scalar == "\r" {
        (line, column) = (line + 1, 0)
      } else {
        column += encoding == "utf-8" ? UTF8.width(scalar) : UTF16.width(scalar)
      }
      last = scalar
    }
    // Between the two characters of a line end there is no position of its own.
    if last == "\r", index < text.endIndex, text.unicodeScalars[index] == "\n" {
      let before = text.unicodeScalars.index(before: index)
      return position(before, in: text, encoding)
    }
    return ["line": .int(line), "character": .int(column)]
  }
}
