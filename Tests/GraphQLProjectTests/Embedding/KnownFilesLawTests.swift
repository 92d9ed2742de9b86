import SeededRandomness
import Testing

@testable import GraphQLProject

/// A target that is edited again and again. Checking it besides the files that are known from earlier checks gives what checking all of
/// it gives.
@Suite("Known files: a law")
struct KnownFilesLawTests {
  @Test(
    "After any edits, what is not known gives the findings and the code of a whole check",
    arguments: RandomRuns.seeds(25)
  )
  func law(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var project = EditedProject(&random)
    var code: [String: String] = [:]
    var keys: Set<Checksum> = []
    for _ in 0..<30 {
      let before = project
      project.edit(&random)
      let target = project.target()
      let current = target.fileKeys
      let result = target.checked(besides: Set(current.filter { keys.contains($0.value) }.keys))
      let whole = project.target().checked()
      #expect(result.findings == whole.findings, "\(project)")
      if whole.findings.contains(where: { $0.severity == .error }) {
        // Mistakes are taken back, mostly.
        if Int.random(in: 0..<6, using: &random) > 0 { project = before }
        continue
      }
      code = code.filter { result.known.contains($0.key) }.merging(result.code) { $1 }
      #expect(code == whole.code, "\(project)")
      keys = Set(current.filter { !result.filesWithFindings.contains($0.key) }.values)
    }
  }

  @Test(
    "After any edits, a target that keeps what it has read is one that was read anew",
    arguments: RandomRuns.seeds(25)
  )
  func kept(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var project = EditedProject(&random)
    var last = (project, project.target())
    _ = last.1.checked()
    for _ in 0..<20 {
      project.edit(&random)
      let target = project.target(after: project.hasSchema(of: last.0) ? last.1 : nil)
      let new = project.target()
      #expect(target.checksum == new.checksum, "\(project)")
      #expect(target.fileKeys == new.fileKeys, "\(project)")
      let (kept, whole) = (target.checked(), new.checked())
      #expect(kept.findings == whole.findings, "\(project)")
      #expect(kept.code == whole.code, "\(project)")
      last = (project, target)
    }
  }

  @Test("What an edited literal reaches in known files is compared with it")
  func identities() {
    let imported = "import InlineGraphQL\n"
    func target(_ selections: String) -> EmbeddedTarget {
      let files = [
        "/p/Sources/App/A.swift": imported
          + #"@GraphQLFragment("fragment A on Hero { any { ... on Hero { x: friend { name } } } }") struct A {}"#,
        "/p/Sources/App/Q.swift": imported + #"enum Q { #graphql("query Q { hero { \#(selections) ...A } }") }"#,
        "/p/Package.swift": "",
        "/p/Schemas/Api.graphqls": """
        type Query { hero: Hero }
        type Hero { id: ID! name: String friend: Hero any: Any }
        type Ship { id: ID name: String mate: Ship }
        union Any = Hero | Ship
        """,
      ]
      return EmbeddedTarget(
        files.filter { $0.key.hasPrefix("/p/Sources") }.sorted { $0.key < $1.key }
          .map { EmbeddedTarget.File(path: $0.key, utf8: Array($0.value.utf8)) },
        reaching: [],
        root: "/p",
        in: .inMemory(files)
      )
    }
    let before = target("name")
    #expect(before.checked().findings.isEmpty)
    let after = target("any { ... on Ship { x: mate { name } } }")
    let known = Set(after.fileKeys.filter { before.fileKeys[$0.key] == $0.value }.keys)
    #expect(known == ["/p/Sources/App/A.swift"])
    #expect(
      after.checked().findings.map(\.message).first?.contains("ask for its identity as fields of different types")
        == true
    )
    #expect(after.checked(besides: known).findings == after.checked().findings)
  }

  @Test("An edit leaves known what does not depend on it")
  func known() throws {
    func keys(_ edits: [String: String]) -> [String: Checksum] {
      let files = [
        "/p/Sources/App/A.swift": #"@GraphQLFragment("fragment A on Hero { name ...B }") struct A {}"#,
        "/p/Sources/App/B.swift": #"@GraphQLFragment("fragment B on Hero { name }") struct B {}"#,
        "/p/Sources/App/C.swift": #"@GraphQLFragment("fragment C on Hero { name }") struct C {}"#,
        "/p/Sources/App/Q.swift": #"enum Q { #graphql("query Q { hero { ...A } }") }"#,
        "/p/Schemas/Api.graphqls": "type Query { hero: Hero } type Hero { name: String rank: Int }",
      ].merging(edits) { $1 }
      return EmbeddedTarget(
        files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
          .map { EmbeddedTarget.File(path: $0.key, utf8: Array($0.value.utf8)) },
        reaching: [],
        root: "/p",
        in: .inMemory(files.merging(["/p/Package.swift": ""]) { $1 })
      ).fileKeys
    }
    let before = keys([:])
    func changed(_ path: String, _ text: String) -> String {
      let after = keys(["/p/\(path)": text])
      return before.keys.filter { before[$0] != after[$0] }.map { $0.suffix(7).prefix(1) }.sorted().joined()
    }
    let fragment = { (name: String, fields: String) in
      #"@GraphQLFragment("fragment \#(name) on Hero { \#(fields) }") struct \#(name) {}"#
    }
    #expect(changed("Sources/App/C.swift", fragment("C", "rank")) == "C")
    #expect(changed("Sources/App/B.swift", fragment("B", "rank")) == "ABQ")
    #expect(changed("Sources/App/A.swift", fragment("A", "rank ...B")) == "AQ")
    #expect(changed("Sources/App/B.swift", "\n// Moves lines.\n" + fragment("B", "name")) == "")
    #expect(changed("Schemas/Api.graphqls", "type Query { hero: Hero } type Hero { name: String }") == "ABCQ")
    #expect(keys(["/p/Sources/App/D.swift": fragment("A", "name")]).isEmpty, "it is not known which A is meant")
  }
}

