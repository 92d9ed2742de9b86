extension ExecutionCase {
  /// Arguments and input coercion (sections 3 and 6.4.1).
  static let argument: [ExecutionCase] = [
    ExecutionCase(
      .kitchen,
      #"""
      { echo(int: 1, float: 1.5, string: "a\u00e9\n" , boolean: true, id: 7, color: BLUE, any:
        {a: [1, 2.5, "x" , RED, null, true]}) }
      """#,
      response: #"""
        {
          "data": {
            "echo": {
              "int": 1,
              "float": 1.5,
              "string": "aé\n",
              "boolean": true,
              "id": "7",
              "color": "BLUE",
              "any": {"a": [1, 2.5, "x", "RED", null, true]}
            }
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ echo(int: null, point: null, ints: null) }"#,
      response: #"{"data": {"echo": {"int": null, "ints": null, "point": null}}}"#
    ),
    ExecutionCase(
      .kitchen,
      #"{ echo(ints: 1, matrix: 1, points: {x: 2}) }"#,
      response: #"""
        {"data": {"echo": {"ints": [1], "matrix": [[1]], "points": [{"x": 2, "tags": ["a"], "color": "RED"}]}}}
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ echo(ints: [1, null], matrix: [[1], null, []], points: [{}]) }"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Expected value of type \"[Int!]!\", found null.",
              "locations": [{"line": 1, "column": 39}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      { echo(point: {x: 2, y: 1, tags: "b", color: GREEN, nested: {nested: {y: 2}}, any: "x"}) }
      """#,
      response: #"""
        {
          "data": {
            "echo": {
              "point": {
                "x": 2,
                "y": 1,
                "tags": ["b"],
                "color": "GREEN",
                "nested": {
                  "x": 1,
                  "tags": ["a"],
                  "color": "RED",
                  "nested": {"x": 1, "y": 2, "tags": ["a"], "color": "RED"}
                },
                "any": "x"
              }
            }
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      { echo(choice: {name: "x" }) a: echo(choice: {point: {y: 1}}) b: echo(corner: {point: {},
        name: "n" }) }
      """#,
      response: #"""
        {
          "data": {
            "echo": {"choice": {"name": "x"}},
            "a": {"choice": {"point": {"x": 1, "y": 1, "tags": ["a"], "color": "RED"}}},
            "b": {"corner": {"point": {"x": 1, "tags": ["a"], "color": "RED"}, "name": "n"}}
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      { echo(float: 3, string: """
          block
            text
        """, id: "x") }
      """#,
      response: #"{"data": {"echo": {"float": 3, "string": "block\n  text", "id": "x"}}}"#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      { defaults a: defaults(int: null, list: [2, 3], color: RED) b: defaults(point: {}) }
      """#,
      response: #"""
        {
          "data": {
            "defaults": {
              "int": 5,
              "required": 7,
              "point": {"x": 3, "tags": ["a"], "color": "RED"},
              "list": [1],
              "color": "GREEN"
            },
            "a": {
              "int": null,
              "required": 7,
              "point": {"x": 3, "tags": ["a"], "color": "RED"},
              "list": [2, 3],
              "color": "RED"
            },
            "b": {
              "int": 5,
              "required": 7,
              "point": {"x": 1, "tags": ["a"], "color": "RED"},
              "list": [1],
              "color": "GREEN"
            }
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      query Q($a: Int, $b: [Int], $p: Point, $t: [String!]) { echo(int: $a, ints: $b, point: $p)
        defaults(int: $a) x: echo(ints: [$a, 1], point: {y: 2, tags: $t}) }
      """#,
      variables: #"{"b": 4}"#,
      response: #"""
        {
          "data": {
            "echo": {"ints": [4]},
            "defaults": {
              "int": 5,
              "required": 7,
              "point": {"x": 3, "tags": ["a"], "color": "RED"},
              "list": [1],
              "color": "GREEN"
            },
            "x": {"ints": [null, 1], "point": {"x": 1, "y": 2, "tags": ["a"], "color": "RED"}}
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      query Q($a: Int = 3, $b: [Int!]! = [1], $p: Point = {x: 9}, $c: Color = BLUE) {
        required(int: $a, ints: $b, point: {x: 2, nested: $p}) echo(color: $c) }
      """#,
      response: #"""
        {
          "data": {
            "required": {
              "int": 3,
              "ints": [1],
              "point": {"x": 2, "tags": ["a"], "color": "RED", "nested": {"x": 9, "tags": ["a"], "color": "RED"}}
            },
            "echo": {"color": "BLUE"}
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      query Q($a: Int = 3, $c: Color = BLUE) { required(int: $a, ints: 1, point: {}) echo(color:
        $c) }
      """#,
      variables: #"{"a": null, "c": null}"#,
      response: #"""
        {
          "data": {"required": null, "echo": {"color": null}},
          "errors": [
            {
              "message": "Argument \"int\" of non-null type \"Int!\" must not be null.",
              "locations": [{"line": 1, "column": 56}],
              "path": ["required"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      query Q($n: String, $i: Int!) { required(int: $i, ints: [$i], point: {x: $i, any: [$n, {a:
        $n, b: $i}]}) }
      """#,
      variables: #"{"i": 1}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$n\" of type \"String\" used in position expecting type \"Any\".",
              "locations": [{"line": 1, "column": 9}, {"line": 1, "column": 84}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      query Q($choice: Choice, $corner: Corner) { echo(choice: $choice, corner: $corner) }
      """#,
      variables: #"""
        {"choice": {"id": 3}, "corner": {"point": {"color": "GREEN", "any": {"z": [1]}}, "name": ""}}
        """#,
      response: #"""
        {
          "data": {
            "echo": {
              "choice": {"id": "3"},
              "corner": {"point": {"x": 1, "tags": ["a"], "color": "GREEN", "any": {"z": [1]}}, "name": ""}
            }
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      query Q($a: Any, $b: Boolean, $f: Float, $s: String, $id: ID, $c: Color) { echo(any: $a,
        boolean: $b, float: $f, string: $s, id: $id, color: $c) }
      """#,
      variables: #"{"a": {"k": [null, 1.5]}, "b": false, "f": 2, "s": "", "id": 12, "c": "RED"}"#,
      response: #"""
        {
          "data": {
            "echo": {"float": 2, "string": "", "boolean": false, "id": "12", "color": "RED", "any": {"k": [null, 1.5]}}
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($i: Int, $id: ID, $m: [[Int!]!]) { echo(int: $i, id: $id, matrix: $m) }"#,
      variables: #"{"i": 3.0, "id": 4.0, "m": [[1], 2]}"#,
      response: #"{"data": {"echo": {"int": 3, "id": "4", "matrix": [[1], [2]]}}}"#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      query Q($i: Int!, $b: Boolean = true) { required(int: $i, ints: 1, point: {})
        echo(boolean: $b) }
      """#,
      variables: #"{"i": 1, "unknown": 2}"#,
      response: #"""
        {
          "data": {
            "required": {"int": 1, "ints": [1], "point": {"x": 1, "tags": ["a"], "color": "RED"}},
            "echo": {"boolean": true}
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ echo(any: 12345678901, id: 12345678901234567890) }"#,
      response: #"{"data": {"echo": {"id": "12345678901234567890", "any": 12345678901}}}"#
    ),
  ]
}
