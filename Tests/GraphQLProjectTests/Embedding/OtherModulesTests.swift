import PackageFixtures
import Testing

@testable import GraphQLProject

@Suite("Embedding: fragments of other modules and packages")
struct OtherModulesTests {
  private static let schema = "type Query { hero: Hero } type Hero { name: String! friend: Hero age: Int }"

  private func lines(
    _ own: [String: String],
    reaching reachable: [String: String],
    schemas: [String: String] = ["/p/Schemas/Api.graphqls": schema]
  ) -> [String] {
    func files(_ literals: [String: String]) -> [String: String] {
      literals.mapValues { "enum E { #graphql(\"\($0)\") }" }
    }
    func all(_ files: [String: String]) -> [EmbeddedTarget.File] {
      files.sorted { $0.key < $1.key }.map { EmbeddedTarget.File(path: $0.key, utf8: Array($0.value.utf8)) }
    }
    let others = ["/p/Package.swift": "", "/d/Package.swift": ""].merging(schemas) { $1 }
    let target = EmbeddedTarget(
      all(files(own)),
      reaching: all(files(reachable)),
      root: "/p",
      in: .inMemory(others.merging(files(own)) { $1 }.merging(files(reachable)) { $1 })
    )
    return target.checked().findings.map(\.description)
  }

  private let modules = [
    "/p/Sources/A/Row.swift": "fragment Row on Hero { name }",
    "/p/Sources/A/List.swift": "fragment List on Hero { friend { ...Row } }",
    "/p/Sources/B/Row.swift": "fragment Row on Hero { friend { name } }",
    "/p/Sources/B/Table.swift": "fragment Table on Hero { ...Row }",
  ]

