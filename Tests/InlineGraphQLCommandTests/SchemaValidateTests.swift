#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @Suite("inline-graphql schema validate", .serialized)
  struct SchemaValidateTests {
    @Test("nothing to say: nothing is written, and JSON is an empty array")
    func valid() throws {
      let command = try Command(files: ["s.graphqls": heroes])
      #expect(try command.run("schema", "validate", "s.graphqls") == .init(status: 0, output: "", errors: ""))
      #expect(
        try command.run("schema", "validate", "--format", "json", "-", input: heroes)
          == .init(status: 0, output: "[]\n", errors: "")
      )
    }

    @Test("errors stand in their line, with every location as JSON; types are checked once definitions are right")
    func errors() throws {
      let command = try Command(files: [
        "s.graphqls": "type Query implements Node {\n  a: Strin\n}\ninterface Node { id: ID }\nenum E { A A }",
        "t.graphqls": "interface Node { id: ID }\ntype Query implements Node {\n  a: Int\n}",
      ])
      #expect(
        try command.run("schema", "validate", "s.graphqls")
          == .init(
            status: 1,
            output: """
              s.graphqls:2:6: error: Unknown type "Strin". Did you mean "String"?
                a: Strin
                   ^
              s.graphqls:5:10: error: Enum value "E.A" can only be defined once.
              enum E { A A }
                       ^

              """,
            errors: ""
          )
      )
      let json = try command.run("schema", "validate", "--format", "json", "t.graphqls")
      #expect(json.status == 1)
      #expect(
        json.output == """
          [{"file":"t.graphqls","locations":[{"column":18,"line":1},{"column":1,"line":2}],\
          "message":"Interface field Node.id expected but Query does not provide it.","severity":"error"}]

          """
      )
    }

    @Test("introspection JSON is checked like SDL; a deprecation that its interface lacks is a warning")
    func introspectionAndWarnings() throws {
      let command = try Command(files: [
        "s.json": #"{"__schema": {"queryType": {"name": "Q"}, "types": [{"kind": "OBJECT", "name": "Q"}]}}"#,
        "s.graphqls": "interface I { a: Int } type Query implements I { a: Int @deprecated }",
      ])
      let json = try command.run("schema", "validate", "s.json")
      #expect(json.status == 1)
      #expect(json.headlines.output == "s.json:1:53: error: Type Q must define one or more fields.\n")
      let warned = try command.run("schema", "validate", "s.graphqls")
      #expect(warned.status == 0)
      #expect(warned.headlines.output.hasPrefix("s.graphqls:1:57: warning: Interface field I.a is not deprecated"))
    }

    @Test("an introspection of one line: 100 errors, each with a part of the line")
    func oneLine() throws {
      let types = (1...150).map {
        #"{"kind": "OBJECT", "name": "T\#($0)", "description": "\#(String(repeating: "é", count: 200))"}"#
      }
      let command = try Command(files: ["s.json": #"{"__schema": {"types": [\#(types.joined(separator: ", "))]}}"#])
      let outcome = try command.run("schema", "validate", "s.json")
      #expect(outcome.headlines.output.split(separator: "\n").count == 101)
      #expect(outcome.output.utf8.count < 101 * 600)
      let all = try command.run("schema", "validate", "--max-errors", "1000", "s.json")
      #expect(all.headlines.output.split(separator: "\n").count == 151)
    }

    @Test("what a schema has of control characters is shown and not done, and the caret stands where it should")
    func controlCharacters() throws {
      let command = try Command(files: ["s.graphqls": "type Query { \"\u{1B}[2J\" a:\tNope }\n"])
      let outcome = try command.run("schema", "validate", "s.graphqls")
      #expect(
        outcome.output.split(separator: "\n") == [
          "s.graphqls:1:24: error: Unknown type \"Nope\".",
          #"type Query { "\u{1B}[2J" a:\#tNope }"#,
          "\(String(repeating: " ", count: 27))\t^",
        ]
      )
    }

    @Test("what cannot be read is status 66")
    func unreadable() throws {
      #expect(try Command().run("schema", "validate", "no.graphqls").status == 66)
      #expect(try Command().run("schema", "validate").status == 64)
    }
  }
#endif
