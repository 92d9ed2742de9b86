#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @Suite("inline-graphql schema print", .serialized)
  struct SchemaPrintTests {
    @Test("SDL is printed in one layout, which printing again does not change")
    func sdl() throws {
      let text = "type Query{a(b:Int=1):Int \"why\" c:[E!]} enum E{A B}"
      let command = try Command(files: ["s.graphqls": text])
      let expected = """
        type Query {
          a(b: Int = 1): Int
          "why"
          c: [E!]
        }

        enum E {
          A
          B
        }

        """
      #expect(try command.run("schema", "print", "s.graphqls") == .init(status: 0, output: expected, errors: ""))
      #expect(try command.run("schema", "print", "-", input: expected).output == expected)
    }

    @Test("a folder is the schema of all files in it, whose errors have their file, and introspection is one of them")
    func folder() throws {
      let json = """
        {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "OBJECT", "name": "Query", "interfaces": [],
        "fields": [{"name": "a", "args": [], "type": {"kind": "SCALAR", "name": "Int"}}]}]}}
        """
      let command = try Command(files: [
        "S/schema.json": json, "S/more/b.graphqls": "extend type Query { b: B }",
        "S/more/c.graphql": "type B { x: Int }",
        "S/s.client.graphqls": "extend type B { note: String }", "q.graphql": "{ a b { x note } }", "old.json": json,
        "T/a.graphqls": "type Query { a: Int }", "T/b.graphqls": "\ntype Query { b: Unknown }",
        "U/a.graphqls": "type Query { a: Int }", "U/b.graphqls": "\nextend type Query { b: Unknown }",
      ])
      let printed = try command.run("schema", "print", "S")
      #expect(printed.status == 0)
      #expect(printed.output == "type B {\n  x: Int\n}\n\ntype Query {\n  a: Int\n  b: B\n}\n")
      #expect(try command.run("validate", "--schema", "S", "q.graphql") == .init(status: 0, output: "", errors: ""))
      let diff = try command.run("schema", "diff", "old.json", "S/").output
      #expect(diff.split(separator: "\n").count == 2 && diff.contains("B") && diff.contains("b"))
      let twice = try command.run("schema", "validate", "T").headlines.output
      #expect(
        twice == """
          T/a.graphqls:1:6: error: There can be only one type named "Query".
          T/b.graphqls:2:6: note: This is the other place.
          T/b.graphqls:2:17: error: Unknown type "Unknown".

          """
      )
      let unknown = try command.run("schema", "validate", "U").headlines.output
      #expect(unknown == "U/b.graphqls:2:24: error: Unknown type \"Unknown\".\n")
    }

    @Test("an introspection is printed as SDL")
    func introspection() throws {
      let json = """
        {"data": {"__schema": {"queryType": {"name": "Root"}, "directives": [], "types": [
          {"kind": "OBJECT", "name": "Root", "interfaces": [], "fields": [
            {"name": "a", "args": [], "type": {"kind": "SCALAR", "name": "Int", "ofType": null}}]},
          {"kind": "SCALAR", "name": "Int"}]}}}
        """
      let command = try Command(files: ["s.json": json])
      let outcome = try command.run("schema", "print", "s.json")
      #expect(outcome.status == 0)
      #expect(outcome.output == "schema {\n  query: Root\n}\n\ntype Root {\n  a: Int\n}\n")
    }

    @Test("a model schema is printed as the API's schema, and documents are validated against that")
    func models() throws {
      let command = try Command(files: [
        "s.graphqls": "type Post @model { title: String! }",
        "q.graphql": "query A { listPosts(filter: { title: { beginsWith: \"T\" } }) { items { title id } } }",
        "wrong.graphql": "query A { listPosts { items { titel } } }",
        "bad.graphqls": "type Post @model { comments: [Comment] @hasMany } type Comment { text: String }",
      ])
      let outcome = try command.run("schema", "print", "s.graphqls")
      #expect(outcome.status == 0)
      #expect(
        outcome.output.contains(
          "  listPosts(filter: ModelPostFilterInput, limit: Int, nextToken: String): ModelPostConnection\n"
        )
      )
      #expect(try command.run("schema", "print", "-", input: outcome.output).output == outcome.output)
      #expect(try command.run("schema", "validate", "s.graphqls").status == 0)
      #expect(try command.run("validate", "--schema", "s.graphqls", "q.graphql").status == 0)
      #expect(
        try command.run("validate", "--schema", "s.graphqls", "wrong.graphql").headlines.output
          == "wrong.graphql:1:31: error: Cannot query field \"titel\" on type \"Post\". Did you mean \"title\"?\n"
      )
      #expect(
        try command.run("schema", "validate", "bad.graphqls").headlines.output
          == "bad.graphqls:1:31: error: Object type Comment must be annotated with @model.\n"
      )
      #expect(try command.run("schema", "diff", "s.graphqls", "s.graphqls").status == 0)
    }

    @Test("what validation finds is told, and nothing is printed, since definitions could be lost")
    func invalid() throws {
      let command = try Command(files: [
        "s.graphqls": """
        type Query { a: Int }
        type Query { b: Int }
        enum E { A A }
        """,
        "type.graphqls": "type Query { a: Int @deprecated(reason: 1) }",
        "warning.graphqls": "interface I { a: Int } type Query implements I { a: Int @deprecated }",
      ])
      let outcome = try command.run("schema", "print", "s.graphqls")
      #expect(outcome.status == 1)
      #expect(outcome.output == "")
      #expect(outcome.errors == (try command.run("schema", "validate", "s.graphqls").output))
      #expect(outcome.headlines.errors.split(separator: "\n").count == 2)
      let type = try command.run("schema", "print", "type.graphqls")
      #expect(type.status == 1)
      #expect(
        type.headlines
          == .init(
            status: 1,
            output: "",
            errors: "type.graphqls:1:41: error: String cannot represent a non string value: 1\n"
          )
      )
      let warning = try command.run("schema", "print", "warning.graphqls")
      #expect(warning.status == 0)
      #expect(warning.errors == "")
    }

    @Test("errors end after 100, or what is said")
    func tooManyErrors() throws {
      let fields = (1...120).map { "a\($0): B\($0)" }.joined(separator: " ")
      let command = try Command(files: ["s.graphqls": "type Query { \(fields) }"])
      func count(_ arguments: String...) throws -> Int {
        let outcome = try command.run(["schema", "print"] + arguments + ["s.graphqls"])
        #expect(outcome.status == 1)
        return outcome.headlines.errors.split(separator: "\n").count
      }
      #expect(try count() == 101)
      #expect(try count("--max-errors", "2") == 3)
      #expect(try count("--max-errors", "120") == 120)
    }

    @Test("errors are told with their place, and nothing is printed")
    func errors() throws {
      let command = try Command(files: ["top.graphqls": "type Query {", "body.graphqls": "type Query { a: Int b }"])
      let top = try command.run("schema", "print", "top.graphqls")
      #expect(top.status == 1)
      #expect(top.output == "")
      #expect(top.errors.hasPrefix("top.graphqls:1:13: error: Syntax Error: "))
      let body = try command.run("schema", "print", "body.graphqls")
      #expect(body.status == 1)
      #expect(body.output == "")
      #expect(body.headlines.errors == "body.graphqls:1:23: error: Syntax Error: Expected \":\", found \"}\".\n")
    }
  }
#endif
