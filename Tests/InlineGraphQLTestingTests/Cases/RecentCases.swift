extension ExecutionCase {
  /// Features of the specification of September 2025 that graphql-core 3.2 lacks.
  static let recent: [ExecutionCase] = [
    // Section 2.3: descriptions on executable definitions.
    ExecutionCase(
      .starWars,
      #"""
      "Who leads them." query Q("Of which episode." $e: Episode = JEDI) { hero(episode: $e) { ...F } }
      """Who it is.""" fragment F on Character { id }
      """#,
      response: #"{"data": {"hero": {"id": "2001"}}}"#
    ),
    // Section 5.2.1.1: an operation is invalid if the schema has no root type for it.
    ExecutionCase(
      .kitchen,
      #"mutation { a }"#,
      response: #"""
        {
          "errors": [
            {
              "message": "The mutation operation is not supported by the schema.",
              "locations": [{"line": 1, "column": 1}]
            }
          ]
        }
        """#
    ),
    // Section 5.3.2 and 6.3.2: a field of an interface that another interface implements.
    ExecutionCase(
      .kitchen,
      #"{ abs { ... on Named { name ... on Node { id } } } }"#,
      response: #"{"data": {"abs": [{"name": "Anna", "id": "a"}, {}]}}"#
    ),
  ]
}
