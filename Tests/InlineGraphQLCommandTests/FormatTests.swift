#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @Suite("inline-graphql format")
  struct FormatTests {
    private let files = [
      "Package.swift": "",
      "Sources/App/Queries.swift": """
      enum Queries { #graphql(\"""
        query A { a } # why
        \""") }
      """,
      "Sources/App/Good.swift": "enum Good { #graphql(\"query  B{b}\") }\n",
      "Sources/App/Schemas/S.graphqls": "type Query{a:Int}",
      "Sources/App/Schemas/T.json": "{\"data\":{}}",
      "Sources/App/c.graphql": "{\n  c\n}\n",
      ".build/checkouts/d.graphql": "{d}",
      "Nested/Package.swift": "",
      "Nested/e.graphql": "{e}",
    ]

    private let formatted = """
      enum Queries { #graphql(\"""
        query A {
          a
        } # why
        \""") }
      """

    @Test("the Swift and GraphQL files of the package in the current folder are formatted, and told if they change")
    func package() throws {
      let command = try Command(files: files)
      let names = ["Sources/App/Queries.swift", "Sources/App/Schemas/S.graphqls"]
      #expect(
        try command.run("format") == .init(status: 0, output: names.map { $0 + ": written\n" }.joined(), errors: "")
      )
      #expect(try command.contents(of: names[0]) == formatted)
      #expect(try command.contents(of: names[1]) == "type Query {\n  a: Int\n}\n")
      for (name, contents) in files where !names.contains(name) {
        #expect(try command.contents(of: name) == contents)
      }
      #expect(try command.run("format") == .init(status: 0, output: "", errors: ""))
      #expect(try command.run("format", "--check") == .init(status: 0, output: "", errors: ""))
    }

    @Test("with --check, the names of the files are printed, and nothing is written")
    func check() throws {
      let command = try Command(files: files)
      let names = ["Sources/App/Queries.swift", "Sources/App/Schemas/S.graphqls"]
      #expect(
        try command.run("format", "--check")
          == .init(status: 1, output: names.map { $0 + "\n" }.joined(), errors: "")
      )
      for (name, contents) in files { #expect(try command.contents(of: name) == contents) }
      #expect(
        try command.run("format", "--check", "Nested", "Sources/App/Schemas", ".build/checkouts/d.graphql")
          == .init(
            status: 1,
            output: "Nested/e.graphql\nSources/App/Schemas/S.graphqls\n.build/checkouts/d.graphql\n",
            errors: ""
          )
      )
    }

    @Test("what has a syntax error is listed and stays, and all else is formatted")
    func syntaxErrors() throws {
      let swift = "enum Q {\n  #graphql(\"\"\"\n    { a\n    \"\"\")\n  #graphql(\"\"\"\n    {b}\n    \"\"\")\n}\n"
      let command = try Command(files: ["a.graphql": "{ a(", "b.swift": swift])
      let outcome = try command.run("format")
      #expect(
        outcome.headlines
          == .init(
            status: 1,
            output: """
              a.graphql:1:5: error: Syntax Error: Expected Name, found <EOF>.
              b.swift:3:8: error: Syntax Error: Expected Name, found <EOF>.

              """,
            errors: ""
          )
      )
      #expect(outcome.output.hasSuffix("\nb.swift: written\n"))
      #expect(try command.contents(of: "a.graphql") == "{ a(")
      #expect(
        try command.contents(of: "b.swift")
          == "enum Q {\n  #graphql(\"\"\"\n    { a\n    \"\"\")\n  #graphql(\"\"\"\n    {\n      b\n    }\n    \"\"\")\n}\n"
      )
    }

    @Test("what cannot be read or written is told")
    func unreadable() throws {
      let command = try Command(files: ["a.txt": ""])
      #expect(
        try command.run("format", "no.graphql", ".")
          == .init(
            status: 66,
            output: "",
            errors: "error: cannot read \"no.graphql\": there is no such file\nerror: there are no documents in \".\"\n"
          )
      )
      #expect(try command.run("format", "-").status == 64)
    }
  }
#endif
