@testable import GraphQLLanguage
import Testing

/// A text that is not a document, and graphql-js's error for it.
struct SyntaxErrorCase: Sendable, CustomTestStringConvertible {
  var source: String
  var line: Int
  var utf16Column: Int
  var message: String

  init(_ source: String, _ line: Int, _ utf16Column: Int, _ message: String) {
    self.source = source
    self.line = line
    self.utf16Column = utf16Column
    self.message = message
  }

  var testDescription: String { source.debugDescription }
}

/// Each row was compared once with graphql-core 3.2.8, the port of graphql-js to Python.
@Suite("Syntax errors")
struct SyntaxErrorTests {
  @Test("words and position are those of graphql-js", arguments: SyntaxErrorTables.all)
  func syntaxError(_ expected: SyntaxErrorCase) {
    let source = Source(expected.source)
    let error = #expect(throws: Diagnostic.self) { try Document(parsingSpecified: source) }
    guard let error, let range = error.ranges.first else { return }
    let location = source.location(at: range.start)
    #expect(error.message == "Syntax Error: \(expected.message)")
    #expect(error.severity == .error)
    #expect(location.line == expected.line)
    #expect(location.utf16Column == expected.utf16Column)
    #expect(range.start <= range.end && range.end <= source.utf8.count)
  }

  @Test("columns count UTF-8 bytes for the compiler and UTF-16 units for JSON")
  func columns() throws {
    let source = Source("{ a(b: \"é😀\") ? }")
    let error = try #require(throws: Diagnostic.self) { try Document(parsing: source) }
    let location = source.location(at: error.ranges[0].start)
    #expect(location.column == 18)
    #expect(location.utf16Column == 15)
  }

  @Test("what the specification of September 2025 allows, or words differently than graphql-js before it")
  func descriptions() {
    #expect(errorText(in: "\"d\" query Q(\"v\" $a: Int) { a } \"\"\"f\"\"\" fragment F on A { a }") == nil)
    #expect(
      errorText(in: "\"d\" { a }")
        == "1:1: Syntax Error: Unexpected description, descriptions are not supported on shorthand queries."
    )
    #expect(
      errorText(in: "\"d\" extend type A @b")
        == "1:1: Syntax Error: Unexpected description, only GraphQL definitions support descriptions."
    )
  }

  @Test("bytes that are no UTF-8 are errors where they stand")
  func invalidUTF8() {
    func error(_ bytes: [UInt8]) -> String? {
      errorText(in: Source(utf8: bytes))
    }
    #expect(
      error(Array("{ a ".utf8) + [0xFF]) == "1:5: Syntax Error: Invalid character: byte 0xFF, which is not UTF-8."
    )
    // This is graphql-js's message for a lone surrogate.
    #expect(error(Array("{ a ".utf8) + [0xED, 0xA0, 0x80]) == "1:5: Syntax Error: Invalid character: U+D800.")
    #expect(
      error(Array("{ a(b: \"".utf8) + [0xC3] + Array("\") }".utf8))
        == "1:9: Syntax Error: Invalid character within String: byte 0xC3, which is not UTF-8."
    )
    #expect(
      error(Array("{ a(b: \"\"\"".utf8) + [0xED, 0xBF, 0xBF] + Array("\"\"\") }".utf8))
        == "1:11: Syntax Error: Invalid character within String: U+DFFF."
    )
    // Overlong, beyond Unicode, or cut off.
    for bytes: [UInt8] in [[0xC0, 0x80], [0xE0, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x98], [0x80]] {
      #expect(error(Array("# ".utf8) + bytes)?.contains("which is not UTF-8") == true)
    }
  }
}

/// Returns `line:column: message` of the error in a text; `nil` if there is none.
func errorText(in text: String) -> String? {
  errorText(in: Source(text))
}

/// Returns `line:column: message` of the error in a source; `nil` if there is none.
func errorText(in source: Source, limits: ParserLimits = ParserLimits()) -> String? {
  do {
    _ = try Document(parsing: source, limits: limits)
    return nil
  } catch {
    let location = source.location(at: error.ranges[0].start)
    return "\(location.line):\(location.column): \(error.message)"
  }
}
