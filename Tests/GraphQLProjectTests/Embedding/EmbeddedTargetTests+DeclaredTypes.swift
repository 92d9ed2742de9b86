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
    // Types that the targets below use make no difference.
    let elsewhere = ["/p/Sources/Lib/C.swift": "enum Q { #graphql(\"query C { secret }\") }"]
    let before = target(files, Self.shop)
    let after = target(files, reaching: elsewhere, Self.shop)
    #expect(after.checked().code == before.checked().code)
    #expect(before.checked().findings.allSatisfy { $0.severity == .warning })
  }

  @Test("An enum of used types gets those of the targets that depend on its own, and those that are named")
  func typesOfDependents() {
    let shop = "/p/Sources/Api/Shop.swift"
    let files = [shop: "@GraphQLSchema(types: .used) public enum Shop {}"]
    var dependents = ["/p/Sources/App/C.swift": "enum Q { #graphql(\"query C { secret items { made } }\") }"]
    let known = target(files, dependents: dependents, Self.shop)
    #expect(declared(shop, in: known) == ["Secret", "Date"])
    #expect(known.checksum != target(files, Self.shop).checksum)
    // Another field of these types changes nothing that is compiled.
    dependents["/p/Sources/App/D.swift"] = "enum R { #graphql(\"query D { again: secret }\") }"
    #expect(target(files, dependents: dependents, Self.shop).checked().code == known.checked().code)
    // One with an enum of its own needs nothing of this one.
    dependents["/p/Sources/App/Shop.swift"] = "@GraphQLSchema enum Shop {}"
    #expect(declared(shop, in: target(files, dependents: dependents, Self.shop)) == [])
    // An enum of all types needs to know nothing of them.
    let all = [shop: "@GraphQLSchema public enum Shop {}"]
    #expect(target(all, dependents: dependents, Self.shop).checksum == target(all, Self.shop).checksum)

    let named = [shop: "@GraphQLSchema(types: .used(and: [\"S*t\", \"Fil*\", \"Rest\"])) public enum Shop {}"]
    #expect(
      declared(shop, in: target(named, Self.shop)) == [
        "Filter", "Inner", "Sort", "Size", "SortKey", "Rest", "Secret", "Time",
      ]
    )
    #expect(
      lines([shop: "@GraphQLSchema(types: .used(and: [\"Rst\", \"Item\"])) enum Shop {}"], Self.shop) == [
        "\(shop):1:1: error: The schema has no enum, input object or custom scalar \"Rst\". Did you mean \"Rest\"?",
        "\(shop):1:1: error: The schema has no enum, input object or custom scalar \"Item\". Did you mean \"Time\"?",
      ]
    )
  }

  @Test("What the enum of another package does not declare is an error where it is used, with the line to write")
  func undeclaredTypes() {
    let query = #"query C($s: Sort, $z: Sort) { items(sort: $s) { kind rest } again: items(sort: $z) { rest } secret }"#
    let files = ["/p/Sources/App/C.swift": "enum Q { #graphql(\"\(query)\", schema: \"Shop\") }"]
    func reachable(_ types: String) -> [String: String] {
      [
        "/q/Sources/Api/Shop.swift": "@GraphQLSchema\(types) public enum Shop { public enum Secret {} }",
        "/q/Sources/Api/A.swift": "enum Q { #graphql(\"query A { items { kind } }\") }",
        "/r/Sources/Other/B.swift": "enum Q { #graphql(\"query B { items { rest } }\") }",
      ]
    }
    func message(_ name: String, _ attribute: String) -> String {
      "error: \"Shop\" does not declare \"\(name)\", because no GraphQL of its own package uses it. Name it there: \(attribute)"
    }
    let copies = ["q", "r"].reduce(into: Self.shop) { files, package in
      files["/\(package)/Package.swift"] = ""
      files["/\(package)/Schemas/Shop.graphqls"] = Self.shop["/p/Schemas/Shop.graphqls"]
    }
    let attribute = #"@GraphQLSchema(types: .used(and: ["Rest", "Sort"]))"#
    #expect(
      lines(files, reaching: reachable("(types: .used)"), copies) == [
        "/p/Sources/App/C.swift:1:32: \(message("Sort", attribute))",
        "/p/Sources/App/C.swift:1:73: \(message("Rest", attribute))",
      ]
    )
    #expect(
      lines(files, reaching: reachable("(\"Shop\", types: .used(and: [\"Sort\"]), models: .all)"), copies) == [
        "/p/Sources/App/C.swift:1:73: "
          + message("Rest", #"@GraphQLSchema("Shop", types: .used(and: ["Sort", "Rest"]), models: .all)"#)
      ]
    )
    #expect(lines(files, reaching: reachable("(types: .used(and: [\"Sort\", \"Rest\"]))"), copies) == [])
    #expect(lines(files, reaching: reachable(""), copies) == [])
    #expect(lines(files, reaching: reachable("(types: .all)"), copies) == [])
    #expect(lines(files, copies) == [])
    // The target's own enum declares what the target uses, and so does one of its package.
    let own = ["/p/Sources/App/Shop.swift": "@GraphQLSchema(types: .used) enum Shop {}"]
    #expect(lines(files.merging(own) { $1 }, reaching: reachable("(types: .used)"), copies) == [])
    let ofPackage = ["/p/Sources/Base/Shop.swift": "@GraphQLSchema(types: .used) public enum Shop {}"]
    #expect(lines(files, reaching: reachable("(types: .used)").merging(ofPackage) { $1 }, copies) == [])
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

  @Test("The enum of another package declares types by their Swift names")
  func undeclaredCamelCase() {
    let files = ["/p/Sources/App/A.swift": "enum Q { #graphql(\"query A($o: order_by) { order_items(o: $o) }\") }"]
    func reachable(_ members: String) -> [String: String] {
      ["/q/Sources/Api/Shop.swift": "@GraphQLSchema(types: .used, names: .camelCase) public enum Shop { \(members) }"]
    }
    let copies = Self.snake.merging([
      "/q/Package.swift": "", "/q/Schemas/Shop.graphqls": Self.snake["/p/Schemas/Shop.graphqls"]!,
    ]) {
      $1
    }
    #expect(
      lines(files, reaching: reachable(""), copies) == [
        "/p/Sources/App/A.swift:1:32: error: \"Shop\" does not declare \"order_by\", because no GraphQL of its own package uses it. "
          + #"Name it there: @GraphQLSchema(types: .used(and: ["order_by"]), names: .camelCase)"#
      ]
    )
    #expect(lines(files, reaching: reachable("public enum OrderBy {}"), copies) == [])
  }
}
