import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import Testing

/// How `@alias` is written.
struct FragmentAliasesTests {
  private static let schema = """
    type Query { pet: Pet cat: Cat }
    interface Pet { name: String toys(first: Int): [String] }
    type Cat implements Pet { name: String toys(first: Int): [String] meows: Int }
    """

  @Test(
    "An alias is a name that no other selection of the object has, in Relay's words",
    arguments: [
      ValidationCase(
        #"{ pet { name ...F @alias ... on Cat @alias { name } ... @alias(as: "g") { name } } } fragment F on Pet { name }"#
      ),
      ValidationCase(#"{ pet { ... @alias(as: "g") { name ... @alias(as: "g") { name } } } }"#),
      ValidationCase(
        #"{ pet { name ... on Cat @alias(as: "name") { meows } } }"#,
        "1:36 1:9 Fragment alias 'name' is ambiguous. It conflicts with a field with the same name."
      ),
      ValidationCase(
        #"{ pet { ... on Cat { cat: name } ...F @alias(as: "cat") } } fragment F on Pet { name }"#,
        "1:50 1:22 Fragment alias 'cat' is ambiguous. It conflicts with a field with the same name."
      ),
      ValidationCase(
        #"{ pet { ... on Cat @alias { meows } ... @alias(as: "cat") { name } } }"#,
        "1:52 1:20 Fragment alias 'cat' is ambiguous. It conflicts with another fragment alias with the same name."
      ),
      ValidationCase(
        #"{ pet { ... @alias { name } } }"#,
        #"1:13 An inline fragment without a type condition has no name. Write `@alias(as: "name")`."#
      ),
      ValidationCase(
        #"{ pet { ... @alias(as: "") { name } } }"#,
        "1:24 Unexpected empty string supplied for `as` argument of the @alias directive. If provided, the `as` argument of "
          + "the `@alias` directive must be a non-empty string literal."
      ),
      ValidationCase(
        #"{ pet { ... @alias(as: "a b") { name } } }"#,
        #"1:24 Names must only contain [_a-zA-Z0-9] but "a b" does not."#
      ),
      ValidationCase(
        #"query Q($a: String) { pet { ... @alias(as: $a) { name } } }"#,
        "1:44 Expected the `as` argument of the @alias directive to be a static string."
      ),
      ValidationCase(
        #"{ pet @alias(as: "a") { name } }"#,
        #"1:7 Directive "@alias" may not be used on FIELD."#
      ),
    ]
  )
  func aliases(_ example: ValidationCase) throws {
    let source = Source(example.source)
    let schema = try Schema(sdl: Source(Self.schema))
    let errors = documentErrors(in: try Document(parsing: source), schema: schema)
    #expect(errors.map { $0.line(in: source) } == example.errors)
  }
}
