import PackageFixtures
import Testing

@Suite(
  "Macros with the plugin: what an editor shows of literals before the next build",
  .enabled(if: SwiftCompiler.built != nil, SwiftCompiler.absence)
)
struct AheadOfTheBuildTests {
  private static let paths = ["Sources/App/Schema.swift", "Sources/App/Queries.swift", "Sources/App/Use.swift"]
  private static let built = [
    paths[0]: "import InlineGraphQL\n@GraphQLSchema(types: .used) enum StarWars { typealias DateTime = String }",
    paths[1]: """
    import InlineGraphQL
    enum Queries {
      #graphql("query Hero { hero { name ...Card } }")
    }
    @GraphQLFragment("fragment Card on Character { name }") struct Card {}
    @GraphQLFragment("fragment Row on Character { id }") struct Row {}
    @GraphQLOperation("query Heroes { heroes { name } }") struct Heroes {}
    """,
    paths[2]: """
    func use(_ hero: Queries.Hero.Data.Character_hero) -> String { Card(key: hero).data.name + hero.name }
    func use(_ heroes: Heroes.Data) -> [String] { heroes.heroes.map { $0.name } }
    """,
  ]

  /// Returns what an editor shows of files with edits since the build. That is nothing in expansions, and
  /// nothing in the tool's files.
  private func shown(_ edits: [(old: String, new: String)], adding use: String = "") throws -> [String] {
    let package = try TemporaryPackage(TemporaryPackage.starWars.merging(Self.built) { $1 })
    let (files, findings) = try package.embed(Self.paths, for: .editor)
    #expect(findings == [])
    for path in Self.paths {
      var text = try #require(Self.built[path])
      for (old, new) in edits { text = text.replacing(old, with: new) }
      if path == Self.paths[2] { text += "\n" + use }
      try package.write(text, to: path)
    }
    return try #require(SwiftCompiler.built).typeCheck(package, files).filter { $0.hasPrefix("Sources/") }
  }

