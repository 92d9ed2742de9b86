import CompilerFixtures
import GraphQLLanguage
import GraphQLProject
import Testing

/// The syntax of the RFC "Fragment Arguments", as graphql-js 17 has it.
@Suite struct FragmentArgumentSyntaxTests {
  @Test("REL-20: definitions and arguments have the nodes and ranges of variables and arguments")
  func nodes() throws {
    let text = #""d" fragment F("e" $a: [Int!] = [3] @x, $b: T!) on U @y { ...G(c: $a, d: {e: 1}) @z ...H }"#
    let document = try Document(parsing: Source(text))
    guard case .fragment(let fragment) = document.definitions[0],
      case .fragmentSpread(let spread) = fragment.selectionSet.selections[0],
      case .fragmentSpread(let bare) = fragment.selectionSet.selections[1]
    else {
      Issue.record("\(document)")
      return
    }
    func written(_ range: SourceRange) -> String {
      String(decoding: Array(text.utf8)[range.start..<range.end], as: UTF8.self)
    }
    #expect(fragment.description?.value == "d" && fragment.typeCondition.value == "U")
    #expect(fragment.directives.map(\.name.value) == ["y"])
    #expect(fragment.variables.map { written($0.range) } == [#""e" $a: [Int!] = [3] @x"#, "$b: T!"])
    #expect(fragment.variables.map { written($0.name.range) } == ["$a", "$b"])
    #expect(fragment.variables[0].directives.map(\.name.value) == ["x"])
    #expect(spread.arguments.map { written($0.range) } == ["c: $a", "d: {e: 1}"])
    #expect(spread.directives.map(\.name.value) == ["z"])
    #expect(written(spread.range) == "...G(c: $a, d: {e: 1}) @z")
    #expect(bare.arguments.isEmpty)
    #expect(
      document.printed() == #"""
        "d"
        fragment F(
          "e"
          $a: [Int!] = [3] @x
          $b: T!
        ) on U @y {
          ...G(c: $a, d: {e: 1}) @z
          ...H
        }
        """#
    )
    #expect(
      document.definitions[0].minified() == "fragment F($a:[Int!]=[3]@x$b:T!)on U@y{...G(c:$a d:{e:1})@z ...H}"
    )
  }

  @Test("long arguments of a spread have a line each")
  func longArguments() throws {
    let value = String(repeating: "y", count: 70)
    let text = "{\n  ...F(\n    a: \"\(value)\"\n    b: 1\n  )\n}"
    #expect(try Document(parsing: Source(text)).printed() == text)
  }

  @Test("errors in it are syntax errors in graphql-js's words")
  func syntaxErrors() throws {
    for (text, expected) in [
      ("fragment F() on A { a }", #"1:12 Syntax Error: Expected "$", found ")"."#),
      ("fragment F($a) on A { a }", #"1:14 Syntax Error: Expected ":", found ")"."#),
      ("fragment F($a: Int { a }", #"1:20 Syntax Error: Expected "$", found "{"."#),
      (
        "fragment F($a: Int = $b) on A { a }",
        #"1:22 Syntax Error: Unexpected variable "$b" in constant value."#
      ),
      ("{ ...F() }", #"1:8 Syntax Error: Expected Name, found ")"."#),
      ("{ ...F(a) }", #"1:9 Syntax Error: Expected ":", found ")"."#),
      ("{ ...on(a: 1) }", #"1:8 Syntax Error: Expected Name, found "("."#),
    ] {
      let error = #expect(throws: Diagnostic.self) { try Document(parsing: Source(text)) }
      #expect(error?.line(in: Source(text)) == expected)
    }
  }

  @Test("the outline of a text has its fragments, whatever arguments they take")
  func outline() {
    let text = """
      query Q { ...F(n: {x: 1}) }
      "d" fragment F($n: In = {x: 3}, "e" $s: String = ") on G {") on Query @x { b(c: $n) ...G(n: [{a: 1}]) }
      fragment G on Query { a } fragment H(
      """
    let outline = DocumentOutline(of: Source(text))
    #expect(outline.fragments.map(\.name) == ["F", "G"])
    #expect(outline.fragments.map(\.typeCondition) == ["Query", "Query"])
    #expect(outline.fragments.map(\.spreads) == [["G"], []])
    #expect(outline.operationSpreads == ["F"])
  }
}
