import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import Testing

/// How `@connection` is written.
struct ConnectionDirectiveTests {
  private static let schema = """
    interface Node { id: ID! }
    type Item implements Node { id: ID! page(first: Int, last: Int, by: String): Page }
    type Page { edges: [Edge] pageInfo: Info! count: Int }
    type Edge { node: Node cursor: String! }
    type Info { endCursor: String hasNextPage: Boolean! startCursor: String hasPreviousPage: Boolean! }
    type Forward { edges: [Edge] pageInfo: ForwardInfo! }
    type ForwardInfo { endCursor: String hasNextPage: Boolean! startCursor: Item }
    type Endless { edges: [Edge] pageInfo: EndlessInfo! }
    type EndlessInfo { hasNextPage: Boolean! }
    type NoEdges { edges: Edge pageInfo: Info! }
    type NoNode { edges: [NoNodeEdge] pageInfo: Info! }
    type NoNodeEdge { node: [Node] cursor: String! }
    type NoCursor { edges: [NoCursorEdge] pageInfo: Info! }
    type NoCursorEdge { node: Node }
    type Unions { edges: [AnyEdge] pageInfo: Info! }
    union AnyEdge = Edge
    type NoInfo { edges: [Edge] pageInfo: String }
    type Query {
      item: Item page(first: Int, last: Int, by: String): Page pages(first: Int): [Page]
      noEdges(first: Int): NoEdges noNode(first: Int): NoNode noCursor(first: Int): NoCursor noInfo(first: Int): NoInfo
      unions(first: Int): Unions forward(first: Int, last: Int): Forward endless(first: Int): Endless
    }
    """

