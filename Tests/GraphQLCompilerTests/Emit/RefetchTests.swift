import CompilerFixtures
import GraphQLCompiler
import GraphQLLanguage
import Testing

/// The code emitted for `@refetchable`.
struct RefetchTests {
  @Test("REL-21: the struct of a fragment has the query that fetches it again")
  func query() throws {
    let text = try Golden.check("refetchable")
    for line in [
      "struct RefetchedAlbum: InlineGraphQL.GraphQLRefetchableFragment {",
      "/// The query `RefetchedAlbumQuery`, which fetches the fragment again.",
      "struct RefetchQuery: InlineGraphQL.GraphQLQuery {",
      #"static var node: __OperationNode {"#,
      #".init(name: "RefetchedAlbumQuery", "#,
      "static func refetched(from data: RefetchQuery.Data) -> Self? { data.node.flatMap { .init(key: $0) } }",
      #".init(path: ["node"], identifierField: "id")"#,
      "static func refetched(from data: RefetchQuery.Data) -> Self? { .init(key: data) }",
      ".init(path: [])",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test("REL-21: its variables are the fragment's arguments, the operations' variables that it uses, and id")
  func variables() throws {
    #expect(
      try texts(of: Golden.text(of: "refetchable.graphql"), schema: Golden.schema(named: "P")) == [
        "query RefetchedAlbumQuery($withArtist:Boolean=true$withTitle:Boolean!$id:ID!){node(id:$id){__typename "
          + "...RefetchedAlbum@arguments(withArtist:$withArtist)id}}",
        "query RefetchedNodeQuery($id:ID!){node(id:$id){__typename ...RefetchedNode id}}",
        "query RefetchedRootQuery{...RefetchedRoot}",
      ]
    )
  }

  @Test("REL-21: variables of fragments in fragments have the strictest type that a use asks for")
  func reached() throws {
    let schema = try Schema(
      sdl: Source(
        """
        interface Node { id: ID! }
        type Item implements Node { id: ID! items(first: Int, size: Int = 1, tags: [String!]): [Item] one(first: Int!): Item }
        type Viewer { item(first: Int): Item }
        type Odd @fetchable(field_name: "key") { key: ID! item: Item }
        directive @fetchable(field_name: String!) on OBJECT
        directive @owner(name: String!) on QUERY
        type Query { node(id: ID!): Node viewer: Viewer fetch__Odd(key: ID!): Odd }
        """
      )
    )
    let document = """
      fragment A on Item @refetchable(queryName: "AQuery", directives: ["@owner(name: \\"me\\")"]) {
        items(first: $n, tags: $tags) { ...B }
      }
      fragment B on Item { one(first: $n) { ...C(size: $size) } }
      fragment C($size: Int!) on Item { items(size: $size, first: $m) { id } }
      fragment V on Viewer @refetchable(queryName: "VQuery") { item(first: $m) { id } }
      fragment O on Odd @refetchable(queryName: "OQuery") { item { id } }
      """
    #expect(
      try texts(of: document, schema: schema) == [
        "query AQuery($n:Int!$tags:[String!]$size:Int!$m:Int$id:ID!)@owner(name:\"me\"){node(id:$id){__typename ...A id}}",
        "query VQuery($m:Int){viewer{__typename ...V}}",
        "query OQuery($id:ID!){fetch__Odd(key:$id){__typename ...O}}",
      ]
    )
  }

  @Test("REL-22: the query of a fragment with a connection loads its pages")
  func pagination() throws {
    let text = try Golden.check("pagination")
    for line in [
      "struct PagedFriends: InlineGraphQL.GraphQLPaginationFragment {",
      #"connection: .init(path: ["human", "friendsConnection"], next: .init(count: "count", cursor: "cursor"))"#,
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test("The query of a fragment with @paginated loads its pages")
  func paginated() throws {
    let text = try Golden.check("paginated")
    for line in [
      "struct AlbumPages: InlineGraphQL.GraphQLPaginationFragment {",
      #"connection: .init(path: ["albums"], next: .init(cursor: "page"))"#,
      #"connection: .init(path: ["tracks"], next: .init(count: "count", cursor: "offset"))"#,
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test(
    "What a store must know of pages is in the whole text, and what it asks for is sent",
    arguments: [
      (
        #"list(limit: 2, offset: 4) @paginated(key: "Q_list", mode: OFFSET) { id }"#,
        #"list(limit:2 offset:4)@paginated(key:"Q_list" mode:OFFSET count:"limit" start:"offset"){__typename id}"#
      ),
      (
        #"items: page(start: 4) @paginated(key: "Q_items", mode: OFFSET, start: "start") { total nodes { id } }"#,
        #"items:page(start:4)@paginated(key:"Q_items" mode:OFFSET start:"start" items:"nodes"){__typename total "#
          + #"nodes{__typename id}}"#
      ),
      (
        #"page(first: 2, after: "a") @paginated(key: "Q_page", mode: CURSOR) { nodes { id } pageInfo { endCursor } }"#,
        #"page(first:2 after:"a")@paginated(key:"Q_page" mode:CURSOR count:"first" start:"after" items:"nodes" "#
          + #"next:"pageInfo.endCursor"){__typename nodes{__typename id}pageInfo{__typename endCursor hasNextPage}}"#
      ),
      (
        #"page(token: 1) @paginated(key: "Q_page", mode: CURSOR, start: "token", next: "token") { nodes { id } }"#,
        #"page(token:1)@paginated(key:"Q_page" mode:CURSOR start:"token" next:"token" items:"nodes"){__typename "#
          + #"nodes{__typename id}token}"#
      ),
      (
        #"page(first: 1, after: 1) @paginated(key: "Q_page", mode: CURSOR, next: "token") { token: total nodes { id } }"#,
        #"page(first:1 after:1)@paginated(key:"Q_page" mode:CURSOR next:"token" count:"first" start:"after" "#
          + #"items:"nodes"){__typename token:total nodes{__typename id}}"#
      ),
    ]
  )
  func wholeTexts(field: String, expected: String) throws {
    let schema = try Schema(
      sdl: Source(
        """
        type Query { list(limit: Int, offset: Int): [Item] page(start: Int, first: Int, after: ID, token: Int): Page }
        type Page { nodes: [Item] pageInfo: PageInfo total: Int token: Int }
        type Item { id: ID! }
        type PageInfo { endCursor: String hasNextPage: Boolean }
        """
      )
    )
    let context = CompilationContext(schema: schema, namespace: "S")
    let lowered = lower(try Document(parsing: Source("query Q { \(field) }")), in: context)
    #expect(lowered.diagnostics.isEmpty)
    let sent = try #require(lowered.sentDefinitions.first)
    #expect(sent.whole == "query Q{\(expected)}")
    #expect(!sent.text.contains("@"))
  }

  private func texts(of document: String, schema: Schema) throws -> [String] {
    let context = CompilationContext(schema: schema, namespace: "S")
    let lowered = lower(try Document(parsing: Source(document)), in: context)
    #expect(lowered.diagnostics.isEmpty)
    if let odd = lowered.sentDefinitions.first(where: { $0.name == "O" }) {
      #expect(odd.text == "fragment O on Odd{__typename item{__typename id}key}")
    }
    return lowered.sentDefinitions.filter { $0.kind != nil }.map(\.text)
  }
}
