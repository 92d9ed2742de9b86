import GraphQLFiles
import Testing

@Suite("The report of a package")
struct GraphQLReportTests {
  private static let card = "@GraphQLFragment(\"fragment Card on Character { name ...Row }\") public struct Card {}"
  private static let row = "import Kit\n@GraphQLFragment(\"fragment Row on Character { id }\") public struct Row {}"
  private static let query =
    "import Kit\n@GraphQLOperation(\"query Q($kind: Kind) { hero(kind: $kind) { ...Card } }\") struct HeroQuery {}"

  private static let files = [
    "Kit/Card.swift": card, "Kit/Row.swift": row, "App/Q.swift": query,
    "App/Use.swift": "let query = HeroQuery()", "App/Names.swift": "func show(_ key: any Card_Key) {}",
  ]

  @Test("An operation has its document as sent, its size, its fragments, and the files that name its struct")
  func operations() throws {
    let report = ReportedPackage(Self.files).report()
    let operation = try #require(report.operations.first)
    #expect(report.package == "P" && report.operations.count == 1)
    #expect(operation.name == "Q" && operation.kind == "query" && operation.swiftName == "HeroQuery")
    #expect(operation.schema == "Schemas/Api.graphqls")
    #expect(operation.place == .init(file: "Sources/App/Q.swift", line: 3, column: 26))
    #expect(
      operation.document == """
        query Q($kind:Kind){hero(kind:$kind){__typename ...Card id}}
        fragment Card on Character{__typename name ...Row id}
        fragment Row on Character{__typename id}
        """
    )
    #expect(operation.bytes == operation.document.utf8.count && operation.id.count == 64)
    #expect(operation.fields == 8 && operation.depth == 2)
    #expect(operation.fragments == ["Card"] && operation.fragmentsSent == 2)
    #expect(operation.usedBy == ["Sources/App/Use.swift"])
  }

  @Test("A fragment has those that spread it, and the files that name its struct or its key")
  func fragments() {
    let report = ReportedPackage(Self.files).report()
    #expect(report.fragments.map(\.name) == ["Card", "Row"])
    #expect(report.fragments.map(\.type) == ["Character", "Character"])
    #expect(report.fragments.map(\.fragments) == [["Row"], []])
    #expect(
      report.fragments.map(\.spreadBy) == [[.init(kind: "query", name: "Q")], [.init(kind: "fragment", name: "Card")]]
    )
    #expect(report.fragments.map(\.usedBy) == [["Sources/App/Names.swift"], []])
  }

  @Test("The query of a refetchable fragment is an operation, which the files of the fragment use")
  func refetchable() throws {
    let fragment = """
      @GraphQLFragment("fragment Card on Hero @refetchable(queryName: \\"CardQuery\\") { height }") public struct Card {}
      """
    let report = ReportedPackage(["Kit/Card.swift": fragment, "App/Use.swift": "import Kit\nlet card: Card? = nil"])
      .report()
    let operation = try #require(report.operations.first)
    #expect(operation.name == "CardQuery" && operation.swiftName == "Card.RefetchQuery")
    #expect(operation.fragments == ["Card"] && operation.usedBy == ["Sources/App/Use.swift"])
    #expect(report.fragments[0].spreadBy == [.init(kind: "query", name: "CardQuery")])
    let query = try #require(report.schemas[0].types.first { $0.name == "Query" })
    #expect(query.fields.map(\.name) == ["node"] && query.fields[0].arguments == ["id"])
    #expect(query.unusedFields == ["hero"])
  }

  @Test(
    "What definitions use of a schema",
    arguments: [
      // What is selected, its types, and what is reached by values; a field of an interface counts for the types that implement it.
      (
        "query Q { hero { name ... on Hero { home { mass } } } }",
        ["Character: id name", "Hero: id name home", "Planet: mass", "Query: hero"]
      ),
      (
        "query Q($filter: Filter) { hero(filter: $filter) { id } }",
        ["Character: id", "Filter", "Inner", "Mood", "Query: hero(filter)"]
      ),
      ("query Q { hero(kind: A) { id } }", ["Character: id", "Kind", "Query: hero(kind)"]),
      ("mutation Q { rename(to: \"x\") { height } }", ["Hero: id height", "Mutation: rename(to)"]),
    ] as [(String, [String])]
  )
  func schema(graphQL: String, types: [String]) throws {
    let schema = try #require(ReportedPackage(["App/Q.swift": Self.literal(graphQL)]).report().schemas.first)
    let used = schema.types.map { type in
      let fields = type.fields.map { field in
        field.name + (field.arguments.isEmpty ? "" : "(\(field.arguments.joined(separator: " ")))")
      }
      return type.name + (fields.isEmpty ? "" : ": " + fields.joined(separator: " "))
    }
    // Built-in scalars are no types of the schema's own.
    #expect(used.filter { !["ID", "Int", "Float", "String"].contains($0) } == types)
    #expect(schema.name == "Api" && schema.path == "Schemas/Api.graphqls")
    #expect(schema.unusedTypes.contains("Ghost") && schema.unusedTypes.contains("Date"))
    #expect(Set(schema.unusedTypes).isDisjoint(with: schema.types.map(\.name)))
  }

  @Test("Types have their users, descriptions and unused fields")
  func types() throws {
    let query = "query Q { hero { ... on Hero { height } } }"
    let schema = try #require(ReportedPackage(["App/Q.swift": Self.literal(query)]).report().schemas.first)
    let hero = try #require(schema.types.first { $0.name == "Hero" })
    #expect(hero.kind == "object" && hero.description == "Somebody.")
    #expect(hero.usedBy == [.init(kind: "query", name: "Q")])
    #expect(hero.fields.map(\.usedBy) == [hero.usedBy, hero.usedBy] && hero.fields.map(\.type) == ["ID!", "Float"])
    #expect(hero.unusedFields == ["name", "age", "home"])
  }

  @Test(
    "Uses of what is deprecated have their reasons and places",
    arguments: [
      ("query Q { hero { age } }", ["Character.age: No longer supported at 2:56"]),
      ("query Q { hero(kind: B) { id } }", ["Kind.B: Use A. at 2:60"]),
      ("query Q { hero(filter: {former: 1}) { id } }", ["Filter.former: Gone. at 2:63"]),
      ("query Q { hero(old: 1) { id } }", ["Query.hero(old:): Old. at 2:54"]),
      ("query Q { hero(kind: A) { id } }", []),
    ] as [(String, [String])]
  )
  func deprecated(graphQL: String, uses: [String]) {
    let report = ReportedPackage(["App/Q.swift": Self.literal(graphQL)]).report()
    #expect(
      report.schemas[0].deprecatedUses.map { use in
        "\(use.coordinate): \(use.reason) at \(use.place.line):\(use.place.column)"
      } == uses
    )
  }

  @Test("What no code uses is as `unused` tells it, and a package without GraphQL has an empty report")
  func unused() {
    let report = ReportedPackage(["App/Q.swift": Self.literal("query Q { hero { name } }")]).report()
    #expect(
      report.unused == [
        .init(
          message: "Operation \"Q\" is never used. Remove it.",
          place: .init(file: "Sources/App/Q.swift", line: 2, column: 45)
        )
      ]
    )
    let empty = ReportedPackage([:]).report()
    #expect(empty.operations == [] && empty.fragments == [] && empty.schemas == [] && empty.unused == [])
  }

  private static func literal(_ graphQL: String) -> String {
    "import Kit; enum Queries { #graphql(#\"\(graphQL)\"#) }"
  }
}
