import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import Testing

/// How `@paginated` is written.
struct PaginatedDirectiveTests {
  private static let schema = """
    type Item { id: ID! tags: [String] more(first: Int, after: ID): Page }
    type Page { nodes: [Item!]! others: [Item] grid: [[Item]] total: Int pageInfo: Info! plain: Int asked(a: Int!): Info }
    type Info { endCursor: String hasNextPage: Boolean! cursors: [Int] asked(a: Int!): Int }
    type Bare { nodes: [Item] }
    union Any = Page
    type Query {
      items(limit: Int, offset: Int, by: String): [Item!]! skipping(skip: Int, take: Int): [Item] grid(offset: Int): [[Item]]
      names(offset: Int): [String] any(offset: Int, after: Int): Any page(first: Int, after: ID, offset: Int): Page
      bare(after: ID): Bare
    }
    """

  private static func paged(_ field: String, _ arguments: String = "") -> String {
    let name = field.prefix { $0 != "(" && $0 != ":" }
    return #"{ \#(field) @paginated(key: "Q_\#(name)", mode: OFFSET\#(arguments)) { id } }"#
  }

  private static func chained(_ field: String, _ arguments: String = "", _ selections: String = "nodes { id }")
    -> String
  {
    let name = field.prefix { $0 != "(" && $0 != ":" }
    return #"{ \#(field) @paginated(key: "Q_\#(name)", mode: CURSOR\#(arguments)) { \#(selections) } }"#
  }

