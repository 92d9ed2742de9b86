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
    ]
  )
  func maximumIntrospectionDepth(_ example: ValidationCase) throws {
    try example.check()
  }
}
