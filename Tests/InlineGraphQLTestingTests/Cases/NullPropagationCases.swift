extension ExecutionCase {
  /// Errors and null (section 6.4.4).
  static let nullPropagation: [ExecutionCase] = [
    ExecutionCase(
      .kitchen,
      #"{ nest { value } }"#,
      response: #"""
        {
          "data": {"nest": {"value": null}},
          "errors": [{"message": "No value", "locations": [{"line": 1, "column": 10}], "path": ["nest", "value"]}]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ nest { required } }"#,
      response: #"""
        {
          "data": {"nest": null},
          "errors": [
            {
              "message": "No value either",
              "locations": [{"line": 1, "column": 10}],
              "path": ["nest", "required"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ nest { nest { required } value } }"#,
      response: #"""
        {
          "data": {"nest": {"nest": null, "value": null}},
          "errors": [
            {
              "message": "No value either",
              "locations": [{"line": 1, "column": 17}],
              "path": ["nest", "nest", "required"]
            },
            {"message": "No value", "locations": [{"line": 1, "column": 28}], "path": ["nest", "value"]}
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ nest { requiredNest { required } value } }"#,
      response: #"""
        {
          "data": {"nest": null},
          "errors": [
            {
              "message": "No value either",
              "locations": [{"line": 1, "column": 25}],
              "path": ["nest", "requiredNest", "required"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ nest { value requiredNest { requiredNest { required } } } }"#,
      response: #"""
        {
          "data": {"nest": null},
          "errors": [
            {"message": "No value", "locations": [{"line": 1, "column": 10}], "path": ["nest", "value"]},
            {
              "message": "No value either",
              "locations": [{"line": 1, "column": 46}],
              "path": ["nest", "requiredNest", "requiredNest", "required"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ requiredNest { requiredNest { requiredNest { requiredList { required } } } } }"#,
      response: #"""
        {
          "data": {
            "requiredNest": {"requiredNest": {"requiredNest": {"requiredList": [null, {"required": "required"}]}}}
          },
          "errors": [
            {
              "message": "No value either",
              "locations": [{"line": 1, "column": 63}],
              "path": ["requiredNest", "requiredNest", "requiredNest", "requiredList", 0, "required"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ requiredNest { list { required requiredNest { value } } } }"#,
      response: #"""
        {
          "data": {"requiredNest": {"list": [{"required": "required", "requiredNest": {"value": "value"}}, null]}}
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ nest { list { required } } }"#,
      response: #"""
        {
          "data": {"nest": {"list": [{"required": "required"}, null, null]}},
          "errors": [
            {
              "message": "No value either",
              "locations": [{"line": 1, "column": 17}],
              "path": ["nest", "list", 1, "required"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ nest { listOfRequired { required } } }"#,
      response: #"""
        {
          "data": {"nest": {"listOfRequired": null}},
          "errors": [
            {
              "message": "No value either",
              "locations": [{"line": 1, "column": 27}],
              "path": ["nest", "listOfRequired", 1, "required"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ nest { requiredList { required } } }"#,
      response: #"""
        {
          "data": {"nest": {"requiredList": [null, {"required": "required"}, null]}},
          "errors": [
            {
              "message": "No element",
              "locations": [{"line": 1, "column": 10}],
              "path": ["nest", "requiredList", 2]
            },
            {
              "message": "No value either",
              "locations": [{"line": 1, "column": 25}],
              "path": ["nest", "requiredList", 0, "required"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ nest { requiredListOfRequired { required } } }"#,
      response: #"""
        {
          "data": {"nest": null},
          "errors": [
            {
              "message": "No value either",
              "locations": [{"line": 1, "column": 35}],
              "path": ["nest", "requiredListOfRequired", 1, "required"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      { requiredNest { requiredNest { requiredList { requiredListOfRequired { required } } } } }
      """#,
      response: #"""
        {
          "data": {
            "requiredNest": {"requiredNest": {"requiredList": [null, {"requiredListOfRequired": [{"required": "required"}]}]}}
          },
          "errors": [
            {
              "message": "No value either",
              "locations": [{"line": 1, "column": 73}],
              "path": ["requiredNest", "requiredNest", "requiredList", 0, "requiredListOfRequired", 1, "required"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ requiredNest { matrix nest { matrix } } nest { matrix } }"#,
      response: #"""
        {
          "data": {
            "requiredNest": {"matrix": [[1, 2], null, null, []], "nest": {"matrix": [[1, 2], null, null, []]}},
            "nest": {"matrix": null}
          },
          "errors": [
            {
              "message": "Cannot return null for non-nullable field Nest.matrix.",
              "locations": [{"line": 1, "column": 18}],
              "path": ["requiredNest", "matrix", 1, 1]
            },
            {
              "message": "Cannot return null for non-nullable field Nest.matrix.",
              "locations": [{"line": 1, "column": 32}],
              "path": ["requiredNest", "nest", "matrix", 1, 1]
            },
            {"message": "No matrix", "locations": [{"line": 1, "column": 50}], "path": ["nest", "matrix"]}
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ nest { a: required b: required } }"#,
      response: #"""
        {
          "data": {"nest": null},
          "errors": [{"message": "No value either", "locations": [{"line": 1, "column": 10}], "path": ["nest", "a"]}]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ nest { required required } requiredNest { required } }"#,
      response: #"""
        {
          "data": {"nest": null, "requiredNest": {"required": "required"}},
          "errors": [
            {
              "message": "No value either",
              "locations": [{"line": 1, "column": 10}, {"line": 1, "column": 19}],
              "path": ["nest", "required"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ hero { friendsConnection { totalCount } } }"#,
      response: #"""
        {
          "data": {"hero": null},
          "errors": [
            {
              "message": "Cannot return null for non-nullable field Droid.friendsConnection.",
              "locations": [{"line": 1, "column": 10}],
              "path": ["hero", "friendsConnection"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ human(id: 1) { friendsConnection { edges { cursor node { name } } } } }"#,
      response: #"""
        {
          "data": {
            "human": {
              "friendsConnection": {"edges": [{"cursor": "a", "node": {"name": "R2-D2"}}, {"cursor": "b", "node": null}, null]}
            }
          },
          "errors": [
            {
              "message": "Cannot return null for non-nullable field FriendsEdge.cursor.",
              "locations": [{"line": 1, "column": 46}],
              "path": ["human", "friendsConnection", "edges", 2, "cursor"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"{ character(id: 1) { appearsIn friends { name } } }"#,
      response: #"""
        {
          "data": {
            "character": {
              "appearsIn": ["NEWHOPE", null, null],
              "friends": [{"name": "Luke Skywalker"}, null, {"name": "R2-D2"}]
            }
          },
          "errors": [
            {
              "message": "Enum \"Episode\" cannot represent value: \"CLONES\"",
              "locations": [{"line": 1, "column": 22}],
              "path": ["character", "appearsIn", 2]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .animalKingdom,
      #"{ allAnimals { predators { species } } }"#,
      response: #"""
        {
          "data": null,
          "errors": [
            {
              "message": "Nobody knows",
              "locations": [{"line": 1, "column": 16}],
              "path": ["allAnimals", 2, "predators", 1]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .animalKingdom,
      #"""
      { allAnimals { ... on Human { predators { species } } ... on Cat { predators { predators {
        species } } } height { meters } } }
      """#,
      response: #"""
        {
          "data": null,
          "errors": [
            {
              "message": "Int cannot represent non-integer value: 1.7",
              "locations": [{"line": 2, "column": 26}],
              "path": ["allAnimals", 1, "height", "meters"]
            }
          ]
        }
        """#
    ),
  ]
}
