import CompilerFixtures
import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation
import Testing

/// Arguments of fragments in the syntax of the RFC "Fragment Arguments", which means what Relay's directives mean.
@Suite struct FragmentArgumentNotationTests {
  private static let friends = """
    fragment Friends($n: Int!, $f: Filter, $d: Boolean = true) on Human {
      friends(first: $n, filter: $f) { id @include(if: $d) }
    }
    """

  @Test(
    "REL-20: arguments are checked where a fragment is spread, in its own literal and in others",
    arguments: [
      ("query Q { human { ...Friends(n: 5) } }", []),
      ("query Q { human { ...Friends @arguments(n: 5) } }", []),
      ("query Q($x: Int!, $f: Filter, $d: Boolean!) { human { ...Friends(n: $x, f: $f, d: $d) } }", []),
      (
        "query Q { human { ...Friends } }",
        [#"1:19 Fragment "Friends" argument "n" of type "Int!" is required, but it was not provided."#]
      ),
      (
        "query Q { human { ...Friends(n: 5, m: 6) } }",
        [#"1:36 Unknown argument "m" on fragment "Friends". Did you mean "d", "f", or "n"?"#]
      ),
      ("query Q { human { ...Friends(n: 5, n: 6) } }", [#"1:30 1:36 There can be only one argument named "n"."#]),
      ("query Q { human { ...Friends(n: \"5\") } }", [#"1:33 Int cannot represent non-integer value: "5""#]),
      ("query Q { human { ...Friends(n: null) } }", [#"1:33 Expected value of type "Int!", found null."#]),
      (
        "query Q($x: Int) { human { ...Friends(n: $x) } }",
        [#"1:9 1:42 Variable "$x" of type "Int" used in position expecting type "Int!"."#]
      ),
      (
        "query Q { human { ...Friends(n: $x) } }",
        [#"1:33 1:1 Variable "$x" is not defined by operation "Q"."#]
      ),
      (
        "query Q($n: Int!) { human { ...Friends(n: 1) } }",
        [#"1:9 Variable "$n" is never used in operation "Q"."#]
      ),
      (
        "query Q { human { ...Friends(n: 1, d: null) } }",
        [
          #"1:39 Fragment "Friends" argument "d" of type "Boolean" must not be null, because the fragment uses it "#
            + "where null is not allowed: leave it out, or give it another value."
        ]
      ),
      (
        "query Q { human { ...Friends(n: 1) @arguments(d: true) } }",
        [
          "1:36 Cannot combine fragment argument syntax with the '@arguments' directive: write all of them in one place."
        ]
      ),
      (
        "query Q { human { ...Friends(n: 1) @relay(mask: false) } }",
        [
          "1:19 A fragment with arguments cannot be spread with \"@relay(mask: false)\": remove the directive and read "
            + "\"Friends(key:)\", or let \"Friends\" use the operation's variables instead of arguments."
        ]
      ),
    ]
  )
  func spreads(query: String, expected: [String]) throws {
    #expect(try errors(query + "\n" + Self.friends).sorted() == expected.sorted())
    #expect(try errors(query, beside: Self.friends).sorted() == expected.sorted())
  }

  @Test(
    "REL-20: definitions are checked as those of variables",
    arguments: [
      ("fragment F($n: Int) on Human { id }", [#"1:12 Variable "$n" is never used in fragment "F"."#]),
      (
        "fragment F($n: String) on Human { friends(first: $n) { id } }",
        [#"1:12 1:50 Variable "$n" of type "String" used in position expecting type "Int"."#]
      ),
      (
        "fragment F($n: Nothing) on Human { friends(first: $n) { id } }",
        [#"1:16 Unknown type "Nothing". Did you mean "String"?"#]
      ),
      (
        "fragment F($n: Int = true) on Human { friends(first: $n) { id } }",
        [#"1:22 Int cannot represent non-integer value: true"#]
      ),
      (
        "fragment F($n: Int, $n: Int) on Human { friends(first: $n) { id } }",
        [#"1:13 1:22 There can be only one variable named "$n"."#]
      ),
      (
        "fragment F($n: Int @need(x: 1) @nothing) on Human { friends(first: $n) { id } }",
        [
          #"1:20 Directive "@need" may not be used on FRAGMENT_VARIABLE_DEFINITION."#,
          #"1:32 Unknown directive "@nothing"."#,
        ]
      ),
      (
        "fragment F($n: Int) on Human @argumentDefinitions(m: {type: \"Int\"}) { friends(first: $n) { id @skip(if: $m) } }",
        [
          #"1:30 Cannot combine fragment variable definitions syntax with the '@argumentDefinitions' directive: "#
            + "write all of them in one place.",
          #"1:51 1:105 Variable "$m" of type "Int" used in position expecting type "Boolean!"."#,
        ]
      ),
      // An argument hides the operation's variable of its name.
      (
        "query Q($n: Int) { robot(id: $n) { ...F } } fragment F($n: Int! = 2) on Robot { friends(first: $n) { id } }",
        []
      ),
    ]
  )
  func definitions(text: String, expected: [String]) throws {
    #expect(try errors(text).sorted().joined(separator: "\n") == expected.sorted().joined(separator: "\n"))
  }

  @Test("a directive may have the location of a fragment's argument")
  func location() throws {
    let sdl = "directive @old on FRAGMENT_VARIABLE_DEFINITION type Query { a(n: Int): Int }"
    #expect(validateSchema(Source(sdl)).isEmpty)
    let text = "query Q { ...F(n: 1) } fragment F($n: Int @old) on Query { a(n: $n) }"
    let schema = try Schema(sdl: Source(sdl))
    #expect(documentErrors(in: try Document(parsing: Source(text)), schema: schema) == [])
  }

  @Test("REL-20: both notations give the same Swift and the same signature, each beside the other")
  func equivalent() throws {
    let relay = (
      """
      query Q($x: Int, $s: Boolean!) { a: human { ...F } b: human { ...F @include(if: $s) @arguments(n: $x, d: $s) } }
      """,
      """
      "A fragment." fragment F on Human
      @argumentDefinitions(n: {type: "Int", defaultValue: 3}, d: {type: "Boolean", defaultValue: false}) {
        friends(first: $n) { id ...G @arguments(i: $d) }
      }
      fragment G on Named @argumentDefinitions(i: {type: "Boolean!"}) { name @include(if: $i) }
      """
    )
    let rfc = (
      "query Q($x: Int, $s: Boolean!) { a: human { ...F } b: human { ...F(n: $x, d: $s) @include(if: $s) } }",
      """
      "A fragment." fragment F("How many." $n: Int = 3, $d: Boolean = false) on Human {
        friends(first: $n) { id ...G(i: $d) }
      }
      fragment G($i: Boolean!) on Named { name @include(if: $i) }
      """
    )
    let context = CompilationContext(schema: .forValidation, namespace: "N")
    let expected = compile(Source(relay.0 + relay.1), in: context)
    #expect(expected.diagnostics.isEmpty && expected.declarations.count > 2)
    for text in [rfc.0 + rfc.1, relay.0 + rfc.1, rfc.0 + relay.1] {
      let compiled = compile(Source(text), in: context)
      #expect(compiled == expected)
      #expect(!compiled.declarations.joined().contains("F(n:"))
    }
    for text in [relay.1, rfc.1] {
      let fragments = try Document(parsing: Source(text)).definitions.compactMap { definition in
        if case .fragment(let fragment) = definition { fragment } else { nil }
      }
      let signatures = fragments.map { FragmentSignature($0, swiftName: "S", schema: .forValidation) }
      #expect(
        signatures.map { $0.arguments.map { "\($0.name.value): \($0.type) = \($0.defaultValue?.printed() ?? "")" } }
          == [
            ["n: Int = 3", "d: Boolean = false"], ["i: Boolean! = "],
          ]
      )
      #expect(signatures.allSatisfy { $0.variables.isEmpty })
    }
  }

  @Test("an argument with an error is left out where code may name the other selections")
  func salvaged() throws {
    let context = CompilationContext(schema: .forValidation, namespace: "N")
    for text in [
      "query Q { human { name ...F(m: 1) } } fragment F($n: Int) on Human { friends(first: $n) { id } }",
      "query Q { human { name } } fragment F($n: Int, $m: Nothing) on Human { friends(first: $n) { id } }",
    ] {
      let compiled = compile(Source(text), in: context)
      #expect(!compiled.diagnostics.isEmpty)
      let swift = compiled.declarations.joined()
      #expect(swift.contains(" name: ") && swift.contains(" friends: "))
    }
  }

  @Test("by the specification alone, fragments take no arguments")
  func specified() throws {
    #expect(throws: Diagnostic.self) { try Document(parsingSpecified: Source("{ ...F(n: 1) }")) }
    #expect(throws: Diagnostic.self) { try Document(parsingSpecified: Source("fragment F($n: Int) on T { a }")) }
  }
}
