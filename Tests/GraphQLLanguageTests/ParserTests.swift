import GraphQLLanguage
import Testing

@Suite("Parser")
struct ParserTests {
  @Test("every part of an operation is where it belongs")
  func operation() throws {
    let source = Source(
      """
      "What it does"
      query Q("v" $a: [Int!]! = [1] @x, $b: I) @live(if: true) {
        alias: hero(n: -0.1E+9, o: {p: $a}) @skip(if: $b) { id }
        ...F @y
        ... on Droid @z { a }
        ... { b }
      }
      """
    )
    let document = try Document(parsing: source)
    guard case .operation(let query) = try #require(document.definitions.first) else {
      Issue.record("not an operation")
      return
    }
    #expect(query.kind == .query)
    #expect(query.name == Name("Q"))
    #expect(query.description == StringValue("What it does"))
    #expect(query.range.start == 0 && query.range.end == source.utf8.count)
    #expect(query.directives.map { $0.printed() } == ["@live(if: true)"])

    let variable = query.variables[0]
    #expect(variable.name == Name("a"))
    #expect(source.text(in: variable.name.range) == "$a")
    #expect(variable.description == StringValue("v"))
    #expect(variable.type.description == "[Int!]!")
    #expect(variable.defaultValue?.printed() == "[1]")
    #expect(source.text(in: variable.range) == "\"v\" $a: [Int!]! = [1] @x")
    #expect(source.text(in: query.variables[1].range) == "$b: I")

    guard case .field(let field) = query.selectionSet.selections[0],
      case .fragmentSpread(let spread) = query.selectionSet.selections[1],
      case .inlineFragment(let droid) = query.selectionSet.selections[2],
      case .inlineFragment(let bare) = query.selectionSet.selections[3]
    else {
      Issue.record("selections of the wrong kind")
      return
    }
    #expect(field.alias == Name("alias"))
    #expect(field.name == Name("hero"))
    #expect(field.responseKey == Name("alias"))
    #expect(field.arguments.map(\.name.value) == ["n", "o"])
    #expect(field.arguments[1].value.kind == .object([object("p", .variable("a"))]))
    #expect(source.text(in: field.arguments[1].range) == "o: {p: $a}")
    #expect(source.text(in: field.selectionSet?.range ?? .none) == "{ id }")
    #expect(spread.name == Name("F"))
    #expect(source.text(in: spread.range) == "...F @y")
    #expect(droid.typeCondition == Name("Droid"))
    #expect(source.text(in: droid.range) == "... on Droid @z { a }")
    #expect(bare.typeCondition == nil)
  }

  private func object(_ name: String, _ value: Value.Kind) -> ObjectField {
    var parser = Parser(Source("{\(name): $a}"))
    guard case .object(let fields)? = try? parser.parseValue().kind else { preconditionFailure("no object") }
    return fields[0]
  }

  @Test(
    "definitions are told apart by their keyword",
    arguments: [
      "query { a }", "{ a }", "fragment F on A { a }", "schema { query: Q }", "extend schema @a", "scalar A",
      "type A", "interface A", "union A = B", "enum A { B }", "input A @oneOf { a: Int b: Int }",
      "extend scalar A @a", "extend type A implements B", "extend interface A implements B & C { a: Int }",
      "extend union A = B", "extend enum A { B }", "extend input A { a: Int }",
      "directive @a(a: Int = 1) repeatable on FIELD | QUERY",
    ]
  )
  func definitions(text: String) throws {
    var parser = Parser(Source(text))
    let definition = try parser.parseDefinition()
    #expect(parser.isAtEnd)
    let again = try Document(parsing: Source(definition.printed()))
    #expect(again.definitions == [definition])
    #expect(definition.minified().contains("\n") == false)
  }

  @Test("keywords are names wherever names may stand")
  func keywords() throws {
    let words = [
      "query", "mutation", "subscription", "fragment", "schema", "scalar", "type", "interface", "union", "enum",
      "input", "directive", "extend", "implements", "repeatable", "true", "false", "null", "on",
    ]
    for word in words {
      let fragment = word == "on" ? "" : "...\(word)"
      let text = """
        query \(word)($\(word): \(word)) { \(word): \(word)(\(word): $\(word)) @\(word) \(fragment) ... on \(word) { \(word) } }
        type \(word) implements \(word) { \(word)(\(word): \(word)): \(word) }
        """
      #expect(errorText(in: text) == nil, "\(word)")
    }
  }

  @Test("a delimiter may stand before the first of a list")
  func leadingDelimiters() throws {
    let plain = try Document(
      parsing: Source("union U = A | B type T implements A & B directive @d on FIELD | QUERY")
    )
    let leading = try Document(
      parsing: Source("union U = | A | B type T implements & A & B directive @d on | FIELD | QUERY")
    )
    #expect(leading == plain)
  }

  @Test("a part of a source is parsed as if there were nothing else, at its offsets")
  func part() throws {
    let source = Source("garbage ] type A { a: Int } \"unterminated")
    var parser = Parser(source, range: 10..<28)
    guard case .type(.object(let type)) = try parser.parseDefinition() else {
      Issue.record("not an object type")
      return
    }
    #expect(parser.isAtEnd)
    #expect(source.text(in: type.range) == "type A { a: Int }")
    #expect(source.text(in: type.fields[0].range) == "a: Int")

    var cut = Parser(source, range: 10..<20)
    let error = try #require(throws: Diagnostic.self) { try cut.parseDefinition() }
    #expect(error.message == "Syntax Error: Expected \":\", found <EOF>.")
    #expect(error.ranges[0].start == 20)
  }

  @Test("definitions one after the other")
  func definitionByDefinition() throws {
    var parser = Parser(Source("{ a } fragment F on A { b } # end"))
    #expect(!parser.isAtEnd)
    #expect(try parser.parseDefinition().minified() == "{a}")
    #expect(!parser.isAtEnd)
    #expect(try parser.parseDefinition().minified() == "fragment F on A{b}")
    #expect(parser.isAtEnd)
    #expect(throws: Diagnostic.self) { try parser.parseDefinition() }
  }

  @Test("types and values on their own")
  func partsAlone() throws {
    var type = Parser(Source(" [[Int!]]! "))
    #expect(try type.parseTypeReference().description == "[[Int!]]!")
    var rest = Parser(Source("Int Int"))
    let error = try #require(throws: Diagnostic.self) { try rest.parseTypeReference() }
    #expect(error.message == "Syntax Error: Expected <EOF>, found Name \"Int\".")
    var constant = Parser(Source("[$a]"))
    let variable = try #require(throws: Diagnostic.self) { try constant.parseValue(isConstant: true) }
    #expect(variable.message == "Syntax Error: Unexpected variable \"$a\" in constant value.")
  }

  @Test("strings that look alike but are other scalars are not equal")
  func canonicalEquivalence() throws {
    #expect(StringValue("\u{E9}") != StringValue("e\u{301}"))
    #expect(StringValue("a", isBlock: true) == StringValue("a"))
  }
}
