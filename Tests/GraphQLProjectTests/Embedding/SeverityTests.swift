import PackageFixtures
import Testing

@testable import GraphQLProject

@Suite("Severities of warnings")
struct SeverityTests {
  private static let schema = """
    type Query { old: Int @deprecated(reason: "Use new.") new: Date node(id: ID @deprecated(reason: "No.")): Item } scalar Date
    type Item @typePolicy(keyFields: "id", connectionFields: "id") { id: ID! }
    """

  private static let app = """
    import InlineGraphQL
    @GraphQLSchema enum Api {}
    enum Queries { #graphql("query Q { old node(id: 1) { id } }") }
    """

  private func lines(
    _ inlineGraphQL: String,
    _ files: [String: String] = ["/p/Sources/App/A.swift": app],
    client: String? = nil
  ) -> [String] {
    var others = [
      "/p/Package.swift": "", "/p/Schemas/Api.graphqls": Self.schema, "/p/Schemas/Api.client.graphqls": client,
    ]
    .compactMapValues(\.self)
    others["/p/.graphqlrc.json"] =
      #"{"schema": "Schemas/Api.graphqls", "extensions": {"inlineGraphQL": {\#(inlineGraphQL)}}}"#
    return target(files, others).checked().findings.map(\.description)
  }

  private func target(_ files: [String: String], _ others: [String: String]) -> EmbeddedTarget {
    EmbeddedTarget(
      files.sorted { $0.key < $1.key }.map { EmbeddedTarget.File(path: $0.key, utf8: Array($0.value.utf8)) },
      reaching: [],
      root: "/p",
      in: .inMemory(others.merging(files) { $1 })
    )
  }

