@testable import GraphQLLanguage
import Testing

/// The expected layouts come from graphql-core 3.2.8, the port of graphql-js to Python.
@Suite("Printer")
struct PrinterTests {
  @Test("operations and fragments")
  func executable() throws {
    let text = """
      query Q($a:Int=1@x,$b:[I!]!){a:hero(b:[1,2],c:{d:$a,e:"x"})@skip(if:$b){id,...F@y...on D@z{a}...{b}}}
      subscription@live{a} query{a} mutation($a:Int){a} fragment F on A@x{a}
      """
    let expected = """
      query Q($a: Int = 1 @x, $b: [I!]!) {
        a: hero(b: [1, 2], c: {d: $a, e: "x"}) @skip(if: $b) {
          id
          ...F @y
          ... on D @z {
            a
          }
          ... {
            b
          }
        }
      }

      subscription @live {
        a
      }

      {
        a
      }

      mutation ($a: Int) {
        a
      }

      fragment F on A @x {
        a
      }
      """
    #expect(try Document(parsing: Source(text)).printed() == expected)
  }

  @Test("arguments stay on a line of up to 80 characters")
  func longLines() throws {
    let fitting = "{\n  field(argument: \"\(String(repeating: "y", count: 61))\")\n}"
    #expect(try Document(parsing: Source(fitting)).printed() == fitting)
    let broken = "{\n  field(\n    argument: \"\(String(repeating: "y", count: 62))\"\n    b: {}\n  ) @x\n}"
    let text = broken.split(separator: "\n").joined()
    #expect(try Document(parsing: Source(text)).printed() == broken)
  }

  @Test("the type system language")
  func typeSystem() throws {
    let text = #"""
      "s" schema@a{query:Q mutation:M} extend schema@b scalar D@specifiedBy(url:"u") type A type B implements C&D@a{
      a(b:Int=1@x,"d"c:[Int!]):Int@y """d""" b(c:Int):Int! } interface C implements D{a:Int} union U@a union V=|A|B
      enum E{"""
      several
        lines
      """ A@x B} input I@oneOf{a:Int=1 "d"b:String} directive@a(b:Int)repeatable on|FIELD|QUERY extend enum E{C}
      """#
    let expected = #"""
      "s"
      schema @a {
        query: Q
        mutation: M
      }

      extend schema @b

      scalar D @specifiedBy(url: "u")

      type A

      type B implements C & D @a {
        a(
          b: Int = 1 @x
          "d"
          c: [Int!]
        ): Int @y
        """d"""
        b(c: Int): Int!
      }

      interface C implements D {
        a: Int
      }

      union U @a

      union V = A | B

      enum E {
        """
        several
          lines
        """
        A @x
        B
      }

      input I @oneOf {
        a: Int = 1
        "d"
        b: String
      }

      directive @a(b: Int) repeatable on FIELD | QUERY

      extend enum E {
        C
      }
      """#
    #expect(try Document(parsing: Source(text)).printed() == expected)
  }

  static let strings: [(value: String, isBlock: Bool, literal: String)] = [
    ("a\"b\\c/\n\t\u{0}\u{7F}\u{9F}é😀", false, #""a\"b\\c/\n\t\u0000\u007F\u009Fé😀""#),
    ("", true, #""""""""#),
    ("a", true, #""""a""""#),
    ("  a", true, #""""  a""""#),
    ("a\nb", true, "\"\"\"\na\nb\n\"\"\""),
    ("a\"", true, "\"\"\"\na\"\n\"\"\""),
    ("a\\", true, "\"\"\"\na\\\n\"\"\""),
    ("a\"\"\"", true, "\"\"\"\na\\\"\"\"\n\"\"\""),
    ("  a\"", true, "\"\"\"  a\"\n\"\"\""),
    (String(repeating: "y", count: 70), true, "\"\"\"\(String(repeating: "y", count: 70))\"\"\""),
    (String(repeating: "y", count: 71), true, "\"\"\"\n\(String(repeating: "y", count: 71))\n\"\"\""),
  ]

  @Test("strings and block strings", arguments: strings)
  func string(value: String, isBlock: Bool, literal: String) {
    #expect(Value(.string(StringValue(value, isBlock: isBlock))).printed() == literal)
  }

  @Test(
    "what no block string stands for is printed with escapes",
    arguments: [
      ("\na", #""\na""#), ("a\n ", #""a\n ""#), (" ", #"" ""#), (" a\n  b", #"" a\n  b""#), ("a\rb", #""a\rb""#),
    ]
  )
  func noBlockString(value: String, literal: String) {
    #expect(Value(.string(StringValue(value, isBlock: true))).printed() == literal)
  }

  @Test("variables with descriptions stand on lines of their own")
  func descriptions() throws {
    let text = #"""
      "does it"
      query Q(
        "first"
        $a: Int
        $b: Int
      ) {
        a
      }

      """frag"""
      fragment F on A {
        a
      }
      """#
    #expect(try Document(parsing: Source(text)).printed() == text)
  }

  @Test("what is sent is on one line, without descriptions and needless white space")
  func minified() throws {
    let text = #"""
      "d" query HeroQuery("e" $episode: Episode = JEDI, $n: [Int!]! = [1, -2]) @live {
        hero(episode: $episode, s: """
          block
            string
        """, l: ["" "", true null], f: 1.5e3) { __typename id ...HeroCard_hero @x ... on Droid { a: b } ...F }
      }
      """#
    let expected =
      #"query HeroQuery($episode:Episode=JEDI$n:[Int!]!=[1 -2])@live"#
      + #"{hero(episode:$episode s:"block\n  string" l:["" "" true null]f:1.5e3)"#
      + #"{__typename id ...HeroCard_hero@x ...on Droid{a:b}...F}}"#
    #expect(try Document(parsing: Source(text)).definitions.first?.minified() == expected)
  }
}
