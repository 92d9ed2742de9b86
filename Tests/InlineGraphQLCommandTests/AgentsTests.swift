#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @Suite("inline-graphql agents")
  struct AgentsTests {
    private let path = ".agents/skills/inline-graphql/SKILL.md"

    @Test("a skill is the article for coding assistants, behind a name and a description")
    func skill() throws {
      let command = try Command()
      #expect(try command.run("agents") == .init(status: 0, output: "\(path): written\n", errors: ""))
      let lines = try command.contents(of: path).split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init
      )
      // The limits of the format.
      #expect(lines[0] == "---" && lines[1] == "name: inline-graphql" && lines[3] == "---")
      let description = try #require(lines[2].wholeMatch(of: #/description: "([^"\\]+)"/#)?.1)
      #expect(description.count < 1024)
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let file = root.appendingPathComponent("Sources/Runtime/InlineGraphQL/InlineGraphQL.docc/ForCodingAssistants.md")
      let article = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      // Links to symbols are the only lines that differ.
      let expected = article.filter { !$0.hasPrefix("<!--") }
      let actual = lines.dropFirst(4).filter { !$0.isEmpty }
      #expect(expected.count == actual.count)
      for (expected, actual) in zip(expected, actual) where !expected.contains("``") || expected.hasPrefix("```") {
        #expect(expected == actual)
      }
      #expect(actual.contains { $0.contains("`GraphQLResponse.errors`") })
      let text = actual.joined(separator: "\n")
      #expect(!text.contains("<!--") && !text.contains("<doc:") && !text.contains(#/[^`]``[^`]/#))
    }

    @Test("the package or the file can be named, and a file that has the skill is not touched")
    func places() throws {
      let command = try Command(files: ["App/Package.swift": ""])
      #expect(try command.run("agents", "App") == .init(status: 0, output: "App/\(path): written\n", errors: ""))
      #expect(try command.run("agents", "App") == .init(status: 0, output: "App/\(path): unchanged\n", errors: ""))
      let other = ".claude/skills/inline-graphql/SKILL.md"
      #expect(try command.run("agents", "-o", other) == .init(status: 0, output: "\(other): written\n", errors: ""))
      #expect(try command.contents(of: other) == command.contents(of: "App/\(path)"))
      #expect(try command.run("agents", "App", "-o", other).status == 64)
      #expect(
        try command.run("agents", "Other")
          == .init(status: 66, output: "", errors: "error: cannot read \"Other\": there is no such folder\n")
      )
      #expect(try command.run("agents", "-o", "App/Package.swift/SKILL.md").status == 73)
    }

    @Test("a file with other contents is replaced only with --force")
    func otherContents() throws {
      let command = try Command(files: [path: "mine"])
      #expect(
        try command.run("agents")
          == .init(status: 1, output: "", errors: "error: \"\(path)\" has other contents; replace them with --force\n")
      )
      #expect(try command.contents(of: path) == "mine")
      #expect(try command.run("agents", "--force") == .init(status: 0, output: "\(path): written\n", errors: ""))
      #expect(try command.contents(of: path).hasPrefix("---\nname: inline-graphql\n"))
    }
  }
#endif
