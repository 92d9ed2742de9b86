import CompilerFixtures
import GraphQLLanguage
import Testing

/// Arguments of fragments, which are checked like variables and arguments of fields.
@Suite struct FragmentArgumentsTests {
  private static let friends = """
    fragment Friends on Human @argumentDefinitions(n: {type: "Int!"}, f: {type: "Filter"}, d: {type: "Boolean", defaultValue: true}) {
      friends(first: $n, filter: $f) { id @include(if: $d) }
    }
    """

  @Test(
    "REL-20: arguments are checked where a fragment is spread, in its own literal and in others",
    arguments: [
      ("query Q { human { ...Friends @arguments(n: 5) } }", []),
      ("query Q($x: Int!, $f: Filter, $d: Boolean!) { human { ...Friends @arguments(n: $x, f: $f, d: $d) } }", []),
      (
        "query Q { human { ...Friends } }",
        [#"1:19 Fragment "Friends" argument "n" of type "Int!" is required, but it was not provided."#]
      ),
      (
        "query Q { human { ...Friends @arguments(n: 5, m: 6) } }",
        [#"1:47 Unknown argument "m" on fragment "Friends". Did you mean "d", "f", or "n"?"#]
      ),
      (
        "query Q { human { ...Friends @arguments(n: 5, n: 6) } }",
        [#"1:41 1:47 There can be only one argument named "n"."#]
      ),
      ("query Q { human { ...Friends @arguments(n: \"5\") } }", [#"1:44 Int cannot represent non-integer value: "5""#]),
      ("query Q { human { ...Friends @arguments(n: null) } }", [#"1:44 Expected value of type "Int!", found null."#]),
      (
        "query Q { human { ...Friends @arguments(n: 5, f: {name: 3}) } }",
        [
          #"1:50 Field "Filter.ids" of required type "[ID!]!" was not provided."#,
          #"1:57 String cannot represent a non string value: 3"#,
        ]
      ),
      (
        "query Q($x: Int) { human { ...Friends @arguments(n: $x) } }",
        [#"1:9 1:53 Variable "$x" of type "Int" used in position expecting type "Int!"."#]
      ),
      (
        "query Q($x: String!) { human { ...Friends @arguments(n: $x) } }",
        [#"1:9 1:57 Variable "$x" of type "String!" used in position expecting type "Int!"."#]
      ),
      (
        "query Q { human { ...Friends @arguments(n: $x) } }",
        [#"1:44 1:1 Variable "$x" is not defined by operation "Q"."#]
      ),
      (
        "query Q($n: Int!) { human { ...Friends @arguments(n: 1) } }",
        [#"1:9 Variable "$n" is never used in operation "Q"."#]
      ),
      // An absent variable leaves the default value.
      ("query Q($d: Boolean) { human { ...Friends @arguments(n: 1, d: $d) } }", []),
      ("query Q($d: Boolean = null) { human { ...Friends @arguments(n: 1, d: $d) } }", []),
      (
        "query Q($d: Int) { human { ...Friends @arguments(n: 1, d: $d) } }",
        [#"1:9 1:59 Variable "$d" of type "Int" used in position expecting type "Boolean"."#]
      ),
      // Null would be sent in a position where it is not allowed, whatever the default value is.
      (
        "query Q { human { ...Friends @arguments(n: 1, d: null) } }",
        [
          #"1:50 Fragment "Friends" argument "d" of type "Boolean" must not be null, because the fragment uses it "#
            + "where null is not allowed: leave it out, or give it another value."
        ]
      ),
      ("query Q { human { id @arguments(n: 1) } }", [#"1:22 Directive "@arguments" may not be used on FIELD."#]),
      (
        "query Q { human { ...Friends @arguments(n: 1) @arguments(n: 1) } }",
        [#"1:30 1:47 The directive "@arguments" can only be used once at this location."#]
      ),
    ]
  )
  func spreads(query: String, expected: [String]) throws {
    #expect(try errors(query + "\n" + Self.friends).sorted() == expected.sorted())
    #expect(try errors(query, beside: Self.friends).sorted() == expected.sorted())
  }

  @Test(
    "REL-20: definitions of arguments are checked as those of variables",
    arguments: [
      (
        "fragment F on Human @argumentDefinitions(n: {type: \"Int\"}) { id }",
        [#"1:42 Variable "$n" is never used in fragment "F"."#]
      ),
      (
        "fragment F on Human @argumentDefinitions(n: {type: \"String\"}) { friends(first: $n) { id } }",
        [#"1:42 1:80 Variable "$n" of type "String" used in position expecting type "Int"."#]
      ),
      (
        "fragment F on Human @argumentDefinitions(n: {type: \"Nothing\"}) { friends(first: $n) { id } }",
        [#"1:53 Unknown type "Nothing". Did you mean "String"?"#]
      ),
      (
        "fragment F on Human @argumentDefinitions(n: {type: \"[Pet!]\"}) { friends(first: $n) { id } }",
        [
          #"1:42 1:80 Variable "$n" of type "[Pet!]" used in position expecting type "Int"."#,
          #"1:53 Variable "$n" cannot be non-input type "[Pet!]"."#,
        ]
      ),
      (
        "fragment F on Human @argumentDefinitions(n: {type: \"Int\", defaultValue: true}) { friends(first: $n) { id } }",
        [#"1:73 Int cannot represent non-integer value: true"#]
      ),
      (
        "fragment F on Human @argumentDefinitions(n: {type: \"Int!\", defaultValue: $x}) { friends(first: $n) { id } }",
        [#"1:74 Unexpected variable "$x" in constant value."#]
      ),
      (
        "fragment F on Human @argumentDefinitions(n: 3, m: {defaultValue: 3}, o: {type: \"Int!!\"}) { id }",
        [
          #"1:42 Argument "n" has no type: write "n: {type: "Int"}"."#,
          #"1:48 Argument "m" has no type: write "m: {type: "Int"}"."#,
          #"1:80 Expected a type in quotes, as in "[Int!]", found "Int!!"."#,
        ]
      ),
      (
        "fragment F on Human @argumentDefinitions(n: {type: \"Int\", provide: \"x\"}) { friends(first: $n) { id } }",
        [#"1:59 Unknown "provide": the definition of an argument has "type", and "defaultValue" or "provider"."#]
      ),
      (
        "query Q @argumentDefinitions(n: {type: \"Int\"}) { pet { __typename } }",
        [#"1:9 Directive "@argumentDefinitions" may not be used on QUERY."#]
      ),
      // A fragment's arguments hide operation variables of the same name. The fragment may use other operation
      // variables.
      (
        "query Q($n: Int) { robot(id: $n) { ...F } } fragment F on Robot @argumentDefinitions(n: {type: \"Int!\", defaultValue: 2}) { friends(first: $n) { id } }",
        []
      ),
      (
        "query Q { human { ...F } } fragment F on Human @argumentDefinitions(n: {type: \"Int\"}) { friends(first: $n) { id @skip(if: $s) } }",
        [#"1:123 1:1 Variable "$s" is not defined by operation "Q"."#]
      ),
      // Through another fragment.
      (
        """
        query Q { human { ...F @arguments(n: null) } }
        fragment F on Human @argumentDefinitions(n: {type: "Int", defaultValue: 1}) { ...G @arguments(m: $n) }
        fragment G on Human @argumentDefinitions(m: {type: "Int!"}) { friends(first: $m) { id } }
        """,
        [
          #"1:38 Fragment "F" argument "n" of type "Int" must not be null, because the fragment uses it where null is not "#
            + "allowed: leave it out, or give it another value."
        ]
      ),
      // The argument becomes that of a fragment that uses it where null is not allowed.
      (
        """
        query Q { human { ...F @arguments(n: null) } }
        fragment F on Human @argumentDefinitions(n: {type: "Int"}) { ...G @arguments(m: $n) }
        fragment G on Human @argumentDefinitions(m: {type: "Int!", defaultValue: 2}) { friends(first: $m) { id } }
        """,
        [
          #"1:38 Fragment "F" argument "n" of type "Int" must not be null, because the fragment uses it where null is not "#
            + "allowed: leave it out, or give it another value."
        ]
      ),
      (
        """
        fragment F on Human @argumentDefinitions(n: {type: "Boolean", defaultValue: true}) { ...G @arguments(m: $n) }
        fragment G on Human @argumentDefinitions(m: {type: "Boolean", defaultValue: null}) { ...H @arguments(o: $m) }
        fragment H on Human @argumentDefinitions(o: {type: "Boolean", defaultValue: false}) { id @include(if: $o) }
        """,
        [
          #"2:77 Fragment "G" argument "m" of type "Boolean" must not be null, because the fragment uses it where null "#
            + "is not allowed: give it another default value."
        ]
      ),
    ]
  )
  func definitions(text: String, expected: [String]) throws {
    #expect(try errors(text).sorted().joined(separator: "\n") == expected.sorted().joined(separator: "\n"))
  }

  @Test(
    "REL-20: fields conflict by the values that arguments have",
    arguments: [
      ("friends(first: 5) { id } ...F @arguments(n: 5)", 0),
      ("friends(first: 3) { id } ...F", 0),
      ("friends(first: 4) { id } ...F", 1),
      ("friends(first: $n) { id } ...F @arguments(n: 4)", 1),
      // If the request leaves it out, one has no value and the other has 3.
      ("friends(first: $n) { id } ...F @arguments(n: $n)", 1),
      ("friends(first: $m) { id } ...F @arguments(n: $m)", 0),
      ("friends(first: $n) { id } ...G", 1),
      ("friends(first: 7) { id } ...G", 0),
      ("...F @arguments(n: 1) pet { ... on Cat { owner { ...F @arguments(n: 2) } } }", 0),
    ]
  )
  func overlaps(selections: String, count: Int) throws {
    let text = """
      query Q\(selections.contains("$n") ? "($n: Int)" : selections.contains("$m") ? "($m: Int!)" : "") { human { \(selections) } }
      fragment F on Human @argumentDefinitions(n: {type: "Int", defaultValue: 3}) { friends(first: $n) { id } }
      fragment G on Human { ...F @arguments(n: 7) }
      """
    let found = try errors(text)
    #expect(found.count == count)
    for error in found { #expect(error.contains(#"Fields "friends" conflict because they have differing arguments."#)) }
  }

  @Test("REL-20: values that only Swift's strings hold equal are different values, each with its own copy")
  func canonicallyEquivalentValues() throws {
    let (composed, decomposed) = ("{ids: [], name: \"\u{e9}\"}", "{ids: [], name: \"e\u{301}\"}")
    let fragment = """
      fragment F on Human @argumentDefinitions(f: {type: "Filter"}) { friends(first: 1, filter: $f) { id } }
      """
    func selections(_ argument: String, _ field: String) -> String {
      "...F @arguments(f: \(argument)) friends(first: 1, filter: \(field)) { id }"
    }
    let same =
      "query Q { a: human { \(selections(composed, composed)) } b: human { \(selections(decomposed, decomposed)) } }"
    #expect(try errors(same + "\n" + fragment) == [])
    let different = "query Q { human { \(selections(composed, decomposed)) } }"
    #expect(try errors(different + "\n" + fragment).count == 1)
  }

  @Test("REL-20: what would become too many copies is refused, and soon")
  func exponential() throws {
    let fragments = (0..<40).map { index in
      """
      fragment F\(index) on Human @argumentDefinitions(a: {type: "Int"}, b: {type: "Int"}) {
        pet { ... on Cat { owner { ...F\(index + 1) @arguments(a: $a, b: 1) } } }
        friends(first: $b) { ... on Human { ...F\(index + 1) @arguments(a: 2, b: $a) } }
      }
      """
    }
    let last = "fragment F40 on Human @argumentDefinitions(a: {type: \"[Int]\"}, b: {type: \"Int\"}) { id }"
    let found = try errors("query Q { human { ...F0 } }\n" + fragments.joined(separator: "\n") + "\n" + last)
    #expect(!found.isEmpty)
  }
}