  @Test(
    "A variable that a fragment of one module gives to one of another is the operation's of a third",
    arguments: ["/p/Sources/B/Key.swift", "/d/Sources/B/Key.swift"]
  )
  func argumentsOfFragments(key: String) {
    let modules = [
      "/p/Sources/A/Part.swift": "fragment Part on Hero { ...Key(on: $v) }",
      key: "fragment Key($on: Boolean!) on Hero { age @include(if: $on) }",
    ]
    let schemas = ["/p/Schemas/Api.graphqls": Self.schema, "/d/Schemas/Api.graphqls": Self.schema]
    func messages(_ query: String) -> [String] {
      lines(["/p/Sources/App/Q.swift": query], reaching: modules, schemas: schemas)
    }
    #expect(messages("query Q($v: Boolean!) { hero { ...Part } }") == [])
    let place = "/p/Sources/App/Q.swift:1"
    #expect(
      messages("query Q { hero { ...Part } }").flatMap { $0.split(separator: "\n") } == [
        "\(place):37: error: Variable \"$v\" is not defined by operation \"Q\".",
        "\(place):37: note: fragment \"Part\" uses \"$v\"",
      ]
    )
  }

  @Test("A variable that a fragment of another module gives to a directive of the compiler is the operation's")
  func argumentsOfDirectives() {
    let schema = """
      type Query { hero: Hero } type Mutation { addFriend: FriendEdge } type Hero { id: ID! } type FriendEdge { cursor: String node: Hero }
      """
    func messages(_ query: String) -> [String] {
      lines(
        ["/p/Sources/App/Q.swift": query],
        reaching: [
          "/p/Sources/A/Add.swift":
            "fragment Add on Mutation { addFriend @appendEdge(connections: $c) { node { id } } }"
        ],
        schemas: ["/p/Schemas/Api.graphqls": schema]
      )
    }
    #expect(messages("mutation Q($c: [ID!]!) { ...Add }") == [])
    #expect(
      messages("mutation Q { ...Add }").flatMap { $0.split(separator: "\n") } == [
        "/p/Sources/App/Q.swift:1:33: error: Variable \"$c\" is not defined by operation \"Q\".",
        "/p/Sources/App/Q.swift:1:33: note: fragment \"Add\" uses \"$c\"",
      ]
    )
  }

  @Test("Two of one name are an error where one literal reaches both, and nowhere else")
  func namesakes() {
    let path = "/p/Sources/App/Q.swift"
    #expect(lines([path: "query Q { hero { ...List } }"], reaching: modules) == [])
    #expect(lines([path: "query Q { hero { ...Table } } query P { hero { name } }"], reaching: modules) == [])
    #expect(
      lines([path: "query Q { hero { ...List ...Table } }"], reaching: modules) == [
        #"/p/Sources/App/Q.swift:1:48: error: Two fragments named "Row" would be in one request: the one at "#
          + #"Sources/A/Row.swift:1:29 and the one at Sources/B/Row.swift:1:29, which "Table" spreads. Rename one of them."#
      ]
    )
    // Literals that spread the one in which they meet do not report it again.
    let both = [
      "/p/Sources/App/F.swift": "fragment F on Hero { ...Table ...List }", path: "query Q { hero { ...F ...F } }",
    ]
    #expect(lines(both, reaching: modules).map { $0.prefix(22) } == ["/p/Sources/App/F.swift"])
    // A target's own definitions take precedence over those of others.
    let own = [path: "query Q { hero { ...Row } } fragment Row on Hero { age }"]
    #expect(lines(own, reaching: modules) == [])
    let ownAndOther = [path: "query Q { hero { ...Row ...List } } fragment Row on Hero { age }"]
    #expect(lines(ownAndOther, reaching: modules).count == 1)
  }

  @Test("Files belong to one target if their module is one, wherever they are")
  func modulesOfFiles() {
    let texts = [
      "Feed/Rows/Row.swift": "fragment Row on Hero { name }", "Feed/Views/Row.swift": "fragment Row on Hero { age }",
    ]
    func findings(module: String?) -> [String] {
      let files = texts.sorted { $0.key < $1.key }.map { path, text in
        EmbeddedTarget.File(path: "/p/\(path)", utf8: Array("enum E { #graphql(\"\(text)\") }".utf8), module: module)
      }
      let schema = ["/p/Schemas/Api.graphqls": Self.schema]
      let target = EmbeddedTarget(
        files,
        reaching: [],
        root: "/p",
        in: .inMemory(schema.merging(files.map { ($0.path, "") }) { $1 })
      )
      return target.checked().findings.map(\.message).filter { $0.contains("only one fragment") }
    }
    #expect(findings(module: nil) == [])
    #expect(
      findings(module: "Feed") == [
        "There can be only one fragment named \"Row\". The other one is at Feed/Views/Row.swift:1:29.",
        "There can be only one fragment named \"Row\". The other one is at Feed/Rows/Row.swift:1:29.",
      ]
    )
  }

  @Test("Those of another package are checked against a schema of the same name, and spread")
  func packages() {
    let query = ["/p/Sources/App/Q.swift": "query Q { hero { ...F } }"]
    let fragments = [
      "/d/Sources/D/F.swift": "fragment F on Hero { friend { ...G } }",
      "/d/Sources/D/G.swift": "fragment G on Hero { age }",
    ]
    var schemas = ["/p/Schemas/Api.graphqls": Self.schema, "/d/Schemas/Api.graphqls": Self.schema]
    #expect(lines(query, reaching: fragments, schemas: schemas) == [])
    schemas["/p/Schemas/Api.graphqls"] = Self.schema + " scalar Unused"
    #expect(lines(query, reaching: fragments, schemas: schemas) == [])
    // This package's copy of the schema has less.
    schemas["/p/Schemas/Api.graphqls"] = "type Query { hero: Hero } type Hero { name: String! friend: Hero }"
    #expect(
      lines(query, reaching: fragments, schemas: schemas) == [
        #"/p/Sources/App/Q.swift:1:40: error: Fragment "G" of another package is not valid for the schema of this one. "#
          + #"Cannot query field "age" on type "Hero". Did you mean "name"?"# + "\n"
          + "/d/Sources/D/G.swift:1:41: note: the schema does not allow this"
      ]
    )
    // A schema with another name is another schema.
    schemas["/d/Schemas/Other.graphqls"] = schemas.removeValue(forKey: "/d/Schemas/Api.graphqls")
    let unknown = lines(query, reaching: fragments, schemas: schemas)
    #expect(unknown.count == 1 && unknown[0].contains("Unknown fragment \"F\""))
    // Within a package, files with the same name in different folders are different schemas.
    let neighbor = ["/p/Sources/Lib/F.swift": "fragment F on Hero { name }"]
    schemas["/p/Sources/Lib/Schemas/Api.graphqls"] = Self.schema
    #expect(lines(query, reaching: neighbor, schemas: schemas).count == 1)
  }
}
