import GraphQLLanguage
import GraphQLValidation
import SeededRandomness
import Testing

@Suite struct SchemaErrorTests {
  @Test(arguments: [
    ("type Query { a: Int ", "Syntax Error: Expected Name, found <EOF>.", 20),
    ("type Query { a: Int } }", "Syntax Error: Unexpected \"}\".", 22),
    ("type { a: Int }", "Syntax Error: Expected Name, found \"{\".", 5),
    ("type A { a: Int  type B { b: Int }", "Syntax Error: Expected \":\", found Name \"B\".", 22),
    ("", "Syntax Error: Unexpected <EOF>.", 0),
    ("typo A { a: Int }", "Syntax Error: Unexpected Name \"typo\".", 0),
    ("type A { a: Int \"unterminated }", "Syntax Error: Unterminated string.", 31),
    ("type A { a: Int } type A { b: Int }", "There can be only one type named \"A\".", 5),
    ("directive @a on FIELD directive @a on FIELD", "There can be only one directive named \"@a\".", 11),
    (
      "type Query { a: Int } schema { query: Query } schema { query: Query }",
      "Must provide only one schema definition.", 46
    ),
    ("type Query { a: Int } { a }", "A schema cannot hold operations; move this one to a document.", 22),
    ("type Query { a: Int } query Q { a }", "A schema cannot hold operations; move this one to a document.", 22),
    ("fragment F on Q { a }", "A schema cannot hold fragments; move \"F\" to a document.", 9),
    ("schema { query: Query, query: }", "Syntax Error: Expected Name, found \"}\".", 30),
  ])
  func aTextThatIsNoSchemaIsRefused(text: String, message: String, offset: Int) throws {
    let error = #expect(throws: Diagnostic.self) { try Schema(sdl: Source(text)) }
    #expect(error?.message == message)
    #expect(error?.ranges.first?.start == offset)
  }

  @Test func anErrorInABodyShowsWhenTheTypeIsAskedFor() throws {
    let schema = try Schema(sdl: Source("type Query { a: A } type A { b: } enum E { }"))
    #expect(schema.problems.isEmpty)
    #expect(schema.type(named: "Query") != nil)
    #expect(schema.problems.isEmpty)
    #expect(schema.type(named: "A")?.fields?.isEmpty == true)
    #expect(schema.type(named: "A")?.fields?.isEmpty == true)
    #expect(schema.problems.map(\.message) == ["Syntax Error: Expected Name, found \"}\"."])
    #expect(schema.problems.first?.ranges.first?.start == 32)
  }

  @Test func noBytesCrash() throws {
    let text = Array(
      #"""
      """d \""" " # }""" type A implements & B @x(a: "}", b: {c: [1]}) { "e\"" a(b: Int = 1 @y): C! # }
      } union U = | A | B extend enum E { "#" X } directive @z(a: Int) repeatable on FIELD
      """#.utf8
    )
    var generator = SeededRandom(seed: 7)
    let interesting = Array("\"\"\"{}()#\\\n\r@=|&:! a\u{FEFF}\0é".utf8)
    for end in 0...text.count {
      _ = validateSchema(Source(utf8: Array(text[..<end])))
    }
    for _ in 0..<3000 {
      var mutated = text
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        let byte = interesting.randomElement(using: &generator) ?? 0
        let index = Int.random(in: 0..<mutated.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: mutated[index] = byte
        case 1: mutated.insert(byte, at: index)
        default: mutated.remove(at: index)
        }
      }
      let source = Source(utf8: mutated)
      let isParsable = (try? Document(parsing: source)) != nil
      let schema = try? Schema(sdl: source)
      _ = validateSchema(source)
      // A text that the parser accepts must load. These texts define nothing twice.
      if isParsable { #expect(schema != nil, "\(String(decoding: mutated, as: UTF8.self))") }
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "\"", "#", "\"\"\"\\\"\"\"", "# \r", "{", "{\"\"", "type A{", "@a(", "\"\\", "type A{a:A}", "extend type A{a:A}",
      "type A @a(b:{", "union U=|", "\"\"\"", "extend type A implements B", "extend schema @a", "extend union A=A",
    ]
  )
  func hostileTextsTakeLinearTime(repeated: String) {
    for prefix in ["", "type A{", "type A{a:A} ", "{\"__schema\":{\"types\":["] {
      let text = prefix + String(repeating: repeated, count: 200_000 / repeated.utf8.count)
      _ = (try? Schema(Source(text)))?.type(named: "A")
    }
  }
}
