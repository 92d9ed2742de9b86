import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import Testing

/// `@required(action: THROW)` where the schema says which fields are null only because of errors.
@Suite struct RequiredThrowTests {
  private static let schema = """
    type Query { node: Node thing: Thing plain: Plain lists: Lists }
    interface Node @semanticNonNullField(name: "id") { id: ID title: String }
    type Thing implements Node { id: ID @semanticNonNull title: String count: Int! others: [Thing] @semanticNonNull(levels: [0, 1]) }
    type Plain { name: String }
    type Lists { elements: [Int] @semanticNonNull(levels: [1]) }
    """

  private static let dangerous = "DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD"
  private static let nullable =
    "@required with action THROW is not allowed on fields that are semantically nullable. Fields that can legitimately be "
    + "null should not use the THROW action."
  private static let nonNull =
    "@required with action \(dangerous) is not allowed on non-nullable fields. Use action THROW instead."

  @Test(
    "THROW is for fields that are null because of errors alone, in Relay's words",
    arguments: [
      // By the directive on the field, and by that on the type.
      ValidationCase("{ thing { id @required(action: THROW) } }"),
      ValidationCase("{ node { id @required(action: THROW) } }"),
      ValidationCase("{ thing { others @required(action: THROW) { id } count @required(action: THROW) } }"),
      ValidationCase("{ thing { title @required(action: THROW) } }", "1:35 \(nullable)"),
      ValidationCase("{ node { title @required(action: THROW) } }", "1:34 \(nullable)"),
      // What is semantically non-null is the elements.
      ValidationCase("{ lists { elements @required(action: THROW) } }", "1:38 \(nullable)"),
      // Also in fragments, and whatever handles errors.
      ValidationCase(
        "fragment F on Node @throwOnFieldError { ... on Thing { a: title @required(action: THROW) } } { node { ...F } }",
        "1:83 \(nullable)"
      ),
      ValidationCase("query Q @catch { thing { title @required(action: THROW) } }", "1:50 \(nullable)"),
      // The other actions say what happens to the null.
      ValidationCase("{ thing { title @required(action: LOG) } }"),
      ValidationCase("{ thing { title @required(action: NONE) } }"),
      ValidationCase("{ thing { title @required(action: \(dangerous)) } }"),
      // A type without the directives does not say what its nulls mean.
      ValidationCase("{ plain @required(action: THROW) { name @required(action: THROW) } }"),
      ValidationCase("{ plain { name @required(action: \(dangerous)) } }"),
      ValidationCase("{ thing { id @required(action: \(dangerous)) } }", "1:32 \(nonNull)"),
      ValidationCase("{ thing { count @required(action: \(dangerous)) } }", "1:35 \(nonNull)"),
    ]
  )
  func actions(_ example: ValidationCase) throws {
    let source = Source(example.source)
    let schema = try Schema(sdl: Source(Self.schema))
    let errors = documentErrors(in: try Document(parsing: source), schema: schema)
    #expect(errors.map { $0.line(in: source) } == example.errors)
  }
}
