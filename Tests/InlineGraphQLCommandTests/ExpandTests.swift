#if os(macOS) || os(Linux)
  import Testing

  @Suite("inline-graphql expand", .serialized)
  struct ExpandTests {
    @Test("a document is expanded as #graphql does it")
    func document() throws {
      let document = "query HeroQuery($id: ID) { hero(id: $id) { name ...Card } }\nfragment Card on Character { id }"
      let command = try Command(files: ["Heroes.graphqls": heroes, "a.graphql": document])
      let outcome = try command.run("expand", "--schema", "Heroes.graphqls", "a.graphql")
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      for line in [
        "struct HeroQuery: InlineGraphQL.GraphQLQuery {",
        "  struct Variables: InlineGraphQL.GraphQLVariables {",
        "    struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Card_Key {",
        "struct Card: InlineGraphQL.GraphQLFragment {",
        "nonisolated protocol Card_Key {",
      ] {
        #expect(outcome.output.split(separator: "\n").contains(Substring(line)), "\(line)")
      }
      let input = try command.run("expand", "--schema", "Heroes.graphqls", "-", input: document)
      #expect(input == outcome)
    }

    @Test("a reason for which something is deprecated is one line when the compiler prints it")
    func deprecation() throws {
      let reason = #""use b\n\u001B[2J\nA.swift:1:1: error: forged""#
      let command = try Command(files: ["s.graphqls": "type Query { a: Int @deprecated(reason: \(reason)) b: Int }"])
      let outcome = try command.run("expand", "--schema", "s.graphqls", "-", input: "query Q { a }")
      #expect(outcome.output.contains(#"message: "use b \\u{1B}[2J A.swift:1:1: error: forged")"#))
    }

    @Test("types of the schema are named by the schema's file, or by the enum around the literal")
    func namespace() throws {
      let schema = "type Query { best: Episode! } enum Episode { NEWHOPE JEDI }"
      let command = try Command(files: [
        "StarWars.graphqls": schema,
        "a.graphql": "query Q { best }",
        "A.swift": "@GraphQLSchema enum Saga { #graphql(\"query Q { best }\") }",
      ])
      let document = try command.run("expand", "--schema", "StarWars.graphqls", "a.graphql")
      #expect(document.output.contains("let best: StarWars.Episode\n"))
      let swift = try command.run("expand", "--schema", "StarWars.graphqls", "A.swift")
      #expect(swift.output.contains("let best: Saga.Episode\n"))
    }

    @Test("a file spreads fragments of others, and has the schema that its macros would take")
    func others() throws {
      let command = try Command(files: [
        "Package.swift": "", "Schemas/Heroes.graphqls": heroes,
        "Sources/App/Hero.swift": #"@GraphQLOperation("query Hero { hero { ...Card } }") struct Hero {}"#,
        "Sources/Design/Card.swift": #"@GraphQLFragment("fragment Card on Character { name }") struct Card {}"#,
      ])
      let alone = try command.run("expand", "Sources/App/Hero.swift")
      #expect(alone.errors.hasPrefix("Sources/App/Hero.swift:1:43: error: Unknown fragment \"Card\".\n"))
      let outcome = try command.run("expand", "Sources/App/Hero.swift", "Sources")
      #expect(outcome.status == 0 && outcome.errors == "")
      #expect(
        outcome.output.contains(
          "struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Card_Key {"
        )
      )
      #expect(outcome.output.contains("struct Hero") && !outcome.output.contains("struct Card"))
    }

    @Test("of a Swift file each macro is expanded, where it stands")
    func swift() throws {
      let command = try Command(files: [
        "StarWars.graphqls": heroes,
        "A.swift": """
        @GraphQLSchema enum StarWars {}
        enum Queries {
          #graphql("query A { hero { ...Card } }")
        }
        @GraphQLFragment("fragment Card on Character { name }") public struct Card {}
        @GraphQLOperation("query B { hero { ...Card } }") struct B {}
        """,
      ])
      let outcome = try command.run("expand", "--schema", "StarWars.graphqls", "A.swift")
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      let lines = outcome.output.split(separator: "\n")
      #expect(
        lines.filter { !$0.hasPrefix(" ") && !$0.hasPrefix("}") && !$0.hasPrefix("///") } == [
          "// A.swift:1:1: @GraphQLSchema",
          "extension StarWars {",
          "// A.swift:3:3: #graphql",
          "struct A: InlineGraphQL.GraphQLQuery {",
          "// A.swift:5:1: @GraphQLFragment",
          "public struct Card: InlineGraphQL.GraphQLFragment, Swift.Sendable {",
          "public nonisolated protocol Card_Key {",
          "public typealias __struct_Card = Card",
          "// A.swift:6:1: @GraphQLOperation",
          "struct B: InlineGraphQL.GraphQLQuery, InlineGraphQL.GraphQLSingleResponseOperation, "
            + "InlineGraphQL.GraphQLOperation, Swift.Sendable {",
        ]
      )
      #expect(lines.contains("  enum Episode: InlineGraphQL.GraphQLEnum {"))
    }

    @Test("what the schema's enum declares itself is left to it, so that the output compiles beside the file")
    func declaredTypes() throws {
      let command = try Command(files: [
        "Shop.graphqls": """
        type Query { a: DateTime b: Money c: E d: F } scalar DateTime scalar Money enum E { A } enum F { B }
        """,
        "A.swift": """
        enum API {
          @GraphQLSchema public enum Shop {
            public typealias DateTime = Foundation.Date
            #if X
              public struct Money: GraphQLScalar {}
            #else
              public typealias Money = Foundation.Decimal
            #endif
            public enum E {}
          }
        }
        """,
      ])
      let outcome = try command.run("expand", "--schema", "Shop.graphqls", "A.swift")
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      #expect(outcome.output.contains("extension API.Shop {\n  public enum F: InlineGraphQL.GraphQLEnum {\n"))
      for name in ["DateTime", "Money", "enum E"] { #expect(!outcome.output.contains(name)) }
    }

    @Test("a schema's enum of used types gets those that the file uses")
    func usedTypes() throws {
      let command = try Command(files: [
        "Shop.graphqls": "type Query { a(f: F): E b: D } input F { s: S } enum E { A } enum D { A } enum S { A }",
        "A.swift": """
        @GraphQLSchema(types: .used) enum Shop {}
        @GraphQLOperation("query A($f: F) { a(f: $f) }") struct A {}
        """,
      ])
      let outcome = try command.run("expand", "--schema", "Shop.graphqls", "A.swift")
      #expect(outcome.status == 0)
      for type in ["struct F", "enum E", "enum S"] { #expect(outcome.output.contains("  \(type): ")) }
      #expect(!outcome.output.contains("enum D"))
    }

    @Test("names are in the case that the option or the file's schema says")
    func names() throws {
      let command = try Command(files: [
        "Shop.graphqls": "type Query { order_items(by: order_by): Int } enum order_by { A }",
        "A.graphql": "query A($order_by: order_by) { order_items(by: $order_by) }",
        "A.swift": """
        @GraphQLSchema(names: .camelCase) enum Shop {}
        @GraphQLOperation("query A($order_by: order_by) { order_items(by: $order_by) }") struct A {}
        """,
      ])
      func expand(_ arguments: String...) throws -> String {
        let outcome = try command.run(["expand", "--schema", "Shop.graphqls"] + arguments)
        #expect(outcome.status == 0)
        return outcome.output
      }
      #expect(try expand("A.graphql").contains("let order_items: Int?"))
      #expect(try expand("--names", "camelCase", "A.graphql").contains("let orderItems: Int?"))
      let both = try expand("A.swift")
      #expect(
        both.contains("let orderItems: Int?") && both.contains("enum OrderBy: ") && both.contains("init(orderBy: ")
      )
      #expect(try expand("--names", "asWritten", "A.swift").contains("let order_items: Int?"))
      #expect(try command.run("expand", "--schema", "Shop.graphqls", "--names", "snake", "A.graphql").status == 64)
    }

    @Test("errors are written to standard error, and no Swift is printed")
    func errors() throws {
      let command = try Command(files: ["s.graphqls": heroes, "a.graphql": "query Q { hero { nme } }"])
      #expect(
        try command.run("expand", "--schema", "s.graphqls", "a.graphql").headlines
          == .init(
            status: 1,
            output: "",
            errors: "a.graphql:1:18: error: Cannot query field \"nme\" on type \"Character\". Did you mean \"name\"?\n"
          )
      )
    }

    @Test("errors end after 100, or what is said")
    func tooManyErrors() throws {
      let fields = (1...120).map { "b\($0)" }.joined(separator: " ")
      let command = try Command(files: ["s.graphqls": heroes, "a.graphql": "query Q { hero { \(fields) } }"])
      func count(_ arguments: String...) throws -> Int {
        let outcome = try command.run(["expand", "--schema", "s.graphqls"] + arguments + ["a.graphql"])
        #expect(outcome.status == 1)
        return outcome.headlines.errors.split(separator: "\n").count
      }
      #expect(try count() == 101)
      #expect(try count("--max-errors", "2") == 3)
      #expect(try count("--max-errors", "120") == 120)
    }
  }
#endif
