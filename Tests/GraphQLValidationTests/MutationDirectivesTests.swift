import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import Testing

/// How the directives are written that change lists.
struct MutationDirectivesTests {
  private static let schema = """
    type Item { id: ID! name: String }
    type Edge { node: Item cursor: String! }
    type Payload { edge: Edge edges: [Edge] item: Item items: [Item] nested: [[Item]] id: ID ids: [ID!]! name: String deep: [[ID]] }
    type Query { a: Int }
    type Mutation { change: Payload }
    """

  @Test(
    "Directives that change lists stand on what they add or remove, in Relay's words",
    arguments: [
      ValidationCase("{ edge @appendEdge(connections: $c) { cursor } }"),
      ValidationCase("{ edge @prependEdge(connections: $c) { cursor } }"),
      ValidationCase(#"{ item @appendNode(connections: $c, edgeTypeName: "Edge") { id } }"#),
      ValidationCase(#"{ items @prependNode(connections: $c, edgeTypeName: "Edge") { id } }"#),
      ValidationCase("{ id @deleteEdge(connections: $c) ids @deleteEdge(connections: $c) }"),
      ValidationCase("{ edge @appendEdge(connections: $c) { cursor } id @deleteRecord ids @deleteRecord }"),
      ValidationCase(
        "{ name @appendEdge(connections: $c) }",
        "1:40 Invalid use of @appendEdge on scalar field 'name'."
      ),
      ValidationCase(
        "{ item @appendEdge(connections: $c) { id } }",
        "1:40 Unsupported use of @appendEdge on field 'item', expected an edge field (a field with 'cursor' and 'node' "
          + "selection)."
      ),
      ValidationCase(
        "{ edges @prependEdge(connections: $c) { cursor } }",
        "1:41 Unsupported use of @prependEdge on field 'edges', expected an edge field (a field with 'cursor' and 'node' "
          + "selection)."
      ),
      ValidationCase(
        #"{ name @appendNode(connections: $c, edgeTypeName: "Edge") }"#,
        "1:40 Unsupported use of @appendNode on field 'name'. Expected an object, union or interface, but got 'String'."
      ),
      ValidationCase(
        #"{ nested @prependNode(connections: $c, edgeTypeName: "Edge") { id } }"#,
        "1:42 Unsupported use of @prependNode on field 'nested'. Expected an object, union or interface, but got "
          + "'[[Item]]'."
      ),
      ValidationCase(
        #"{ item @appendNode(connections: $c, edgeTypeName: "Edgee") { id } }"#,
        "1:83 Expected the 'edgeTypeName' argument value on @appendNode to be the name of an object type. 'Edgee' does not "
          + "refer to a known object type."
      ),
      ValidationCase(
        #"{ item @prependNode(connections: $c, edgeTypeName: "Item") { id } }"#,
        "1:84 Expected the 'edgeTypeName' argument value on @prependNode to be the name of an object type with a 'node' "
          + "field. 'Item' has none."
      ),
      ValidationCase(
        "{ item @appendNode(connections: $c) { id } }",
        "1:40 Directive \"@appendNode\" argument \"edgeTypeName\" of type \"String!\" is required, but it was not provided."
      ),
      ValidationCase(
        #"{ edge @appendEdge(connections: $c) @prependNode(connections: $c, edgeTypeName: "Edge") { cursor } }"#,
        "1:40 Invalid use of @appendEdge and @prependNode on field 'edge' - these directives cannot be used together."
      ),
      ValidationCase(
        "{ mine: name @deleteEdge(connections: $c) }",
        "1:46 Invalid use of @deleteEdge on field 'mine'. Expected field type 'ID', got 'String'."
      ),
      ValidationCase(
        "{ deep @deleteEdge(connections: $c) }",
        "1:40 Invalid use of @deleteEdge on field 'deep'. Expected field type 'ID', got '[[ID]]'."
      ),
      ValidationCase(
        "{ item @deleteEdge(connections: $c) { id } }",
        "1:40 Invalid use of @deleteEdge on linked field 'item'."
      ),
      ValidationCase(
        "{ edge @appendEdge(connections: $c) { cursor } item @deleteRecord { id } }",
        "1:85 Invalid use of @deleteRecord on linked field 'item'."
      ),
      ValidationCase(
        "{ id @deleteEdge edge @appendEdge(connections: $c) { cursor } }",
        "1:38 Directive \"@deleteEdge\" argument \"connections\" of type \"[ID!]!\" is required, but it was not provided."
      ),
    ]
  )
  func directives(_ example: ValidationCase) throws {
    let source = Source("mutation M($c: [ID!]!) { change " + example.source + " }")
    let schema = try Schema(sdl: Source(Self.schema))
    switch validate(try Document(parsing: source), schema: schema, fragments: [:]) {
    case .valid: #expect(example.errors.isEmpty)
    case .invalid(let errors, _): #expect(errors.map { $0.line(in: source) } == example.errors)
    }
  }
}