  @Test("Without a configuration, warnings are warnings")
  func defaults() {
    #expect(
      lines("") == [
        "/p/Sources/App/A.swift:2:1: warning: The custom scalar \"Date\" is a String. Declare what it is in the enum, even if it is "
          + "one: typealias Date = Swift.String",
        "/p/Sources/App/A.swift:3:36: warning: The field Query.old is deprecated. Use new.",
        "/p/Sources/App/A.swift:3:45: warning: Field \"Query.node\" argument \"id\" is deprecated. No.",
        "/p/Schemas/Api.graphqls:2:40: warning: \"connectionFields\" of \"@typePolicy\" has no effect: a store knows of key fields "
          + "alone. Remove the argument.",
      ]
    )
  }

  @Test("Each kind of warning is an error, a warning or nothing")
  func kinds() {
    let kinds = ["deprecatedUsage": 2, "unmappedScalar": 1, "policyWithoutEffect": 1]
    for (kind, count) in kinds {
      let failing = lines("\"severity\": {\"\(kind)\": \"error\"}")
      // What is said of literals may be a consequence of an error in the schema.
      let told = kind == "policyWithoutEffect" ? 1 : 4
      #expect(failing.count == told && failing.count { $0.contains("error: ") } == count, "\(kind) \(failing)")
      #expect(lines("\"severity\": {\"\(kind)\": \"warn\"}") == lines(""))
      #expect(lines("\"severity\": {\"\(kind)\": \"off\"}").count == 4 - count, "\(kind)")
    }
    let all = kinds.keys.map { "\"\($0)\": \"off\"" }.joined(separator: ", ")
    #expect(lines("\"severity\": {\(all)}") == [])
    let client = "extend type Item { note: String! }"
    #expect(lines("\"severity\": {\(all)}", client: client).count == 1)
    #expect(lines("\"severity\": {\(all), \"nonNullClientField\": \"off\"}", client: client) == [])
  }

  @Test("Files that match a pattern have other severities, and the last one counts")
  func overrides() {
    let query = "enum E { #graphql(\"query Q { old }\") }"
    let files = ["App/A", "Old/B", "Old/New/C"].reduce(into: [String: String]()) { files, path in
      files["/p/Sources/\(path).swift"] = query.replacing("Q", with: String(path.last!))
    }
    let found = lines(
      """
      "severity": {"deprecatedUsage": "error", "policyWithoutEffect": "off"}, "overrides": [
        {"files": "Sources/Old/**", "severity": {"deprecatedUsage": "off"}},
        {"files": ["Sources/None/*", "Sources/Old/New/*"], "severity": {"deprecatedUsage": "warn"}}
      ]
      """,
      files
    )
    let message = "The field Query.old is deprecated. Use new."
    #expect(
      found == [
        "/p/Sources/App/A.swift:1:30: error: \(message)", "/p/Sources/Old/New/C.swift:1:30: warning: \(message)",
      ]
    )
  }

  @Test(
    "A configuration that names no warning or severity is an error",
    arguments: [
      (#""severity": {"unused": "off"}"#, #"There is no warning "unused"."#),
      (
        #""severity": {"deprecatedUsages": "off"}"#,
        #"There is no warning "deprecatedUsages". Did you mean "deprecatedUsage"?"#
      ),
      (#""severity": {"deprecatedUsage": 0}"#, #"The severity of "deprecatedUsage" must be "error", "warn" or "off"."#),
      (#""severity": "off""#, #""severity" must be an object, such as {"deprecatedUsage": "off"}."#),
      (
        #""overrides": [{"severity": {}}]"#,
        #""files" of "overrides" must be a pattern of paths, such as "Sources/Old/**", or a list of them."#
      ),
    ]
  )
  func malformed(members: String, message: String) {
    #expect(
      lines(members, ["/p/Sources/App/A.swift": "enum E { #graphql(\"query Q { new }\") }"])
        == ["/p/Sources/App/A.swift:1:10: error: /p/.graphqlrc.json: \"extensions.inlineGraphQL\": \(message)"]
    )
  }

  @Test("A fragment that nothing uses is a warning where a configuration asks for it")
  func unusedFragments() {
    let fragment = "@GraphQLFragment(\"fragment Row on Item { id }\") struct Row {}"
    func found(_ row: String = fragment, _ other: String = "let other = 1", asks: Bool = true) -> [String] {
      lines(
        #""severity": {"deprecatedUsage": "off", "policyWithoutEffect": "off"\#(asks ? #", "unusedFragment": "error""# : "")}"#,
        ["/p/Sources/App/Row.swift": row, "/p/Sources/App/Other.swift": other]
      )
    }
    #expect(found() == ["/p/Sources/App/Row.swift:1:28: error: Fragment \"Row\" is never used."])
    #expect(found(asks: false) == [])
    let definitions = "enum Rows { #graphql(\"fragment Row on Item { id } fragment Other on Item { ...Row }\") }"
    #expect(found(definitions) == ["/p/Sources/App/Row.swift:1:60: error: Fragment \"Other\" is never used."])
    // Other modules may see it, GraphQL spreads it, or code names it.
    #expect(found(fragment.replacing("struct", with: "public struct")) == [])
    #expect(found(fragment, "enum E { #graphql(\"query Q { node { ...Row } }\") }") == [])
    #expect(found(fragment, "func show(_ row: Row) {}") == [])
    #expect(found(fragment + "\nextension Row { var text: String { data.id } }") == [])
  }

  @Test("An error in a literal is told, whatever a schema is warned of")
  func literalsOfWarnedSchemas() {
    let files = ["/p/Sources/App/A.swift": "enum E { #graphql(\"query Q { nwe }\") }"]
    #expect(lines("", files).map { $0.contains("error: ") } == [true, false])
  }

  @Test("The checksum knows the severities")
  func checksum() {
    let texts = ["", #""severity": {"deprecatedUsage": "off"}"#, #""severity": {"policyWithoutEffect": "off"}"#]
    let checksums = texts.map { text in
      let configuration = #"{"schema": "Schemas/Api.graphqls", "extensions": {"inlineGraphQL": {\#(text)}}}"#
      return target(
        ["/p/Sources/App/A.swift": Self.app],
        ["/p/Package.swift": "", "/p/Schemas/Api.graphqls": Self.schema, "/p/.graphqlrc.json": configuration]
      ).checksum
    }
    #expect(Set(checksums).count == 3)
  }
}
