import GraphQLFiles
import Testing

/// Texts that are written into the sources of tests.
struct InsertedTextTests {
  private func inserted(_ text: String, atLine line: Int = 1, into source: String) -> String? {
    insert(text, asClosureOf: "expectX", atLine: line, into: Array(source.utf8))
      .map { String(decoding: $0.source, as: UTF8.self) }
  }

  @Test("A closure with the text follows the arguments, indented as the call is")
  func closure() {
    let source = "func test() {\n  expectX(of: \"a)\", [1, (2)])\n  other()\n}\n"
    #expect(
      inserted("{\n\n  a\n}", atLine: 2, into: source) == """
        func test() {
          expectX(of: "a)", [1, (2)]) {
            \"""
            {

              a
            }
            \"""
          }
          other()
        }

        """
    )
  }

  @Test("Arguments may span lines, and contain strings and comments with brackets")
  func longArguments() {
    let source = ##"""
      let text = "expectX()"  // expectX()
      try expectX(
        of: #"query { "\( "#,  // )
        schema: .sdl("""
          type Query { a: Int ) }
          """)
      ).value
      """##
    #expect(inserted("x", into: source)?.hasSuffix("\n) {\n  \"\"\"\n  x\n  \"\"\"\n}.value") == true)
  }

  @Test("A call with a closure stays, and so does a source without the call")
  func none() {
    #expect(inserted("x", into: "expectX(of: a) { \"y\" }") == nil)
    #expect(inserted("x", into: "expectX(of: a)  /* why */ {}") == nil)
    #expect(inserted("x", into: "expectXY(of: a)\nexpectX\n") == nil)
    #expect(inserted("x", atLine: 2, into: "expectX(of: a)\nother()") == nil)
    #expect(inserted("x", atLine: 9, into: "expectX(of: a)") == nil)
    #expect(inserted("x", into: "expectX(of: a") != nil)
  }

  @Test(
    "A text with backslashes and quotes is a raw literal",
    arguments: [#"a\nb"#, ##"a\#(b)"##, "a\"\"\"b", "\"\"\"#\\"]
  )
  func rawLiterals(text: String) throws {
    let source = try #require(inserted(text, into: "expectX()"))
    let pounds = source.split(separator: "\n")[1].filter { $0 == "#" }
    #expect(!pounds.isEmpty && source.hasSuffix("  \"\"\"\(pounds)\n}") && source.contains("\n  \(text)\n"))
    #expect(!text.contains("\\\(pounds)") && !text.contains("\"\"\"\(pounds)"))
  }

  @Test("An empty text is an empty literal")
  func empty() { #expect(inserted("", into: "  expectX()") == "  expectX() {\n    \"\"\n  }") }

  @Test("The number of new lines is told")
  func lineCount() {
    #expect(insert("a\nb", asClosureOf: "f", atLine: 1, into: Array("f()".utf8))?.lineCount == 5)
  }
}
