import CompilerFixtures
import GraphQLCompiler
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

  private static let ambiguous =
    "Deferred fragment 'deferred' is ambiguous. It conflicts with another fragment with the same name. Give it a label of its "
    + #"own: @defer(label: "name")."#

  @Test(
    "In literals, which may use both whether the schema defines them or not",
    arguments: [
      ValidationCase("query Q { human { ... @defer { name } friends @stream(initialCount: 1) { id } } }"),
      ValidationCase(
        "query Q { human { ... @defer { name @required(action: NONE) } } }",
        #"1:37 "@required" on "name" would make an object null that is there before the deferred fragment. Remove it, or put "#
          + #"the fragment's selections into a fragment definition and spread that with "@defer"."#
      ),
      ValidationCase(
        #"query Q { human { ... @defer(label: "a") { id } } } fragment F on Human { ... @defer(label: "a") { id } }"#
      ),
      ValidationCase("query Q { human { ... @defer { friends { name @required(action: NONE) } } } }"),
      ValidationCase(
        #"query Q { human { ... @alias(as: "a") @catch @defer { name } } }"#,
        #"1:39 1:46 "@catch" and "@defer" cannot be on the same fragment: the state of what is deferred has its errors. "#
          + #"Remove "@catch", or put it on the fields inside."#
      ),
      ValidationCase(
        #"query Q { human { ... @defer(label: "a b") { name } } }"#,
        #"1:37 The label "a b" is no name, as it has to be in Swift. Write a label like "details"."#
      ),
      ValidationCase(
        #"query Q { human { name ... @defer(label: "name") { id } } }"#,
        "1:42 1:19 Fragment alias 'name' is ambiguous. It conflicts with a field with the same name."
      ),
      ValidationCase("query Q { human { ... @defer { id } ... @defer { name } } }", "1:41 1:23 \(ambiguous)"),
      ValidationCase(
        #"query Q { human { ... @defer(label: "a") { id } } human { a: name } }"#,
        #"1:19 1:59 Two selections of one object would be "a" in Swift, and one of them is deferred. Give it a label of its "#
          + #"own: @defer(label: "name")."#
      ),
      ValidationCase(
        "query Q { human { friends @stream { id } friends { name } } }",
        #"1:19 1:42 Fields "friends" conflict because they have differing stream directives. Use different aliases on the "#
          + "fields to fetch both if this was intentional."
      ),
    ]
  )
  func literals(_ example: ValidationCase) throws {
    let source = Source(example.source)
    let types = sdl.split(separator: "\n").filter { !$0.hasPrefix("directive") }.joined(separator: "\n")
    for sdl in [sdl, types] {
      let context = CompilationContext(schema: try Schema(sdl: Source(sdl)), namespace: "Humans")
      #expect(compile(source, in: context).diagnostics.map { $0.line(in: source) } == example.errors)
    }
  }
}
