import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import Testing

/// How `@__clientField` is written, by which a handler sets a field.
struct ClientFieldDirectiveTests {
  private static let schema = "type Query { name(order: String, first: Int): String }"

  @Test(
    "A handle, a key and filters are literals, and filters are arguments of the field",
    arguments: [
      ValidationCase(#"query Q { name @__clientField(handle: "h") }"#),
      ValidationCase(
        #"query Q { name(order: "a", first: 1) @__clientField(handle: "h", key: "k", filters: ["order"]) }"#
      ),
      ValidationCase(
        "query Q($h: String!) { name @__clientField(handle: $h) }",
        "1:52 Expected the `handle` argument of the @__clientField directive to be a literal value."
      ),
      ValidationCase(
        #"query Q($f: String!) { name(order: "a") @__clientField(handle: "h", filters: [$f]) }"#,
        "1:78 Expected the `filters` argument of the @__clientField directive to be a literal value."
      ),
      ValidationCase(
        #"query Q { name @__clientField(handle: "h", filters: ["oder"]) }"#,
        "1:53 Expected the `filters` argument of the @__clientField directive to name arguments of the field 'name'. It has no "
          + "argument 'oder'."
      ),
      ValidationCase(
        "query Q { name @__clientField }",
        #"1:16 Directive "@__clientField" argument "handle" of type "String!" is required, but it was not provided."#
      ),
    ]
  )
  func directive(_ example: ValidationCase) throws {
    let source = Source(example.source)
    let schema = try Schema(sdl: Source(Self.schema))
    switch validate(try Document(parsing: source), schema: schema, fragments: [:]) {
    case .valid: #expect(example.errors.isEmpty)
    case .invalid(let errors, _): #expect(errors.map { $0.line(in: source) } == example.errors)
    }
  }
}
