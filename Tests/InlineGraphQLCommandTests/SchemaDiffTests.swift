#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @Suite("inline-graphql schema diff", .serialized)
  struct SchemaDiffTests {
    private static let old = """
      type Query { hero: Character, when: String, gone: Int, search(text: String = "x", first: Int): Found }
      interface Character { name: String }
      type Human implements Character { name: String, height: Float }
      type Droid implements Character { name: String }
      union Found = Human | Droid
      """
    private static let new = """
      type Query { hero: Character, when: Int, search(text: String = "y", first: Int!, after: ID): Found, more: Int }
      interface Character { name: String! }
      type Human implements Character { name: String!, height: Float }
      type Droid implements Character { name: String!, "Weight" model: Int }
      union Found = Human | Droid
      """

    @Test("without sources all changes are written, and breaking ones are status 1")
    func changes() throws {
      let command = try Command(files: ["old.graphqls": Self.old, "new.graphqls": Self.new])
      #expect(
        try command.run("schema", "diff", "old.graphqls", "new.graphqls")
          == .init(
            status: 1,
            output: """
              breaking: Query.gone was removed.
              breaking: Query.when changed type from String to Int.
              breaking: Query.search arg first has changed type from Int to Int!.
              dangerous: An optional arg after on Query.search was added.
              dangerous: Query.search arg text has changed defaultValue from "x" to "y".
              safe: ID was added.
              safe: Query.more was added.
              safe: Character.name changed type from String to String!.
              safe: Human.name changed type from String to String!.
              safe: Droid.model was added.
              safe: Droid.name changed type from String to String!.

              """,
            errors: ""
          )
      )
      let same = try command.run("schema", "diff", "old.graphqls", "old.graphqls")
      #expect(same == .init(status: 0, output: "", errors: ""))
    }

    @Test("dangerous and safe changes are status 0")
    func harmless() throws {
      let command = try Command(files: [
        "old.graphqls": "type Query { a: E } enum E { A }", "new.graphqls": "type Query { a: E! } enum E { A B }",
      ])
      #expect(
        try command.run("schema", "diff", "old.graphqls", "new.graphqls")
          == .init(
            status: 0,
            output: "dangerous: B was added to enum type E.\nsafe: Query.a changed type from E to E!.\n",
            errors: ""
          )
      )
    }

    @Test("with sources it is their uses that matter: status 0 where nothing broken is used, else each with its place")
    func sources() throws {
      let command = try Command(files: [
        "old.graphqls": Self.old,
        "new.graphqls": Self.new,
        "fine.graphql": "query Fine { hero { name } search(first: 1) { __typename } }",
        "a.graphql":
          "query A {\n  x: nothing\n  at: when\n  search { __typename }\n  ...F\n}\nfragment F on Query { gone }",
        "A.swift": """
        @GraphQLSchema("new") enum Queries {
          #graphql("query B { hero { nme } now: when }")
        }
        @GraphQLFragment("fragment C on Query { gone }", schema: "new") struct C {}
        @GraphQLFragment("fragment D on Query { gone }", schema: "Other") struct D {}
        """,
      ])
      let fine = try command.run("schema", "diff", "old.graphqls", "new.graphqls", "fine.graphql")
      #expect(fine.status == 0)
      #expect(fine.output.contains("breaking: Query.gone was removed.\n"))
      #expect(!fine.output.contains("error"))

      let outcome = try command.run(
        "schema",
        "diff",
        "old.graphqls",
        "new.graphqls",
        "fine.graphql",
        "a.graphql",
        "A.swift"
      )
      #expect(outcome.status == 1)
      #expect(
        outcome.output.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": note: ") } == [
          "a.graphql:3:3: error: Query.when changed type from String to Int.",
          """
          a.graphql:4:3: error: Field "search" argument "first" of type "Int!" is required, but it was not provided.
          """,
          "a.graphql:7:23: error: Query.gone was removed.",
          "A.swift:2:36: error: Query.when changed type from String to Int.",
          "A.swift:4:41: error: Query.gone was removed.",
        ]
      )
      #expect(
        outcome.headlines.errors == "A.swift:5:1: note: skipped: this literal uses the schema \"Other\"\n"
      )
    }

    @Test("what a change makes wrong inside of what it changed is no error besides")
    func consequences() throws {
      let command = try Command(files: [
        "old.graphqls": "type Query { a: A } type A { b: Int c: Int }",
        "new.graphqls": "type Query { a: B } type B { c: Int }",
        "a.graphql": "query Q { a { b c } } query R { ...F } fragment F on A { b }",
      ])
      let outcome = try command.run("schema", "diff", "old.graphqls", "new.graphqls", "a.graphql")
      #expect(outcome.status == 1)
      #expect(
        outcome.headlines.output == """
          breaking: A was removed.
          breaking: Query.a changed type from A to B.
          safe: B was added.
          a.graphql:1:11: error: Query.a changed type from A to B.
          a.graphql:1:54: error: A was removed.

          """
      )
    }

    @Test("as JSON the changes have graphql-js's kinds, and uses are written as validate does")
    func json() throws {
      let command = try Command(files: [
        "old.graphqls": "type Query { a(b: Int): Int }",
        "new.graphqls": "type Query { a: Int }",
        "a.graphql": "{ a(b: 1) }",
      ])
      let change = """
        {"coordinate":"Query.a(b:)","criticality":"breaking","kind":"ARG_REMOVED",\
        "message":"Query.a arg b was removed."}
        """
      #expect(
        try command.run("schema", "diff", "--format", "json", "old.graphqls", "new.graphqls", "a.graphql")
          == .init(
            status: 1,
            output: """
              {"changes":[\(change)],"uses":[{"file":"a.graphql","locations":[{"column":5,"line":1}],\
              "message":"Query.a arg b was removed.","severity":"error"}]}

              """,
            errors: ""
          )
      )
      let same = try command.run("schema", "diff", "--format", "json", "new.graphqls", "new.graphqls", "a.graphql")
      #expect(same == .init(status: 0, output: "{\"changes\":[],\"uses\":[]}\n", errors: ""))
    }

    @Test("errors end after 100, or what is said, and changes do not")
    func tooManyErrors() throws {
      let fields = (1...120).map { "a\($0)" }
      let command = try Command(files: [
        "old.graphqls": "type Query { id: ID \(fields.map { "\($0): ID" }.joined(separator: " ")) }",
        "new.graphqls": "type Query { id: ID }",
        "a.graphql": "{ \(fields.joined(separator: " ")) }",
      ])
      func lines(_ arguments: String...) throws -> [Substring] {
        let outcome = try command.run(["schema", "diff"] + arguments + ["old.graphqls", "new.graphqls", "a.graphql"])
        #expect(outcome.status == 1)
        return outcome.headlines.output.split(separator: "\n")
      }
      #expect(try lines().count { $0.contains("error: ") } == 101)
      #expect(try lines("--max-errors", "2").count { $0.contains("error: ") } == 3)
      #expect(try lines("--max-errors", "120").count { $0.contains("error: ") } == 120)
      #expect(try lines("--max-errors", "2").count { $0.hasPrefix("breaking: ") } == 120)
    }

    @Test("either version may be an introspection or standard input")
    func introspection() throws {
      let json = """
        {"data": {"__schema": {"queryType": {"name": "Query"}, "directives": [], "types": [
          {"kind": "OBJECT", "name": "Query", "interfaces": [], "fields": [
            {"name": "a", "args": [], "type": {"kind": "SCALAR", "name": "Int", "ofType": null}}]}]}}}
        """
      let command = try Command(files: ["old.json": json])
      let outcome = try command.run("schema", "diff", "old.json", "-", input: "type Query { a: Int! }")
      #expect(outcome == .init(status: 0, output: "safe: Query.a changed type from Int to Int!.\n", errors: ""))
    }

    @Test("what cannot be read as a schema or document is an error at its place")
    func errors() throws {
      let command = try Command(files: [
        "s.graphqls": "type Query { a: Int }",
        "top.graphqls": "type Query {",
        "body.graphqls": "type Query { a: Int b }",
        "a.graphql": "{ a ",
      ])
      let top = try command.run("schema", "diff", "s.graphqls", "top.graphqls")
      #expect(top.status == 1)
      #expect(top.headlines.output == "top.graphqls:1:13: error: Syntax Error: Expected Name, found <EOF>.\n")
      let body = try command.run("schema", "diff", "body.graphqls", "s.graphqls")
      #expect(body.status == 1)
      #expect(body.headlines.output == "body.graphqls:1:23: error: Syntax Error: Expected \":\", found \"}\".\n")
      let document = try command.run("schema", "diff", "s.graphqls", "s.graphqls", "a.graphql")
      #expect(document.status == 1)
      #expect(document.headlines.output == "a.graphql:1:5: error: Syntax Error: Expected Name, found <EOF>.\n")
      #expect(try command.run("schema", "diff", "s.graphqls", "no.graphqls").status == 66)
      #expect(try command.run("schema", "diff", "s.graphqls").status == 64)
      #expect(try command.run("schema", "diff", "-", "-").status == 64)
      let help = try command.run("schema", "diff", "--help")
      #expect(help.status == 0)
      for status in ["0", "1", "64", "66"] { #expect(help.output.contains(status)) }
    }
  }
#endif
