#if os(macOS) || os(Linux)
  import Testing

  @Suite("inline-graphql validate, directives of the compiler", .serialized)
  struct ClientDirectivesTests {
    private static let schema = """
      interface Node { id: ID! }
      type Item implements Node { id: ID! page(first: Int): Page }
      type Page { edges: [Edge] pageInfo: PageInfo! }
      type Edge { cursor: ID! node: Item }
      type PageInfo { hasNextPage: Boolean! endCursor: String }
      type Query { node: Node item: Item }
      """

    @Test("a .graphql file may use the directives that Swift sources may use without the schema having them")
    func known() throws {
      let document = """
        query Q {
          node { ...F @relay(mask: false) ...G @arguments(n: 3) }
          item { page(first: 1) @connection(key: "Q_page") { edges { node { id } } } }
        }
        fragment F on Node { id }
        fragment G on Item @argumentDefinitions(n: {type: "Int", defaultValue: 1}) { page(first: $n) { edges { cursor } } }
        """
      let command = try Command(files: ["s.graphqls": Self.schema, "a.graphql": document])
      #expect(
        try command.run("validate", "--schema", "s.graphqls", "a.graphql") == .init(status: 0, output: "", errors: "")
      )
    }

    @Test("they are checked there; a directive that neither has is unknown")
    func checked() throws {
      let document = """
        query Q { node { ...F @relay(mask: 1) ...F @arguments } item { id @connection(key: "Q_item") @relais } }
        fragment F on Node @arguments { id }
        """
      let command = try Command(files: ["s.graphqls": Self.schema, "a.graphql": document])
      let result = try command.run("validate", "--schema", "s.graphqls", "a.graphql")
      #expect(result.status == 1)
      for error in [
        "1:36: error: Boolean cannot represent a non boolean value: 1",
        "1:64: error: @connection used on invalid field 'id'. Expected the return type to be a non-plural interface or object",
        "1:94: error: Unknown directive \"@relais\".",
        "2:20: error: Directive \"@arguments\" may not be used on FRAGMENT_DEFINITION.",
      ] {
        #expect(result.output.contains("a.graphql:" + error), "\(result.output)")
      }
    }
  }
#endif