  @Test("A new fragment, with a variable of a type that the file did not use, leaves the types")
  func newFragment() throws {
    let new = """
      @GraphQLFragment("fragment New on Query { hero(episode: $e) { id } heroes { friends { id } } }") struct New {}
      """
    let edits = [
      ("query Hero { hero { name ...Card }", "query Hero($e: Episode) { ...New hero { name ...Card ...Row }"),
      ("@GraphQLFragment(\"fragment Card", new + "\n@GraphQLFragment(\"fragment Card"),
    ]
    let use = """
      let query = Queries.Hero(e: .jedi)
      func new(_ data: Queries.Hero.Data) -> String? { New(key: data).data.heroes.first?.friends?.first?.id }
      func row(_ hero: Queries.Hero.Data.Character_hero) -> String { Row(key: hero).data.id }
      """
    let found = try shown(edits, adding: use)
    #expect(found == [])
    let wrong = "func wrong(_ hero: Queries.Hero.Data.Character_hero) -> Int { hero.name }"
    let kept = try shown(edits, adding: wrong)
    #expect(
      kept == [
        "Sources/App/Use.swift:3:68: error: cannot convert return expression of type 'String' to return type 'Int'"
      ]
    )
  }

  @Test("A fragment that is renamed with its struct and its spreads leaves the types")
  func renamed() throws {
    let found = try shown([("Card", "Panel")])
    #expect(found == [])
  }

  @Test("A new operation is made from its variables, whatever their types")
  func newOperation() throws {
    let new = """
      @GraphQLOperation("mutation Review($input: ReviewInput!, $e: Boolean = true) { review(input: $input) @skip(if: $e) }")
      struct Review {}
      @GraphQLOperation("query Heroes
      """
    let use = """
      let review = Review(input: .init(stars: 5, text: "Fine."), e: false)
      let other = Review(variables: .init(input: .init(stars: 5)))
      """
    let found = try shown([("@GraphQLOperation(\"query Heroes", new)], adding: use)
    #expect(found == [])
  }

  @Test("Code names protocols of fragments, and types of the schema, that the build did not have")
  func newNames() throws {
    let new = """
      @GraphQLFragment("fragment New on Character { friends { name } }") struct New {}
      @GraphQLFragment("fragment Row
      """
    let use = """
      func show(_ hero: some Card.Fields) -> String { hero.name }
      func show(_ hero: Queries.Hero.Data.Character_hero) -> String { show(Card(key: hero).data) }
      func show(_ hero: some New.Fields) -> String { hero.friends?.first?.name ?? "" }
      func show(_ new: New) -> String { show(new.data) }
      let review = StarWars.ReviewInput(stars: 5)
      func isNew(_ episode: StarWars.Episode) -> Bool { episode == .newhope }
      """
    let found = try shown([("@GraphQLFragment(\"fragment Row", new)], adding: use)
    #expect(found == [])
  }

  @Test("In a file with literals of two schemas, each is compiled against its own")
  func twoSchemas() throws {
    let file = "Sources/App/Queries.swift"
    let literals = """
      import InlineGraphQL
      @GraphQLSchema enum StarWars { typealias DateTime = String }
      @GraphQLSchema enum Shop {}
      @GraphQLOperation("query Hero { hero { id } }", schema: "StarWars") struct Hero {}
      @GraphQLOperation("query Item { item { price } }", schema: "Shop") struct Item {}
      func price(_ item: Item.Data.Item_item) -> Int { item.price }
      """
    let package = try TemporaryPackage(
      TemporaryPackage.starWars.merging([
        "Schemas/Shop.graphqls": "type Query { item: Item! } type Item { price: Int! name: String! }",
        file: literals,
      ]) { $1 }
    )
    let (files, findings) = try package.embed([file])
    #expect(findings == [])
    try package.write(literals.replacing("{ price }", with: "{ price name }"), to: file)
    let found = try #require(SwiftCompiler.built).typeCheck(package, files).filter { $0.hasPrefix("Sources/") }
    #expect(found == [])
  }

  @Test("A struct that is renamed without its fragment is one error")
  func renamedStruct() throws {
    let use = """
      func optional(_ hero: Queries.Hero.Data.Character_hero) -> String? {
        if let panel = Panel(key: hero) { panel.data.name } else { nil }
      }
      func list(_ heroes: [Queries.Hero.Data.Character_hero]) -> [String] { heroes.map { Panel(key: $0).data.name } }
      """
    let found = try shown([("struct Card", "struct Panel"), ("Card(key", "Panel(key")], adding: use)
    #expect(
      found == [
        "Sources/App/Queries.swift:5:28: error: The fragment is named \"Card\" and its struct \"Panel\". Give both the same name."
      ]
    )
  }

  @Test("The struct of an operation may have another name than the operation")
  func renamedOperation() throws {
    let found = try shown([("struct Heroes", "struct Characters"), ("Heroes.Data", "Characters.Data")])
    #expect(found == [])
  }

  @Test("Errors that the text alone shows are told, each once")
  func textErrors() throws {
    let edits = [
      ("{ name ...Card }", "{ name( }"), ("query Heroes {", "query {"),
      ("fragment Row on Character { id }", "fragment Row on Character { id } query R { hero { id } }"),
    ]
    let found = try shown(edits).filter { $0.contains("Queries.swift") }
    #expect(
      found == [
        "Sources/App/Queries.swift:3:39: error: Syntax Error: Expected Name, found \"}\".",
        "Sources/App/Queries.swift:6:58: error: @GraphQLFragment takes exactly one fragment. Put this operation into a "
          + "@GraphQLOperation or #graphql of its own.",
        "Sources/App/Queries.swift:7:20: error: The operation needs a name for its Swift type. Write \"query Heroes\".",
      ]
    )
  }
}
