import Testing

@Suite struct IntrospectionRulesTests {
  @Test(
    "MaximumIntrospectionDepth (as graphql-js)",
    arguments: [
      ValidationCase("{ __schema { types { fields { type { fields { name } } } } } }"),
      ValidationCase(
        "{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }",
        "1:3 Maximum introspection depth exceeded"
      ),
      // What is inside of one is not reported again.
      ValidationCase(
        """
        { __type(name: "A") { fields { type {
          __type(name: "B") { fields { type { fields { type { fields { name } } } } } }
          fields { type { fields { name } } }
        } } } }
        """,
        #"2:3 Cannot query field "__type" on type "__Type". Did you mean "ofType"?"#,
        "1:3 Maximum introspection depth exceeded"
      ),
      ValidationCase(
        """
        { __type(name: "Human") { ...T } }
        fragment T on __Type { fields { type { ...U } } possibleTypes { ...U } }
        fragment U on __Type { interfaces { inputFields { name } } }
        """,
        "1:3 Maximum introspection depth exceeded"
      ),
      ValidationCase(
        """
        { __type(name: "Human") { ...T } }
        fragment T on __Type { fields { type { ...T } } }
        """,
        #"2:40 Cannot spread fragment "T" within itself."#
      ),
      // A cycle elsewhere hides nothing, nor does one that is entered once.
      ValidationCase(
        """
        { __type(name: "A") { fields { type { ...T } } } __typename @include(if: true) }
        fragment T on __Type { fields { type { ...T fields { name } } } }
        """,
        #"2:40 Cannot spread fragment "T" within itself."#,
        "1:3 Maximum introspection depth exceeded"
      ),
    ]
  )
  func maximumIntrospectionDepth(_ example: ValidationCase) throws {
    try example.check()
  }
}
