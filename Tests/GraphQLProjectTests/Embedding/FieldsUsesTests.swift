import PackageFixtures
import Testing

@testable import GraphQLLanguage
@testable import GraphQLProject

@Suite("Embedding: the fragments whose protocols the code of a target names")
struct FieldsUsesTests {
  /// Returns the fragments with protocols, as an embedding of `Queries.swift` has them.
  private func fragmentsWithFields(_ files: [String: String], reaching others: [String: String] = [:]) -> [String] {
    let all = files.merging(others) { $1 }
    let package = [
      "/p/Package.swift": "", "/p/Schemas/Api.graphqls": "type Query { hero: Hero } type Hero { name: String }",
    ]
    func list(_ files: [String: String], module: String) -> [EmbeddedTarget.File] {
      files.sorted { $0.key < $1.key }.map { .init(path: $0.key, utf8: Array($0.value.utf8), module: module) }
    }
    let target = EmbeddedTarget(
      list(files, module: "App"),
      reaching: list(others, module: "Other"),
      root: "/p",
      in: .inMemory(package.merging(all) { $1 })
    )
    let result = target.checked()
    #expect(result.findings.map(\.description) == [])
    let code = result.code["/p/Sources/App/Queries.swift"] ?? ""
    guard let start = code.firstRange(of: "#\"fields ")?.upperBound else { return [] }
    return code[start...].prefix { $0 != "\"" }.split(separator: " ").map(String.init)
  }

  private static let queries = """
    import InlineGraphQL
    @GraphQLFragment("fragment Card on Hero { name }") struct Card {}
    enum Views { #graphql("fragment Row on Hero { name } query Q { hero { ...Card ...Row } }") }
    """

  private func asked(by swift: String, queries: String = queries) -> [String] {
    fragmentsWithFields(["/p/Sources/App/Queries.swift": queries, "/p/Sources/App/Show.swift": swift])
  }

  @Test(
    "Code asks for the protocols of a fragment in a file that names both",
    arguments: [
      ("func show(_ hero: some Card.Fields) {}", ["Card"]),
      ("func show(_ hero: any Views.Row.Fields) {}", ["Row"]),
      ("func show(_ hero: some Card.Data.Friend.Fields) {}", ["Card"]),
      ("extension Card { func show(_ hero: some Fields) {} }", ["Card"]),
      ("func show(_ node: some Card.Fields) { switch Views.Row.Case(node) {} }", ["Card", "Row"]),
      ("func show(_ hero: some `Card`.`Fields`) {}", ["Card"]),
      ("func show(_ hero: some Card_Key) {}", []),
      ("struct MyFields {}; let card: Card; let Fieldset = XCTestCase()", []),
      ("", []),
      ("Fields", []),
    ]
  )
  func names(swift: String, fragments: [String]) {
    #expect(asked(by: swift) == fragments)
  }

  @Test(
    "A type alias stands for what it names",
    arguments: [
      "typealias Shown = Card",
      "public typealias Shown=Views.Other; typealias Other =\n  /* this one */ Card\ntypealias Last = Int",
      "extension Card { typealias Mine = Fields }; typealias Shown = Int",
      "typealias Shown<T> = Pair<T, Card>",
    ]
  )
  func aliases(swift: String) {
    let files = [
      "/p/Sources/App/Queries.swift": Self.queries,
      "/p/Sources/App/Aliases.swift": swift,
      "/p/Sources/App/Show.swift": "func show(_ hero: some Shown.Fields) {}",
    ]
    #expect(fragmentsWithFields(files) == ["Card"])
  }

  @Test(
    "Many type aliases take time in proportion to their length",
    .timeLimit(.minutes(1)),
    arguments: ["typealias x ", "typealias x=y "]
  )
  func manyAliases(part: String) {
    let swift = String(repeating: part, count: 100_000) + "typealias Shown = Card\nlet shown: Shown.Fields"
    #expect(asked(by: swift) == ["Card"])
  }

  @Test("A fragment that other modules see has its protocols")
  func accessible() {
    let queries = """
      import InlineGraphQL
      @GraphQLFragment("fragment Card on Hero { name }") public struct Card {}
      @GraphQLFragment("fragment Row on Hero { name }") package struct Row {}
      @GraphQLFragment("fragment Line on Hero { name }") struct Line {}
      """
    #expect(asked(by: "", queries: queries) == ["Card", "Row"])
  }

  @Test("Nothing conforms to the protocols of another module's internal fragment, whatever is named")
  func otherModules() {
    let files = [
      "/p/Sources/App/Queries.swift": """
      import InlineGraphQL
      @testable import Other
      enum Q { #graphql("query Q { hero { ...Card @relay(mask: false) ...Row @relay(mask: false) } }") }
      """,
      "/p/Sources/App/Show.swift": "func show(_ hero: some Card.Fields, _ row: some Row.Fields) {}",
    ]
    let others = [
      "/p/Sources/Other/Other.swift": """
      import InlineGraphQL
      @GraphQLFragment("fragment Card on Hero { name }") struct Card {}
      @GraphQLFragment("fragment Row on Hero { name }") public struct Row { let fields: Card.Fields }
      """
    ]
    #expect(fragmentsWithFields(files, reaching: others) == ["Row"])
  }

  @Test("The checksum changes when code begins to name a protocol, in a file without literals too")
  func checksum() {
    func checksum(_ swift: String) -> Checksum {
      let files = ["/p/Sources/App/Queries.swift": Self.queries, "/p/Sources/App/Show.swift": swift]
      let list = files.sorted { $0.key < $1.key }.map { EmbeddedTarget.File(path: $0.key, utf8: Array($0.value.utf8)) }
      return EmbeddedTarget(
        list,
        reaching: [],
        root: "/p",
        in: .inMemory(files.merging(["/p/Package.swift": ""]) { $1 })
      )
      .checksum
    }
    #expect(checksum("func a() {}") == checksum("func b(_ card: Card) {}"))
    #expect(checksum("func a() {}") != checksum("func b(_ card: some Card.Fields) {}"))
  }
}
