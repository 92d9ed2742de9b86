import GraphQLFiles
import GraphQLProject
import PackageFixtures
import Testing

@Suite("GraphQL that no code uses")
struct UnusedGraphQLTests {
  private static let schema = """
    type Query { node(id: ID!): Node hero(kind: Kind, first: Int): Hero people(first: Int, after: String): People }
    type Mutation { rename(to: String): Hero }
    type Hero implements Node { id: ID! name: String full_name: String age(unit: Int): Int friends: [Hero] home: Planet }
    type Planet { name: String mass: Int } interface Node { id: ID! } enum Kind { A }
    type People { edges: [PersonEdge] pageInfo: PageInfo! total: Int } type PersonEdge { cursor: String node: Hero weight: Int }
    type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
    """

  private static let api = "import InlineGraphQL\n@GraphQLSchema(names: .camelCase) public enum Api {}\n"

  /// Searches the module App, and others by the folders of their files.
  private func found(_ files: [String: String], offering offered: Set<String> = []) -> [String] {
    var texts = files.mapKeys { "/p/Sources/\($0)" }
    texts["/p/Sources/Kit/Api.swift"] = Self.api
    let all = texts.merging(["/p/Package.swift": "", "/p/Schemas/Api.graphqls": Self.schema]) { $1 }
    func swiftFiles(of module: String) -> [EmbeddedTarget.File] {
      texts.filter { $0.key.hasPrefix("/p/Sources/\(module)/") }.sorted { $0.key < $1.key }
        .map { EmbeddedTarget.File(path: $0.key, utf8: Array($0.value.utf8), module: module) }
    }
    // Kit ← App ← Tests
    let dependencies = ["Kit": [], "App": ["Kit"], "Tests": ["Kit", "App"]] as [String: Set<String>]
    var modules: [String: UnusedGraphQL.Module] = [:]
    for (name, below) in dependencies {
      let result = EmbeddedTarget(
        swiftFiles(of: name),
        reaching: below.sorted().flatMap(swiftFiles),
        root: "/p",
        in: .inMemory(all)
      ).checked()
      #expect(result.findings == [])
      modules[name] = UnusedGraphQL.Module(
        files: swiftFiles(of: name),
        literals: result.literals,
        dependents: Set(dependencies.filter { $0.value.contains(name) }.keys),
        dependencies: below,
        isOffered: offered.contains(name)
      )
    }
    return UnusedGraphQL(in: modules).findings.map(\.description).map { $0.replacing("/p/Sources/", with: "") }
  }

  private func found(_ graphQL: String, _ swift: String) -> [String] {
    let app = "import InlineGraphQL\nimport Kit\nenum Queries { #graphql(\"\"\"\n\(graphQL)\n\"\"\") }\n"
    return found(["App/A.swift": app, "App/B.swift": swift]).map { $0.replacing("App/A.swift:", with: "") }
  }

  @Test(
    "Fields that nothing reads are told, and what contains them only once",
    arguments: [
      (
        "query Q { hero { name age } }", "Queries.Q(); x.hero?.name",
        ["4:23: warning: No Swift code reads the field \"age\" of \"Q\". Remove it."]
      ),
      (
        "query Q { hero { name } }", "Queries.Q()",
        ["4:11: warning: No Swift code reads the field \"hero\" of \"Q\". Remove it."]
      ),
      (
        "query Q { he: hero { n: name } }", "Queries.Q(); x.he.name",
        ["4:22: warning: No Swift code reads the field \"n\" of \"Q\". Remove it."]
      ),
      ("query Q { hero { full_name } }", "Queries.Q(); x.hero.fullName", []),
      ("query Q { hero { full_name } }", "Queries.Q(); x.hero.full_name", []),
      (
        "query Q { hero { id name __typename } }", "Queries.Q(); x.hero",
        ["4:21: warning: No Swift code reads the field \"name\" of \"Q\". Remove it."]
      ),
      (
        "query Q { hero { ... { name } } }", "Queries.Q(); x.hero",
        ["4:24: warning: No Swift code reads the field \"name\" of \"Q\". Remove it."]
      ),
      ("query Q { hero { name @required(action: NONE) } }", "Queries.Q(); x.hero", []),
      ("mutation Q { rename { name } }", "Queries.Q()", []),
      // Code reads properties by key paths, in extensions, and in the strings of a store's updater.
      ("query Q { hero { name age } }", "Queries.Q(); \\X.hero?.name, \\.age", []),
      ("query Q { hero { name } }", "extension Queries.Q.Data { var n: String? { hero?.name } }", []),
      ("query Q { hero { name } }", "Queries.Q(); record[\"hero\"]?[\"name\"]", []),
      ("query Q { hero { name } }", "Queries.Q(); x.`hero`?.`name`", []),
    ] as [(String, String, [String])]
  )
  func fields(graphQL: String, swift: String, findings: [String]) { #expect(found(graphQL, swift) == findings) }

  @Test("The library reads what a connection needs, and code the rest")
  func connections() {
    let query = """
      query Q($first: Int, $after: String) { people(first: $first, after: $after) @connection(key: "Q_people") {
      edges { cursor weight node { name } } pageInfo { hasNextPage endCursor } total } }
      """
    #expect(
      found(query, "Queries.Q(); x.people") == [
        "5:16: warning: No Swift code reads the field \"weight\" of \"Q\". Remove it.",
        "5:30: warning: No Swift code reads the field \"name\" of \"Q\". Remove it.",
        "5:74: warning: No Swift code reads the field \"total\" of \"Q\". Remove it.",
      ]
    )
    #expect(found(query, "Queries.Q(); x.people; y.weight; z.name; x.total") == [])
  }

