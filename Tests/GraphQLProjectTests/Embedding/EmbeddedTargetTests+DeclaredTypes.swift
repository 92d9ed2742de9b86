import Testing

@testable import GraphQLProject

extension EmbeddedTargetTests {
  static let shop = [
    "/p/Package.swift": "",
    "/p/Schemas/Shop.graphqls": """
    type Query { items(filter: Filter, sort: Sort): [Item!]! secret: Secret }
    type Item { kind: Kind made: Date rest: Rest }
    input Filter { not: Filter size: Size of: Inner } input Inner { date: Time } input Sort { by: SortKey! }
    enum Kind { A } enum Size { S } enum SortKey { KIND } enum Rest { R } enum Secret { X }
    scalar Date scalar Time
    """,
  ]

  /// Returns the names of the types that the embedding of the enum's file has.
  private func declared(_ file: String, in target: EmbeddedTarget) -> [String] {
    let code = target.checked().code[file] ?? ""
    return ["Filter", "Inner", "Sort", "Kind", "Size", "SortKey", "Rest", "Secret", "Date", "Time"].filter { name in
      ["enum", "input", "scalar"].contains { code.contains("\($0) \(name)") }
    }
  }

  @Test("An enum of used types gets those of its target's variables and fields, and what input objects hold")
  func usedTypes() {
    let all = ["/p/Sources/Api/Shop.swift": "@GraphQLSchema enum Shop {}"]
    var files = ["/p/Sources/Api/Shop.swift": "@GraphQLSchema(types: .used) enum Shop {}"]
    #expect(declared("/p/Sources/Api/Shop.swift", in: target(all, Self.shop)).count == 10)
    #expect(declared("/p/Sources/Api/Shop.swift", in: target(files, Self.shop)) == [])
    // Enum values in a document do not need the Swift enum.
    files["/p/Sources/Api/A.swift"] = "enum Q { #graphql(\"query A { items(sort: {by: KIND}) { kind } }\") }"
    #expect(declared("/p/Sources/Api/Shop.swift", in: target(files, Self.shop)) == ["Kind"])
    files["/p/Sources/Api/B.swift"] = """
      @GraphQLOperation("query B($f: Filter) { items(filter: $f) { made } }") struct B {}
      """
    #expect(
      declared("/p/Sources/Api/Shop.swift", in: target(files, Self.shop))
        == ["Filter", "Inner", "Kind", "Size", "Date", "Time"]
    )
    // Types that other targets use make no difference.
    let elsewhere = ["/p/Sources/Lib/C.swift": "enum Q { #graphql(\"query C { secret }\") }"]
    let before = target(files, Self.shop)
    let after = target(files, reaching: elsewhere, Self.shop)
    #expect(after.checked().code == before.checked().code)
    #expect(before.checked().findings.allSatisfy { $0.severity == .warning })
  }

  @Test("What another target's enum does not declare is an error where it is used")
  func undeclaredTypes() {
    let query = #"query C($s: Sort, $z: Sort) { items(sort: $s) { kind rest } again: items(sort: $z) { rest } secret }"#
    let files = ["/p/Sources/App/C.swift": "enum Q { #graphql(\"\(query)\", schema: \"Shop\") }"]
    func reachable(_ types: String) -> [String: String] {
      [
        "/p/Sources/Api/Shop.swift": "@GraphQLSchema\(types) public enum Shop { public enum Secret {} }",
        "/p/Sources/Api/A.swift": "enum Q { #graphql(\"query A { items { kind } }\") }",
        "/p/Sources/Other/B.swift": "enum Q { #graphql(\"query B { items { rest } }\") }",
      ]
    }
    func message(_ name: String) -> String {
      "error: \"Shop\" does not declare \"\(name)\", because no GraphQL of its own module uses it. Use it there, "
        + "or declare all types: @GraphQLSchema(types: .all)."
    }
    #expect(
      lines(files, reaching: reachable("(types: .used)"), Self.shop) == [
        "/p/Sources/App/C.swift:1:32: \(message("Sort"))", "/p/Sources/App/C.swift:1:73: \(message("Rest"))",
      ]
    )
    #expect(lines(files, reaching: reachable(""), Self.shop) == [])
    #expect(lines(files, reaching: reachable("(types: .all)"), Self.shop) == [])
    #expect(lines(files, Self.shop) == [])
    // The target's own enum declares what the target uses.
    let own = files.merging(["/p/Sources/App/Shop.swift": "@GraphQLSchema(types: .used) enum Shop {}"]) { $1 }
    #expect(lines(own, reaching: reachable("(types: .used)"), Self.shop) == [])
  }

  @Test("The checksum changes when an enum declares other types")
  func usedTypesInChecksum() {
    let texts = [
      "@GraphQLSchema enum Shop {}", "@GraphQLSchema(types: .used) enum Shop {}",
      "@GraphQLSchema(types: .used) enum Shop { enum Kind {} }", "@GraphQLSchema(names: .camelCase) enum Shop {}",
    ]
    #expect(Set(texts.map { target(["/p/Sources/Api/Shop.swift": $0], Self.shop).checksum }).count == 4)
  }

  private static let snake = [
    "/p/Package.swift": "",
    "/p/Schemas/Shop.graphqls": "type Query { order_items(o: order_by): Int orderItems: Int } enum order_by { a_b }",
  ]

  @Test("All literals of a schema have the case of names that its enum says, wherever the enum is")
  func nameCase() throws {
    let query = "enum Q { #graphql(\"query A($o: order_by) { order_items(o: $o) }\") }"
    func isCamelCase(_ files: [String: String], reaching: [String: String] = [:]) throws -> Bool {
      let others = Self.snake.merging(["/q/Package.swift": "", "/q/Schemas/Shop.graphqls": "type Query { a: Int }"]) {
        $1
      }
      let files = files.merging(["/p/Sources/App/A.swift": query]) { $1 }
      let code = target(files, reaching: reaching, others).checked().code
      return try #require(code["/p/Sources/App/A.swift"]).contains("\"names camelCase\"")
    }
    let path = "/p/Sources/App/Shop.swift"
    #expect(try !isCamelCase([:]))
    #expect(try !isCamelCase([path: "@GraphQLSchema enum Shop {}"]))
    #expect(try isCamelCase([path: "@GraphQLSchema(names: .camelCase) enum Shop {}"]))
    #expect(try !isCamelCase([path: "@GraphQLSchema(\"Shop\", names: .camelCase) enum Other {}"]))
    let others = ["/p/Sources/Api/Shop.swift": "@GraphQLSchema(names: .camelCase) public enum Shop {}"]
    #expect(try isCamelCase([:], reaching: others))
    #expect(try !isCamelCase([path: "@GraphQLSchema enum Shop {}"], reaching: others))
    // The enum of another package, which has a schema of the same name.
    let elsewhere = ["/q/Sources/Api/Shop.swift": "@GraphQLSchema(names: .camelCase) public enum Shop {}"]
    #expect(try isCamelCase([:], reaching: elsewhere))
    #expect(
      try !isCamelCase(
        [:],
        reaching: elsewhere.merging(["/p/Sources/Api/S.swift": "@GraphQLSchema enum Shop {}"]) { $1 }
      )
    )
  }

  @Test("Names that become equal are errors, in a literal at the second and in a schema at its enum")
  func nameCollisions() {
    let files = [
      "/p/Sources/App/A.swift": "enum Q { #graphql(\"query A { order_items orderItems }\") }",
      "/p/Sources/App/Shop.swift": "@GraphQLSchema(types: .used, names: .camelCase) enum Shop {}",
    ]
    #expect(
      lines(files, Self.snake) == [
        "/p/Sources/App/A.swift:1:42: error: Fields \"order_items\" and \"orderItems\" would both be \"orderItems\" in Swift. "
          + "Use different aliases on the fields.\n/p/Sources/App/A.swift:1:30: note: \"order_items\" is selected here first"
      ]
    )
    let both = "scalar Order_By type Query { orderItems(o: order_by, p: Order_By): Int } enum order_by { A }"
    let schemas = Self.snake.merging(["/p/Schemas/Shop.graphqls": both]) { $1 }
    let declared = ["/p/Sources/App/Shop.swift": "@GraphQLSchema(names: .camelCase) enum Shop {}"]
    #expect(
      lines(declared, schemas).filter { $0.contains("error") } == [
        "/p/Sources/App/Shop.swift:1:1: error: The types \"Order_By\" and \"order_by\" would both be \"OrderBy\" in Swift. "
          + "Declare a type \"OrderBy\" for both in the enum, or leave out \"names:\"."
      ]
    )
    #expect(
      lines(["/p/Sources/App/Shop.swift": "@GraphQLSchema(names: .camelCase) enum Shop { enum OrderBy {} }"], schemas)
        == []
    )
  }

  @Test("Another target's enum declares types by their Swift names")
  func undeclaredCamelCase() {
    let files = ["/p/Sources/App/A.swift": "enum Q { #graphql(\"query A($o: order_by) { order_items(o: $o) }\") }"]
    func reachable(_ members: String) -> [String: String] {
      ["/p/Sources/Api/Shop.swift": "@GraphQLSchema(types: .used, names: .camelCase) public enum Shop { \(members) }"]
    }
    #expect(lines(files, reaching: reachable(""), Self.snake).count == 1)
    #expect(lines(files, reaching: reachable("public enum OrderBy {}"), Self.snake) == [])
  }
}
