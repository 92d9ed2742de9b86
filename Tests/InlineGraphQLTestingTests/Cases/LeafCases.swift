extension ExecutionCase {
  /// Result coercion (section 6.4.3).
  static let leaf: [ExecutionCase] = [
    ExecutionCase(
      .kitchen,
      #"{ ints }"#,
      response: #"""
        {
          "data": {"ints": [1, -2147483648, null, 1, null, 3, null, null, 1, 0, null, null, null]},
          "errors": [
            {
              "message": "Int cannot represent non 32-bit signed integer value: 2147483648",
              "locations": [{"line": 1, "column": 3}],
              "path": ["ints", 2]
            },
            {
              "message": "Int cannot represent non-integer value: 1.5",
              "locations": [{"line": 1, "column": 3}],
              "path": ["ints", 4]
            },
            {
              "message": "Int cannot represent non-integer value: \"x\"",
              "locations": [{"line": 1, "column": 3}],
              "path": ["ints", 6]
            },
            {
              "message": "Int cannot represent non-integer value: \"\"",
              "locations": [{"line": 1, "column": 3}],
              "path": ["ints", 7]
            },
            {
              "message": "Int cannot represent non-integer value: [1]",
              "locations": [{"line": 1, "column": 3}],
              "path": ["ints", 11]
            },
            {
              "message": "Int cannot represent non-integer value: { a: 1 }",
              "locations": [{"line": 1, "column": 3}],
              "path": ["ints", 12]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ floats }"#,
      response: #"""
        {
          "data": {"floats": [1, 1.5, -0.25, 2.5, null, null, 1, null, null, null]},
          "errors": [
            {
              "message": "Float cannot represent non numeric value: \"x\"",
              "locations": [{"line": 1, "column": 3}],
              "path": ["floats", 4]
            },
            {
              "message": "Float cannot represent non numeric value: \"\"",
              "locations": [{"line": 1, "column": 3}],
              "path": ["floats", 5]
            },
            {
              "message": "Float cannot represent non numeric value: [1.5]",
              "locations": [{"line": 1, "column": 3}],
              "path": ["floats", 8]
            },
            {
              "message": "Float cannot represent non numeric value: {}",
              "locations": [{"line": 1, "column": 3}],
              "path": ["floats", 9]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ strings }"#,
      response: #"""
        {
          "data": {"strings": ["a", "", "π", "1", "1.5", "true", "false", null, null, null]},
          "errors": [
            {
              "message": "String cannot represent value: [\"a\"]",
              "locations": [{"line": 1, "column": 3}],
              "path": ["strings", 8]
            },
            {
              "message": "String cannot represent value: { a: { b: [Object] } }",
              "locations": [{"line": 1, "column": 3}],
              "path": ["strings", 9]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ booleans }"#,
      response: #"""
        {
          "data": {"booleans": [true, false, false, true, true, null, null, null]},
          "errors": [
            {
              "message": "Boolean cannot represent a non boolean value: \"true\"",
              "locations": [{"line": 1, "column": 3}],
              "path": ["booleans", 5]
            },
            {
              "message": "Boolean cannot represent a non boolean value: []",
              "locations": [{"line": 1, "column": 3}],
              "path": ["booleans", 7]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ ids }"#,
      response: #"""
        {
          "data": {"ids": ["a", "", "1", "-7", "2", null, null, null, null]},
          "errors": [
            {
              "message": "ID cannot represent value: 2.5",
              "locations": [{"line": 1, "column": 3}],
              "path": ["ids", 5]
            },
            {
              "message": "ID cannot represent value: true",
              "locations": [{"line": 1, "column": 3}],
              "path": ["ids", 6]
            },
            {
              "message": "ID cannot represent value: [\"a\"]",
              "locations": [{"line": 1, "column": 3}],
              "path": ["ids", 8]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ colors }"#,
      response: #"""
        {
          "data": {"colors": ["RED", "BLUE", null, null, null, null, null, null]},
          "errors": [
            {
              "message": "Enum \"Color\" cannot represent value: \"red\"",
              "locations": [{"line": 1, "column": 3}],
              "path": ["colors", 2]
            },
            {
              "message": "Enum \"Color\" cannot represent value: \"\"",
              "locations": [{"line": 1, "column": 3}],
              "path": ["colors", 3]
            },
            {
              "message": "Enum \"Color\" cannot represent value: 1",
              "locations": [{"line": 1, "column": 3}],
              "path": ["colors", 4]
            },
            {
              "message": "Enum \"Color\" cannot represent value: true",
              "locations": [{"line": 1, "column": 3}],
              "path": ["colors", 6]
            },
            {
              "message": "Enum \"Color\" cannot represent value: [\"RED\"]",
              "locations": [{"line": 1, "column": 3}],
              "path": ["colors", 7]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ anything }"#,
      response: #"{"data": {"anything": [1, 2.5, "a", true, null, [1, [2]], {"b": 1, "a": {"c": null}}]}}"#
    ),
    ExecutionCase(
      .kitchen,
      #"{ notAList }"#,
      response: #"""
        {
          "data": {"notAList": null},
          "errors": [
            {
              "message": "Expected Iterable, but did not find one for field \"Query.notAList\".",
              "locations": [{"line": 1, "column": 3}],
              "path": ["notAList"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ missing gone }"#,
      response: #"{"data": {"missing": null, "gone": null}}"#
    ),
  ]
}
