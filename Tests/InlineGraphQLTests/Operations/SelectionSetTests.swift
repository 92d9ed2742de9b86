import Testing

@testable import InlineGraphQL

/// Parsing selections from their text.
@Suite struct SelectionSetTests {
  @Test(
    "APO-25: selections are read from the text that is written of them",
    arguments: [
      ("{}", []),
      ("{a b,_c9}", [.field("a"), .field("b"), .field("_c9")]),
      ("{a:b{c}d}", [.field("b", alias: "a", selections: [.field("c")]), .field("d")]),
      ("{...on T{a}}", [.inlineFragment(on: "T", selections: [.field("a")])]),
      ("{...{on}}", [.inlineFragment(selections: [.field("on")])]),
      (
        "{...@include(if:$x){a}... on T@skip(if:true)@other{b}}",
        [
          .inlineFragment(selections: [.field("a")], conditions: [.include(if: .variable("x"))]),
          .inlineFragment(on: "T", selections: [.field("b")], conditions: [.skip(if: .boolean(true))]),
        ]
      ),
      (
        "{...Card a ...Card@relay(mask:false)@arguments(n:1 m:$m)@skip(if:$x)}",
        [
          .fragment(Card.self), .field("a"),
          .fragment(
            Card.self,
            arguments: [.init("n", .int(1)), .init("m", .variable("m"))],
            conditions: [.skip(if: .variable("x"))]
          ),
        ]
      ),
      (
        "{a@include(if:$x)@skip(if:$y)@connection(key:\"A_b\"){b}}",
        [
          .field(
            "a",
            selections: [.field("b")],
            conditions: [.include(if: .variable("x")), .skip(if: .variable("y"))]
          )
        ]
      ),
    ] as [(String, [Selection])]
  )
  func selections(text: String, selections: [Selection]) {
    #expect(parse(text) == selections)
  }

  @Test(
    "APO-25: arguments are read as they are written",
    arguments: [
      ("$some", .variable("some")), ("-12", .int(-12)), ("1.5", .float(1.5)), ("-1E3", .float(-1000)),
      ("123456789012345678901", .float(1.2345678901234568e20)), ("1e999", .float(.infinity)),
      ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null), ("NULL", .enum("NULL")),
      (#""""#, .string("")), (#""a\"]}\\""#, .string(#"a"]}\"#)), (#""\u001Fé😀\n""#, .string("\u{1F}é😀\n")),
      ("[]", .list([])), ("[1[2]\"3\" X]", .list([.int(1), .list([.int(2)]), .string("3"), .enum("X")])),
      ("{}", .object([])),
      (
        "{b:1 a:{c:null}}",
        .object([.init("b", .int(1)), .init("a", .object([.init("c", .null)]))])
      ),
    ] as [(String, SelectionValue)]
  )
  func arguments(text: String, value: SelectionValue) {
    #expect(
      parse("{a(first:\(text) last:0){b}}") == [
        .field("a", arguments: [.init("first", value), .init("last", .int(0))], selections: [.field("b")])
      ]
    )
  }

  private func parse(_ text: String) -> [Selection] {
    var parser = SelectionSetParser(text, fragments: [Card.self])
    return parser.parse()
  }

  private struct Card: GraphQLFragment {
    static var node: __FragmentNode { .init(name: "Card", typeCondition: "Node", definition: "") }
    let fragmentPointer: FragmentPointer
    var data: Fixture.HeroCard_hero.Data { fragmentPointer.data(of: Self.self) }
  }
}