/// A target of a few literals, and a module with fragments, in which one thing after the other changes.
private struct EditedProject: CustomStringConvertible {
  private struct File {
    var isFragment: Bool
    var name: String
    var fields: [String] = ["name"]
    var spreads: [String] = []
    var directive = ""
    var access = ""
    var lines = 0
    var words = ""
  }

  private static let fields = [
    "id", "rank", "old", "unit", "friend { id }", "ship { id }", "friend { friend { rank } }", "ship { id name }",
    "any { ... on Hero { x: friend { name } } }", "any { ... on Ship { x: mate { name } } }",
    "any { ... on Ship { x: mate { name } } }", "id: rank", "unknown",
  ]
  private static let directives = [
    "", "", "@refetchable(queryName: \"NAMEAgain\")", "@refetchable(queryName: \"Q5\")", "@assignable", "@updatable",
    "@argumentDefinitions(size: {type: \"Int\"})",
  ]
  private static let words = [
    "", "", "func show(_ f: any F0.Fields, _ c: F1.Case) {}", "extension Q5 {}", "typealias Other = F2",
  ]
  private static let enums = [
    "@GraphQLSchema public enum Api {}", "@GraphQLSchema(types: .used) public enum Api {}",
    "@GraphQLSchema(types: .used, names: .camelCase) public enum Api {}", "",
  ]
  private static let schemas = [
    "", "unused: Int", "rank: Float", "old: Int @deprecated(reason: \"No more.\")",
  ]

  private var files: [File]
  private var kit: [File]
  private var schemaEnum = enums[0]
  private var schemaField = ""

  init(_ random: inout SeededRandom) {
    files = (0..<8).map { File(isFragment: $0 < 5, name: $0 < 5 ? "F\($0)" : "Q\($0)") }
    kit = (0..<2).map { File(isFragment: true, name: "K\($0)", access: "public ") }
    for _ in 0..<10 { edit(&random) }
  }

