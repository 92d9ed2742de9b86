import GraphQLFiles
import GraphQLLanguage
import GraphQLProject
import GraphQLValidation
import Testing

/// Findings below the lines of a text.
struct AnnotatedTextTests {
  private func annotated(_ text: String, _ findings: [(offsets: [String], message: String)]) throws -> String {
    let file = InputFile(Source(text, name: "Test.graphql"), path: "Test.graphql")
    return AnnotatedText(
      file,
      try findings.map { finding in
        let ranges = try finding.offsets.map { part in
          let start = try #require(text.range(of: part)).lowerBound
          let offset = text.utf8.distance(from: text.startIndex, to: start)
          return SourceRange(offset, offset + part.utf8.count)
        }
        var diagnostic = Diagnostic(.error, finding.message, at: ranges[0])
        diagnostic.ranges = ranges
        return FileDiagnostic(diagnostic, in: file)
      }
    ).description
  }

  @Test("A message is below its line, at the character where the finding begins")
  func below() throws {
    let text = try annotated("{\n  héro { nam }\n}", [(["nam"], "no such field")])
    #expect(
      text == """
        1 | {
        2 |   héro { nam }
          |          `- error: no such field
        3 | }
        """
    )
  }

  @Test("The rightmost message of a line comes first, and lines lead to the others")
  func several() throws {
    let text = try annotated(
      "{ a b c }",
      [(["a"], "first"), (["c"], "third"), (["b"], "second"), (["b"], "also second")]
    )
    #expect(
      text == """
        1 | { a b c }
          |   | | `- error: third
          |   | |- error: second
          |   | `- error: also second
          |   `- error: first
        """
    )
  }

  @Test("Numbers of lines end in one column, and an empty text has a line")
  func numbers() throws {
    let text = try annotated(Array(repeating: "x", count: 10).joined(separator: "\r\n"), [])
    #expect(text.hasPrefix(" 1 | x\n 2 | x\n") && text.hasSuffix("\n10 | x"))
    #expect(try annotated("", []) == "1 |")
  }

  @Test("A finding in another file has its place before it")
  func elsewhere() throws {
    let schema = InputFile(Source("type Query {}", name: "Schema.graphqls"), path: "Schema.graphqls")
    let file = InputFile(Source("{ a }", name: "Test.graphql"), path: "Test.graphql")
    let finding = FileDiagnostic(Diagnostic(.warning, "no fields\nat all", at: SourceRange(5, 10)), in: schema)
    #expect(
      AnnotatedText(file, [finding]).description == "1 | { a }\nSchema.graphqls:1:6: warning: no fields\\nat all"
    )
  }
}
