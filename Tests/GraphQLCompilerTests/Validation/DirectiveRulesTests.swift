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
}
