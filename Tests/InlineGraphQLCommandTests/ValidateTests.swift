#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @Suite("inline-graphql validate", .serialized)
  struct ValidateTests {
    @Test("nothing to say: nothing is written, and JSON is an empty array")
    func valid() throws {
      let command = try Command(files: ["s.graphqls": heroes, "a.graphql": "query Q { hero { name } }"])
      #expect(
        try command.run("validate", "--schema", "s.graphqls", "a.graphql") == .init(status: 0, output: "", errors: "")
      )
      #expect(
        try command.run("validate", "--schema", "s.graphqls", "--format", "json", "a.graphql")
          == .init(status: 0, output: "[]\n", errors: "")
      )
    }

    @Test("text counts UTF-8 bytes, JSON UTF-16 units")
    func columns() throws {
      let command = try Command(files: [
        "s.graphqls": heroes,
        "a.graphql": "query Q {\n  hero(id: \"é😀\") { nme }\n}\n",
      ])
      let message = "Cannot query field \"nme\" on type \"Character\". Did you mean \"name\"?"
      #expect(
        try command.run("validate", "--schema", "s.graphqls", "a.graphql")
          == .init(
            status: 1,
            output: """
              a.graphql:2:24: error: \(message)
                hero(id: "é😀") { nme }
                                 ^

              """,
            errors: ""
          )
      )
      let json = try command.run("validate", "--schema", "s.graphqls", "--format", "json", "a.graphql")
      #expect(json.status == 1)
      #expect(
        try findings(json.output)
          == [.init(file: "a.graphql", message: message, locations: [.init(line: 2, column: 21)], severity: "error")]
      )
    }

    @Test("a caret stands under the column, also behind tabs; lines that are too long are not shown")
    func excerpts() throws {
      let command = try Command(files: [
        "s.graphqls": heroes,
        "a.graphql": "query Q {\n\thero { é: id, size: id, size }\n}",
        "b.graphql": "{ " + String(repeating: "hero { id } ", count: 100) + "nme }",
      ])
      let outcome = try command.run("validate", "--schema", "s.graphqls", "a.graphql")
      #expect(
        outcome.output.hasPrefix(
          """
          a.graphql:2:9: error: Syntax Error: Unexpected character: U+00E9.
          \thero { é: id, size: id, size }
          \t       ^

          """
        )
      )
      let long = try command.run("validate", "--schema", "s.graphqls", "b.graphql")
      #expect(long.output.split(separator: "\n").count == 1)
    }

    @Test("JSON has every location of an error")
    func severalLocations() throws {
      let command = try Command(files: [
        "s.graphqls": heroes, "a.graphql": "query Q($a: ID, $a: ID) { hero(id: $a) { id } }",
      ])
      let json = try command.run("validate", "--schema", "s.graphqls", "--format", "json", "a.graphql")
      #expect(
        try findings(json.output) == [
          .init(
            file: "a.graphql",
            message: "There can be only one variable named \"$a\".",
            locations: [.init(line: 1, column: 10), .init(line: 1, column: 18)],
            severity: "error"
          )
        ]
      )
    }

    @Test("a syntax error is one error, also for documents that use the fragments behind it")
    func syntaxError() throws {
      let command = try Command(files: [
        "s.graphqls": heroes,
        "a.graphql": "fragment F on Character { name( }\nfragment G on Character { id }",
        "b.graphql": "query Q { hero { ...F ...G } }",
        "empty.graphql": "",
      ])
      let outcome = try command.run("validate", "--schema", "s.graphqls", "a.graphql", "b.graphql", "empty.graphql")
      #expect(outcome.status == 1)
      #expect(
        outcome.headlines.output == """
          a.graphql:1:33: error: Syntax Error: Expected Name, found "}".
          empty.graphql:1:1: error: Syntax Error: Unexpected <EOF>.

          """
      )
    }

    @Test("fragments of all documents see each other, and errors stand in their file, once")
    func fragmentsAcrossFiles() throws {
      let command = try Command(files: [
        "s.graphqls": heroes,
        "query.graphql": "query Q { hero { ...A } }\nquery R { hero { ...A } }",
        "a.graphql": "# first\nfragment A on Character { ...B nme }",
        "b.graphql": "fragment B on Character { friends { id(x: $missing) } }",
        "unknown.graphql": "query U { hero { ...Nowhere } }",
      ])
      let outcome = try command.run(
        "validate",
        "--schema",
        "s.graphqls",
        "query.graphql",
        "a.graphql",
        "b.graphql",
        "unknown.graphql"
      )
      #expect(outcome.status == 1)
      #expect(
        outcome.headlines.output == """
          a.graphql:2:32: error: Cannot query field "nme" on type "Character". Did you mean "name"?
          b.graphql:1:40: error: Unknown argument "x" on field "Character.id".
          b.graphql:1:43: error: Variable "$missing" is not defined by operation "Q".
          b.graphql:1:43: error: Variable "$missing" is not defined by operation "R".
          unknown.graphql:1:21: error: Unknown fragment "Nowhere".

          """
      )
    }

    @Test("a fragment is unused only if no document given spreads it")
    func unusedFragment() throws {
      let command = try Command(files: [
        "s.graphqls": heroes,
        "a.graphql": "fragment A on Character { name }",
        "b.graphql": "query Q { hero { ...A } }",
      ])
      #expect(
        try command.run("validate", "--schema", "s.graphqls", "a.graphql").headlines
          == .init(status: 1, output: "a.graphql:1:1: error: Fragment \"A\" is never used.\n", errors: "")
      )
      #expect(
        try command.run("validate", "--schema", "s.graphqls", "a.graphql", "b.graphql")
          == .init(status: 0, output: "", errors: "")
      )
    }

    @Test("a fragment defined in two documents is an error in the second")
    func duplicateFragment() throws {
      let command = try Command(files: [
        "s.graphqls": heroes,
        "a.graphql": "query A { hero { ...F } }\nfragment F on Character { name }",
        "b.graphql": "query B { hero { ...F } } fragment F on Character { id }",
      ])
      let outcome = try command.run("validate", "--schema", "s.graphqls", "a.graphql", "b.graphql")
      #expect(outcome.status == 1)
      #expect(
        outcome.headlines.output == """
          b.graphql:1:36: error: There can be only one fragment named "F".
          a.graphql:2:10: note: "F" is defined here first

          """
      )
      // The same file twice is one document.
      let same = try command.run("validate", "--schema", "s.graphqls", "a.graphql", "a.graphql")
      #expect(same == .init(status: 0, output: "", errors: ""))
    }

    @Test("standard input is a document, too")
    func standardInput() throws {
      let command = try Command(files: ["s.graphqls": heroes, "f.graphql": "fragment F on Character { name }"])
      #expect(
        try command.run("validate", "--schema", "s.graphqls", "-", "f.graphql", input: "{ hero { ...F nme } }")
          .headlines
          == .init(
            status: 1,
            output: """
              <stdin>:1:15: error: Cannot query field "nme" on type "Character". Did you mean "name"?

              """,
            errors: ""
          )
      )
      let schema = try command.run("validate", "--schema", "-", "f.graphql", input: heroes)
      #expect(schema.headlines.output == "f.graphql:1:1: error: Fragment \"F\" is never used.\n")
    }

    @Test("deprecated fields are warnings, which are no failure")
    func warnings() throws {
      let command = try Command(files: ["s.graphqls": heroes, "a.graphql": "{ hero { size } }"])
      let text = try command.run("validate", "--schema", "s.graphqls", "a.graphql")
      #expect(text.status == 0)
      #expect(text.output.hasPrefix("a.graphql:1:10: warning: "))
      #expect(text.output.contains("Use height."))
      let json = try command.run("validate", "--schema", "s.graphqls", "--format", "json", "a.graphql")
      #expect(json.status == 0)
      #expect(try findings(json.output).map(\.severity) == ["warning"])
    }

    @Test("bytes that are no UTF-8, and nesting without end, are errors like others")
    func hostile() throws {
      let command = try Command(bytes: [
        "s.graphqls": Data(heroes.utf8),
        "a.graphql": Data("{ hero { ".utf8) + Data([0xFF]),
        "b.graphql": Data(String(repeating: "{ hero ", count: 100_000).utf8),
      ])
      let outcome = try command.run("validate", "--schema", "s.graphqls", "a.graphql", "b.graphql")
      #expect(outcome.status == 1)
      #expect(
        outcome.headlines.output == """
          a.graphql:1:10: error: Syntax Error: Invalid character: byte 0xFF, which is not UTF-8.
          b.graphql:1:701: error: Syntax Error: Document is nested more than 100 levels deep. Parsing aborted.

          """
      )
    }

    /// One element of the JSON.
    struct JSONFinding: Decodable, Equatable {
      struct Location: Decodable, Equatable {
        var line: Int
        var column: Int
      }

      var file: String
      var message: String
      var locations: [Location]
      var severity: String
    }

    private func findings(_ json: String) throws -> [JSONFinding] {
      try JSONDecoder().decode([JSONFinding].self, from: Data(json.utf8))
    }
  }
#endif
