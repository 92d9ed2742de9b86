import Testing

@testable import GraphQLLanguageServer

@Suite struct CompletionTests {
  static let schema = """
    directive @cached(seconds: Int!) on FIELD | QUERY
    type Query { hero(episode: Episode = JEDI, kind: Kind): Character, search(text: String!, first: Int): [Result!]!, ok: Boolean! }
    type Mutation { review(input: ReviewInput!, episodes: [Episode!]): Review }
    interface Character { "The name." name: String!, friends: [Character], old: Int @deprecated(reason: "Use name.") }
    type Human implements Character { name: String!, friends: [Character], old: Int, height(unit: Unit!): Float }
    type Droid implements Character { name: String!, friends: [Character], old: Int }
    type Planet { name: String }
    union Result = Human | Planet
    type Review { stars: Int! }
    input ReviewInput { stars: Int!, text: String, nested: ReviewInput, isGood: Boolean }
    enum Episode { NEWHOPE EMPIRE JEDI }
    enum Kind { GOOD BAD }
    enum Unit { METER FOOT }
    """

  static let fragments = """
    import InlineGraphQL
    @GraphQLFragment("fragment Card on Character { name }") struct Card {}
    @GraphQLFragment("fragment Place on Planet { name }") struct Place {}
    @GraphQLFragment("fragment Tall($unit: Unit!, $more: Int = 1) on Human { height(unit: $unit) }") struct Tall {}
    """

  static let cases: [(String, [String])] = [
    ("{ | }", ["hero", "search", "ok", "__typename", "__schema", "__type"]),
    ("{ h| }", ["hero", "search", "ok", "__typename", "__schema", "__type"]),
    ("{ hero { | } }", ["name", "friends", "old", "__typename"]),
    ("{ hero { name | } }", ["name", "friends", "old", "__typename"]),
    ("{ hero { friends { | ", ["name", "friends", "old", "__typename"]),
    ("{ alias: | }", ["hero", "search", "ok", "__typename", "__schema", "__type"]),
    ("{ search(text: \"a\") { | } }", ["__typename"]),
    ("{ hero { ... on | } }", ["Character", "Human", "Droid", "Result"]),
    ("{ search(text: \"\") { ... on | } }", ["Character", "Human", "Planet", "Result"]),
    ("{ hero { ...| } }", ["Card", "Tall", "on"]),
    ("{ search(text: \"\") { ...P| } }", ["Card", "Place", "Tall", "on"]),
    ("{ hero(|) { name } }", ["episode", "kind"]),
    ("{ hero(episode: JEDI, |) { name } }", ["kind"]),
    ("{ hero(episode: |) { name } }", ["NEWHOPE", "EMPIRE", "JEDI", "null"]),
    ("{ hero(episode: J|", ["NEWHOPE", "EMPIRE", "JEDI", "null"]),
    ("query Q($e: Episode, $n: Int) { hero(episode: |) { name } }", ["$e", "NEWHOPE", "EMPIRE", "JEDI", "null", "$n"]),
    ("query Q($n: Int, $e: Episode!) { hero(episode: $|) { name } }", ["$e", "$n"]),
    ("mutation M { review(|) { stars } }", ["input", "episodes"]),
    ("mutation M { review(input: {|}) { stars } }", ["stars", "text", "nested", "isGood"]),
    ("mutation M { review(input: { stars: 1, nested: { | } }) }", ["stars", "text", "nested", "isGood"]),
    ("mutation M { review(input: { isGood: | }) }", ["true", "false", "null"]),
    ("mutation M { review(episodes: [|]) }", ["NEWHOPE", "EMPIRE", "JEDI"]),
    ("query Q($e: |) { ok }", ["Episode", "Kind", "ReviewInput", "Unit", "Boolean", "Float", "ID", "Int", "String"]),
    (
      "query Q($e: [Ep|]) { ok }",
      ["Episode", "Kind", "ReviewInput", "Unit", "Boolean", "Float", "ID", "Int", "String"]
    ),
    ("{ hero { ...Tall(|) } }", ["unit", "more"]),
    ("{ hero { ...Tall(unit: |) } }", ["METER", "FOOT"]),
    ("fragment F on | { name }", ["Query", "Mutation", "Character", "Human", "Droid", "Planet", "Result", "Review"]),
    ("fragment F | { name }", ["on"]),
    ("fragment F on Human { ...|}", ["Card", "Tall", "on"]),
    ("fragment A on Human { name } fragment B on Human { ...|}", ["A", "Card", "Tall", "on"]),
    ("|", ["query", "mutation", "fragment"]),
    ("query |", []),
    ("query Q(|) { ok }", []),
    ("{ hero { name # comment |\n } }", []),
    ("{ search(text: \"|\") { __typename } }", []),
    ("query Q($e: Episode) { hero(episode: | ", ["$e", "NEWHOPE", "EMPIRE", "JEDI", "null"]),
    ("{ hero(kind: GOOD) | { name } }", ["hero", "search", "ok", "__typename", "__schema", "__type"]),
    ("{ hero @include(if: true) | { name } }", ["hero", "search", "ok", "__typename", "__schema", "__type"]),
    // What is being written has its closing brackets later.
    ("query A { hero { | \n}\nquery B { hero { name } }", ["name", "friends", "old", "__typename"]),
    ("query A { hero(episode: \n}\nquery B($k: Kind) { hero(kind: |) }", ["$k", "GOOD", "BAD", "null"]),
    ("query A { hero {\n  |\nquery B { hero { name } }", ["name", "friends", "old", "__typename"]),
    ("query A { hero { name\nfragment F on Human { | }", ["name", "friends", "old", "height", "__typename"]),
    ("{ unknown { | } }", []),
    ("{ hero { friends( | ", []),
  ]

