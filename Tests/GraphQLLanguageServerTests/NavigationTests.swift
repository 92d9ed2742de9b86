import GraphQLJSON
import Testing

@testable import GraphQLLanguageServer

@Suite struct NavigationTests {
  static let files = [
    "Schemas/S.graphqls": CompletionTests.schema,
    "Sources/App/Card.swift": """
    import InlineGraphQL
    @GraphQLFragment("fragment Card on Character { name }") struct Card {}
    // Card in a comment, and in a string:
    let text = "Card \\(Card.self)"
    func show(_ card: some Card_Key) -> Card { Card(key: card) }
    """,
    "Sources/App/Other.swift": "import InlineGraphQL\nenum Other { #graphql(\"query Other { hero { ...Card } }\") }\n",
  ]

  static let query = """
    query Q($kind: Kind, $unit: Unit! = METER) @cached(seconds: 1) {
      first: hero(kind: $kind) { name ...Card ... on Human { height(unit: $unit) } }
      search(text: "") { ... on Planet { name } }
    }
    """

  /// Each name, the place of its definition, and what a hover shows.
  static let names: [(at: String, definition: String?, hover: String?)] = [
    ("qu|ery Q", nil, nil),
    ("query Q|(", "Sources/App/Query.swift:6: Q", "query Q"),
    ("Q($ki|nd", "Sources/App/Query.swift:6: $kind", "$kind: Kind"),
    ("$kind: Ki|nd", "Schemas/S.graphqls:12: Kind", "enum Kind { GOOD BAD }"),
    ("= MET|ER", "Schemas/S.graphqls:13: METER", "Unit.METER"),
    ("@cac|hed", "Schemas/S.graphqls:1: cached", "directive @cached(seconds: Int!) on FIELD | QUERY"),
    ("(seco|nds", "Schemas/S.graphqls:1: seconds", "seconds: Int!"),
    ("fi|rst: hero", "Sources/App/Query.swift:7: first", "Query.hero(episode: Episode = JEDI, kind: Kind): Character"),
    ("first: he|ro", "Schemas/S.graphqls:2: hero", "Query.hero(episode: Episode = JEDI, kind: Kind): Character"),
    ("hero(ki|nd:", "Schemas/S.graphqls:2: kind", "kind: Kind"),
    ("(kind: $ki|nd", "Sources/App/Query.swift:6: $kind", "$kind: Kind"),
    ("{ na|me ...Card", "Schemas/S.graphqls:4: name", "Character.name: String!"),
    ("...Ca|rd", "Sources/App/Card.swift:2: Card", "fragment Card on Character { name }"),
    ("on Hu|man", "Schemas/S.graphqls:5: Human", "type Human implements Character"),
    ("sea|rch", "Schemas/S.graphqls:2: search", "Query.search(text: String!, first: Int): [Result!]!"),
    ("text: \"|\"", nil, nil),
    ("on Planet { na|me", "Schemas/S.graphqls:7: name", "Planet.name: String"),
  ]

  @Test(arguments: names) func definitions(at mark: String, definition: String?, hover: String?) throws {
    let editor = try Editor(Self.files)
    let place = Self.query.replacing(mark.replacing("|", with: ""), with: mark, maxReplacements: 1)
    #expect(place != Self.query)
    let parameters = editor.open("Sources/App/Query.swift", Editor.swift(place))
    let found = try editor.request("textDocument/definition", parameters)
    #expect(try (found.array ?? []).map(editor.text) == (definition.map { [$0] } ?? []))
    let shown = try editor.request("textDocument/hover", parameters)
    let first = shown["contents"]?["value"]?.string?.split(separator: "\n").dropFirst().first.map(String.init)
    #expect(first == hover)
  }

  @Test func swiftProperties() throws {
    let editor = try Editor(Self.files)
    for (mark, expected) in [
      ("fi|rst: hero", "var first: Character_first?  // Q.Data"),
      ("{ na|me ...Card", "var name: String  // Q.Data.Character_first"),
      ("on Planet { na|me", "var name: String?  // Q.Data.Result_search.AsPlanet"),
    ] {
      let place = Self.query.replacing(mark.replacing("|", with: ""), with: mark, maxReplacements: 1)
      let parameters = editor.open("Sources/App/Query.swift", Editor.swift(place))
      let markdown = try editor.request("textDocument/hover", parameters)["contents"]?["value"]?.string ?? ""
      #expect(markdown.contains("```swift\n\(expected)\n```"), "\(markdown)")
    }
  }

  @Test func deprecation() throws {
    let editor = try Editor(Self.files)
    let parameters = editor.open("Sources/App/Query.swift", Editor.swift("{ hero { ol|d } }"))
    let markdown = try editor.request("textDocument/hover", parameters)["contents"]?["value"]?.string
    #expect(markdown?.hasSuffix("**Deprecated:** Use name.") == true)
  }

