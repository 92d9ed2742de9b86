extension ExecutionCase {
  /// Variable values that do not fit their types (section 6.1.2).
  static let variable: [ExecutionCase] = [
    ExecutionCase(
      .kitchen,
      #"query Q($p: Point!) { echo(point: $p) }"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$p\" of required type \"Point!\" was not provided.",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($p: Point!) { echo(point: $p) }"#,
      variables: #"{"p": null}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$p\" of non-null type \"Point!\" must not be null.",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($p: Point!) { echo(point: $p) }"#,
      variables: #"{"p": 1}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$p\" got invalid value 1; Expected type \"Point\" to be an object.",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($p: Point!) { echo(point: $p) }"#,
      variables: #"{"p": []}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$p\" got invalid value []; Expected type \"Point\" to be an object.",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($p: Point!) { echo(point: $p) }"#,
      variables: #"{"p": {"x": null}}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$p\" got invalid value null at \"p.x\"; Expected non-nullable type \"Int!\" not to be null.",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($p: Point!) { echo(point: $p) }"#,
      variables: #"""
        {
                "p": {
                  "x": "1",
                  "y": true,
                  "tags": [1, null],
                  "color": "PURPLE",
                  "nested": {"nested": {"x": 2147483648}}
                }
              }
        """#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$p\" got invalid value \"1\" at \"p.x\"; Int cannot represent non-integer value: \"1\"",
              "locations": [{"line": 1, "column": 9}]
            },
            {
              "message": "Variable \"$p\" got invalid value true at \"p.y\"; Float cannot represent non numeric value: true",
              "locations": [{"line": 1, "column": 9}]
            },
            {
              "message": "Variable \"$p\" got invalid value 1 at \"p.tags[0]\"; String cannot represent a non string value: 1",
              "locations": [{"line": 1, "column": 9}]
            },
            {
              "message": "Variable \"$p\" got invalid value null at \"p.tags[1]\"; Expected non-nullable type \"String!\" not to be null.",
              "locations": [{"line": 1, "column": 9}]
            },
            {
              "message": "Variable \"$p\" got invalid value \"PURPLE\" at \"p.color\"; Value \"PURPLE\" does not exist in \"Color\" enum.",
              "locations": [{"line": 1, "column": 9}]
            },
            {
              "message": "Variable \"$p\" got invalid value 2147483648 at \"p.nested.nested.x\"; Int cannot represent non 32-bit signed integer value: 2147483648",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($p: Point!) { echo(point: $p) }"#,
      variables: #"{"p": {"z": 1, "nested": {"colour": "RED"}}}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$p\" got invalid value { colour: \"RED\" } at \"p.nested\"; Field \"colour\" is not defined by type \"Point\". Did you mean \"color\"?",
              "locations": [{"line": 1, "column": 9}]
            },
            {
              "message": "Variable \"$p\" got invalid value { z: 1, nested: { colour: \"RED\" } }; Field \"z\" is not defined by type \"Point\". Did you mean \"x\" or \"y\"?",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($p: Point!) { echo(point: $p) }"#,
      variables: #"{"p": {"x": {"a": {"b": {"c": 1}}}}}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$p\" got invalid value { a: { b: [Object] } } at \"p.x\"; Int cannot represent non-integer value: { a: { b: [Object] } }",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($p: Point!) { echo(point: $p) }"#,
      variables: #"{"p": {"tags": {}, "color": "RDE"}}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$p\" got invalid value {} at \"p.tags\"; String cannot represent a non string value: {}",
              "locations": [{"line": 1, "column": 9}]
            },
            {
              "message": "Variable \"$p\" got invalid value \"RDE\" at \"p.color\"; Value \"RDE\" does not exist in \"Color\" enum. Did you mean the enum value \"RED\"?",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($p: Point!) { echo(point: $p) }"#,
      variables: #"{"p": {"color": 7, "x": 1.5}}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$p\" got invalid value 1.5 at \"p.x\"; Int cannot represent non-integer value: 1.5",
              "locations": [{"line": 1, "column": 9}]
            },
            {
              "message": "Variable \"$p\" got invalid value 7 at \"p.color\"; Enum \"Color\" cannot represent non-string value: 7.",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($c: Choice) { echo(choice: $c) }"#,
      variables: #"{"c": {}}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$c\" got invalid value {}; Exactly one key must be specified for OneOf type \"Choice\".",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($c: Choice) { echo(choice: $c) }"#,
      variables: #"{"c": {"name": "a", "id": "b"}}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$c\" got invalid value { name: \"a\", id: \"b\" }; Exactly one key must be specified for OneOf type \"Choice\".",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($c: Choice) { echo(choice: $c) }"#,
      variables: #"{"c": {"name": null}}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$c\" got invalid value null at \"c.name\"; Field \"name\" must be non-null.",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($c: Choice) { echo(choice: $c) }"#,
      variables: #"{"c": {"point": {"x": ""}}}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$c\" got invalid value \"\" at \"c.point.x\"; Int cannot represent non-integer value: \"\"",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($c: Choice) { echo(choice: $c) }"#,
      variables: #"{"c": {"other": 1}}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$c\" got invalid value { other: 1 }; Field \"other\" is not defined by type \"Choice\".",
              "locations": [{"line": 1, "column": 9}]
            },
            {
              "message": "Variable \"$c\" got invalid value { other: 1 }; Exactly one key must be specified for OneOf type \"Choice\".",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($c: Choice) { echo(choice: $c) }"#,
      variables: #"{"c": "name"}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$c\" got invalid value \"name\"; Expected type \"Choice\" to be an object.",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      query Q($i: Int, $f: Float, $s: String, $b: Boolean, $id: ID, $c: Color) { echo(int: $i,
        float: $f, string: $s, boolean: $b, id: $id, color: $c) }
      """#,
      variables: #"{"i": "1", "f": "1", "s": 1, "b": 0, "id": 1.5, "c": "red"}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$i\" got invalid value \"1\"; Int cannot represent non-integer value: \"1\"",
              "locations": [{"line": 1, "column": 9}]
            },
            {
              "message": "Variable \"$f\" got invalid value \"1\"; Float cannot represent non numeric value: \"1\"",
              "locations": [{"line": 1, "column": 18}]
            },
            {
              "message": "Variable \"$s\" got invalid value 1; String cannot represent a non string value: 1",
              "locations": [{"line": 1, "column": 29}]
            },
            {
              "message": "Variable \"$b\" got invalid value 0; Boolean cannot represent a non boolean value: 0",
              "locations": [{"line": 1, "column": 41}]
            },
            {
              "message": "Variable \"$id\" got invalid value 1.5; ID cannot represent value: 1.5",
              "locations": [{"line": 1, "column": 54}]
            },
            {
              "message": "Variable \"$c\" got invalid value \"red\"; Value \"red\" does not exist in \"Color\" enum. Did you mean the enum value \"RED\"?",
              "locations": [{"line": 1, "column": 63}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      query Q($i: Int, $f: Float, $s: String, $b: Boolean, $id: ID, $c: Color) { echo(int: $i,
        float: $f, string: $s, boolean: $b, id: $id, color: $c) }
      """#,
      variables: #"{"i": 3000000000, "f": [1], "s": ["a"], "b": "true", "id": true, "c": ["RED"]}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$i\" got invalid value 3000000000; Int cannot represent non 32-bit signed integer value: 3000000000",
              "locations": [{"line": 1, "column": 9}]
            },
            {
              "message": "Variable \"$f\" got invalid value [1]; Float cannot represent non numeric value: [1]",
              "locations": [{"line": 1, "column": 18}]
            },
            {
              "message": "Variable \"$s\" got invalid value [\"a\"]; String cannot represent a non string value: [\"a\"]",
              "locations": [{"line": 1, "column": 29}]
            },
            {
              "message": "Variable \"$b\" got invalid value \"true\"; Boolean cannot represent a non boolean value: \"true\"",
              "locations": [{"line": 1, "column": 41}]
            },
            {
              "message": "Variable \"$id\" got invalid value true; ID cannot represent value: true",
              "locations": [{"line": 1, "column": 54}]
            },
            {
              "message": "Variable \"$c\" got invalid value [\"RED\"]; Enum \"Color\" cannot represent non-string value: [\"RED\"].",
              "locations": [{"line": 1, "column": 63}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      query Q($i: [Int!]!, $m: [[Int!]!]) { required(int: 1, ints: $i, point: {}) echo(matrix: $m) }
      """#,
      variables: #"{"i": [1, null, "x"], "m": [[1, [2]], null]}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$i\" got invalid value null at \"i[1]\"; Expected non-nullable type \"Int!\" not to be null.",
              "locations": [{"line": 1, "column": 9}]
            },
            {
              "message": "Variable \"$i\" got invalid value \"x\" at \"i[2]\"; Int cannot represent non-integer value: \"x\"",
              "locations": [{"line": 1, "column": 9}]
            },
            {
              "message": "Variable \"$m\" got invalid value [2] at \"m[0][1]\"; Int cannot represent non-integer value: [2]",
              "locations": [{"line": 1, "column": 22}]
            },
            {
              "message": "Variable \"$m\" got invalid value null at \"m[1]\"; Expected non-nullable type \"[Int!]!\" not to be null.",
              "locations": [{"line": 1, "column": 22}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($corner: Corner) { echo(corner: $corner) }"#,
      variables: #"{"corner": {"point": {}}}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$corner\" got invalid value { point: {} }; Field \"name\" of required type \"String!\" was not provided.",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($corner: Corner) { echo(corner: $corner) }"#,
      variables: #"""
        {"corner": {"point": null, "name": 1, "x": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]}}
        """#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$corner\" got invalid value null at \"corner.point\"; Expected non-nullable type \"Point!\" not to be null.",
              "locations": [{"line": 1, "column": 9}]
            },
            {
              "message": "Variable \"$corner\" got invalid value 1 at \"corner.name\"; String cannot represent a non string value: 1",
              "locations": [{"line": 1, "column": 9}]
            },
            {
              "message": "Variable \"$corner\" got invalid value { point: null, name: 1, x: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ... 2 more items] }; Field \"x\" is not defined by type \"Corner\".",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($b: Boolean! = true) { echo(int: 1) @include(if: $b) }"#,
      variables: #"{"b": null}"#,
      response: #"""
        {
          "errors": [
            {
              "message": "Variable \"$b\" of non-null type \"Boolean!\" must not be null.",
              "locations": [{"line": 1, "column": 9}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($b: Boolean = true) { echo(int: 1) @include(if: $b) }"#,
      variables: #"{"b": null}"#,
      response: #"""
        {
          "data": null,
          "errors": [
            {
              "message": "Argument \"if\" of non-null type \"Boolean!\" must not be null.",
              "locations": [{"line": 1, "column": 57}]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"query Q($b: Boolean = true) { nest { nest { value @skip(if: $b) } } }"#,
      variables: #"{"b": null}"#,
      response: #"""
        {
          "data": {"nest": {"nest": null}},
          "errors": [
            {
              "message": "Argument \"if\" of non-null type \"Boolean!\" must not be null.",
              "locations": [{"line": 1, "column": 61}],
              "path": ["nest", "nest"]
            }
          ]
        }
        """#
    ),
  ]
}
