import GraphQLLanguage
import GraphQLValidation
import Testing

/// `@defer` and `@stream` where the schema defines them.
@Suite struct DeferAndStreamTests {
  private let sdl = """
    directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
    directive @stream(if: Boolean! = true, label: String, initialCount: Int = 0) on FIELD
    type Human { id: ID! name: String friends: [Human!]! }
    type Query { human: Human humans: [Human] }
    type Mutation { human: Human humans: [Human] }
    type Subscription { human: Human humans: [Human] }
    """

  private static let off = "Disable `@defer` by setting the `if` argument to `false`."

  @Test(
    "Rules of the draft specification",
    arguments: [
      ValidationCase("{ human { ... @defer(label: \"a\") { name } friends @stream(label: \"b\") { id } } }"),
      ValidationCase(
        "mutation { ... @defer { human { id } } humans @stream { id } }",
        #"1:16 Defer directive cannot be used on root mutation type "Mutation"."#,
        #"1:47 Stream directive cannot be used on root mutation type "Mutation"."#
      ),
      ValidationCase(
        "subscription { human { ... @defer { id } ...F } } fragment F on Human { ... @defer(if: true) { id } }",
        "1:28 Defer directive not supported on subscription operations. \(off)",
        "1:77 Defer directive not supported on subscription operations. \(off)"
      ),
      ValidationCase(
        "subscription S($d: Boolean!) { human { ... @defer(if: $d) { id } ... @defer(if: false) { id } } }"
      ),
      ValidationCase(
        "query Q($l: String) { human { ... @defer(label: $l) { id } } }",
        #"1:35 Directive "defer"'s label argument must be a static string."#
      ),
      ValidationCase(
        "{ human { ... @defer(label: \"a\") { name } friends @stream(label: \"a\") { id } } }",
        "1:15 1:51 Defer/Stream directive label argument must be unique."
      ),
      ValidationCase(
        "{ human { name @stream } humans @stream { id } }",
        #"1:16 Stream directive cannot be used on non-list field "name" on type "Human"."#
      ),
    ]
  )
  func deferAndStream(_ example: ValidationCase) throws {
    let source = Source(example.source)
    let found = specificationErrors(in: try Document(parsing: source), schema: try Schema(sdl: Source(sdl)))
    #expect(found.map { $0.line(in: source) } == example.errors)
  }

  @Test("Both are unknown where the schema does not define them")
  func undefined() throws {
    let document = try Document(parsing: Source("{ human { ... @defer { name } } }"))
    #expect(
      specificationErrors(in: document, schema: .forValidation).map(\.message) == [#"Unknown directive "@defer"."#]
    )
  }
}