  @Test(
    "Pages at offsets are lists of objects, or objects with one, and the field is passed what asks for them",
    arguments: [
      ValidationCase(paged("items(limit: 1, offset: 2)")),
      ValidationCase(paged("all: items(limit: 1, offset: 2, by: \"a\")", ", filters: [\"by\"]")),
      ValidationCase(paged("skipping(skip: 1, take: 2)", #", start: "skip", count: "take""#)),
      ValidationCase(paged("skipping(skip: 1)", #", start: "skip""#)),
      ValidationCase(#"{ page(offset: 1) @paginated(key: "Q_page", mode: OFFSET) { total nodes { id } } }"#),
      ValidationCase(
        paged("items(limit: 1)"),
        "1:3 Expected field 'items' to be passed a 'offset' argument."
      ),
      ValidationCase(
        paged("items(offset: 1)"),
        "1:3 Expected field 'items' to be passed a 'limit' argument."
      ),
      ValidationCase(
        paged("skipping(skip: 1)"),
        "1:3 Expected field 'skipping' to be passed a 'offset' argument. If it has another name, give that to "
          + "@paginated(start:)."
      ),
      ValidationCase(
        paged("skipping(skip: 1)", #", start: "skip", count: "take""#),
        "1:3 Expected field 'skipping' to be passed a 'take' argument."
      ),
      ValidationCase(
        #"{ names(offset: 1) @paginated(key: "Q_names", mode: OFFSET) }"#,
        "1:3 @paginated used on invalid field 'names'. Expected the return type to be a list of objects, or an object with "
          + "one, got '[String]'."
      ),
      ValidationCase(
        paged("grid(offset: 1)"),
        "1:3 @paginated used on invalid field 'grid'. Expected the return type to be a list of objects, or an object with "
          + "one, got '[[Item]]'."
      ),
      ValidationCase(
        #"{ any(offset: 1) @paginated(key: "Q_any", mode: OFFSET) { __typename } }"#,
        "1:3 @paginated used on invalid field 'any'. Expected the return type to be a list of objects, or an object with "
          + "one, got 'Any'."
      ),
      ValidationCase(
        paged("items(limit: 1, offset: 2)", #", items: "nodes""#),
        "1:78 Expected no items argument to @paginated: the field 'items' is the list itself."
      ),
      ValidationCase(
        paged("items(limit: 1, offset: 2)", #", next: "end""#),
        "1:77 Expected no next argument to @paginated with mode OFFSET: the next page begins where the list ends."
      ),
    ]
  )
  func offsets(_ example: ValidationCase) throws { try check(example) }

  @Test(
    "Pages with cursors are objects with a list and with the cursor of the next page",
    arguments: [
      ValidationCase(chained("page(first: 1, after: 2)")),
      ValidationCase(chained("page(first: 1, after: 2)", #", items: "others""#, "nodes { id } others { id }")),
      ValidationCase(chained("page(first: 1, after: 2)", "", "nodes { id } again: nodes { tags } grid { id } total")),
      ValidationCase(chained("page(first: 1, after: 2)", #", next: "plain""#)),
      ValidationCase(
        chained("page(first: 1, offset: 2)"),
        "1:3 Expected field 'page' to be passed a 'after' argument."
      ),
      ValidationCase(
        chained("items(limit: 1, offset: 2)", "", "id"),
        "1:3 @paginated used on invalid field 'items'. Expected the return type to be a non-plural interface or object, got "
          + "'[Item!]!'. A list without an object around it has no cursor: use mode OFFSET."
      ),
      ValidationCase(
        chained("page(first: 1, after: 2)", "", "total grid { id }"),
        "1:3 Expected 'page' to be passed a selection of a list of objects."
      ),
      ValidationCase(
        chained("page(first: 1, after: 2)", "", "nodes { id } others { id }"),
        "1:28 Expected an items argument to @paginated that names one of the lists that 'page' selects: 'nodes', 'others'."
      ),
      ValidationCase(
        chained("page(first: 1, after: 2)", #", items: "others""#),
        "1:75 Expected the items argument to @paginated to name a list of objects that 'page' selects, got 'others'."
      ),
      ValidationCase(
        chained("bare(after: 2)"),
        "1:3 @paginated used on invalid field 'bare'. Expected the field type 'Bare' to expose a 'pageInfo' field that returns "
          + "an object and needs no arguments. If the cursor of the next page is elsewhere, give its path to "
          + "@paginated(next:), as in \"info.next\"."
      ),
      ValidationCase(
        chained("page(first: 1, after: 2)", #", next: "pageInfo.next""#),
        "1:74 Expected the next argument to @paginated to be the path to the cursor of the next page: the type 'Info' does "
          + "not expose a 'next' field that returns a scalar and needs no arguments."
      ),
      ValidationCase(
        chained("page(first: 1, after: 2)", #", next: "pageInfo""#),
        "1:74 Expected the next argument to @paginated to be the path to the cursor of the next page: the type 'Page' does "
          + "not expose a 'pageInfo' field that returns a scalar and needs no arguments."
      ),
      ValidationCase(
        chained("page(first: 1, after: 2)", #", next: "pageInfo.cursors""#),
        "1:74 Expected the next argument to @paginated to be the path to the cursor of the next page: the type 'Info' does "
          + "not expose a 'cursors' field that returns a scalar and needs no arguments."
      ),
      ValidationCase(
        chained("page(first: 1, after: 2)", #", next: "asked.endCursor""#),
        "1:74 Expected the next argument to @paginated to be the path to the cursor of the next page: the type 'Page' does "
          + "not expose a 'asked' field that returns an object and needs no arguments."
      ),
      ValidationCase(
        chained("page(first: 1, after: 2)", #", next: """#),
        "1:74 Expected the next argument to @paginated to be the path to the cursor of the next page: the type 'Page' does "
          + "not expose a '' field that returns a scalar and needs no arguments."
      ),
    ]
  )
  func cursors(_ example: ValidationCase) throws { try check(example) }

  @Test(
    "The key ends with the field's name, and what the compiler must know is no variable, in the words for @connection",
    arguments: [
      ValidationCase(
        #"{ items(limit: 1, offset: 2) @paginated(key: "Q_nodes", mode: OFFSET) { id } }"#,
        "1:46 Expected the key argument to @paginated to be of form '<SomeName>_items', got 'Q_nodes'."
      ),
      ValidationCase(
        #"query ($k: String!) { items(limit: 1, offset: 2) @paginated(key: $k, mode: OFFSET) { id } }"#,
        "1:66 Expected the key argument to @paginated to be a string literal for field 'items'."
      ),
      ValidationCase(
        #"query ($m: PaginationMode!) { items(limit: 1, offset: 2) @paginated(key: "Q_items", mode: $m) { id } }"#,
        "1:91 Expected the mode argument to @paginated to be OFFSET or CURSOR for field 'items'."
      ),
      ValidationCase(
        #"query ($s: String) { items(limit: 1, offset: 2) @paginated(key: "Q_items", mode: OFFSET, start: $s) { id } }"#,
        "1:97 Expected the start argument to @paginated to be a string literal for field 'items'."
      ),
      ValidationCase(
        #"{ items(limit: 1, offset: 2) @paginated(key: "Q_items", mode: OFFSET, filters: ["by"]) { id } }"#,
        "1:81 Expected the `filters` argument to `@paginated` to be a list of argument names to the field to use to identify "
          + "the list, got `by`. Not specifying `filters` is often recommended and will use all fields."
      ),
      ValidationCase(
        #"{ items(limit: 1, offset: 2) @paginated(key: "Q_items", mode: PAGES) { id } }"#,
        "1:63 Value \"PAGES\" does not exist in \"PaginationMode\" enum. Did you mean the enum value \"OFFSET\" or \"CURSOR\"?"
      ),
      ValidationCase(
        #"{ items(limit: 1, offset: 2) @paginated(key: "Q_items") { id } }"#,
        "1:30 Directive \"@paginated\" argument \"mode\" of type \"PaginationMode!\" is required, but it was not provided."
      ),
      ValidationCase(
        #"{ page(first: 1, after: 2) @connection(key: "Q_page") @paginated(key: "Q_page", mode: CURSOR) { nodes { id } } }"#,
        "1:3 @connection used on invalid field 'page'. Expected the field type 'Page' to expose a 'edges' field that returns "
          + "a list of objects.",
        "1:55 Invalid use of @connection and @paginated on field 'page' - these directives cannot be used together."
      ),
      ValidationCase(
        #"query @paginated(key: "Q", mode: OFFSET) { items(limit: 1, offset: 2) { id } }"#,
        "1:7 Directive \"@paginated\" may not be used on QUERY."
      ),
    ]
  )
  func arguments(_ example: ValidationCase) throws { try check(example) }

  private func check(_ example: ValidationCase) throws {
    let source = Source(example.source)
    let schema = try Schema(sdl: Source(Self.schema))
    let errors = documentErrors(in: try Document(parsing: source), schema: schema)
    #expect(errors.map { $0.line(in: source) } == example.errors)
  }
}
