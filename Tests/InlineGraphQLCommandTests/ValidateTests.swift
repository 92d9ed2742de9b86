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

    @Test("a caret stands under the column, also behind tabs; long lines are cut around it")
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
      #expect(
        long.output == """
          b.graphql:1:1203: error: Cannot query field "nme" on type "Query".
          …d } \(String(repeating: "hero { id } ", count: 8))nme }
           \(String(repeating: " ", count: 100))^

          """
      )
    }

    @Test("a long line is cut between characters, whatever bytes it has")
    func excerptsOfBytes() throws {
      let wide = Data(String(repeating: "é", count: 151).utf8)
      let command = try Command(bytes: [
        "s.graphqls": Data(heroes.utf8),
        "a.graphql": Data("{ hero(id: \"".utf8) + wide + Data("\") { nme } a: hero(id: \"".utf8) + wide
          + Data("\") { id } }".utf8),
        "b.graphql": Data("{ hero { ".utf8) + Data(repeating: 0xBF, count: 10_000),
      ])
      let outcome = try command.run("validate", "--schema", "s.graphqls", "a.graphql", "b.graphql")
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count == 6)
      #expect(!lines[1].unicodeScalars.contains("\u{FFFD}"))
      #expect(lines.allSatisfy { $0.utf8.count < 700 })
    }

    @Test("100 errors are told, or as many as are asked for; warnings do not count")
    func errorLimit() throws {
      let command = try Command(files: [
        "s.graphqls": heroes,
        "a.graphql": "{ hero { size \((1...60).map { "a\($0)" }.joined(separator: " ")) } }",
        "b.graphql": "{ hero { \((1...60).map { "b\($0)" }.joined(separator: " ")) } }",
      ])
      func errors(_ arguments: String...) throws -> [String] {
        let outcome = try command.run(["validate", "--schema", "s.graphqls"] + arguments + ["a.graphql", "b.graphql"])
        #expect(outcome.status == 1)
        return outcome.headlines.output.split(separator: "\n").map(String.init)
      }
      let tooMany = "Too many validation errors, error limit reached. Validation aborted."
      #expect(try errors().count == 101)
      #expect(try errors().last == "b.graphql: error: \(tooMany)")
      #expect(try errors("--max-errors", "120").count == 120)
      #expect(try errors("--max-errors", "119").count == 120)
      #expect(try errors("--max-errors", "1").dropFirst() == ["a.graphql: error: \(tooMany)"])
      let json = try command.run(
        "validate",
        "--schema",
        "s.graphqls",
        "--format",
        "json",
        "--max-errors",
        "2",
        "b.graphql"
      )
      #expect(try findings(json.output).map(\.locations.count) == [1, 1, 0])
      #expect(try command.run("validate", "--schema", "s.graphqls", "--max-errors", "0", "a.graphql").status == 64)
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

    @Test("what a fragment spreads that another document uses is used; what only unused ones spread is not")
    func transitiveUses() throws {
      let command = try Command(files: [
        "s.graphqls": heroes,
        "a.graphql": "fragment A on Character { ...B } fragment B on Character { ...C } fragment C on Character { id }",
        "q.graphql": "query Q { hero { ...A } }",
        "x.graphql": "fragment X on Character { ...Y }",
        "y.graphql": "fragment Y on Character { id } fragment Z on Character { name }",
        "s.swift": #"@GraphQLFragment("fragment S on Character { ...Z }") struct S {}"#,
        "broken.graphql": "query { hero { ...X(",
      ])
      let valid = try command.run("validate", "--schema", "s.graphqls", "a.graphql", "q.graphql")
      #expect(valid == .init(status: 0, output: "", errors: ""))
      let unused = try command.run("validate", "--schema", "s.graphqls", "x.graphql", "y.graphql", "s.swift")
      #expect(
        unused.headlines.output == """
          x.graphql:1:1: error: Fragment "X" is never used.
          y.graphql:1:1: error: Fragment "Y" is never used.

          """
      )
      let broken = try command.run("validate", "--schema", "s.graphqls", "x.graphql", "y.graphql", "broken.graphql")
      #expect(
        broken.headlines.output == """
          broken.graphql:1:21: error: Syntax Error: Expected Name, found <EOF>.

          """
      )
    }

    @Test("a mistake of several documents is told once")
    func mistakesAcrossFiles() throws {
      let command = try Command(files: [
        "s.graphqls": heroes,
        "a.graphql": "fragment A on Character { ...B x: name }",
        "b.graphql": "fragment B on Character { friends { ...A } }",
        "c.graphql": "fragment C on Character { x: id }",
        "q.graphql": "query Q { hero { ...A ...C } }",
        "r.graphql": "query R { hero { ...C ...B ...A } }",
      ])
      let files = ["a", "b", "c", "q", "r"].map { $0 + ".graphql" }
      #expect(
        try command.run(["validate", "--schema", "s.graphqls"] + files).headlines.output == """
          a.graphql:1:27: error: Cannot spread fragment "A" within itself via "B".
          a.graphql:1:32: error: Fields "x" conflict because "name" and "id" are different fields. Use different aliases \
          on the fields to fetch both if this was intentional.
          c.graphql:1:27: note: the other field

          """
      )
    }

    @Test("a variable is used where a fragment of another document uses it, GraphQL or Swift")
    func variablesAcrossFiles() throws {
      let command = try Command(files: [
        "s.graphqls": heroes.replacing("name: String!", with: "name(in: ID): String!"),
        "a.graphql": "query A($x: ID, $unused: ID) { hero { ...F } }",
        "b.graphql": "query B { hero { ...F } }",
        "f.swift": #"@GraphQLFragment("fragment F on Character { ...G }") struct F {}"#,
        "g.graphql": "fragment G on Character { name(in: $x) }",
      ])
      let outcome = try command.run(
        "validate",
        "--schema",
        "s.graphqls",
        "a.graphql",
        "b.graphql",
        "f.swift",
        "g.graphql"
      )
      #expect(
        outcome.headlines.output == """
          a.graphql:1:17: error: Variable "$unused" is never used in operation "A".
          g.graphql:1:36: error: Variable "$x" is not defined by operation "B".

          """
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

    @Test("what a macro would refuse is an error, as it is for expand")
    func asMacro() throws {
      let command = try Command(files: [
        "s.graphqls": heroes,
        "a.graphql": """
        query A { hero { ...F(all: true) ...F(all: false) } }
        fragment F($all: Boolean!) on Character { name @include(if: $all) }
        """,
      ])
      let validated = try command.run("validate", "--schema", "s.graphqls", "a.graphql")
      let message = "a.graphql:1:18: error: Fragment \"F\" is spread into one object with different arguments."
      #expect(validated.status == 1 && validated.output.hasPrefix(message))
      let expanded = try command.run("expand", "--schema", "s.graphqls", "a.graphql")
      #expect(expanded.status == 1 && expanded.errors.hasPrefix(message))
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
