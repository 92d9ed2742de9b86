import PackageFixtures
import Testing

@testable import GraphQLMacroExpansion

@Suite(
  "Macros with the plugin: what the compiler makes of them",
  .enabled(if: SwiftCompiler.built != nil, SwiftCompiler.absence)
)
struct EmbeddedCompilerTests {
  private let compiler = SwiftCompiler.built!

  /// Type-checks a file with the build tool's code for it.
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

  @Test("A file whose fragments are all on types of introspection uses nothing of the schema")
  func introspection() throws {
    let swift = """
      @GraphQLFragment("fragment Kind on __Type { name ofType { ...Name } }") struct Kind {}
      @GraphQLFragment("fragment Name on __Type { name }") struct Name {}
      """
    #expect(try typeCheck(swift) == [])
  }

  private static let snake = """
    type Query { order_items(order_by: order_by): [order_item!]! }
    type order_item { item_name: String }
    enum order_by { item_name_asc }
    """

  private static let snakeUse = """
    import InlineGraphQL
    enum Queries {
      #graphql("query Items($order_by: order_by) { order_items(order_by: $order_by) { item_name } }")
    }
    let items = Queries.Items(orderBy: .itemNameAsc)
    func name(_ data: Queries.Items.Data) -> String? { data.orderItems.first?.itemName }
    """

  @Test("Names are in camel case in all files of the schema, in other targets too")
  func camelCase() throws {
    let shop = "Sources/Api/Shop.swift"
    let use = "Sources/App/App.swift"
    let package = try TemporaryPackage([
      "Schemas/Shop.graphqls": Self.snake,
      shop: "import InlineGraphQL\n@GraphQLSchema(names: .camelCase) public enum Shop {}\n",
      use: Self.snakeUse,
    ])
    let (files, findings) = try package.embed([shop, use])
    #expect(findings == [])
    #expect(try compiler.typeCheck(package, files, "-warnings-as-errors") == [])
    let app = try package.embedding([use], reaching: [shop])
    #expect(app.code.values.contains { $0.contains("\"names camelCase\"") })
  }

  @Test("An enum of used types has what the GraphQL of its target and of those that depend on it uses")
  func usedTypes() throws {
    let schema = """
      type Query { items(filter: Filter): [Item!]! }
      type Item { kind: Kind rest: Rest made: Date }
      input Filter { not: Filter size: Size } enum Kind { A } enum Size { S } enum Rest { R } scalar Date
      """
    let query = """
      enum Queries {
        #graphql("query Items($filter: Filter) { items(filter: $filter) { kind } }")
      }
      let items = Queries.Items(filter: .init(size: .s))
      let kind: Shop.Kind = .a
      """
    let package = try TemporaryPackage([
      "Schemas/Shop.graphqls": schema,
      "Sources/Api/Shop.swift": "import InlineGraphQL\n@GraphQLSchema(types: .used) public enum Shop {}\n",
      "Sources/Api/Api.swift": "import InlineGraphQL\n" + query,
      "Sources/Api/Rest.swift": "func use(_ rest: Shop.Rest) {}\n",
      "Sources/App/App.swift": """
      import Api
      import InlineGraphQL
      enum Queries {
        #graphql("query Rest { items { kind rest } }")
      }
      """,
    ])
    let (files, findings) = try package.embed(["Sources/Api/Shop.swift", "Sources/Api/Api.swift"])
    #expect(findings == [])
    #expect(try compiler.typeCheck(package, files, "-warnings-as-errors") == [])
    #expect(
      try compiler.typeCheck(package, files + ["Sources/Api/Rest.swift"]) == [
        "Sources/Api/Rest.swift:1:23: error: 'Rest' is not a member type of enum 'main.Shop'"
      ]
    )
    let app = try package.embedding(
      ["Sources/App/App.swift"],
      reaching: ["Sources/Api/Shop.swift", "Sources/Api/Api.swift"]
    )
    #expect(app.findings == [])
    let known = try package.embed(
      ["Sources/Api/Shop.swift", "Sources/Api/Api.swift"],
      dependents: ["Sources/App/App.swift"]
    )
    #expect(known.findings == [])
    #expect(
      try compiler.typeCheck(package, known.paths + ["Sources/Api/Rest.swift"], "-warnings-as-errors") == []
    )
  }
}