  @Test(
    "Operations and fragments that nothing names are told alone",
    arguments: [
      ("query Q { hero { name } }", "struct Quark {}", ["4:7: warning: Operation \"Q\" is never used. Remove it."]),
      ("query Q { hero { name } }", "// Q is for later.\nx.hero.name", []),
      ("fragment F on Hero { name }", "x.name", ["4:10: warning: Fragment \"F\" is never used."]),
      ("fragment F on Hero { name }", "F(x).name", []),
      ("fragment F on Hero { name }", "func f(_ hero: some F_Key) { x.name }", []),
      ("fragment F on Hero { name } query Q { hero { ...F } }", "Queries.Q(); x.hero.name", []),
    ] as [(String, String, [String])]
  )
  func definitions(graphQL: String, swift: String, findings: [String]) {
    #expect(found(graphQL, swift) == findings)
  }

  @Test("The struct of an operation or a fragment is no use of it")
  func attached() {
    let app = """
      import InlineGraphQL
      import Kit
      @GraphQLOperation("query Other { hero { name } }") struct Mine {}
      @GraphQLFragment("fragment Card on Hero { name }") struct Card {}
      """
    #expect(
      found(["App/A.swift": app]) == [
        "App/A.swift:3:26: warning: Operation \"Mine\" is never used. Remove it.",
        "App/A.swift:4:28: warning: Fragment \"Card\" is never used.",
      ]
    )
    #expect(found(["App/A.swift": app, "App/B.swift": "Mine(); Card(x).name; x.hero"]) == [])
  }

  @Test(
    "Variables and arguments that always have their default are told",
    arguments: [
      (
        "query Q($k: Kind = A) { hero(kind: $k) { name } }", "Queries.Q()",
        ["4:9: warning: Variable \"$k\" of \"Q\" never gets a value, so it is always A. Write that instead."]
      ),
      (
        "query Q($k: Kind) { hero(kind: $k) { name } }", "Queries.Q()",
        ["4:9: warning: Variable \"$k\" of \"Q\" never gets a value, so it is never sent. Remove it."]
      ),
      ("query Q($k: Kind) { hero(kind: $k) { name } }", "Queries.Q(k: .a)", []),
      ("query Q($k: Kind!) { hero(kind: $k) { name } }", "Queries.Q()", []),
      ("query Q($some_kind: Kind) { hero(kind: $some_kind) { name } }", "Queries.Q(someKind: .a)", []),
      (
        "query Q { hero { ...F } } fragment F on Hero @argumentDefinitions(u: {type: \"Int\", defaultValue: 2}) { age(unit: $u) }",
        "Queries.Q(); x.age",
        ["4:67: warning: Argument \"u\" of fragment \"F\" is never passed, so it is always 2. Write that instead."]
      ),
      (
        "query Q { hero { ...F @arguments(u: 1) } } fragment F on Hero @argumentDefinitions(u: {type: \"Int\"}) { age(unit: $u) }",
        "Queries.Q(); x.age", []
      ),
      (
        "query Q { hero { ...F } } fragment F on Hero @refetchable(queryName: \"R\") @argumentDefinitions(u: {type: \"Int\"}) { age(unit: $u) }",
        "Queries.Q(); x.age; f.refetch(.init(u: 1))", []
      ),
    ] as [(String, String, [String])]
  )
  func defaults(graphQL: String, swift: String, findings: [String]) {
    #expect(found(graphQL, swift + "; x.hero.name") == findings)
  }

  private let card =
    "import InlineGraphQL\n@GraphQLFragment(\"fragment Card on Hero { name age home { mass } }\") public struct Card {}\n"

  @Test("Code counts in the modules that see a type, and protocols in those below")
  func modules() {
    let app = "import InlineGraphQL\nimport Kit\n@GraphQLOperation(\"query Q { hero { ...Card } }\") struct Q {}\n"
    let kit = ["Kit/Card.swift": card, "App/Q.swift": app]
    let use = ["App/Use.swift": "Q(); x.hero.age", "Tests/Test.swift": "x.home.mass"]
    #expect(
      found(kit.merging(use) { $1 }) == [
        "Kit/Card.swift:2:43: warning: No Swift code reads the field \"name\" of \"Card\". Remove it."
      ]
    )
    // App cannot see what Tests reads of its own types, unless these are of Kit.
    let below = ["Kit/Named.swift": "protocol Named { var hero: Int { get } }\nfunc f(_ x: some Named) { x.hero }"]
    let all = kit.merging(use) { $1 }.merging(["App/Use.swift": "Q(); x.age; x.name"]) { $1 }
    #expect(found(all) == ["App/Q.swift:3:30: warning: No Swift code reads the field \"hero\" of \"Q\". Remove it."])
    #expect(found(all.merging(below) { $1 }) == [])
  }

  @Test("Other packages may use what a library offers publicly")
  func offered() {
    let own = "import InlineGraphQL\n@GraphQLFragment(\"fragment Own on Hero { name }\") struct Own {}\n"
    let files = ["Kit/Card.swift": card, "Kit/Own.swift": own]
    #expect(found(files, offering: ["Kit"]) == ["Kit/Own.swift:2:28: warning: Fragment \"Own\" is never used."])
    #expect(found(files).count == 2)
  }
}

extension [String: String] {
  fileprivate func mapKeys(_ change: (String) -> String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: map { (change($0), $1) })
  }
}
