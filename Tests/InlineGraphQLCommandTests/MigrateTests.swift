#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @Suite("inline-graphql migrate")
  struct MigrateTests {
    private let documents = [
      "s.graphqls": """
      type Query { hero(episode: Episode): Character note(text: String): String }
      type Character { id: ID! name: String! friends: [Character!] }
      enum Episode { JEDI }
      """,
      "Queries/Hero.graphql": """
      # The hero of an episode.
      query Hero($episode: Episode) @import(module: "Design") {
        hero(episode: $episode) {
          ...Hero
        }
      }

      # Its name.
      fragment Hero on Character { name }
      """,
      "Queries/Deep/Note.graphql": #"query Note { note(text: """A "note" \""" here""") }"#,
      "Queries/Rename.graphql":
        "query Rename @apollo_client_ios_localCacheMutation @import(module: \"Design\") { hero { name } }",
      "Queries/Swift.swift": "let swift = 1",
    ]

    @Test("each file becomes a Swift file, which is checked and compiles as it is")
    func files() throws {
      let command = try Command(files: documents)
      let outcome = try command.run("migrate", "Queries", "--schema", "s.graphqls")
      #expect(
        outcome
          == .init(
            status: 0,
            output: ["Deep/Note", "Hero", "Rename"].map { "Queries/\($0).swift: written\n" }.joined(),
            errors: ""
          )
      )
      func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: command.folder.appendingPathComponent(path)), as: UTF8.self)
      }
      #expect(
        try text("Queries/Hero.swift") == """
          import Design
          import InlineGraphQL

          @GraphQLOperation(\"""
            # The hero of an episode.
            query Hero($episode: Episode) {
              hero(episode: $episode) {
                ...Hero
              }
            }
            \""")
          struct HeroQuery {}

          @GraphQLFragment(\"""
            # Its name.
            fragment Hero on Character { name }
            \""")
          struct Hero {}

          """
      )
      // A local cache mutation is updatable.
      #expect(try text("Queries/Rename.swift").contains("query Rename @updatable { hero { name } }"))
      #expect(
        try text("Queries/Deep/Note.swift") == ##"""
          import InlineGraphQL

          @GraphQLOperation(#"""
            query Note { note(text: """A "note" \""" here""") }
            """#)
          struct Note {}

          """##
      )
      #expect(
        try command.run("validate", "--schema", "s.graphqls", "Queries/Hero.swift", "Queries/Deep/Note.swift").status
          == 0
      )
      // Again, nothing changes.
      #expect(try command.run("migrate", "Queries") == .init(status: 0, output: outcome.output, errors: ""))
    }

    @Test("what cannot be migrated is listed, and all else is written")
    func problems() throws {
      var files = documents
      files["Queries/Cache.graphql"] = """
        mutation Cache @apollo_client_ios_localCacheMutation { __typename }
        query Name { hero { nam } }
        { hero { name } }
        fragment Note on Character { name } query Note { hero { ...Note } }
        extend type Query { isOpen: Boolean }
        """
      files["Queries/Broken.graphql"] = "query Broken {"
      files["Queries/Hero.swift"] = "struct Mine {}"
      let outcome = try Command(files: files).run("migrate", "Queries", "--schema", "s.graphqls", "-o", "Out")
      #expect(outcome.status == 1 && outcome.errors == "")
      #expect(
        outcome.headlines.output.split(separator: "\n").sorted() == [
          "Out/Cache.swift:4:23: error: Cannot query field \"nam\" on type \"Character\". Did you mean \"name\"?",
          "Queries/Broken.graphql:1:15: error: Syntax Error: Expected Name, found <EOF>.",
          "Queries/Cache.graphql:1:10: error: \"Cache\" is a local cache mutation of Apollo iOS. Change the store with \"store.update\" "
            + "instead.",
          "Queries/Cache.graphql:3:1: error: An operation needs a name, which its struct has.",
          "Queries/Cache.graphql:5:1: error: This is of a schema. Put it into a file of the folder Schemas.",
          "Queries/Deep/Note.graphql:1:7: error: There can be only one struct named \"NoteQuery\"; rename one of the definitions.",
        ]
      )
      let beside = try Command(files: files).run("migrate", "Queries")
      #expect(
        beside.output.contains(
          "Queries/Hero.swift:1:1: error: This file is not the migrated one. Move it away, or choose another folder with --output."
        ) && beside.status == 1
      )
      let empty = try Command(files: ["A/B.swift": ""]).run("migrate", "A")
      #expect(empty == .init(status: 66, output: "", errors: "error: there are no .graphql files in \"A\"\n"))
    }
  }
#endif
