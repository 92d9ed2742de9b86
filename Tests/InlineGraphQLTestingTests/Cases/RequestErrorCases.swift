extension ExecutionCase {
  /// Requests that are not executed (section 6.1).
  static let requestError: [ExecutionCase] = [
    ExecutionCase(
      .starWars,
      "",
      response: #"""
        {"errors": [{"message": "Syntax Error: Unexpected <EOF>.", "locations": [{"line": 1, "column": 1}]}]}
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero { name }"#,
      response: #"""
        {
          "errors": [{"message": "Syntax Error: Expected Name, found <EOF>.", "locations": [{"line": 1, "column": 16}]}]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero { name } } }"#,
      response: #"""
        {"errors": [{"message": "Syntax Error: Unexpected \"}\".", "locations": [{"line": 1, "column": 19}]}]}
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero(episode: ) { name } }"#,
      response: #"""
        {"errors": [{"message": "Syntax Error: Unexpected \")\".", "locations": [{"line": 1, "column": 17}]}]}
        """#
    ),
    ExecutionCase(
      .starWars,
      #"""
      {
        hero { "é😀" name }
      }
      """#,
      response: #"""
        {
          "errors": [
            {
              "message": "Syntax Error: Expected Name, found String \"é😀\".",
              "locations": [{"line": 2, "column": 10}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero { name } }"#,
      operationName: "Nobody",
      response: #"{"errors": [{"message": "Unknown operation named \"Nobody\"."}]}"#
    ),
    ExecutionCase(
      .starWars,
      #"query A { hero { id } } query B { hero { id } }"#,
      response: #"""
        {"errors": [{"message": "Must provide operation name if query contains multiple operations."}]}
        """#
    ),
    ExecutionCase(
      .starWars,
      #"query A { hero { id } } query B { hero { id } }"#,
      operationName: "C",
      response: #"{"errors": [{"message": "Unknown operation named \"C\"."}]}"#
    ),
    ExecutionCase(
      .starWars,
      #"fragment F on Human { name }"#,
      response: #"""
        {"errors": [{"message": "Fragment \"F\" is never used.", "locations": [{"line": 1, "column": 1}]}]}
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero { nme } }"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Cannot query field \"nme\" on type \"Character\". Did you mean \"name\"?",
              "locations": [{"line": 1, "column": 10}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero }"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Field \"hero\" of type \"Character\" must have a selection of subfields. Did you mean \"hero { ... }\"?",
              "locations": [{"line": 1, "column": 3}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero { name { first } } }"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Field \"name\" must not have a selection since type \"String!\" has no subfields.",
              "locations": [{"line": 1, "column": 15}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero(episod: JEDI) { name } }"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Unknown argument \"episod\" on field \"Query.hero\". Did you mean \"episode\"?",
              "locations": [{"line": 1, "column": 8}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ human { name } }"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Field \"human\" argument \"id\" of type \"ID!\" is required, but it was not provided.",
              "locations": [{"line": 1, "column": 3}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero(episode: SITH) { name } }"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Value \"SITH\" does not exist in \"Episode\" enum.",
              "locations": [{"line": 1, "column": 17}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"query Q($e: Episode) { heroes(episode: $e) { name } }"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$e\" of type \"Episode\" used in position expecting type \"Episode!\".",
              "locations": [{"line": 1, "column": 9}, {"line": 1, "column": 40}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero(episode: $e) { name } }"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$e\" is not defined.",
              "locations": [{"line": 1, "column": 17}, {"line": 1, "column": 1}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"query Q($e: Episod) { hero(episode: $e) { name } }"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Unknown type \"Episod\". Did you mean \"Episode\"?",
              "locations": [{"line": 1, "column": 13}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero { ...F } }"#,
      response: #"""
        {"errors": [{"message": "Unknown fragment \"F\".", "locations": [{"line": 1, "column": 13}]}]}
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero { ...F } } fragment F on Character { friends { ...F } }"#,
      response: #"""
        {
          "errors": [{"message": "Cannot spread fragment \"F\" within itself.", "locations": [{"line": 1, "column": 55}]}]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero { ... on Starship { name } } }"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Fragment cannot be spread here as objects of type \"Character\" can never be of type \"Starship\".",
              "locations": [{"line": 1, "column": 10}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"/* no comment */ { hero { name } }"#,
      response: #"""
        {
          "errors": [{"message": "Syntax Error: Unexpected character: \"/\".", "locations": [{"line": 1, "column": 1}]}]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      "# 😀 é\n{ x: hero { name } \r\n y: heroo { name }\r}",
      response: #"""
        {
          "errors": [
            {
              "message": "Cannot query field \"heroo\" on type \"Query\". Did you mean \"hero\" or \"heroes\"?",
              "locations": [{"line": 3, "column": 2}]
            }
          ]
        }
        """#
    ),
  ]
}
