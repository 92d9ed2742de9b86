import Testing

@testable import InlineGraphQLMacros

@Suite(
  "Macros with the plugin: what the compiler makes of them",
  .enabled(if: SwiftCompiler.built != nil, SwiftCompiler.absence)
)
struct EmbeddedCompilerTests {
  private let compiler = SwiftCompiler.built!

  /// Type-checks a file with what the plugin's tool writes for it.
  private func typeCheck(_ swift: String) throws -> [String] {
    let path = "Sources/App/App.swift"
    let package = try TemporaryPackage(
      TemporaryPackage.starWars.merging([path: "import InlineGraphQL\n" + swift]) { $1 }
    )
    let (files, findings) = try package.embed([path])
    #expect(findings == [])
    return try compiler.typeCheck(package, files, "-warnings-as-errors")
  }

  @Test(
    "A private schema is one for the file, whose literals stand in private types",
    arguments: ["private", "fileprivate"]
  )
  func privateSchemas(level: String) throws {
    let swift = """
      \(level) enum Api {
        @GraphQLSchema("StarWars") \(level) enum Inner { typealias DateTime = String }
      }
      @GraphQLSchema \(level) enum StarWars { typealias DateTime = String }
      \(level) enum Queries {
        #graphql("query Hero($e: Episode) { hero(episode: $e) { id } }")
        #graphql("mutation Review($i: ReviewInput!) { review(input: $i) }")
      }
      @GraphQLOperation("query Heroes($e: Episode) { hero(episode: $e) { ...Name } }") \(level) struct Heroes {}
      @GraphQLFragment("fragment Name on Character { name }") \(level) struct Name {}
      private let query = Queries.Hero(e: .jedi)
      private let review = Queries.Review(i: StarWars.ReviewInput(stars: 5))
      private func name(_ data: Heroes.Data) -> String? { data.hero.map { Name(key: $0).data.name } }
      """
    #expect(try typeCheck(swift) == [])
  }

  @Test("What is more accessible than the schema that it has types of is the compiler's own error")
  func mixedAccess() throws {
    let diagnostics = try typeCheck(
      """
      @GraphQLSchema private enum StarWars { typealias DateTime = String }
      enum Queries {
        #graphql("query Hero($e: Episode) { hero(episode: $e) { id } }")
      }
      """
    )
    #expect(diagnostics.contains { $0.contains("because its type uses a private type") }, "\(diagnostics)")
  }
}
