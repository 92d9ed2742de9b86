import Testing

@testable import GraphQLCompiler

@Suite("Embedding: what a literal is told of fragments that it reaches through others")
struct ReachedFragmentsTests {
  private func result(_ literals: [String: String]) -> EmbeddedTarget.Result {
    var files = [
      "/p/Package.swift": "",
      "/p/Schemas/Api.graphqls": """
      type Query { hero: Hero } type Hero { id: ID! name(unit: Unit): String! friend: Hero }
      enum Unit { ONE }
      """,
    ]
    for (name, text) in literals { files["/p/Sources/App/\(name).swift"] = "enum E\(name) { #graphql(#\"\(text)\"#) }" }
    let swift = files.filter { $0.key.hasSuffix(".swift") && $0.key != "/p/Package.swift" }.sorted { $0.key < $1.key }
    let target = EmbeddedTarget(
      swift.map { EmbeddedTarget.File(path: $0.key, utf8: Array($0.value.utf8)) },
      reaching: [],
      root: "/p",
      in: .inMemory(files)
    )
    return target.checked()
  }

  private func messages(_ literals: [String: String]) -> [String] {
    result(literals).findings.map { finding in
      let file = FilePath.stem(of: finding.place.file)
      return ([file + ": " + finding.message] + finding.notes.map(\.message)).joined(separator: " / ")
    }
  }

  private let chain = [
    "A": "query A($u: Unit) { hero { ...B } }",
    "B": "fragment B on Hero { friend { ...C } }",
    "C": "fragment C on Hero { ...D }",
    "D": "fragment D on Hero { name(unit: $u) }",
  ]

  @Test("It is told of those that it spreads, with the variables of all behind them")
  func summaries() throws {
    let code = result(chain).code
    let lines = { (name: String) in
      code["/p/Sources/App/\(name).swift"]?.split(separator: "\n").filter { $0.contains("#\"fragment ") } ?? []
    }
    #expect(lines("A") == [##"    #"fragment B Hero EB.B $u:Unit"#,"##])
    #expect(lines("B") == [##"    #"fragment C Hero EC.C $u:Unit"#,"##])
    #expect(lines("D") == [])
    #expect(messages(chain) == [])
  }

  @Test("A variable that is missing is told with the fragment that uses it, and once")
  func variables() {
    var literals = chain
    literals["A"] = "query A { hero { ...B ...C friend { ...D } } }"
    #expect(
      messages(literals) == [
        "A: Variable \"$u\" is not defined by operation \"A\". / fragment \"D\" uses \"$u\""
      ]
    )
    literals["A"] = "query A($u: Int) { hero { ...B ...C } }"
    #expect(messages(literals).count == 1)
    literals["A"] = "query A($u: Unit, $v: Unit) { hero { ...B } }"
    #expect(messages(literals) == ["A: Variable \"$v\" is never used in operation \"A\". / remove \"$v\""])
  }

  @Test("Another field under the key \"id\" is told, however far away it is")
  func identity() {
    var literals = chain
    literals["D"] = "fragment D on Hero { id: name(unit: $u) }"
    #expect(
      messages(literals).filter { $0.hasPrefix("A: Fragment \"D\" has another field under the key \"id\"") }.count == 1
    )
  }

  @Test("Fields that conflict are told where they meet, and where that is spread")
  func conflicts() {
    var literals = chain
    literals["C"] = "fragment C on Hero { name ...D }"
    let messages = messages(literals)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("C: Fields \"name\" conflict because they have differing arguments.") == true)
    literals["E"] = "query E($u: Unit) { hero { friend { name } ...B } }"
    literals["C"] = "fragment C on Hero { ...D }"
    #expect(self.messages(literals).map { $0.prefix(8) } == ["E: Field"])
  }

  @Test("Fields are compared with the values of arguments, wherever these are given")
  func arguments() {
    let literals = [
      "A": "query A { hero { name(unit: ONE) ...B } }",
      "B": "fragment B on Hero { ...C @arguments(u: ONE) }",
      "C": #"fragment C on Hero @argumentDefinitions(u: {type: "Unit"}) { name(unit: $u) }"#,
    ]
    #expect(messages(literals) == [])
    var others = literals
    others["A"] = "query A { hero { name ...B } }"
    #expect(messages(others).map { $0.prefix(8) } == ["A: Field"])
  }

  @Test("A circle is told in each of its literals; of a long one not every name")
  func circles() {
    var literals = ["A": "fragment A on Hero { friend { ...B } }", "B": "fragment B on Hero { friend { ...A } }"]
    literals["Q"] = "query Q { hero { ...A } }"
    #expect(
      messages(literals) == [
        "A: Cannot spread fragment \"A\" within itself via \"B\".",
        "B: Cannot spread fragment \"B\" within itself via \"A\".",
      ]
    )
    let count = 200
    for index in 0..<count { literals["F\(index)"] = "fragment F\(index) on Hero { ...F\((index + 1) % count) }" }
    let long = messages(literals).filter { $0.hasPrefix("F") }
    // A and B are two of the hundred literals that are told.
    #expect(long.count == 98)
    #expect(long.allSatisfy { $0.contains("and 179 others.") })
  }
}
