extension World {
  /// Every kind of input, every leaf with every kind of value, and every combination of list and nullability.
  static let kitchen = World(
    "Kitchen",
    sdl: """
      "Whatever there is."
      scalar Any @specifiedBy(url: "https://example.com/any")

      enum Color { RED GREEN BLUE @deprecated(reason: "Not food.") }

      input Point {
        x: Int! = 1
        y: Float
        tags: [String!] = ["a"]
        color: Color = RED
        nested: Point
        any: Any
      }

      input Corner { point: Point!, name: String! }

      input Choice @oneOf { name: String, id: ID, point: Point }

      interface Node { id: ID! }
      interface Named implements Node { id: ID!, name: String }
      type A implements Node & Named { id: ID!, name: String, a: Int, node: Node, bee: B }
      type B implements Node { id: ID!, b: String!, ay: A, all: [AB!] }
      union AB = A | B

      type Nest {
        value: String
        required: String!
        nest: Nest
        requiredNest: Nest!
        list: [Nest]
        listOfRequired: [Nest!]
        requiredList: [Nest]!
        requiredListOfRequired: [Nest!]!
        matrix: [[Int!]]
      }

      type Query {
        echo(
          int: Int, float: Float, string: String, boolean: Boolean, id: ID, color: Color, any: Any
          ints: [Int], matrix: [[Int!]!], point: Point, points: [Point!], choice: Choice, corner: Corner
        ): Any
        required(int: Int!, ints: [Int!]!, point: Point!): Any
        defaults(
          int: Int = 5, required: Int! = 7, point: Point = {x: 3}, list: [Int] = 1, color: Color = GREEN
          old: String @deprecated
        ): Any
        ints: [Int]
        floats: [Float]
        strings: [String]
        booleans: [Boolean]
        ids: [ID]
        colors: [Color]
        anything: [Any]
        nest: Nest
        requiredNest: Nest!
        nodes: [Node]
        abs: [AB]
        named: Named
        notAList: [Int]
        missing: Int
        gone: Int @deprecated
      }
      """,
    data: #"""
      {
        "ints": [1, -2147483648, 2147483648, 1.0, 1.5, "3", "x", "", true, false, null, [1], {"a": 1}],
        "floats": [1, 1.5, -0.25, "2.5", "x", "", true, null, [1.5], {}],
        "strings": ["a", "", "π", 1, 1.5, true, false, null, ["a"], {"a": {"b": {"c": {"d": 1}}}}],
        "booleans": [true, false, 0, 1, 2.5, "true", null, []],
        "ids": ["a", "", 1, -7, 2.0, 2.5, true, null, ["a"]],
        "colors": ["RED", "BLUE", "red", "", 1, null, true, ["RED"]],
        "anything": [1, 2.5, "a", true, null, [1, [2]], {"b": 1, "a": {"c": null}}],
        "notAList": 1,
        "requiredNest": {"$ref": "whole"},
        "nest": {"$ref": "broken"},
        "nodes": [
          {"$ref": "a"}, {"$ref": "b"}, {"id": "1", "__typename": "Nothing"}, {"id": "1", "__typename": "Color"},
          {"id": "1", "__typename": "Nest"}, null, {"$error": "No node"}
        ],
        "abs": [{"$ref": "a"}, {"$ref": "b"}],
        "named": {"$ref": "b"},
        "objects": {
          "a": {"__typename": "A", "id": "a", "name": "Anna", "a": 1, "node": {"$ref": "b"}, "bee": {"$ref": "b"}},
          "b": {"__typename": "B", "id": "b", "b": "Bob", "ay": {"$ref": "a"}, "all": [{"$ref": "a"}, {"$ref": "b"}]},
          "whole": {
            "value": "value", "required": "required", "nest": {"$ref": "whole"}, "requiredNest": {"$ref": "whole"},
            "list": [{"$ref": "whole"}, null], "listOfRequired": [{"$ref": "whole"}],
            "requiredList": [{"$ref": "broken"}, {"$ref": "whole"}], "requiredListOfRequired": [{"$ref": "whole"}],
            "matrix": [[1, 2], [3, null], null, []]
          },
          "broken": {
            "value": {"$error": "No value"}, "required": {"$error": "No value either"}, "nest": {"$ref": "broken"},
            "requiredNest": {"$ref": "broken"}, "list": [{"$ref": "whole"}, {"$ref": "broken"}, null],
            "listOfRequired": [{"$ref": "whole"}, {"$ref": "broken"}, {"$ref": "whole"}],
            "requiredList": [{"$ref": "broken"}, {"$ref": "whole"}, {"$error": "No element"}],
            "requiredListOfRequired": [{"$ref": "whole"}, {"$ref": "broken"}],
            "matrix": {"$error": "No matrix"}
          }
        }
      }
      """#
  )
}
