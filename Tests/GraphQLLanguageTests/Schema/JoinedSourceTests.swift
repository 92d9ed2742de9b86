import Testing

@testable import GraphQLLanguage

@Suite("Schemas of several files")
struct JoinedSourceTests {
  private func joined(_ texts: [String], made: Set<Int> = []) -> Source {
    let files = texts.enumerated().map { (Source($1, name: "\($0).graphqls"), isMade: made.contains($0)) }
    return Source(joining: files, name: "Schemas/S")
  }

  /// Returns where the error of a schema is, with all its places: `file:line:column message`.
  private func error(_ texts: [String]) throws -> String {
    let source = joined(texts)
    let error = try #require(throws: Diagnostic.self) { try Schema(source) }
    let lines = LineMap(source)
    let places = error.ranges.map { range in
      let (file, location) = lines.place(at: range.start)
      return "\(file):\(location.line):\(location.column)"
    }
    return places.joined(separator: " ") + " " + error.message
  }

  @Test(
    "Extensions may be in any file, before or behind what they extend",
    arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]]
  )
  func order(order: [Int]) throws {
    let texts = [
      "type Query { a: A }", "\u{FEFF}extend type Query { b: Int }\nextend union U = B", "# nothing but a comment",
      "union U = A type A { x: Int } type B { y: Int } extend schema @d directive @d on SCHEMA",
    ]
    let schema = try Schema(joined(order.map { texts[$0] }))
    #expect(schema.field(named: "b", on: "Query")?.type.namedType.value == "Int")
    #expect(Array(schema.possibleTypes(of: "U")) == ["A", "B"])
    #expect(schema.directives.map(\.name.value) == ["d"] && schema.problems.isEmpty)
  }

  @Test("A file is whole: what it leaves open does not go on in the next")
  func open() throws {
    let braces = try error(["type A { x: Int", "y: Int }"])
    #expect(braces == "0.graphqls:1:16 Syntax Error: Expected Name, found <EOF>.")
    let members = ["type A { x: Int }", "type B { y: Int }\nunion U =", "type C { z: Int }"]
    let union = try error(members)
    #expect(union == "1.graphqls:2:10 Syntax Error: Expected Name, found <EOF>.")
    let parsed = #expect(throws: Diagnostic.self) { try Document(parsing: joined(members)) }
    #expect(parsed?.message == "Syntax Error: Expected Name, found <EOF>.")
    let string = try error([#"type A { x: Int } """open"#, #"""" type B { y: Int }"#])
    #expect(string == "0.graphqls:1:26 Syntax Error: Unterminated string.")
  }

  @Test("A name that two files define is told with both")
  func twice() throws {
    #expect(
      try error(["type A { x: Int }", "scalar S\n  scalar A"])
        == #"0.graphqls:1:6 1.graphqls:2:10 There can be only one type named "A"."#
    )
    #expect(
      try error(["schema { query: A }", "type A { x: Int }", "\n\nschema { query: A }"])
        == "2.graphqls:3:1 Must provide only one schema definition."
    )
  }

  @Test("Syntax errors inside of types, which are found later, have their place, too")
  func later() throws {
    let source = joined(["type Query { a: A }", "# second\ntype A {\n  x: ]\n}"])
    let schema = try Schema(source)
    _ = schema.type(named: "A")
    let place = LineMap(source).place(at: try #require(schema.problems.first?.ranges.first?.start))
    #expect(place.file == "1.graphqls" && place.location.line == 3 && place.location.column == 6)
  }

  @Test("What was made of a file has the file's beginning as its place, as has what only the client has")
  func made() throws {
    let source = joined(["type Query { a: Int }", "type A {\n  x: Int\n}"], made: [1])
    let place = LineMap(source).place(at: source.utf8.count - 1)
    #expect(place.file == "1.graphqls" && place.location.line == 1 && place.location.column == 1)
    let whole = source.adding(clientDefinitions: "type Note { id: ID! }")
    #expect(LineMap(whole).place(at: whole.utf8.count - 1).location.line == 1)
    let schema = try Schema(whole)
    let client = try #require(schema.field(named: "id", on: "Note"))
    #expect(schema.hasClientDefinitions && schema.isOfClient(client))
    let service = try #require(schema.field(named: "x", on: "A"))
    #expect(!schema.isOfClient(service))
  }
}
