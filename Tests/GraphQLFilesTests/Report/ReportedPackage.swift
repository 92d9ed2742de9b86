import GraphQLFiles
import GraphQLProject
import PackageFixtures
import Testing

/// The package of the tests of reports: the modules Kit and App, which depends on it.
struct ReportedPackage {
  private static let schema = """
    type Query { node(id: ID!): Node hero(kind: Kind, filter: Filter, old: Int @deprecated(reason: "Old.")): Character }
    type Mutation { rename(to: String): Hero }
    interface Node { id: ID! }
    interface Character { id: ID! name: String age: Int @deprecated }
    "Somebody."
    type Hero implements Character & Node { id: ID! name: String age: Int home: Planet height: Float }
    type Planet { name: String mass: Int moons: [Moon] }
    type Moon { name: String }
    type Ghost { name: String }
    enum Kind { A B @deprecated(reason: "Use A.") }
    enum Mood { GOOD }
    input Filter { mood: Mood former: Int @deprecated(reason: "Gone.") inner: Inner }
    input Inner { x: Int }
    input Other { x: Int }
    scalar Date
    """

  private let texts: [String: String]

  /// - Parameter files: Swift files by their paths in `Sources`.
  init(_ files: [String: String]) {
    let api = ["Kit/Api.swift": "import InlineGraphQL\n@GraphQLSchema public enum Api {}\n"]
    texts = Dictionary(
      uniqueKeysWithValues: api.merging(files) { $1 }.map { ("/p/Sources/\($0)", "import InlineGraphQL\n\($1)") }
    )
  }

  private func files(of module: String) -> [EmbeddedTarget.File] {
    texts.filter { $0.key.hasPrefix("/p/Sources/\(module)/") }.sorted { $0.key < $1.key }
      .map { EmbeddedTarget.File(path: $0.key, utf8: Array($0.value.utf8), module: module) }
  }

  func report() -> GraphQLReport {
    let system = FileSystem.inMemory(
      texts.merging(["/p/Package.swift": "", "/p/Schemas/Api.graphqls": Self.schema]) { $1 }
    )
    let dependencies = ["Kit": [], "App": ["Kit"]] as [String: Set<String>]
    var modules: [String: UnusedGraphQL.Module] = [:]
    for (name, below) in dependencies {
      let result = EmbeddedTarget(
        files(of: name),
        reaching: below.sorted().flatMap(files),
        root: "/p",
        in: system
      ).checked()
      #expect(result.findings.filter { $0.severity == .error } == [])
      modules[name] = UnusedGraphQL.Module(
        files: files(of: name),
        literals: result.literals,
        dependents: name == "Kit" ? ["App"] : [],
        dependencies: below,
        isOffered: false
      )
    }
    let all = (files(of: "App") + files(of: "Kit")).map { EmbeddedTarget.File(path: $0.path, utf8: $0.utf8) }
    let sent = SentDocuments(of: Set(all.map(\.path)), among: all, in: system)
    #expect(sent.findings.filter { $0.severity == .error } == [])
    return GraphQLReport(of: "P", in: "/p", modules, sending: sent.documents)
  }
}
