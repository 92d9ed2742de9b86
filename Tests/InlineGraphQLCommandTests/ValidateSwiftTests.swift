#if os(macOS) || os(Linux)
  import Testing

  @Suite("inline-graphql validate, on Swift", .serialized)
  struct ValidateSwiftTests {
    @Test("a folder's documents are checked together, against the schema that its macros would take")
    func folder() throws {
      let command = try Command(files: [
        "Package.swift": "", "Schemas/Heroes.graphqls": heroes,
        "Sources/App/Schemas/notes.graphql": "type A { b: Int }",
        "Sources/App/Hero.swift": #"@GraphQLOperation("query Hero { hero { ...Card } }") struct Hero {}"#,
        "Sources/Design/Card.swift": #"@GraphQLFragment("fragment Card on Character { nam }") struct Card {}"#,
        "Sources/query.graphql": "query Q { hero { id nme } }",
      ])
      for arguments in [["--schema", "Schemas/Heroes.graphqls", "Sources"], ["Sources"]] {
        let outcome = try command.run(["validate"] + arguments)
        #expect(
          outcome.headlines
            == .init(
              status: 1,
              output: """
                Sources/Design/Card.swift:1:48: error: Cannot query field "nam" on type "Character". Did you mean "name"?
                Sources/query.graphql:1:21: error: Cannot query field "nme" on type "Character". Did you mean "name"?

                """,
              errors: ""
            )
        )
      }
    }

    @Test("errors in literals have the positions of the Swift file")
    func positions() throws {
      let command = try Command(files: [
        "s.graphqls": heroes,
        "A.swift": ##"""
        import InlineGraphQL

        enum Queries {
          #graphql("""
            query First {
              hero(id: "é") { nme }
            }
            """)
          #graphql(#"query Second { hero(id: "\u{e9}") { frends { id } } }"#)
        }

        @GraphQLFragment("fragment Card on Character { nam }") struct Card {}
        // #graphql("query Third { nothing }")
        """##,
      ])
      let outcome = try command.run("validate", "--schema", "s.graphqls", "A.swift")
      #expect(outcome.status == 1)
      #expect(
        outcome.headlines.output == """
          A.swift:6:24: error: Cannot query field "nme" on type "Character". Did you mean "name"?
          A.swift:9:50: error: Cannot query field "frends" on type "Character". Did you mean "friends"?
          A.swift:12:48: error: Cannot query field "nam" on type "Character". Did you mean "name"?

          """
      )
      let json = try command.run("validate", "--schema", "s.graphqls", "--format", "json", "A.swift")
      #expect(json.output.contains("\"locations\":[{\"column\":23,\"line\":6}]"))
    }

    @Test("a literal may define fragments for others, of Swift files and documents")
    func fragments() throws {
      let command = try Command(files: [
        "s.graphqls": heroes,
        "Card.swift": "@GraphQLFragment(\"fragment Card on Character { name }\") struct Card {}",
        "Queries.swift": "enum Queries { #graphql(\"query A { hero { ...Card ...Row } }\") }",
        "row.graphql": "fragment Row on Character { ...Card }",
        "b.graphql": "query B { search { ...Card } hero { ...Card } }",
      ])
      #expect(
        try command.run(
          "validate",
          "--schema",
          "s.graphqls",
          "Card.swift",
          "Queries.swift",
          "row.graphql",
          "b.graphql"
        ) == .init(status: 0, output: "", errors: "")
      )
      let alone = try command.run("validate", "--schema", "s.graphqls", "Card.swift")
      #expect(alone == .init(status: 0, output: "", errors: ""))
      let missing = try command.run("validate", "--schema", "s.graphqls", "Queries.swift", "Card.swift")
      #expect(missing.output.hasPrefix("Queries.swift:1:54: error: Unknown fragment \"Row\"."))
    }

    @Test("fields of literals in several files that conflict are told with both places")
    func conflicts() throws {
      let command = try Command(files: [
        "s.graphqls": heroes,
        "Card.swift": "@GraphQLFragment(\"fragment Card on Character { name }\") struct Card {}",
        "Queries.swift": "enum Queries { #graphql(\"query A { hero { name: id ...Card } }\") }",
      ])
      let outcome = try command.run("validate", "--schema", "s.graphqls", "Queries.swift", "Card.swift")
      let lines = outcome.headlines.output.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.first?.hasPrefix("Queries.swift:1:43: error: Fields \"name\" conflict because") == true)
      #expect(lines.last == "Card.swift:1:48: note: the other field is in fragment \"Card\"")
    }

    @Test("what the macros check is checked: names, and how many definitions there are")
    func macros() throws {
      let command = try Command(files: [
        "s.graphqls": heroes,
        "A.swift": """
        @GraphQLFragment("fragment Other on Character { id }") struct Hero {}
        @GraphQLSchema enum Heroes {}
        enum Queries { #graphql("{ hero { id } }") }
        """,
      ])
      let outcome = try command.run("validate", "--schema", "s.graphqls", "A.swift")
      let lines = outcome.headlines.output.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.first?.hasPrefix("A.swift:1:28: error: The fragment is named \"Other\"") == true)
      #expect(lines.last?.hasPrefix("A.swift:3:26: error: The operation needs a name") == true)
    }

    @Test("literals of another schema are passed over, with a word about it")
    func otherSchema() throws {
      let command = try Command(files: [
        "Schemas/Heroes.graphqls": heroes,
        "A.swift": """
        enum Queries {
          #graphql("query A { hero { id } }", schema: "Heroes")
          #graphql("query B { hero { id } }", schema: "Schemas/Heroes.graphqls")
          #graphql("query C { other }", schema: "Animals")
        }
        """,
      ])
      #expect(
        try command.run("validate", "--schema", "Schemas/Heroes.graphqls", "A.swift").headlines
          == .init(
            status: 0,
            output: "",
            errors: "A.swift:4:3: note: skipped: this literal uses the schema \"Animals\"\n"
          )
      )
    }

    @Test("a Swift file without literals has no errors")
    func noLiterals() throws {
      let command = try Command(files: ["s.graphqls": heroes, "A.swift": "let x = \"query { nothing }\"\n"])
      #expect(
        try command.run("validate", "--schema", "s.graphqls", "A.swift") == .init(status: 0, output: "", errors: "")
      )
    }
  }
#endif
