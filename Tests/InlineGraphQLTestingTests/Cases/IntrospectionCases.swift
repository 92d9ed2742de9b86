extension ExecutionCase {
  /// Introspection (section 4).
  static let introspection: [ExecutionCase] = [
    ExecutionCase(
      .kitchen,
      #"""
      { __type(name: "Point" ) { kind name description inputFields { name description type {
        kind name ofType { kind name ofType { name } } } defaultValue isDeprecated
        deprecationReason } isOneOf fields { name } } }
      """#,
      response: #"""
        {
          "data": {
            "__type": {
              "kind": "INPUT_OBJECT",
              "name": "Point",
              "description": null,
              "inputFields": [
                {
                  "name": "x",
                  "description": null,
                  "type": {
                    "kind": "NON_NULL",
                    "name": null,
                    "ofType": {"kind": "SCALAR", "name": "Int", "ofType": null}
                  },
                  "defaultValue": "1",
                  "isDeprecated": false,
                  "deprecationReason": null
                },
                {
                  "name": "y",
                  "description": null,
                  "type": {"kind": "SCALAR", "name": "Float", "ofType": null},
                  "defaultValue": null,
                  "isDeprecated": false,
                  "deprecationReason": null
                },
                {
                  "name": "tags",
                  "description": null,
                  "type": {
                    "kind": "LIST",
                    "name": null,
                    "ofType": {"kind": "NON_NULL", "name": null, "ofType": {"name": "String"}}
                  },
                  "defaultValue": "[\"a\"]",
                  "isDeprecated": false,
                  "deprecationReason": null
                },
                {
                  "name": "color",
                  "description": null,
                  "type": {"kind": "ENUM", "name": "Color", "ofType": null},
                  "defaultValue": "RED",
                  "isDeprecated": false,
                  "deprecationReason": null
                },
                {
                  "name": "nested",
                  "description": null,
                  "type": {"kind": "INPUT_OBJECT", "name": "Point", "ofType": null},
                  "defaultValue": null,
                  "isDeprecated": false,
                  "deprecationReason": null
                },
                {
                  "name": "any",
                  "description": null,
                  "type": {"kind": "SCALAR", "name": "Any", "ofType": null},
                  "defaultValue": null,
                  "isDeprecated": false,
                  "deprecationReason": null
                }
              ],
              "isOneOf": false,
              "fields": null
            }
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      { __type(name: "Choice" ) { isOneOf enumValues { name } interfaces { name } possibleTypes
        { name } ofType { name } specifiedByURL } }
      """#,
      response: #"""
        {
          "data": {
            "__type": {
              "isOneOf": true,
              "enumValues": null,
              "interfaces": null,
              "possibleTypes": null,
              "ofType": null,
              "specifiedByURL": null
            }
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      { __type(name: "Color" ) { kind enumValues { name } all: enumValues(includeDeprecated:
        true) { name isDeprecated deprecationReason description } inputFields { name } } }
      """#,
      response: #"""
        {
          "data": {
            "__type": {
              "kind": "ENUM",
              "enumValues": [{"name": "RED"}, {"name": "GREEN"}],
              "all": [
                {"name": "RED", "isDeprecated": false, "deprecationReason": null, "description": null},
                {"name": "GREEN", "isDeprecated": false, "deprecationReason": null, "description": null},
                {"name": "BLUE", "isDeprecated": true, "deprecationReason": "Not food.", "description": null}
              ],
              "inputFields": null
            }
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      { __type(name: "Any" ) { kind name description specifiedByURL fields { name } } nothing:
        __type(name: "Nothing" ) { name } }
      """#,
      response: #"""
        {
          "data": {
            "__type": {
              "kind": "SCALAR",
              "name": "Any",
              "description": "Whatever there is.",
              "specifiedByURL": "https://example.com/any",
              "fields": null
            },
            "nothing": null
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      { node: __type(name: "Node" ) { kind possibleTypes { name } interfaces { name } fields {
        name } } named: __type(name: "Named" ) { possibleTypes { name } interfaces { name } }
        ab: __type(name: "AB" ) { kind possibleTypes { name kind } fields { name } } a:
        __type(name: "A" ) { kind interfaces { name } fields { name type { name kind } } } }
      """#,
      response: #"""
        {
          "data": {
            "node": {
              "kind": "INTERFACE",
              "possibleTypes": [{"name": "A"}, {"name": "B"}],
              "interfaces": [],
              "fields": [{"name": "id"}]
            },
            "named": {"possibleTypes": [{"name": "A"}], "interfaces": [{"name": "Node"}]},
            "ab": {
              "kind": "UNION",
              "possibleTypes": [{"name": "A", "kind": "OBJECT"}, {"name": "B", "kind": "OBJECT"}],
              "fields": null
            },
            "a": {
              "kind": "OBJECT",
              "interfaces": [{"name": "Node"}, {"name": "Named"}],
              "fields": [
                {"name": "id", "type": {"name": null, "kind": "NON_NULL"}},
                {"name": "name", "type": {"name": "String", "kind": "SCALAR"}},
                {"name": "a", "type": {"name": "Int", "kind": "SCALAR"}},
                {"name": "node", "type": {"name": "Node", "kind": "INTERFACE"}},
                {"name": "bee", "type": {"name": "B", "kind": "OBJECT"}}
              ]
            }
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      { __type(name: "Query" ) { all: fields(includeDeprecated: true) { name isDeprecated
        deprecationReason args { name } } fields { name args(includeDeprecated: true) { name
        isDeprecated } type { kind ofType { kind ofType { kind name } } } } } }
      """#,
      response: #"""
        {
          "data": {
            "__type": {
              "all": [
                {
                  "name": "echo",
                  "isDeprecated": false,
                  "deprecationReason": null,
                  "args": [
                    {"name": "int"}, {"name": "float"}, {"name": "string"}, {"name": "boolean"}, {"name": "id"},
                    {"name": "color"}, {"name": "any"}, {"name": "ints"}, {"name": "matrix"}, {"name": "point"},
                    {"name": "points"}, {"name": "choice"}, {"name": "corner"}
                  ]
                },
                {
                  "name": "required",
                  "isDeprecated": false,
                  "deprecationReason": null,
                  "args": [{"name": "int"}, {"name": "ints"}, {"name": "point"}]
                },
                {
                  "name": "defaults",
                  "isDeprecated": false,
                  "deprecationReason": null,
                  "args": [
                    {"name": "int"}, {"name": "required"}, {"name": "point"}, {"name": "list"},
                    {"name": "color"}
                  ]
                },
                {"name": "ints", "isDeprecated": false, "deprecationReason": null, "args": []},
                {"name": "floats", "isDeprecated": false, "deprecationReason": null, "args": []},
                {"name": "strings", "isDeprecated": false, "deprecationReason": null, "args": []},
                {"name": "booleans", "isDeprecated": false, "deprecationReason": null, "args": []},
                {"name": "ids", "isDeprecated": false, "deprecationReason": null, "args": []},
                {"name": "colors", "isDeprecated": false, "deprecationReason": null, "args": []},
                {"name": "anything", "isDeprecated": false, "deprecationReason": null, "args": []},
                {"name": "nest", "isDeprecated": false, "deprecationReason": null, "args": []},
                {"name": "requiredNest", "isDeprecated": false, "deprecationReason": null, "args": []},
                {"name": "nodes", "isDeprecated": false, "deprecationReason": null, "args": []},
                {"name": "abs", "isDeprecated": false, "deprecationReason": null, "args": []},
                {"name": "named", "isDeprecated": false, "deprecationReason": null, "args": []},
                {"name": "notAList", "isDeprecated": false, "deprecationReason": null, "args": []},
                {"name": "missing", "isDeprecated": false, "deprecationReason": null, "args": []},
                {"name": "gone", "isDeprecated": true, "deprecationReason": "No longer supported", "args": []}
              ],
              "fields": [
                {
                  "name": "echo",
                  "args": [
                    {"name": "int", "isDeprecated": false}, {"name": "float", "isDeprecated": false},
                    {"name": "string", "isDeprecated": false}, {"name": "boolean", "isDeprecated": false},
                    {"name": "id", "isDeprecated": false}, {"name": "color", "isDeprecated": false},
                    {"name": "any", "isDeprecated": false}, {"name": "ints", "isDeprecated": false},
                    {"name": "matrix", "isDeprecated": false}, {"name": "point", "isDeprecated": false},
                    {"name": "points", "isDeprecated": false}, {"name": "choice", "isDeprecated": false},
                    {"name": "corner", "isDeprecated": false}
                  ],
                  "type": {"kind": "SCALAR", "ofType": null}
                },
                {
                  "name": "required",
                  "args": [
                    {"name": "int", "isDeprecated": false}, {"name": "ints", "isDeprecated": false},
                    {"name": "point", "isDeprecated": false}
                  ],
                  "type": {"kind": "SCALAR", "ofType": null}
                },
                {
                  "name": "defaults",
                  "args": [
                    {"name": "int", "isDeprecated": false}, {"name": "required", "isDeprecated": false},
                    {"name": "point", "isDeprecated": false}, {"name": "list", "isDeprecated": false},
                    {"name": "color", "isDeprecated": false}, {"name": "old", "isDeprecated": true}
                  ],
                  "type": {"kind": "SCALAR", "ofType": null}
                },
                {
                  "name": "ints",
                  "args": [],
                  "type": {"kind": "LIST", "ofType": {"kind": "SCALAR", "ofType": null}}
                },
                {
                  "name": "floats",
                  "args": [],
                  "type": {"kind": "LIST", "ofType": {"kind": "SCALAR", "ofType": null}}
                },
                {
                  "name": "strings",
                  "args": [],
                  "type": {"kind": "LIST", "ofType": {"kind": "SCALAR", "ofType": null}}
                },
                {
                  "name": "booleans",
                  "args": [],
                  "type": {"kind": "LIST", "ofType": {"kind": "SCALAR", "ofType": null}}
                },
                {
                  "name": "ids",
                  "args": [],
                  "type": {"kind": "LIST", "ofType": {"kind": "SCALAR", "ofType": null}}
                },
                {
                  "name": "colors",
                  "args": [],
                  "type": {"kind": "LIST", "ofType": {"kind": "ENUM", "ofType": null}}
                },
                {
                  "name": "anything",
                  "args": [],
                  "type": {"kind": "LIST", "ofType": {"kind": "SCALAR", "ofType": null}}
                },
                {"name": "nest", "args": [], "type": {"kind": "OBJECT", "ofType": null}},
                {
                  "name": "requiredNest",
                  "args": [],
                  "type": {"kind": "NON_NULL", "ofType": {"kind": "OBJECT", "ofType": null}}
                },
                {
                  "name": "nodes",
                  "args": [],
                  "type": {"kind": "LIST", "ofType": {"kind": "INTERFACE", "ofType": null}}
                },
                {
                  "name": "abs",
                  "args": [],
                  "type": {"kind": "LIST", "ofType": {"kind": "UNION", "ofType": null}}
                },
                {"name": "named", "args": [], "type": {"kind": "INTERFACE", "ofType": null}},
                {
                  "name": "notAList",
                  "args": [],
                  "type": {"kind": "LIST", "ofType": {"kind": "SCALAR", "ofType": null}}
                },
                {"name": "missing", "args": [], "type": {"kind": "SCALAR", "ofType": null}}
              ]
            }
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      { __schema { description queryType { name __typename } mutationType { name }
        subscriptionType { name } __typename } }
      """#,
      response: #"""
        {
          "data": {
            "__schema": {
              "description": null,
              "queryType": {"name": "Query", "__typename": "__Type"},
              "mutationType": null,
              "subscriptionType": null,
              "__typename": "__Schema"
            }
          }
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"""
      { __schema { queryType { name } mutationType { name } subscriptionType { name } } }
      """#,
      response: #"""
        {
          "data": {
            "__schema": {
              "queryType": {"name": "Query"},
              "mutationType": {"name": "Mutation"},
              "subscriptionType": {"name": "Subscription"}
            }
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      query Q($n: String!, $d: Boolean = true) { __type(name: $n) { ...T } } fragment T on
        __Type { name enumValues(includeDeprecated: $d) { name __typename } }
      """#,
      variables: #"{"n": "Color"}"#,
      response: #"""
        {
          "data": {
            "__type": {
              "name": "Color",
              "enumValues": [
                {"name": "RED", "__typename": "__EnumValue"}, {"name": "GREEN", "__typename": "__EnumValue"},
                {"name": "BLUE", "__typename": "__EnumValue"}
              ]
            }
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      { __type(name: "__TypeKind" ) { kind enumValues { name } } __t: __type(name: "Int" ) {
        kind name } }
      """#,
      response: #"""
        {
          "data": {
            "__type": {
              "kind": "ENUM",
              "enumValues": [
                {"name": "SCALAR"}, {"name": "OBJECT"}, {"name": "INTERFACE"}, {"name": "UNION"},
                {"name": "ENUM"}, {"name": "INPUT_OBJECT"}, {"name": "LIST"}, {"name": "NON_NULL"}
              ]
            },
            "__t": {"kind": "SCALAR", "name": "Int"}
          }
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"""
      { hero { name } __type(name: "Episode") { description enumValues { name description } } }
      """#,
      response: #"""
        {
          "data": {
            "hero": {"name": "R2-D2"},
            "__type": {
              "description": "The episodes of the original trilogy.",
              "enumValues": [
                {"name": "NEWHOPE", "description": "Star Wars Episode IV: A New Hope, released in 1977."},
                {
                  "name": "EMPIRE",
                  "description": "Star Wars Episode V: The Empire Strikes Back, released in 1980."
                },
                {"name": "JEDI", "description": "Star Wars Episode VI: Return of the Jedi, released in 1983."}
              ]
            }
          }
        }
        """#
    ),
  ]
}
