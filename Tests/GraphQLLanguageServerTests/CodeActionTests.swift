import GraphQLJSON
import Testing

@testable import GraphQLLanguageServer

@Suite struct CodeActionTests {
  /// Returns the titles of the changes at the mark of a file, and the file after each.
  private func actions(_ text: String, selecting length: Int = 0) throws -> [(title: String, text: String)] {
    let editor = try Editor(NavigationTests.files)
    let path = "Sources/App/Query.swift"
    let parameters = editor.open(path, text)
    var end = parameters["position"]!.object!
    end["character"] = .int(end["character"]!.int! + length)
    let result = try editor.request(
      "textDocument/codeAction",
      [
        "textDocument": parameters["textDocument"]!,
        "range": ["start": parameters["position"]!, "end": .object(end)], "context": ["diagnostics": []],
      ]
    )
    return try result.array!.map { ($0["title"]!.string!, try editor.applied($0["edit"]!)[path] ?? "") }
  }

  @Test func fixes() throws {
    let found = try actions(Editor.swift("query Q { hero { na|m } }"))
    try #require(found.map(\.title) == ["Replace \"nam\" with \"name\""])
    #expect(found[0].text == Editor.swift("query Q { hero { name } }"))
    #expect(try actions(Editor.swift("query Q { hero { na|me } }")).isEmpty)
  }

  @Test("all suggestions are offered") func suggestions() throws {
    let editor = try Editor(["Schemas/S.graphqls": "type Query { name: Int, nama: Int }"])
    let parameters = editor.open("Sources/App/Query.swift", Editor.swift("query Q { nam|o }"))
    let range: GraphQLJSONValue = ["start": parameters["position"]!, "end": parameters["position"]!]
    let found = try editor.request(
      "textDocument/codeAction",
      ["textDocument": parameters["textDocument"]!, "range": range]
    )
    #expect(
      Set(found.array!.compactMap { $0["title"]?.string }) == [
        "Replace \"namo\" with \"name\"", "Replace \"namo\" with \"nama\"",
      ]
    )
  }

  @Test(
    arguments: [
      ("query Q { hero(kind: $|k) { name } }", "query Q($k: Kind) { hero(kind: $k) { name } }"),
      ("query Q($a: Int) { hero(kind: $|k) { name } }", "query Q($a: Int, $k: Kind) { hero(kind: $k) { name } }"),
      ("query Q { search(text: $|k) { __typename } }", "query Q($k: String!) { search(text: $k) { __typename } }"),
    ]
  )
  func missingVariables(text: String, expected: String) throws {
    let found = try actions(Editor.swift(text)).filter { $0.title.hasPrefix("Add the variable") }
    #expect(found.map(\.text) == [Editor.swift(expected)])
  }

  @Test func extraction() throws {
    let found = try actions(Editor.swift("query Q {\n  hero {\n    |name\n    old\n  }\n}"), selecting: 4)
    try #require(found.map(\.title) == ["Extract the fragment \"Q_hero\""])
    #expect(
      found[0].text == Editor.swift("query Q {\n  hero {\n    ...Q_hero\n    old\n  }\n}") + """

        @GraphQLFragment(
          #\"""
          fragment Q_hero on Character {
            name
          }
          \"""#
        )
        struct Q_hero {}

        """
    )
    // A part of a selection is none.
    #expect(try actions(Editor.swift("query Q { hero { |name } }"), selecting: 2).isEmpty)
    let nested = try actions(Editor.swift("query Q { |hero { friends { name } } ok }"), selecting: 25)
    try #require(nested.map(\.title) == ["Extract the fragment \"Q_Query\""])
    #expect(nested[0].text.contains("fragment Q_Query on Query {\n    hero { friends { name } }\n  }"))
  }

  @Test func groups() throws {
    let found = try actions(Editor.swift("query Q($a: Boolean!) { hero { ... @in|clude(if: $a) { name } } }"))
    try #require(found.map(\.title) == ["Name the group by @alias"])
    #expect(found[0].text.contains("... @include(if: $a) @alias(as: \"details\") { name }"))
    #expect(try actions(Editor.swift("query Q { hero { ... on Hu|man { name } } }")).isEmpty)
  }

  @Test func selectedFields() throws {
    let query = Editor.swift("query Q {\n  hero {\n    name\n  }\n}")
    let found = try actions(query + "func f(_ data: Q.Data) { print(data.hero?.ol|d) }")
    try #require(found.map(\.title) == ["Select \"old\" of \"Character\" in \"Q\""])
    #expect(found[0].text.hasPrefix(Editor.swift("query Q {\n  hero {\n    old\n    name\n  }\n}")))
    let root = try actions(query + "func f(_ data: Q.Data) { print(data.o|k) }")
    #expect(root.map(\.title) == ["Select \"ok\" of \"Query\" in \"Q\""])
    // What is no field, or selected, is Swift's.
    for code in ["data.hero?.nm|ae", "data.hero?.na|me", "other.ol|d", "ol|d", "data.fri|ends"] {
      #expect(try actions(query + "func f(_ data: Q.Data) { print(\(code)) }").isEmpty, "\(code)")
    }
  }

  @Test func swiftDefinitions() throws {
    let editor = try Editor(NavigationTests.files)
    let query = Editor.swift("query Q { first: hero { name } ok }")
    for (code, expected) in [
      ("data.fir|st", ["Sources/App/Query.swift:6: first"]), ("data.first?.na|me", ["Sources/App/Query.swift:6: name"]),
      ("Q|(x)", ["Sources/App/Query.swift:6: Q"]), ("data.oth|er", []), ("fir|st", []),
      ("Card(key: x).data.na|me", ["Sources/App/Card.swift:2: name", "Sources/App/Query.swift:6: name"]),
    ] {
      let parameters = editor.open("Sources/App/Query.swift", query + "func f(_ data: Q.Data) { print(\(code)) }")
      let found = try editor.request("textDocument/definition", parameters)
      #expect(try found.array?.map(editor.text) == expected, "\(code)")
    }
  }

  @Test func formatting() throws {
    let editor = try Editor(NavigationTests.files)
    let parameters = editor.open("Sources/App/Query.swift", Editor.swift("query Q{hero{name # The name.\n}}"))
    let edits = try editor.request("textDocument/formatting", parameters)
    let files = try editor.applied([
      "changes": .object(GraphQLJSONObject([(editor.uri("Sources/App/Query.swift").string!, edits)]))
    ])
    #expect(
      files["Sources/App/Query.swift"] == Editor.swift("query Q {\n  hero {\n    name # The name.\n  }\n}")
    )
  }
}
