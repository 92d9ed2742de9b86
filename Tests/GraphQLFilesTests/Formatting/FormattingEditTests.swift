import GraphQLFiles
import Testing

@Suite("Formatted literals of Swift files")
struct FormattingEditTests {
  private func formatted(_ swift: String) -> String {
    let utf8 = Array(swift.utf8)
    return String(decoding: utf8.applying(formattingEdits(ofSwift: utf8)), as: UTF8.self)
  }

  @Test("A literal is indented as its closing delimiter, also by tabs, and Swift stays as it is")
  func indentation() {
    let swift = #"""
      import InlineGraphQL
      enum Q{#graphql("""
            query A{a
            # Why.

              b}

          """ )
      }
      @GraphQLFragment( """
      fragment F on T { a }
      """,  memberwiseInitializers: true ) struct F{ }
      enum R {
      \#t#graphql("""
      \#t\#tquery B { a }
      \#t\#t""")
      }
      """#
    #expect(
      formatted(swift) == #"""
        import InlineGraphQL
        enum Q{#graphql("""
            query A {
              a
              # Why.

              b
            }
            """ )
        }
        @GraphQLFragment( """
        fragment F on T {
          a
        }
        """,  memberwiseInitializers: true ) struct F{ }
        enum R {
        \#t#graphql("""
        \#t\#tquery B {
        \#t\#t  a
        \#t\#t}
        \#t\#t""")
        }
        """#
    )
  }

  @Test("A literal on the first line, and line ends of Windows")
  func lineEnds() {
    let swift = "@GraphQLOperation(\"\"\"  \r\n  query A { a }\r\n\r\n  \"\"\")\r\nstruct A {}\r\n"
    let edits = formattingEdits(ofSwift: Array(swift.utf8))
    #expect(edits.map(\.range) == [18..<49])
    #expect(edits.map(\.replacement) == ["\"\"\"\r\n  query A {\r\n    a\r\n  }\r\n  \"\"\""])
  }

  @Test(
    "Quotes and backslashes are escaped as the literal needs it",
    arguments: [
      (##""""␤{ a(b: \"""c\""", d: "\\n \\\"") }␤""""##, ##""""␤{␤  a(b: \"""c\""", d: "\\n \\"")␤}␤""""##),
      (##""""␤{ a(b: \"\"\"\"\"\", c: "\'") }␤""""##, ##""""␤{␤  a(b: \"""\""", c: "'")␤}␤""""##),
      (##"#"""␤{ a(b: """c\"""d""", e: "\n") }␤"""#"##, ##"#"""␤{␤  a(b: """c\"""d""", e: "\n")␤}␤"""#"##),
      (##"#"""␤{ a(b: """c""") # \#"""# \#\#␤}␤"""#"##, ##"#"""␤{␤  a(b: """c""") # \#"""# \#\#␤}␤"""#"##),
      (###"##"""␤{ a # """# \#n␤}␤"""##"###, ###"##"""␤{␤  a # """# \#n␤}␤"""##"###),
    ]
  )
  func escapes(literal: String, expected: String) {
    let (before, after) = ("enum Q { #graphql(", ") }")
    let swift = (literal: before + literal + after, expected: before + expected + after)
    #expect(
      formatted(swift.literal.replacing("␤", with: "\n")) == swift.expected.replacing("␤", with: "\n")
    )
  }

  @Test(
    "Other literals stay as they are",
    arguments: [
      "#graphql(\"query  A{a}\")", "#graphql(\"\")", "#graphql(\"\"\"\n  \"\"\")", "#graphql(\"\"\"\n\n  \"\"\")",
      "#graphql(\"\"\"\n  query A { a\n  \"\"\")", "#graphql(\"\"\"\n  {a(b:\"\\u{e9}\")}\n  \"\"\")",
      "#graphql(\"\"\"\n  {a\\\n  b}\n  \"\"\")", "#graphql(\"\"\"\n  {a\\n b}\n  \"\"\")",
      "#graphql(#\"{a(b:\"c\")}\"#)",
      "#graphql(\"\"\"\n  {a(b:\"\\(c)\")}\n  \"\"\")", "#graphql(text)", "print(\"\"\"\n  {a}\n  \"\"\")",
      "// #graphql(\"\"\"\n//   {a}\n//   \"\"\")", "@GraphQLSchema(\"\"\"\n  {a}\n  \"\"\") enum S {}",
    ]
  )
  func unchanged(swift: String) {
    #expect(formattingEdits(ofSwift: Array("enum Q {\n  \(swift)\n}".utf8)).isEmpty)
  }
}
