import CompilerFixtures
import GraphQLCompiler
import GraphQLLanguage
import Testing

@Suite struct DirectiveRulesTests {
  @Test(
    "KnownDirectives (sections 5.7.1 and 5.7.2)",
    arguments: [
      ValidationCase(
        "query Q($a: Int @need(x: 1)) @rep { human { name @include(if: true) ... @skip(if: true) { id } ...F @skip(if: false) } robot(id: $a) { id } } fragment F on Human { id }"
      ),
      ValidationCase(
        """
        query Q @include(if: true) { human @unknown { name @deprecated ...F @rep } }
        fragment F on Human @skip(if: true) { ... @need(x: 1) { id } }
        """,
        #"1:9 Directive "@include" may not be used on QUERY."#,
        #"1:36 Unknown directive "@unknown"."#,
        #"1:52 Directive "@deprecated" may not be used on FIELD."#,
        #"1:69 Directive "@rep" may not be used on FRAGMENT_SPREAD."#,
        #"2:21 Directive "@skip" may not be used on FRAGMENT_DEFINITION."#,
        #"2:43 Directive "@need" may not be used on INLINE_FRAGMENT."#
      ),
      ValidationCase(
        "mutation M($f: Filter! @rep) @rep { setHuman(filter: $f) { id } }",
        #"1:24 Directive "@rep" may not be used on VARIABLE_DEFINITION."#,
        #"1:30 Directive "@rep" may not be used on MUTATION."#
      ),
      ValidationCase(
        "subscription S @need(x: 2) { human { id } }",
        #"1:16 Directive "@need" may not be used on SUBSCRIPTION."#
      ),
    ]
  )
  func knownDirectives(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "UniqueDirectivesPerLocation (section 5.7.3)",
    arguments: [
      ValidationCase("query Q @rep @rep(x: 1) { human { name @rep @rep id @include(if: true) @skip(if: false) } }"),
      ValidationCase(
        "{ human { name @skip(if: true) @skip(if: false) @skip(if: true) ... @include(if: true) @include(if: true) { id } } }",
        #"1:16 1:32 The directive "@skip" can only be used once at this location."#,
        #"1:16 1:49 The directive "@skip" can only be used once at this location."#,
        #"1:69 1:88 The directive "@include" can only be used once at this location."#
      ),
    ]
  )
  func uniqueDirectivesPerLocation(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test("A directive that the schema declares is the schema's, whatever name it has, with a warning")
  func directivesOfSchema() throws {
    let schema = try Schema(
      sdl: Source(
        """
        directive @connection(key: Int!) on FIELD | FRAGMENT_SPREAD
        directive @relay(mask: Boolean!) on FRAGMENT_SPREAD
        directive @refetchable(queryName: String!) on FRAGMENT_DEFINITION
        directive @required on FIELD
        type Query { page: Query name: String }
        """
      )
    )
    let source = Source(
      """
      query Q { page @connection(key: 1) { name @required ...F @relay(mask: false) } }
      fragment F on Query @refetchable(queryName: "P") { name }
      """
    )
    let context = CompilationContext(schema: schema, namespace: "N")
    let compilation = compile(source, in: context)
    func warning(_ place: String, _ name: String) -> String {
      "\(place) The schema declares \"@\(name)\", so the client sends it and the compiler ignores it. If you mean "
        + "Relay's directive, remove the declaration from the schema."
    }
    #expect(
      compilation.diagnostics.map { $0.line(in: source) } == [
        warning("1:16", "connection"), warning("1:43", "required"), warning("1:58", "relay"),
        warning("2:21", "refetchable"),
      ]
    )
    #expect(compilation.diagnostics.allSatisfy { $0.severity == .warning })
    let text = compilation.declarations.joined()
    #expect(text.contains("page@connection(key:1){__typename name@required ...F@relay(mask:false)}"))
    #expect(text.contains("fragment F on Query@refetchable(queryName:"))
    #expect(text.contains("F_Key {") && !text.contains("ConnectionCollection"))
    let misused = Source("query Q { page @connection(key: \"Q_page\") { name @waterfall } }")
    let errors = compile(misused, in: context).diagnostics.filter { $0.severity == .error }
    #expect(
      errors.map { $0.line(in: misused) } == [
        #"1:33 Int cannot represent non-integer value: "Q_page""#,
        #"1:50 "@waterfall" is not supported yet: remove it and execute an operation for that field."#,
      ]
    )
  }
}
