#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @Suite("inline-graphql, with what cannot be read", .serialized)
  struct UnreadableInputTests {
    @Test("files that are not there and folders without documents are all named, and the status is 66")
    func missing() throws {
      let command = try Command(files: ["s.graphqls": heroes, "a.graphql": "{ nothing }", "folder/x.txt": ""])
      #expect(
        try command.run("validate", "--schema", "s.graphqls", "a.graphql", "no.graphql", "folder")
          == .init(
            status: 66,
            output: "",
            errors: """
              error: cannot read "no.graphql": there is no such file
              error: there are no documents in "folder"

              """
          )
      )
      let noSchema = try command.run("expand", "--schema", "no.graphqls", "a.graphql")
      #expect(noSchema.status == 66)
      #expect(noSchema.errors == "error: cannot read \"no.graphqls\": there is no such file\n")
      #expect(try command.run("schema", "print", "folder").status == 66)
      #expect(
        try command.run("validate", "a.graphql")
          == .init(
            status: 66,
            output: "",
            errors: """
              error: No GraphQL schema was found in Schemas. Put one there as Name.graphqls, or name one with the argument \
              "schema".

              """
          )
      )
    }

    @Test("a schema that does not parse is an error at its place")
    func brokenSchema() throws {
      let command = try Command(files: [
        "s.graphqls": "type Query {\n  a: Int\n}\ntype 7",
        "s.json": "{\"data\": 1}",
        "a.graphql": "{ a }",
      ])
      let text = try command.run("validate", "--schema", "s.graphqls", "a.graphql")
      #expect(
        text.headlines
          == .init(
            status: 1,
            output: "s.graphqls:4:6: error: Syntax Error: Expected Name, found Int \"7\".\n",
            errors: ""
          )
      )
      let json = try command.run("validate", "--schema", "s.graphqls", "--format", "json", "a.graphql")
      #expect(json.status == 1)
      #expect(
        json.output == """
          [{"file":"s.graphqls","locations":[{"column":6,"line":4}],\
          "message":"Syntax Error: Expected Name, found Int \\"7\\".","severity":"error"}]

          """
      )
      let introspection = try command.run("validate", "--schema", "s.json", "a.graphql")
      #expect(introspection.status == 1)
      #expect(introspection.output.hasPrefix("s.json:1:"))
      #expect(try command.run("expand", "--schema", "s.graphqls", "a.graphql").status == 1)
    }

    @Test("a type of the schema that does not parse is an error where it is used")
    func brokenType() throws {
      let command = try Command(files: [
        "s.graphqls": "type Query { a: A b: Int }\ntype A { x: }",
        "a.graphql": "query Q { a { x } }",
        "b.graphql": "query Q { b }",
      ])
      let outcome = try command.run("validate", "--schema", "s.graphqls", "a.graphql")
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("s.graphqls:2:13: error: Syntax Error: Expected Name, found \"}\".\n"))
      #expect(try command.run("validate", "--schema", "s.graphqls", "b.graphql").status == 0)
    }

    @Test(
      "a misspelt command has status 64 and says what is missing",
      arguments: [
        (["validate", "--schema", "s.graphqls"], "documents"),
        (["validate"], "document"),
        (
          ["validate", "--schema", "s.graphqls", "--format", "xml", "a.graphql"], "'text', 'json', 'github' and 'sarif'"
        ),
        (["validate", "--schema", "s.graphqls", "-", "-"], "only once"),
        (["expand", "--schema", "-", "-"], "only once"),
        (["expand", "--schema", "s.graphqls"], "document"),
        (["schema", "print"], "file"),
        (["validated"], "validated"),
      ]
    )
    func usage(arguments: [String], word: String) throws {
      let command = try Command(files: ["s.graphqls": heroes])
      let outcome = try command.run(arguments)
      #expect(outcome.status == 64)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains(word))
    }

    @Test("the help says what the statuses mean")
    func help() throws {
      let command = try Command()
      for arguments in [["--help"], ["validate", "--help"], ["expand", "--help"], ["schema", "print", "--help"]] {
        let outcome = try command.run(arguments)
        #expect(outcome.status == 0)
        for status in ["0", "1", "64", "66"] { #expect(outcome.output.contains(status)) }
      }
    }
  }
#endif
