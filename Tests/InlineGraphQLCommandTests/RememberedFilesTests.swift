#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @Suite("embed-graphql-schema, with the state of its last run", .serialized)
  struct RememberedFilesTests {
    private static func query(_ name: String, _ selections: String) -> String {
      "import InlineGraphQL\nenum \(name) { #graphql(\"query \(name) { hero { \(selections) } }\") }\n"
    }

    private static let project = [
      "Schemas/Heroes.graphqls": heroes,
      "App/A.swift": query("A", "name"),
      "App/B.swift": query("B", "id ...Row"),
      "App/Row.swift": "import InlineGraphQL\n@GraphQLFragment(\"fragment Row on Character { name }\") struct Row {}\n",
      "written/.keep": "",
      "request": """
      root .
      state written/state
      module written/GraphQLMacros.embedded.swift
      rest written/GraphQLRest.embedded.swift
      name App
      file App/A.swift
      output written/A.embedded.swift
      file App/B.swift
      output written/B.embedded.swift
      file App/Row.swift
      output written/Row.embedded.swift

      """,
    ]
    private static let outputs = ["GraphQLMacros", "GraphQLRest", "A", "B", "Row"].map {
      "written/\($0).embedded.swift"
    }

    private let command: Command

    init() throws {
      command = try Command("embed-graphql-schema", files: Self.project)
      #expect(try command.run("request").status == 0)
    }

    private func write(_ text: String, to path: String) throws {
      try Data(text.utf8).write(to: command.folder.appendingPathComponent(path))
    }

    /// Returns what a run without a state writes.
    private func whole(_ changes: [String: String]) throws -> [String] {
      let fresh = try Command("embed-graphql-schema", files: Self.project.merging(changes) { $1 })
      #expect(try fresh.run("request").status == 0)
      return try Self.outputs.map(fresh.contents)
    }

    @Test("Only files that depend on an edit are checked again, also after an error")
    func edits() throws {
      // Nothing else tells that a file was not checked.
      try write("// known\n", to: "written/B.embedded.swift")
      try write(Self.query("A", "nam"), to: "App/A.swift")
      #expect(try command.run("request").status == 1)
      let changed = Self.query("A", "size name")
      try write(changed, to: "App/A.swift")
      let outcome = try command.run("request")
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("App/A.swift:2:37: warning: "), "the field is deprecated")
      var expected = try whole(["App/A.swift": changed])
      expected[3] = "// known\n"
      #expect(try Self.outputs.map(command.contents) == expected)

      let fragment = Self.project["App/Row.swift"]!.replacing("{ name }", with: "{ name friends { name } }")
      try write(fragment, to: "App/Row.swift")
      let again = try command.run("request")
      #expect(again.output == outcome.output, "files with warnings are checked each time")
      #expect(try Self.outputs.map(command.contents) == whole(["App/A.swift": changed, "App/Row.swift": fragment]))
    }

    @Test("A missing output is written again")
    func missing() throws {
      try FileManager.default.removeItem(at: command.folder.appendingPathComponent("written/B.embedded.swift"))
      #expect(try command.run("request").status == 0)
      #expect(try Self.outputs.map(command.contents) == whole([:]))
    }

    @Test("A damaged state costs a check and no more", arguments: 0..<40)
    func damaged(number: Int) throws {
      let changed = Self.query("A", "id")
      try write(changed, to: "App/A.swift")
      var state = Data(try command.contents(of: "written/state").utf8)
      #expect(state.count <= 17 * 4 + 2, "it has a line for the run, and a key for each file")
      if number < 20 {
        state = state.prefix(state.count * number / 20)
      } else {
        state[state.count * (number - 20) / 20] ^= 0x91
      }
      try state.write(to: command.folder.appendingPathComponent("written/state"))
      #expect(try command.run("request") == .init(status: 0, output: "", errors: ""))
      #expect(try Self.outputs.map(command.contents) == whole(["App/A.swift": changed]))
    }
  }
#endif
