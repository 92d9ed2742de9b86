import GraphQLCompiler
import Testing

@Suite struct NotSupportedYetTests {
  @Test(
    "What is not supported yet says so at its place, with what to write instead",
    arguments: [
      ValidationCase(
        """
        fragment F on Human @argumentDefinitions(n: {type: "Int"}) { friends(first: $n) { id } }
        query Q { human { ...F @relay(mask: false) @arguments(n: 1) } }
        """,
        "2:19 A fragment with arguments cannot be spread with \"@relay(mask: false)\" yet: leave the directive out."
      ),
      ValidationCase("query Q { pet { ... on Cat { id } } named { ...H } } fragment H on Human { id }"),
      ValidationCase("query Q { human { ... on Named { id ... on Node { id } } ... { id } ... on Human { name } } }"),
      ValidationCase("query Q($s: Boolean!) { human { id @include(if: $s) ... @skip(if: true) { name } } }"),
      ValidationCase("query Q { human { ...N } } fragment N on Node { id }"),
      ValidationCase("query Q { named { ... on Node { id } } }"),
    ]
  )
  func notSupported(_ example: ValidationCase) throws {
    let source = Source(example.source)
    switch validate(try Document(parsing: source), schema: .forValidation, fragments: [:]) {
    case .valid: #expect(example.errors.isEmpty)
    case .invalid(let errors, _): #expect(errors.map { $0.line(in: source) } == example.errors)
    }
  }

  @Test("OBJ-07: a condition always holds where all possible types meet it")
  func alwaysHolds() throws {
    let schema = try Schema(
      sdl: Source(
        """
        interface A { x: Int } interface B { x: Int } interface Empty { x: Int }
        type One implements A & B { x: Int } type Two implements A & B { x: Int } type Three implements A { x: Int }
        union Both = One | Two
        type Query { a: A }
        """
      )
    )
    #expect(schema.conditionAlwaysHolds("A", on: "One"))
    #expect(schema.conditionAlwaysHolds("Both", on: "B"))
    #expect(schema.conditionAlwaysHolds("B", on: "Both"))
    #expect(schema.conditionAlwaysHolds("A", on: "B"))
    #expect(!schema.conditionAlwaysHolds("B", on: "A"))
    #expect(!schema.conditionAlwaysHolds("A", on: "Empty"))
    #expect(schema.conditionAlwaysHolds("Empty", on: "Empty"))
  }
}