  @Test func references() throws {
    let editor = try Editor(Self.files)
    var parameters = editor.open("Sources/App/Query.swift", Editor.swift("query Q { hero { ...Ca|rd } }")).object!
    parameters["context"] = ["includeDeclaration": true]
    let fragment = try editor.request("textDocument/references", .object(parameters)).array!.map(editor.text)
    #expect(
      fragment == [
        "Sources/App/Card.swift:2: Card", "Sources/App/Other.swift:2: Card", "Sources/App/Query.swift:6: Card",
        "Sources/App/Card.swift:2: Card", "Sources/App/Card.swift:4: Card", "Sources/App/Card.swift:5: Card_Key",
        "Sources/App/Card.swift:5: Card", "Sources/App/Card.swift:5: Card",
      ]
    )
    let field = editor.open("Sources/App/Query.swift", Editor.swift("query Q { he|ro { name } }"))
    let fields = try editor.request("textDocument/references", field).array!.map(editor.text)
    #expect(fields == ["Sources/App/Other.swift:2: hero", "Sources/App/Query.swift:6: hero"])
  }

  /// From a schema's file, the uses in Swift are found.
  @Test func referencesOfSchema() throws {
    let editor = try Editor(Self.files)
    editor.open("Sources/App/Query.swift", Editor.swift("query Q($k: Kind) { hero(kind: GOOD) { name } }"))
    let schema = CompletionTests.schema
    let type = editor.open("Schemas/S.graphqls", schema.replacing("enum Kind", with: "enum Ki|nd"))
    let types = try editor.request("textDocument/references", type).array!.map(editor.text)
    #expect(types == ["Schemas/S.graphqls:2: Kind", "Sources/App/Query.swift:6: Kind"])
    let value = editor.open("Schemas/S.graphqls", schema.replacing("{ GOOD", with: "{ GO|OD"))
    let values = try editor.request("textDocument/references", value).array!.map(editor.text)
    #expect(values == ["Sources/App/Query.swift:6: GOOD"])
  }

  @Test func renameFragment() throws {
    let editor = try Editor(Self.files)
    var parameters = editor.open("Sources/App/Query.swift", Editor.swift("query Q { hero { ...Ca|rd } }")).object!
    let prepared = try editor.request("textDocument/prepareRename", .object(parameters))
    #expect(prepared["placeholder"]?.string == "Card")
    parameters["newName"] = "HeroCard"
    let files = try editor.applied(editor.request("textDocument/rename", .object(parameters)))
    #expect(
      files["Sources/App/Card.swift"] == """
        import InlineGraphQL
        @GraphQLFragment("fragment HeroCard on Character { name }") struct HeroCard {}
        // Card in a comment, and in a string:
        let text = "Card \\(HeroCard.self)"
        func show(_ card: some HeroCard_Key) -> HeroCard { HeroCard(key: card) }
        """
    )
    #expect(files["Sources/App/Other.swift"]?.contains("...HeroCard }") == true)
    #expect(files["Sources/App/Query.swift"]?.contains("...HeroCard }") == true)
    #expect(files.count == 3)
  }

  @Test func renameVariable() throws {
    let editor = try Editor(Self.files)
    var parameters = editor.open(
      "Sources/App/Query.swift",
      Editor.swift(
        "query A($kind: Kind) { hero(kind: $ki|nd) { name } }\nquery B($kind: Kind) { hero(kind: $kind) { name } }"
      )
    ).object!
    parameters["newName"] = "k"
    let files = try editor.applied(editor.request("textDocument/rename", .object(parameters)))
    #expect(
      files["Sources/App/Query.swift"]
        == Editor.swift(
          "query A($k: Kind) { hero(kind: $k) { name } }\nquery B($kind: Kind) { hero(kind: $kind) { name } }"
        )
    )
  }

  @Test func renameOperation() throws {
    let editor = try Editor(NavigationTests.files)
    let code = "func f(_ data: Q.Data) async { _ = Q() }\n"
    var parameters = editor.open("Sources/App/Query.swift", Editor.swift("query Q| { hero { name } }") + code).object!
    parameters["newName"] = "Heroes"
    let files = try editor.applied(editor.request("textDocument/rename", .object(parameters)))
    let renamed =
      Editor.swift("query Heroes { hero { name } }") + "func f(_ data: Heroes.Data) async { _ = Heroes() }\n"
    #expect(files == ["Sources/App/Query.swift": renamed])
  }

  @Test func renameAlias() throws {
    let editor = try Editor(NavigationTests.files)
    var parameters = editor.open("Sources/App/Query.swift", Editor.swift("query Q { fi|rst: hero { name } }")).object!
    parameters["newName"] = "one"
    let files = try editor.applied(editor.request("textDocument/rename", .object(parameters)))
    #expect(files == ["Sources/App/Query.swift": Editor.swift("query Q { one: hero { name } }")])
  }

  @Test(
    arguments: [
      ("query Q { hero { ...Ca|rd } }", "1st", "\"1st\" is not a name in GraphQL."),
      ("query Q { hero { ...Ca|rd } }", "Card", "There is a fragment \"Card\" already."),
      (
        "query Q { he|ro { name } }", "x",
        "\"hero\" is a name of the schema. Give a field an alias to call it otherwise here."
      ),
      ("query Q($a: Kind, $b: Kind) { hero(kind: $|a) { name } }", "b", "There is a variable \"$b\" already."),
      ("query Q |{ hero { name } }", "x", "There is no name to change here."),
    ]
  )
  func refusedRename(text: String, name: String, message: String) throws {
    let editor = try Editor(Self.files)
    var parameters = editor.open("Sources/App/Query.swift", Editor.swift(text)).object!
    parameters["newName"] = .string(name)
    #expect(throws: EditorError.self) {
      do { try editor.request("textDocument/rename", .object(parameters)) } catch {
        #expect("\(error)" == message)
        throw error
      }
    }
  }
}
