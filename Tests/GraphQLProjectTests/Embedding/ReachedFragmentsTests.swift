import PackageFixtures
import Testing

@testable import GraphQLLanguage
@testable import GraphQLProject

@Suite("Embedding: what a literal is told of fragments that it reaches through others")
struct ReachedFragmentsTests {
  private func result(_ literals: [String: String]) -> EmbeddedTarget.Result {
    var files = [
      "/p/Package.swift": "",
      "/p/Schemas/Api.graphqls": """
      type Query { hero: Hero } type Subscription { hero: Hero } type Hero { id: ID! name(unit: Unit): String! friend: Hero }
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

  /// Returns the lines of a file's embedding about fragments.
  private func fragments(_ literals: [String: String], of name: String) -> [String] {
    let code = result(literals).code["/p/Sources/App/\(name).swift"] ?? ""
    return code.matches(of: /#"(fragment .*?)"#/).map { String($0.1) }
  }

  private let chain = [
    "A": "query A($u: Unit) { hero { ...B } }",
    "B": "fragment B on Hero { friend { ...C } }",
    "C": "fragment C on Hero { ...D }",
    "D": "fragment D on Hero { name(unit: $u) }",
  ]

  @Test("It is told of those that it spreads; an operation, which declares them, with the variables of all behind them")
  func summaries() {
    #expect(fragments(chain, of: "A") == ["fragment B Hero EB.B $u:Unit"])
    #expect(fragments(chain, of: "B") == ["fragment C Hero EC.C"])
    #expect(fragments(chain, of: "D") == [])
    #expect(messages(chain) == [])
  }

  @Test("REL-21: a fragment that a query fetches again is told of the variables of all behind it")
  func refetchable() {
    var literals = chain
    literals["R"] = #"fragment R on Query @refetchable(queryName: "RQuery") { hero { ...B } }"#
    literals["A"] = "query A($u: Unit) { ...R }"
    #expect(fragments(literals, of: "R") == ["fragment B Hero EB.B $u:Unit"])
    #expect(messages(literals) == [])
  }

  @Test("Where a file has operations and fragments, the operations' fragments have their variables")
  func severalLiterals() {
    for extra in ["B", "C"] {
      var literals = chain
      literals["A"] = "query A($u: Unit) { hero { ...X } } fragment X on Hero { ...B } fragment Y on Hero { ...C }"
      literals["A"]? += "\"#) #graphql(#\"fragment Z on Hero { ...\(extra) }"
      #expect(fragments(literals, of: "A") == ["fragment B Hero EB.B $u:Unit", "fragment C Hero EC.C"])
      #expect(messages(literals).filter { !$0.contains("never used") } == [])
    }
  }

  @Test("A chain of fragments with a variable or an argument each is told of in text of its own length")
  func longChains() throws {
    func size(_ count: Int, _ definition: (Int) -> String, root: String) -> Int {
      var literals = ["Q": root]
      for index in 0..<count { literals["F\(index)"] = definition(index) }
      #expect(messages(literals) == [])
      return result(literals).code.values.reduce(0) { $0 + $1.utf8.count }
    }
    func spread(_ index: Int, of count: Int, _ arguments: String = "") -> String {
      index + 1 < count ? "friend { ...F\(index + 1) \(arguments) }" : ""
    }
    func variables(_ count: Int) -> Int {
      let declared = (0..<count).map { "$u\($0): Unit" }.joined(separator: " ")
      return size(
        count,
        { "fragment F\($0) on Hero { name(unit: $u\($0)) \(spread($0, of: count)) }" },
        root: "query Q(\(declared)) { hero { ...F0 } }"
      )
    }
    #expect(variables(200) < 3 * variables(100))
    func arguments(_ count: Int) -> Int {
      let own = #"@argumentDefinitions(u: {type: "Unit"})"#
      return size(
        count,
        { "fragment F\($0) on Hero \(own) { name(unit: $u) \(spread($0, of: count, "@arguments(u: $u)")) }" },
        root: "query Q { hero { ...F0 @arguments(u: ONE) } }"
      )
    }
    #expect(arguments(200) < 3 * arguments(100))
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

  @Test(
    "A variable that a fragment gives another one as an argument is the operation's, in whichever literals they are",
    arguments: [
      ("...Key @arguments(u: $v)", #"@argumentDefinitions(u: {type: "Unit"})"#, "Unit"), ("...Key(u: $v)", "", "Unit"),
      ("friend { ... { ...Key(u: $v) } }", "", "Unit"), ("...Key(u: $v)", "", "Unit!"),
    ]
  )
  func argumentsOfFragments(spread: String, directive: String, type: String) {
    let arguments = directive.isEmpty ? "($u: \(type))" : ""
    let fragments = [
      "Part": "fragment Part on Hero { \(spread) }",
      "Key": "fragment Key\(arguments) on Hero \(directive) { name(unit: $u) }",
    ]
    func messages(_ variables: String) -> [String] {
      self.messages(fragments.merging(["A": "query A\(variables) { hero { ...Part } }"]) { $1 })
    }
    #expect(messages("($v: \(type))") == [])
    let note = " / fragment \"Part\" uses \"$v\""
    #expect(messages("") == ["A: Variable \"$v\" is not defined by operation \"A\".\(note)"])
    #expect(
      messages("($v: Int)") == [
        "A: Variable \"$v\" of type \"Int\" used in position expecting type \"\(type)\".\(note)"
      ]
    )
  }

  @Test("Another field under the key \"id\" is told, however far away it is")
  func identity() {
    var literals = chain
    literals["D"] = "fragment D on Hero { id: name(unit: $u) }"
    #expect(
      messages(literals).filter { $0.hasPrefix("A: Fragment \"D\" has another field under the key \"id\"") }.count == 1
    )
  }

  @Test("@defer below a subscription is told, however far away it is")
  func deferral() {
    let literals = [
      "A": "subscription A { hero { ...B } }", "B": "fragment B on Hero { ...C }",
      "C": "fragment C on Hero { ... @defer { name } }",
    ]
    let told = messages(literals).filter { $0.hasPrefix("A: Fragment \"C\" has `@defer` or `@stream`") }
    #expect(told.count == 1)
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

  @Test("A conflict is told once the literals before it reach so many fragments that no more are asked")
  func conflictsBehindManySpreads() {
    var literals = [
      "Y": "fragment Y on Hero { name }",
      "Z": "query Z { hero { ...Y name: id } }",
    ]
    let count = 90
    for index in 0..<count {
      let spreads = ((index + 1)..<count).map { "...F\($0)" }.joined(separator: " ")
      literals["F\(index)"] = "fragment F\(index) on Hero { name friend { id \(spreads) } }"
    }
    let messages = messages(literals)
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasSuffix(
        #": Fields "name" conflict because "id" and "name" are different fields. Use different aliases on the fields to "#
          + #"fetch both if this was intentional. / the other field is in fragment "Y""#
      ) == true
    )
    literals["Z"] = "query Z { hero { ...Y } }"
    #expect(self.messages(literals) == [])
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

  @Test("A circle is told once, in the first of its literals; of a long one not every name")
  func circles() {
    var literals = ["A": "fragment A on Hero { friend { ...B } }", "B": "fragment B on Hero { friend { ...A } }"]
    literals["Q"] = "query Q { hero { ...A } }"
    #expect(messages(literals) == ["A: Cannot spread fragment \"A\" within itself via \"B\"."])
    let count = 200
    for index in 0..<count { literals["F\(index)"] = "fragment F\(index) on Hero { ...F\((index + 1) % count) }" }
    let long = messages(literals).filter { $0.hasPrefix("F") }
    #expect(long.count == 1)
    #expect(long.first?.hasPrefix("F0: Cannot spread fragment \"F0\" within itself via \"F1\", \"F2\",") == true)
    #expect(long.first?.hasSuffix("and 179 others.") == true)
  }

  @Test("Each fragment that is in a circle is in one that is told")
  func severalCircles() {
    let literals = [
      "A": "fragment A on Hero { friend { ...B ...C } }",
      "B": "fragment B on Hero { friend { ...A } }",
      "C": "fragment C on Hero { friend { ...A } }",
      "D": "fragment D on Hero { friend { ...F ...A } } fragment E on Hero { friend { ...G } }",
      "F": "fragment F on Hero { friend { ...D } }",
      "G": "fragment G on Hero { friend { ...E } }",
    ]
    #expect(
      messages(literals) == [
        "A: Cannot spread fragment \"A\" within itself via \"B\".",
        "C: Cannot spread fragment \"C\" within itself via \"A\".",
        "D: Cannot spread fragment \"D\" within itself via \"F\".",
        "D: Cannot spread fragment \"E\" within itself via \"G\".",
      ]
    )
  }
}
