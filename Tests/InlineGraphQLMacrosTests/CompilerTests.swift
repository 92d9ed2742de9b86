import PackageFixtures
import Testing

@testable import GraphQLMacroExpansion

@Suite("Macros: what the compiler makes of them", .enabled(if: SwiftCompiler.built != nil, SwiftCompiler.absence))
struct CompilerTests {
  private let compiler = SwiftCompiler.built!

  private func package(_ files: [String: String]) throws -> TemporaryPackage {
    try TemporaryPackage(TemporaryPackage.starWars.merging(files, uniquingKeysWith: { $1 }))
  }

  @Test("A wrong field is one error at its place, also where other files use what it would have been")
  func oneError() throws {
    let package = try package([
      "Sources/App/Queries.swift": """
      import InlineGraphQL

      @GraphQLSchema enum StarWars {}

      enum Queries {
        #graphql(\"""
          query Hero($episode: Episode) {
            hero(episode: $episode) {
              id
              nme
              friends { name }
            }
          }
          \""")
      }
      """,
      "Sources/App/View.swift": """
      func view(_ data: Queries.Hero.Data) -> String {
        let hero: Queries.Hero.Data.Character_hero? = data.hero
        let friends: [Queries.Hero.Data.Character_hero.Character_friends?] = hero?.friends ?? []
        let name: String = hero?.nme ?? ""
        return name + (hero?.id ?? "") + (friends.first??.name ?? "")
      }
      let hero = Queries.Hero(episode: .some(.jedi))
      """,
    ])
    let diagnostics = try compiler.typeCheck(package, ["Sources/App/Queries.swift", "Sources/App/View.swift"])
    #expect(
      diagnostics == [
        "Sources/App/Queries.swift:10:9: error: Cannot query field \"nme\" on type \"Character\". Did you mean \"name\"?"
      ]
    )
  }

  @Test("A document with a syntax error, and one without a schema, are one error each")
  func oneErrorWithoutDocument() throws {
    let package = try package([
      "Sources/App/A.swift": """
      import InlineGraphQL

      enum Queries {
        #graphql("query Broken { hero { id }")
        #graphql("query Lost { hero { id } }", schema: "Nowhere")
      }
      @GraphQLFragment("fragment Part on Character { id ", schema: "StarWars")
      struct Part {}
      @GraphQLFragment("fragment Lost on Character { id }", schema: "Nowhere")
      struct Lost {}
      """,
      "Sources/App/B.swift": """
      func use(_ broken: Queries.Broken.Data, _ lost: Queries.Lost.Data, _ part: Part, _ fragment: Lost) -> String {
        let id: String = broken.hero.id
        let other: String = lost.hero.id
        return id + other + part.data.id + fragment.data.id
      }
      """,
    ])
    let diagnostics = try compiler.typeCheck(package, ["Sources/App/A.swift", "Sources/App/B.swift"])
    #expect(
      diagnostics == [
        "Sources/App/A.swift:4:39: error: Syntax Error: Expected Name, found <EOF>.",
        "Sources/App/A.swift:5:3: error: There is no GraphQL schema \"Nowhere\" in Schemas. There is \"StarWars\".",
        "Sources/App/A.swift:7:51: error: Syntax Error: Expected Name, found <EOF>.",
        "Sources/App/A.swift:9:1: error: There is no GraphQL schema \"Nowhere\" in Schemas. There is \"StarWars\".",
      ]
    )
  }

  @Test("Fragments and operations stand in a file's own scope, in types and extensions, in any file")
  func places() throws {
    let package = try package([
      "Sources/App/A.swift": """
      import InlineGraphQL

      @GraphQLSchema enum StarWars {}

      @GraphQLFragment("fragment Top on Character { name ...Part ...Card }")
      struct Top {}

      @GraphQLOperation("query Heroes($episode: Episode) { hero(episode: $episode) { ...Top } }")
      struct Heroes {}
      """,
      "Sources/App/Views/B.swift": """
      import InlineGraphQL

      enum Views { struct Cards {} }

      extension Views.Cards {
        @GraphQLFragment("fragment Card on Character { id }")
        struct Card {}

        #graphql("fragment Part on Character { friends { ...Card } } query One { hero { ...Top ...Part } }")
      }
      """,
      "Sources/App/C.swift": """
      func use(_ data: Heroes.Data, _ one: Views.Cards.One.Data) -> [String] {
        guard let hero = data.hero, let other = one.hero else { return [] }
        let top: [Top] = [Top(key: hero), Top(key: other)]
        let parts: [Views.Cards.Part] = top.map { Views.Cards.Part(key: $0.data) } + [Views.Cards.Part(key: other)]
        let card = Views.Cards.Card(key: top[0].data)
        return parts.flatMap { $0.data.friends ?? [] }.compactMap { $0 }.map { Views.Cards.Card(key: $0).data.id }
          + [card.data.id, top[0].data.name]
      }
      """,
    ])
    let diagnostics = try compiler.typeCheck(
      package,
      ["Sources/App/A.swift", "Sources/App/Views/B.swift", "Sources/App/C.swift"],
      "-warnings-as-errors"
    )
    #expect(
      diagnostics == []
    )
  }

  @Test("What is public is usable from other modules, fragments included")
  func modules() throws {
    let package = try package([
      "Sources/Api/Api.swift": """
      import InlineGraphQL

      @GraphQLSchema public enum StarWars {}

      public enum Fragments {
        @GraphQLFragment("fragment Card on Character { id name }") public struct Card {}
        package #graphql("fragment Inner on Character { id }")
      }
      public extension Fragments {
        #graphql("query Hero($episode: Episode) { hero(episode: $episode) { id ...Card } }")
        @GraphQLFragment("fragment Other on Character { name }") struct Other {}
      }
      @GraphQLOperation("mutation Review($input: ReviewInput!) { review(input: $input) }") public struct Review {}
      """,
      "Sources/App/App.swift": """
      import Api
      import InlineGraphQL

      enum Queries {
        #graphql("query Heroes { heroes { ...Card ...Other ...Inner } }")
      }
      func use(_ data: Queries.Heroes.Data, _ hero: Fragments.Hero.Data) -> [String] {
        let hero = hero.hero.map { [$0.id, Fragments.Card(key: $0).data.name] } ?? []
        return data.heroes.map { Fragments.Card(key: $0).data.name + Fragments.Other(key: $0).data.name } + hero
      }
      let review = Review(input: .init(stars: 5))
      let query: any GraphQLQuery = Fragments.Hero(episode: .some(.jedi))
      """,
    ])
    let api = try compiler.emitModule("Api", of: package, ["Sources/Api/Api.swift"])
    #expect(api == [])
    let diagnostics = try compiler.typeCheck(package, ["Sources/App/App.swift"], "-warnings-as-errors")
    #expect(diagnostics == [])
  }

  @Test(
    "OBJ-24: deprecated fields and scalars of no known type are warnings; emitted code has none, whatever is checked"
  )
  func noWarnings() throws {
    let package = try TemporaryPackage([
      "Schemas/Api.graphqls": #"""
      "Where reading starts." type Query {
        "A \"thing\" */ with a \\ in its description." thing(ids: [ID!]!, kind: Kind = A, filter: Filter): Thing
        old: Int @deprecated(reason: "Use \"new\".") self: Type default: [Thing!]!
      }
      interface Thing { id: ID! init: Int class: String things(first: Int!): [Thing] date: Date! kind: Kind! }
      type Type implements Thing {
        id: ID! init: Int class: String things(first: Int!): [Thing] date: Date! kind: Kind! object: Int reader: Int
      }
      type Mutation { change(input: Input!, one: One): Boolean! }
      type Subscription { changed: Thing! }
      enum Kind { A b_c DEFAULT self Type OLD @deprecated }
      input Filter { and: [Filter!] not: Filter kind: Kind = A in: Int! old: Int @deprecated }
      input Input { id: ID! filter: Filter dates: [Date] default: Int! = 3 }
      input One @oneOf { a: Int b: Filter }
      scalar Date
      """#,
      "Sources/App/A.swift": """
      import InlineGraphQL

      @GraphQLSchema public enum Api {}

      public enum Queries {
        #graphql(\"""
          "What there is." query Things($ids: [ID!]!, $kind: Kind = b_c, $filter: Filter, $self: Int!) {
            thing(ids: $ids, kind: $kind, filter: $filter) { id ...Part few: things(first: $self) { class init kind } }
            old
            self { object reader date ... on Thing { id } }
            default { __typename alias: id }
          }
          fragment Part on Thing { date kind things(first: 3) { ...Part2 } }
          fragment Part2 on Thing { id }
          mutation Change($input: Input!, $one: One) { change(input: $input, one: $one) }
          subscription Changed { changed { id ...Part } }
          \""")
      }
      @MainActor final class Model {
        var thing: Queries.Part?
        func load(_ query: Queries.Things) async { thing = await Task.detached { Queries.Part?.none }.value }
      }
      """,
    ])
    let diagnostics = try compiler.typeCheck(
      package,
      ["Sources/App/A.swift"],
      "-strict-concurrency=complete"
    )
    #expect(
      diagnostics == [
        "Sources/App/A.swift:3:1: warning: The custom scalar \"Date\" is a String. Declare what it is in the enum, even if it "
          + "is one: typealias Date = Swift.String",
        "Sources/App/A.swift:9:7: warning: The field Query.old is deprecated. Use \"new\".",
      ]
    )
  }

  private static let snake = """
    type Query { order_items(order_by: order_by): [order_item!]! }
    type order_item { item_name: String }
    enum order_by { item_name_asc }
    """

  private static let snakeUse = """
    import InlineGraphQL
    enum Queries {
      #graphql("query Items($order_by: order_by) { order_items(order_by: $order_by) { item_name } }")
    }
    let items = Queries.Items(orderBy: .itemNameAsc)
    func name(_ data: Queries.Items.Data) -> String? { data.orderItems.first?.itemName }
    """

  @Test("Names are in camel case where the schema's enum says so, wherever it is in the package")
  func camelCase() throws {
    let package = try TemporaryPackage([
      "Schemas/Shop.graphqls": Self.snake,
      "Sources/Api/Shop.swift": "import InlineGraphQL\n@GraphQLSchema(names: .camelCase) public enum Shop {}\n",
      "Sources/App/App.swift": Self.snakeUse,
      "Sources/Own/Shop.swift": "import InlineGraphQL\n@GraphQLSchema enum Shop {}\n",
      "Sources/Own/Own.swift": """
      import InlineGraphQL
      enum Queries {
        #graphql("query Items { order_items { item_name } }")
      }
      func name(_ data: Queries.Items.Data) -> String? { data.order_items.first?.item_name }
      """,
      "Sources/Wrong/Shop.swift": """
      import InlineGraphQL
      let names = GraphQLSchemaNames.camelCase
      @GraphQLSchema(names: names) enum Shop {}
      """,
    ])
    func check(_ files: String...) throws -> [String] { try compiler.typeCheck(package, files, "-warnings-as-errors") }
    #expect(try check("Sources/Api/Shop.swift", "Sources/App/App.swift") == [])
    #expect(try check("Sources/Own/Shop.swift", "Sources/Own/Own.swift") == [])
    #expect(
      try check("Sources/Wrong/Shop.swift") == [
        "Sources/Wrong/Shop.swift:3:23: error: "
          + "\"@GraphQLSchema\" needs its names as .asWritten or .camelCase, because the compiler reads it at build time"
      ]
    )
    try package.write("type Query { a_b: Int aB: Int } input in { c_d: Int cD: Int }", to: "Schemas/Shop.graphqls")
    try package.write(
      "import InlineGraphQL\nenum Queries { #graphql(\"query Q { a_b aB }\") }\n@GraphQLSchema(names: .camelCase) enum Shop {}",
      to: "Sources/App/App.swift"
    )
    #expect(
      Set(try check("Sources/App/App.swift")) == [
        "Sources/App/App.swift:2:40: error: Fields \"a_b\" and \"aB\" would both be \"aB\" in Swift. Use different aliases on "
          + "the fields.",
        "Sources/App/App.swift:3:1: error: Schemas/Shop.graphqls: The fields \"c_d\" and \"cD\" of \"in\" would both be \"cD\" in Swift. Declare a "
          + "type \"In\" in the enum yourself, or leave out \"names:\".",
      ]
    )
  }

  @Test("A configuration says how severe warnings are, for macros that read it themselves, too")
  func severities() throws {
    let text = """
      import InlineGraphQL
      enum Queries { #graphql("query Q { old at }") }
      @GraphQLSchema enum Shop {}
      """
    let package = try TemporaryPackage([
      "Schemas/Shop.graphqls": "type Query { old: Int @deprecated at: Time } scalar Time",
      "Sources/App/App.swift": text,
      "Sources/Old/Old.swift": text,
      ".graphqlrc.json": """
      {"schema": "Schemas/Shop.graphqls", "extensions": {"inlineGraphQL": {
        "severity": {"deprecatedUsage": "error", "unmappedScalar": "off"},
        "overrides": {"files": "Sources/Old/*", "severity": {"deprecatedUsage": "off", "unmappedScalar": "warn"}}
      }}}
      """,
    ])
    let (app, old) = (
      try compiler.typeCheck(package, ["Sources/App/App.swift"]),
      try compiler.typeCheck(package, ["Sources/Old/Old.swift"])
    )
    #expect(app == ["Sources/App/App.swift:2:36: error: The field Query.old is deprecated. No longer supported"])
    #expect(
      old == [
        "Sources/Old/Old.swift:3:1: warning: The custom scalar \"Time\" is a String. Declare what it is in the enum, even if it is "
          + "one: typealias Time = Swift.String"
      ]
    )
  }

  @Test("An enum of used types has what its target's GraphQL uses, and nothing else")
  func usedTypes() throws {
    let package = try TemporaryPackage([
      "Schemas/Shop.graphqls": """
      type Query { items(filter: Filter, sort: Sort): [Item!]! }
      type Item { kind: Kind rest: Rest }
      input Filter { not: Filter size: Size } input Sort { by: Kind }
      enum Kind { A } enum Size { S } enum Rest { R }
      """,
      "Sources/App/Shop.swift": "import InlineGraphQL\n@GraphQLSchema(types: .used) enum Shop {}\n",
      "Sources/App/A.swift": """
      import InlineGraphQL
      enum Q {
        #graphql("query A($f: Filter) { items(filter: $f) { kind } }")
      }
      let a = Q.A(f: .init(size: .s))
      let kind: Shop.Kind = .a
      """,
      "Sources/App/B.swift": "func use(_ sort: Shop.Sort, _ rest: Shop.Rest) {}\n",
      "Sources/Other/C.swift": "import InlineGraphQL\nenum Q { #graphql(\"query C { items { rest } }\") }\n",
      "Sources/Wrong/Shop.swift": """
      import InlineGraphQL
      let types = GraphQLSchemaTypes.used
      @GraphQLSchema(types: types) enum Shop {}
      """,
    ])
    let files = ["Sources/App/Shop.swift", "Sources/App/A.swift"]
    #expect(try compiler.typeCheck(package, files, "-warnings-as-errors") == [])
    let unused = try compiler.typeCheck(package, files + ["Sources/App/B.swift"])
    #expect(
      unused == [
        "Sources/App/B.swift:1:23: error: 'Sort' is not a member type of enum 'main.Shop'"
      ]
    )
    #expect(
      try compiler.typeCheck(package, ["Sources/Wrong/Shop.swift"]) == [
        "Sources/Wrong/Shop.swift:3:23: error: "
          + "\"@GraphQLSchema\" needs its types as .all, .used or .used(and: [names]), because the compiler reads it at build time"
      ]
    )
  }

  @Test("#graphql in a file's own scope is the compiler's own error")
  func fileScope() throws {
    let package = try package([
      "Sources/App/A.swift": "import InlineGraphQL\n#graphql(\"query Q { hero { id } }\")\n"
    ])
    let diagnostics = try compiler.typeCheck(package, ["Sources/App/A.swift"])
    #expect(
      diagnostics == [
        "Sources/App/A.swift:2:1: error: 'declaration' macros are not allowed to introduce arbitrary names at global scope"
      ]
    )
  }

  @Test("A name that differs from the struct's, a struct that is none and an interpolation are clear errors")
  func mistakesAroundLiterals() throws {
    let package = try package([
      "Sources/App/A.swift": """
      import InlineGraphQL
      @GraphQLFragment("fragment Foo on Character { id }") struct Bar {}
      @GraphQLOperation("query Baz { hero { id } }") enum Baz {}
      @GraphQLFragment("fragment Qux on Character { id \\(1) }") struct Qux {}
      @GraphQLSchema class StarWars {}
      func use(_ bar: Bar, _ qux: Qux) -> String { bar.data.id + qux.data.id }
      """
    ])
    let diagnostics = try compiler.typeCheck(package, ["Sources/App/A.swift"])
    #expect(
      diagnostics == [
        "Sources/App/A.swift:2:28: error: The fragment is named \"Foo\" and its struct \"Bar\". Give both the same name.",
        "Sources/App/A.swift:3:1: error: \"@GraphQLOperation\" can only be applied to a struct, as in struct Name {}",
        "Sources/App/A.swift:4:50: error: A GraphQL literal cannot have interpolations, because the compiler reads it at build time: "
          + "use a variable of the operation",
        "Sources/App/A.swift:5:1: error: \"@GraphQLSchema\" can only be applied to an enum, as in enum StarWars {}",
      ]
    )
  }

  @Test("Names of macros may be qualified and quoted, and attributes and comments may stand around them")
  func spellings() throws {
    #if compiler(>=6.3)
      let qualified = #"#InlineGraphQL::graphql("query Qualified { hero { ...Card } }")"#
    #else
      let qualified = #"#graphql("query Qualified { hero { ...Card } }")"#
    #endif
    let package = try package([
      "Sources/App/A.swift": """
      import InlineGraphQL

      /* } */ public /* { */ enum Queries { // }
        @available(*, deprecated, message: "#graphql(x)") /* #graphql("y") */
        public /* ( */ #`graphql` ( // )
          #"query Quoted { hero { id } }"# /* , */ , schema : nil ,
        ) // }
        \(qualified)
      } /* { */

      @InlineGraphQL . /* ) */ `GraphQLFragment`(
        // Two names.
        "fragment Card on Character { \\u{69}d }") @frozen /* { */ public struct `Card` { /* } */ }
      func use(_ data: Queries.Qualified.Data) -> String { data.hero.map { Card(key: $0).data.id } ?? "" }
      """
    ])
    let diagnostics = try compiler.typeCheck(package, ["Sources/App/A.swift"])
    #expect(diagnostics == [])
  }

  @Test("A client runs queries and mutations, generic ones too; a subscription does not type-check")
  func subscription() throws {
    let package = try TemporaryPackage([
      "Schemas/S.graphqls": "type Query { a: Int } type Mutation { a: Int } type Subscription { a: Int }",
      "Sources/App/A.swift": """
      import InlineGraphQL

      enum Operations {
        #graphql("query Read { a }")
        #graphql("mutation Write { a }")
        #graphql("subscription Events { a }")
      }
      @GraphQLOperation("query Attached { a }") struct Attached {}

      extension GraphQLClient {
        func both<Operation: GraphQLSingleResponseOperation>(_ operation: Operation) async throws -> Operation.Data? {
          try await execute(operation).data
        }
      }

      func run(_ client: GraphQLClient) async throws {
        _ = try await client.execute(Operations.Read()).data?.a
        _ = try await client.both(Operations.Write())?.a
        _ = try await client.both(Attached())?.a
        _ = try await client.execute(Operations.Events()).data?.a
      }
      """,
    ])
    #expect(
      try compiler.typeCheck(package, ["Sources/App/A.swift"]) == [
        "Sources/App/A.swift:20:24: error: 'execute' is unavailable: a subscription has many responses: "
          + "use client.subscribe(_:)"
      ]
    )
  }

  @Test("What a fragment cannot do without a directive is said with the directive")
  func missingDirectives() throws {
    let package = try TemporaryPackage([
      "Schemas/S.graphqls": """
      type Query { user: User users(first: Int, after: ID): Users }
      type User { name: String }
      type Users { edges: [UserEdge] pageInfo: PageInfo! }
      type UserEdge { cursor: ID! node: User }
      type PageInfo { endCursor: ID hasNextPage: Boolean! }
      """,
      "Sources/App/A.swift": """
      import InlineGraphQL
      import InlineGraphQLStore

      @GraphQLFragment("fragment Card on User { name }") struct Card {}
      @GraphQLFragment(\"""
        fragment List on Query @argumentDefinitions(first: {type: "Int"}, after: {type: "ID"}) @refetchable(queryName: "Page") {
          users(first: $first, after: $after) @connection(key: "List_users") { edges { cursor } }
        }
        \""") struct List {}

      func use(_ keys: [some Card_Key], _ card: Card, _ list: List) async throws {
        _ = Card(key: keys)
        _ = keys.map { Card(key: $0) }
        _ = try await card.loadNext(3)
        _ = try await card.refetch()
        _ = try await list.loadNext(3)
        _ = try await list.refetch()
        await LiveFragment(list).loadNext(3).value
        await LiveFragment(list).refetch().value
        await LiveFragment(card).loadPrevious(3).value
      }
      """,
    ])
    let paged = "Add @refetchable(queryName: \"…\"), and @connection"
    #expect(
      try compiler.typeCheck(package, ["Sources/App/A.swift"]) == [
        "Sources/App/A.swift:12:7: error: 'init(key:)' is unavailable: A fragment is read from one object. Write "
          + "\"list.map { F(key: $0) }\", or add @relay(plural: true) to the fragment and write \"F.list(keys: list)\".",
        "Sources/App/A.swift:14:22: error: 'loadNext' is unavailable: \(paged) or @paginated to its list.",
        "Sources/App/A.swift:15:22: error: 'refetch()' is unavailable: Add @refetchable(queryName: \"…\") to the fragment.",
        "Sources/App/A.swift:20:28: error: 'loadPrevious' is unavailable: \(paged) to its list.",
      ]
    )
  }

  @Test("OBJ-23: a response type that is written by hand has to say what it is compared by")
  func handWritten() throws {
    let type = """
      import InlineGraphQL

      struct Hero: ResponseObject {
        let name: String
        init(from reader: inout __ResponseReader) throws(ResponseDecodingError) { name = try reader.readString() }
      }
      """
    let package = try TemporaryPackage([
      "Sources/App/A.swift": type,
      "Sources/App/B.swift": type.replacing(
        "let name: String",
        with: "let name: String; typealias __Stored = (name: String, __on_Hero: ())"
      ),
    ])
    #expect(
      try compiler.typeCheck(package, ["Sources/App/A.swift"]) == [
        "Sources/App/A.swift:3:8: error: type 'Hero' does not conform to protocol 'SelectedObject'"
      ]
    )
    #expect(try compiler.typeCheck(package, ["Sources/App/B.swift"]) == [])
  }
}
