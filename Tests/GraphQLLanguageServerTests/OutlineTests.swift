import GraphQLJSON
import Testing

@testable import GraphQLLanguageServer

@Suite struct OutlineTests {
  static let text = Editor.swift(
    "# All.\nquery Q($kind: Kind) {\n  first: hero(kind: $kind) @include(if: true) {\n    name ...Card\n  }\n}"
  )

  private func opened() throws -> (Editor, GraphQLJSONValue) {
    let editor = try Editor(NavigationTests.files)
    return (editor, editor.open("Sources/App/Query.swift", Self.text))
  }

  @Test func symbols() throws {
    let (editor, parameters) = try opened()
    let symbols = try editor.request("textDocument/documentSymbol", parameters)
    #expect(symbols[0]?["name"] == "Q" && symbols.array?.count == 1)
    let hero = symbols[0]?["children"]?[0]
    #expect(hero?["name"] == "first")
    #expect(hero?["children"]?.array?.map { $0["name"] } == ["name"])
  }

  @Test func foldingRanges() throws {
    let (editor, parameters) = try opened()
    let ranges = try editor.request("textDocument/foldingRange", parameters)
    #expect(ranges == [["startLine": 6, "endLine": 9], ["startLine": 7, "endLine": 8]])
  }

  @Test func selectionRanges() throws {
    let (editor, parameters) = try opened()
    let all = try editor.request(
      "textDocument/selectionRange",
      ["textDocument": parameters["textDocument"]!, "positions": [["line": 8, "character": 9]]]
    )
    var texts: [String] = []
    var next = all[0]
    while let range = next {
      let uri = parameters["textDocument"]!["uri"]!
      texts.append(
        try editor.text(of: ["uri": uri, "range": range["range"]!]).split(separator: ": ", maxSplits: 1)[1].description
      )
      next = range["parent"]
    }
    #expect(texts.first == "name")
    #expect(texts.count == 6 && texts.allSatisfy { texts.last!.contains($0) })
  }

  @Test func semanticTokens() throws {
    let (editor, parameters) = try opened()
    let numbers = try editor.request("textDocument/semanticTokens/full", parameters)["data"]!.array!.map { $0.int! }
    let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
    var (line, character) = (0, 0)
    var words: [String] = []
    for index in stride(from: 0, to: numbers.count, by: 5) {
      character = numbers[index] == 0 ? character + numbers[index + 1] : numbers[index + 1]
      line += numbers[index]
      let word = lines[line].dropFirst(character).prefix(numbers[index + 2])
      words.append("\(word):\(SemanticTokenType(rawValue: numbers[index + 3])!)")
    }
    #expect(
      words == [
        "# All.:comment", "query:keyword", "Q:function", "$kind:variable", "Kind:type", "first:property",
        "hero:property",
        "kind:parameter", "$kind:variable", "@include:decorator", "if:parameter", "true:keyword", "name:property",
        "Card:function",
      ]
    )
  }

  @Test(
    arguments: [
      ("{ hero(|) { name } }", "hero(episode: Episode = JEDI, kind: Kind)", nil as Int?),
      ("{ hero(episode: JEDI, kind: |) { name } }", "hero(episode: Episode = JEDI, kind: Kind)", 1),
      ("{ hero(episode: |", "hero(episode: Episode = JEDI, kind: Kind)", 0),
      ("{ hero @cached(seconds: |1) { name } }", "@cached(seconds: Int!)", 0),
      ("{ hero(kind: GOOD) { name | } }", nil, nil),
    ]
  )
  func signatures(text: String, label: String?, active: Int?) throws {
    let editor = try Editor(NavigationTests.files)
    let help = try editor.request(
      "textDocument/signatureHelp",
      editor.open("Sources/App/Query.swift", Editor.swift(text))
    )
    #expect(help["signatures"]?[0]?["label"]?.string == label)
    #expect(help["signatures"]?[0]?["activeParameter"]?.int == active)
  }
}
