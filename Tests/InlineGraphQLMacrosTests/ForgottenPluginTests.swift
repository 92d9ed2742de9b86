import PackageFixtures
import Testing

@testable import GraphQLMacroExpansion

@Suite("Macros without the plugin", .enabled(if: SwiftCompiler.built != nil, SwiftCompiler.absence))
struct ForgottenPluginTests {
  private static let manifest = #"let package = Package(dependencies: [.package(name: "InlineGraphQL", path: "..")])"#

  /// Returns what the compiler says of two targets of a package.
  private func diagnostics(_ manifest: String) throws -> [String] {
    let package = try TemporaryPackage(
      TemporaryPackage.starWars.merging([
        "Package.swift": manifest,
        "Sources/App/A.swift": "let nothing = 0",
        "Sources/App/B.swift": """
        import InlineGraphQL
        @GraphQLSchema enum StarWars {}
        enum Queries { #graphql("query One { heroes { name } }") ; #graphql("mutation M { review(input: {stars: 1}) }") }
        @GraphQLOperation("query Two { heroes { id } }") struct Two {}
        """,
        "Sources/App/C.swift": """
        import InlineGraphQL
        @GraphQLOperation("query Three { heroes { id } }") struct Three {}
        """,
        "Sources/Kit/K.swift": """
        import InlineGraphQL
        @GraphQLOperation("query Four { heroes { id } }") struct Four {}
        """,
      ]) { $1 }
    )
    let files = ["Sources/App/A.swift", "Sources/App/B.swift", "Sources/App/C.swift", "Sources/Kit/K.swift"]
    return try SwiftCompiler.built!.typeCheck(package, files)
  }

  @Test("The first literal of each target has one warning if the package names this one and not the plugin")
  func forgotten() throws {
    let warning = "warning: \(ForgottenPlugin.message)"
    let diagnostics = try diagnostics(Self.manifest)
    #expect(
      diagnostics == ["Sources/App/B.swift:3:16: \(warning)", "Sources/Kit/K.swift:2:1: \(warning)"]
    )
  }

  @Test(
    "Nothing is said of a package that uses the plugin, or that does not name this one",
    arguments: [manifest + #"; .plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")"#, "let package = 1", ""]
  )
  func nothing(manifest: String) throws {
    let diagnostics = try diagnostics(manifest)
    #expect(diagnostics == [])
  }
}