  @Test(
    "REL-22: @connection stands on a connection by the schema, and its key ends with the field's name, in Relay's words",
    arguments: [
      ValidationCase(#"{ page(first: 1) @connection(key: "Q_page") { edges { node { id } } } }"#),
      ValidationCase(
        #"{ page(last: 1, by: "x") @connection(key: "Q_page", filters: ["by"]) { count edges { cursor } } }"#
      ),
      ValidationCase(#"{ forward(first: 1) @connection(key: "Q_forward") { edges { cursor } } }"#),
      ValidationCase(
        #"{ forward(last: 1) @connection(key: "Q_forward") { edges { cursor } } }"#,
        "1:3 @connection used on invalid field 'forward'. Expected the field type 'Forward' to expose a "
          + "'pageInfo { startCursor }' field that returns a scalar."
      ),
      ValidationCase(
        #"{ endless(first: 1) @connection(key: "Q_endless") { edges { cursor } } }"#,
        "1:3 @connection used on invalid field 'endless'. Expected the field type 'Endless' to expose a "
          + "'pageInfo { endCursor }' field that returns a scalar."
      ),
      ValidationCase(#"{ item { items: page(first: 1) @connection(key: "Q__items") { edges { cursor } } } }"#),
      ValidationCase(
        #"query ($k: String) { page(first: 1) @connection(key: "Q_page", handler: "own", dynamicKey_UNSTABLE: $k, "#
          + #"prefetchable_pagination: true) { edges { cursor } } }"#
      ),
      ValidationCase(
        #"{ page(first: 1) @connection(key: "Q_page", handler: 10) { edges { cursor } } }"#,
        "1:54 String cannot represent a non string value: 10"
      ),
      ValidationCase(
        #"{ page(first: 1) @connection(key: "Q_item") { edges { cursor } } }"#,
        "1:35 Expected the key argument to @connection to be of form '<SomeName>_page', got 'Q_item'. For a detailed "
          + "explanation, check out https://relay.dev/docs/tutorial/connections-pagination/"
      ),
      ValidationCase(
        #"query ($k: String!) { page(first: 1) @connection(key: $k) { edges { cursor } } }"#,
        "1:55 Expected the key argument to @connection to be a string literal for field 'page'."
      ),
      ValidationCase(
        #"{ page(first: 1) @connection(key: 1) { edges { cursor } } }"#,
        "1:35 String cannot represent a non string value: 1"
      ),
      ValidationCase(
        #"{ page(first: 1) @connection { edges { cursor } } }"#,
        "1:18 Directive \"@connection\" argument \"key\" of type \"String!\" is required, but it was not provided."
      ),
      ValidationCase(
        #"{ page(first: 1, by: "x") @connection(key: "Q_page", filters: ["by", "size"]) { edges { cursor } } }"#,
        "1:70 Expected the `filters` argument to `@connection` to be a list of argument names to the connection field to "
          + "use to identify the connection, got `size`. Not specifying `filters` is often recommended and will use all "
          + "fields."
      ),
      ValidationCase(
        #"query ($f: [String!]) { page(first: 1) @connection(key: "Q_page", filters: $f) { edges { cursor } } }"#,
        "1:76 Expected the filters argument to @connection to be a list of string literals for field 'page'."
      ),
      ValidationCase(
        #"{ page @connection(key: "Q_page") { edges { cursor } } }"#,
        "1:3 Expected field 'page' to be passed a 'first' or 'last' argument."
      ),
      ValidationCase(
        #"{ page(first: 1) @connection(key: "Q_page") { all: edges { item: node { id } } info: pageInfo { endCursor } } }"#
      ),
      ValidationCase(
        #"{ page(first: 1) @connection(key: "Q_page") { edges: count ... { edges_: edges { cursor } } } }"#,
        "1:3 Expected 'page' to be passed a 'edges' selection."
      ),
      ValidationCase(
        #"{ page(first: 1) @connection(key: "Q_page", filters: null) { edges { cursor } } }"#,
        "1:54 Expected the filters argument to @connection to be a list of string literals for field 'page'."
      ),
      ValidationCase(
        #"{ page(first: 1) @connection(key: "Q_page", filters: ["by"]) { edges { cursor } } }"#,
        "1:55 Expected the `filters` argument to `@connection` to be a list of argument names to the connection field to "
          + "use to identify the connection, got `by`. Not specifying `filters` is often recommended and will use all "
          + "fields."
      ),
      ValidationCase(
        #"{ unions(first: 1) @connection(key: "Q_unions") { edges { __typename } } }"#,
        "1:3 @connection used on invalid field 'unions'. Expected the field type 'Unions' to expose a 'edges' field "
          + "that returns a list of objects."
      ),
      ValidationCase(
        #"{ item @connection(key: "Q_item") { id } }"#,
        "1:3 @connection used on invalid field 'item'. Expected the field type 'Item' to expose a 'edges' field that "
          + "returns a list of objects."
      ),
      ValidationCase(
        #"{ noEdges(first: 1) @connection(key: "Q_noEdges") { edges { cursor } } }"#,
        "1:3 @connection used on invalid field 'noEdges'. Expected the field type 'NoEdges' to expose a 'edges' field "
          + "that returns a list of objects."
      ),
      ValidationCase(
        #"{ noNode(first: 1) @connection(key: "Q_noNode") { edges { cursor } } }"#,
        "1:3 @connection used on invalid field 'noNode'. Expected the field type 'NoNode' to expose a 'edges { node }' "
          + "field that returns an object, interface or union."
      ),
      ValidationCase(
        #"{ noCursor(first: 1) @connection(key: "Q_noCursor") { edges { node { id } } } }"#,
        "1:3 @connection used on invalid field 'noCursor'. Expected the field type 'NoCursor' to expose a "
          + "'edges { cursor }' field that returns a scalar."
      ),
      ValidationCase(
        #"{ noInfo(first: 1) @connection(key: "Q_noInfo") { edges { cursor } } }"#,
        "1:3 @connection used on invalid field 'noInfo'. Expected the field type 'NoInfo' to expose a 'pageInfo' field "
          + "that returns an object."
      ),
      ValidationCase(
        #"{ pages(first: 1) @connection(key: "Q_pages") { edges { cursor } } }"#,
        "1:3 @connection used on invalid field 'pages'. Expected the return type to be a non-plural interface or "
          + "object, got '[Page]'."
      ),
      ValidationCase(
        #"query @connection(key: "Q") { page(first: 1) { count } }"#,
        "1:7 Directive \"@connection\" may not be used on QUERY."
      ),
    ]
  )
  func connection(_ example: ValidationCase) throws {
    let source = Source(example.source)
    let schema = try Schema(sdl: Source(Self.schema))
    let errors = documentErrors(in: try Document(parsing: source), schema: schema)
    #expect(errors.map { $0.line(in: source) } == example.errors)
  }
}
