import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
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
        "2:19 A fragment with arguments cannot be spread with \"@relay(mask: false)\": remove the directive and read "
          + "\"F(key:)\", or let \"F\" use the operation's variables instead of arguments."
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
}
