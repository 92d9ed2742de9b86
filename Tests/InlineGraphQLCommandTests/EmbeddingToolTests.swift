#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @Suite("embed-graphql-schema, as other build systems call it", .serialized)
  struct EmbeddingToolTests {
    private let project = [
      "Schemas/Heroes.graphqls": heroes,
      "App/Queries.swift": #"enum Queries { #graphql("query Hero { hero { ...Row } }") }"#,
      "App/Plain.swift": "let plain = 1\n",
      "Kit/Row.swift": #"@GraphQLFragment("fragment Row on Character { name }") public struct Row {}"#,
      "written/.keep": "",
      "request": """
      root .
      module written/GraphQLMacros.embedded.swift
      rest written/GraphQLRest.embedded.swift
      name App
      file App/Queries.swift
      output written/Queries.embedded.swift
      file App/Plain.swift
      reachable-module Kit
      reachable Kit/Row.swift

      """,
    ]

    private func run(_ changes: [String: String] = [:]) throws -> (outcome: Command.Outcome, command: Command) {
      let files = project.merging([
        "App/Queries.swift": "import InlineGraphQL\nimport Kit\n" + project["App/Queries.swift"]!
      ]) { $1 }
      let command = try Command("embed-graphql-schema", files: files.merging(changes) { $1 })
      return (try command.run("request"), command)
    }

    @Test("The outputs are the same wherever the folder is, and whether paths are relative or not")
    func relative() throws {
      let (outcome, command) = try run()
      #expect(outcome == .init(status: 0, output: "", errors: ""))
      let names = ["GraphQLMacros", "GraphQLRest", "Queries"].map { "written/\($0).embedded.swift" }
      let texts = try names.map(command.contents)
      #expect(texts[1] == "// Written by EmbedGraphQLSchema.\n")
      #expect(texts[2].contains("fragment Row Character Row public"))

      let other = try Command("embed-graphql-schema", files: project)
      let paths = #/(?m)^(root|module|rest|file|output|reachable) /#
      let request = project["request"]!.replacing(paths) { "\($0.1) \(other.folder.path)/" }
      for (name, text) in ["App/Queries.swift": try command.contents(of: "App/Queries.swift"), "request": request] {
        try Data(text.utf8).write(to: other.folder.appendingPathComponent(name))
      }
      #expect(try other.run("request").status == 0)
      #expect(try names.map(other.contents) == texts)
    }

    @Test("Without a state, each run checks everything, and errors have paths as the request has them")
    func errors() throws {
      let (outcome, command) = try run([
        "Kit/Row.swift": #"@GraphQLFragment("fragment Row on Character { nam }") public struct Row {}"#
      ])
      #expect(outcome.status == 0, "what another module has wrong is told there")
      for _ in 1...2 {
        try Data("import InlineGraphQL\nenum Queries { #graphql(\"query Hero { her { name } }\") }\n".utf8)
          .write(to: command.folder.appendingPathComponent("App/Queries.swift"))
        let outcome = try command.run("request")
        #expect(outcome.status == 1)
        #expect(
          outcome.output.hasPrefix(
            "App/Queries.swift:2:39: error: Cannot query field \"her\" on type \"Query\". Did you mean \"hero\"?\n"
              + "App/Queries.swift:2:39: note: "
          )
        )
      }
    }

    @Test("An editor gets the protocols of all fragments, a build those that code names")
    func purpose() throws {
      let line = #"enum Rows { #graphql("fragment Line on Character { name }") }"#
      let files = ["App/Queries.swift": "import InlineGraphQL\nimport Kit\n" + line]
      let written = "written/Queries.embedded.swift"
      #expect(try !run(files).command.contents(of: written).contains("fields Line"))
      let request = ["request": project["request"]! + "purpose editor\n"]
      #expect(try run(files.merging(request) { $1 }).command.contents(of: written).contains("fields Line"))
    }

    @Test("An output that changes gets a time in a later second, as the Swift compiler on Linux does not look closer")
    func times() throws {
      let (_, command) = try run()
      let output = command.folder.appendingPathComponent("written/Queries.embedded.swift")
      func second() throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: output.path)
        return Int(try #require(attributes[.modificationDate] as? Date).timeIntervalSince1970)
      }
      var last = try second()
      for field in ["id", "name", "size"] {
        try Data("import InlineGraphQL\nenum Queries { #graphql(\"query Hero { hero { \(field) } }\") }\n".utf8)
          .write(to: command.folder.appendingPathComponent("App/Queries.swift"))
        #expect(try command.run("request").status == 0)
        #expect(try second() > last)
        last = try second()
        #expect(try command.run("request").status == 0)
        #expect(try second() == last, "nothing has changed")
      }
    }

    @Test("No schema is found outside of the root")
    func root() throws {
      let (outcome, _) = try run(["request": project["request"]!.replacing("root .", with: "root App")])
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("No GraphQL schema was found in Schemas."))
    }

    @Test(
      "A malformed request is told with its line",
      arguments: [
        ("root .\nrest r\n", "request: \"module\" is missing"),
        ("root .\noutput o\n", "request:2: \"output\" must follow \"file\""),
        ("root .\n\nfiles a\n", "request:3: unknown word \"files\""),
        ("root\n", "request:1: a word and a value are expected"),
        ("rest r\nmodule m\nrest s\n", "request:3: \"rest\" is there twice"),
        ("file f\noutput r\noutput s\n", "request:3: \"output\" is there twice"),
        ("purpose editor\npurpose build\n", "request:2: \"purpose\" is there twice"),
        ("purpose preview\n", "request:1: \"purpose\" is \"build\" or \"editor\""),
      ]
    )
    func malformed(text: String, message: String) throws {
      let (outcome, _) = try run(["request": text])
      #expect(outcome == .init(status: 64, output: "error: \(message)\n", errors: ""))
    }

    @Test(
      "Nothing is written that is read, or written besides",
      arguments: ["App/Plain.swift", "Kit/Row.swift", "request"]
    )
    func overwriting(path: String) throws {
      for output in ["rest written/GraphQLRest.embedded.swift", "output written/Queries.embedded.swift"] {
        let word = output.prefix { $0 != " " }
        let (outcome, command) = try run(["request": project["request"]!.replacing(output, with: "\(word) \(path)")])
        #expect(outcome.status == 64)
        #expect(outcome.output.contains("\(path) would be written, and is read or written besides"))
        if let text = project[path], path != "request" { #expect(try command.contents(of: path) == text) }
      }
    }

    @Test("A pipe, a device and a file of any size are no schemas, and no reason to wait")
    func irregularFiles() throws {
      for link in ["/dev/zero", "/dev/null"] {
        let command = try Command("embed-graphql-schema", files: project)
        let schema = command.folder.appendingPathComponent("Schemas/Heroes.graphqls")
        try FileManager.default.removeItem(at: schema)
        try FileManager.default.createSymbolicLink(atPath: schema.path, withDestinationPath: link)
        let outcome = try command.run("request")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("is no regular file"))
      }
      let command = try Command("embed-graphql-schema", files: project)
      let schema = command.folder.appendingPathComponent("Schemas/Heroes.graphqls")
      try FileManager.default.removeItem(at: schema)
      #expect(mkfifo(schema.path, 0o600) == 0)
      #expect(try command.run("request").output.contains("is no regular file"))
      try FileManager.default.removeItem(at: schema)
      // Without blocks on the disk.
      #expect(FileManager.default.createFile(atPath: schema.path, contents: nil))
      #expect(truncate(schema.path, 1 << 33) == 0)
      #expect(try command.run("request").output.contains("is no regular file"))
    }

    @Test("What cannot be read or written has a status of its own")
    func unreadable() throws {
      let command = try Command("embed-graphql-schema", files: [:])
      #expect(try command.run("request") == .init(status: 66, output: "error: request cannot be read\n", errors: ""))
      #expect(try command.run().status == 64)
      let (outcome, other) = try run(["request": project["request"]!.replacing("rest written", with: "rest missing")])
      #expect(outcome.status == 73)
      #expect(outcome.output == "error: \(other.folder.path)/missing/GraphQLRest.embedded.swift cannot be written\n")
    }
  }
#endif
