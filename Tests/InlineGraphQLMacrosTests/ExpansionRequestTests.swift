import PackageFixtures
import Testing

@testable import GraphQLMacroExpansion

@Suite("Messages: what is asked to be expanded")
struct ExpansionRequestTests {
  private func request(
    _ macro: String,
    _ role: ExpansionRequest.Role,
    use: ExpansionRequest.Syntax,
    on declaration: ExpansionRequest.Syntax? = nil,
    extending type: String = "",
    within contexts: [String] = []
  ) -> ExpansionRequest {
    ExpansionRequest(
      macro: macro,
      role: role,
      discriminator: "$s3App",
      use: use,
      declaration: declaration,
      extendedType: type,
      lexicalContext: contexts.map { Array($0.utf8) }
    )
  }

  private func syntax(_ text: String, in file: String, at offset: Int, line: Int = 1) -> ExpansionRequest.Syntax {
    .init(text: Array(text.utf8), file: file, offset: offset, line: line)
  }

  @Test("An attribute that another macro gives a declaration stands in another file than that")
  func foreignAttribute() throws {
    let package = try TemporaryPackage(TemporaryPackage.starWars)
    let path = package.path("Sources/App/App.swift")
    let attribute = syntax("@GraphQLFragment(\"fragment F on Character { nme }\")", in: path + ".expanded", at: 7)
    let declaration = syntax("\n/// Text.\n@A private struct F {}", in: path, at: 100)
    let answer = request("GraphQLFragmentMacro", .member, use: attribute, on: declaration).expanded()
    #expect(answer.diagnostics.map(\.file) == [path + ".expanded"])
    #expect(answer.diagnostics.map(\.range).first == 7 + 44..<7 + 47)
    #expect(answer.declarations.contains { $0.contains("fragmentPointer") })
    let peers = request("GraphQLFragmentMacro", .peer, use: attribute, on: declaration).expanded()
    #expect(peers.diagnostics.isEmpty)
    #expect(peers.declarations.contains { $0.contains("private nonisolated protocol F_Key") })
  }

  @Test(
    "The same text at another place in the file is not the attribute",
    arguments: ["\n@GraphQLFragment(\"fragment F on Character { id }\")\n", "@A "]
  )
  func attributeOfDeclaration(attribute: String) throws {
    let package = try TemporaryPackage(TemporaryPackage.starWars)
    let path = package.path("Sources/App/App.swift")
    let use = syntax("@GraphQLFragment(\"fragment F on Character { nme }\")", in: path, at: 50)
    let declaration = syntax(attribute + "struct F {}", in: path, at: 50)
    let answer = request("GraphQLFragmentMacro", .member, use: use, on: declaration).expanded()
    #expect(answer.diagnostics.map(\.range) == [50 + 44..<50 + 47])
  }

  @Test("Each role of an attached macro has its part, in both channels")
  func roles() throws {
    let package = try TemporaryPackage(TemporaryPackage.starWars)
    let path = package.path("Sources/App/App.swift")
    let text = "@GraphQLFragment(\"fragment F on Character { id }\") public struct F {}"
    for prefix in ["", "Embedded"] {
      let parts = try [ExpansionRequest.Role.member, .peer, .extension].map { role in
        let request = request(
          prefix + "GraphQLFragmentMacro",
          role,
          use: syntax(try #require(text.split(separator: " public").first.map(String.init)), in: path, at: 3),
          on: syntax(text, in: path, at: 3),
          extending: "Api.F",
          within: ["extension Api {}"]
        )
        return request.expanded().declarations.joined(separator: "\n")
      }
      #expect(parts[0].contains("public let fragmentPointer"))
      #expect(parts[1].contains("public nonisolated protocol F_Key"))
      #expect(parts[2] == "extension Api.F: InlineGraphQL.GraphQLFragment, Swift.Sendable {}")
    }
  }

  @Test("A macro that there is not is an error at its use, and none of its roles is one of ours")
  func unknown() {
    let use = syntax("#other", in: "A.swift", at: 5)
    let answer = request("OtherMacro", .declaration, use: use).expanded()
    #expect(answer.diagnostics.map(\.message) == ["InlineGraphQLMacros has no macro OtherMacro"])
    #expect(answer.declarations == [])
  }

  @Test("The file's macro is named by what the compiler calls the file, its unique name by what it asks for")
  func embedded() {
    let use = syntax("\n\n  #graphql(\"query Q { a }\")", in: "/a/Hero List.swift", at: 20, line: 4)
    let answer = request("EmbeddedGraphQLMacro", .declaration, use: use, within: ["public enum Q {}"]).expanded()
    #expect(answer.declarations.count == 2)
    #expect(answer.declarations[0].hasPrefix("#_graphql_Hero_20List(#\"query Q{a}\"#, \"public - "))
    #expect(answer.declarations[1] == "public typealias $s3App3usefMu_ = InlineGraphQL.FragmentPointer")
  }
}