  @Test(arguments: cases) func items(text: String, expected: [String]) throws {
    let editor = try Editor(["Schemas/S.graphqls": Self.schema, "Sources/App/Fragments.swift": Self.fragments])
    let labels = try editor.completions("Sources/App/Query.swift", Editor.swift(text))
    #expect(Set(labels) == Set(expected))
    #expect(labels.count == expected.count)
    // Variables of the right type, then other values.
    if expected.contains(where: { $0.hasPrefix("$") }) { #expect(labels == expected) }
  }

  @Test func directives() throws {
    let editor = try Editor(["Schemas/S.graphqls": Self.schema])
    let labels = try editor.completions("Sources/App/Query.swift", Editor.swift("{ hero @| { name } }"))
    #expect(Set(labels).isSuperset(of: ["include", "skip", "cached", "required", "catch", "connection"]))
    #expect(
      !labels.contains("refetchable") && !labels.contains("deprecated") && !labels.contains("relay_test_operation")
    )
    #expect(Set(labels).count == labels.count)
  }

  @Test func snippets() throws {
    let editor = try Editor(["Schemas/S.graphqls": Self.schema])
    let open = editor.open("Sources/App/Query.swift", Editor.swift("{\n  s|\n}"))
    let items = try editor.request("textDocument/completion", open)["items"]!.array!
    let search = items.first { $0["label"]?.string == "search" }
    #expect(search?["textEdit"]?["newText"]?.string == "search(text: ${1}) {\n  $0\n}")
    #expect(search?["detail"]?.string == "[Result!]!")
    let followed = editor.open("Sources/App/Query.swift", Editor.swift("{\n  s|(text: \"\") { __typename }\n}"))
    let other = try editor.request("textDocument/completion", followed)["items"]!.array!
    #expect(other.first { $0["label"]?.string == "search" }?["textEdit"]?["newText"]?.string == "search")
  }

  @Test func documentation() throws {
    let editor = try Editor(["Schemas/S.graphqls": Self.schema])
    let open = editor.open("Sources/App/Query.swift", Editor.swift("{ hero { | } }"))
    let items = try editor.request("textDocument/completion", open)["items"]!.array!
    #expect(items.first { $0["label"]?.string == "name" }?["documentation"]?["value"]?.string == "The name.")
    let old = items.first { $0["label"]?.string == "old" }
    #expect(old?["tags"] == [1])
    #expect(old?["documentation"]?["value"]?.string == "**Deprecated:** Use name.")
  }

  @Test func attachedMacros() throws {
    let editor = try Editor(["Schemas/S.graphqls": Self.schema])
    let fragment = try editor.completions("Sources/App/A.swift", "@GraphQLFragment(\"|\") struct Card {}")
    #expect(fragment == ["fragment"])
    let operation = try editor.completions("Sources/App/A.swift", "@GraphQLOperation(\"|\") struct Q {}")
    #expect(operation == ["query", "mutation"])
  }

  /// Fragments of a module are offered where it is imported, and only if they are visible there.
  @Test func modules() throws {
    let fragments = """
      import InlineGraphQL
      @GraphQLFragment("fragment Open on Character { name }") public struct Open {}
      @GraphQLFragment("fragment Closed on Character { name }") struct Closed {}
      @GraphQLFragment("fragment Own on Character { name }") private struct Own {}
      """
    let editor = try Editor(["Schemas/S.graphqls": Self.schema, "Sources/Kit/Fragments.swift": fragments])
    let text = Editor.swift("{ hero { ...| } }")
    #expect(try editor.completions("Sources/App/Query.swift", text) == ["on"])
    #expect(try Set(editor.completions("Sources/App/Query.swift", "import Kit\n" + text)) == ["Open", "on"])
    #expect(
      try Set(editor.completions("Sources/App/Query.swift", "@testable import Kit\n" + text)) == [
        "Open", "Closed", "on",
      ]
    )
    #expect(try Set(editor.completions("Sources/Kit/Query.swift", text)) == ["Open", "Closed", "on"])
  }

  /// A module that is exported again is seen by those who import the other.
  @Test func exportedModules() throws {
    let editor = try Editor([
      "Schemas/S.graphqls": Self.schema,
      "Sources/Kit/Card.swift": "@GraphQLFragment(\"fragment Card on Character { name }\") public struct Card {}",
      "Sources/Umbrella/Exports.swift": "@_exported import Middle",
      "Sources/Middle/Exports.swift": "@_exported public import Kit",
    ])
    let text = Editor.swift("{ hero { ...| } }")
    #expect(try editor.completions("Sources/App/Query.swift", "import Umbrella\n" + text) == ["Card", "on"])
    #expect(try editor.completions("Sources/App/Query.swift", "import Other\n" + text) == ["on"])
  }

  @Test func schemaFiles() throws {
    let editor = try Editor(["Schemas/S.graphqls": Self.schema])
    let types = try editor.completions("Schemas/S.graphqls", Self.schema + "\ntype More { a: | }")
    #expect(types.contains("Character") && types.contains("Int") && !types.contains("ReviewInput"))
    let inputs = try editor.completions("Schemas/S.graphqls", Self.schema + "\ninput More { a: | }")
    #expect(inputs.contains("ReviewInput") && !inputs.contains("Character"))
    let interfaces = try editor.completions("Schemas/S.graphqls", Self.schema + "\ntype More implements |")
    #expect(interfaces == ["Character"])
    let words = try editor.completions("Schemas/S.graphqls", Self.schema + "\n|")
    #expect(words.contains("type") && words.contains("extend") && !words.contains("query"))
  }
}