  mutating func edit(_ random: inout SeededRandom) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: schemaEnum = Self.enums.randomElement(using: &random)!
    case 1: schemaField = Self.schemas.randomElement(using: &random)!
    case 2, 3: Self.change(&kit[Int.random(in: 0..<2, using: &random)], in: ["K0", "K1"], &random)
    default:
      Self.change(
        &files[Int.random(in: 0..<8, using: &random)],
        in: ["F0", "F1", "F2", "F3", "F4", "K0", "K1"],
        &random
      )
    }
  }

  private static func change(_ file: inout File, in fragments: [String], _ random: inout SeededRandom) {
    switch Int.random(in: 0..<16, using: &random) {
    case 0...4:
      file.fields = ["name"] + Self.fields.shuffled(using: &random).prefix(Int.random(in: 0..<3, using: &random))
    case 5...9:
      // Mostly those behind it, so that there are few circles.
      let later = fragments.filter { $0 > file.name || !file.isFragment || Int.random(in: 0..<20, using: &random) == 0 }
      file.spreads = later.shuffled(using: &random).prefix(Int.random(in: 0..<3, using: &random)).map { name in
        "...\(name)" + (Bool.random(using: &random) ? " @relay(mask: false)" : "")
      }
    case 10:
      let directive = Self.directives.randomElement(using: &random)!
      file.directive = file.isFragment ? directive.replacing("NAME", with: file.name) : ""
    case 11:
      if !file.isFragment {
        file.name = "Q\(Int.random(in: 5..<9, using: &random))"
      } else if file.name.hasPrefix("K") || file.access == "public " {
        file.name = ["K0", "K1", "F4"].randomElement(using: &random)!
      }
    case 12: file.access = ["", "", "public ", "private "].randomElement(using: &random)!
    case 13: file.words = Self.words.randomElement(using: &random)!
    default: file.lines += 1
    }
  }

  private func text(of file: File, number: Int) -> String {
    let selections = (file.fields + file.spreads).joined(separator: " ")
    let lines = String(repeating: "\n", count: file.lines)
    let imports = "import InlineGraphQL\nimport Kit\n\(lines)\(file.words)\n"
    if file.isFragment {
      return imports
        + "@GraphQLFragment(#\"fragment \(file.name) on Hero \(file.directive) { \(selections) }\"#) \(file.access)struct \(file.name) {}"
    }
    return imports + "\(file.access)enum E\(number) { #graphql(\"query \(file.name) { hero { \(selections) } }\") }"
  }

  private var texts: [String: String] {
    var texts = ["/p/Package.swift": "", "/p/Sources/App/Api.swift": "import InlineGraphQL\n\(schemaEnum)"]
    let fields =
      schemaField.hasPrefix("rank")
      ? "old: Int \(schemaField)"
      : schemaField.hasPrefix("old")
        ? "rank: Int \(schemaField)"
        : "old: Int rank: Int \(schemaField)"
    texts["/p/Schemas/Api.graphqls"] = """
      type Query { hero: Hero node(id: ID!): Node }
      interface Node { id: ID! }
      type Hero implements Node { id: ID! name: String! \(fields) unit: Unit friend: Hero ship: Ship any: Any }
      type Ship { id: ID name: String mate: Ship }
      union Any = Hero | Ship
      enum Unit { ONE }
      """
    for (number, file) in files.enumerated() {
      texts["/p/Sources/App/A\(number).swift"] = text(of: file, number: number)
    }
    for (number, file) in kit.enumerated() { texts["/p/Sources/Kit/K\(number).swift"] = text(of: file, number: number) }
    return texts
  }

  func hasSchema(of other: EditedProject) -> Bool { schemaField == other.schemaField }

  func target(after last: EmbeddedTarget? = nil) -> EmbeddedTarget {
    let texts = texts
    func files(of module: String) -> [EmbeddedTarget.File] {
      texts.filter { $0.key.hasPrefix("/p/Sources/\(module)/") }.sorted { $0.key < $1.key }
        .map { EmbeddedTarget.File(path: $0.key, utf8: Array($0.value.utf8), module: module) }
    }
    return EmbeddedTarget(
      files(of: "App"),
      reaching: files(of: "Kit"),
      root: "/p",
      in: .inMemory(texts),
      after: last
    )
  }

  var description: String {
    texts.sorted { $0.key < $1.key }.map { "// \($0.key)\n\($0.value)" }.joined(separator: "\n")
  }
}
