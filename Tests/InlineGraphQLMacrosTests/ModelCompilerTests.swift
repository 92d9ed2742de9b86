import Foundation
import GraphQLLanguage
import GraphQLModelSchemas
import PackageFixtures
import Testing

/// The expansions of `@GraphQLSchema(models:)` for model schemas, checked by the compiler.
@Suite("Macros: models", .enabled(if: SwiftCompiler.built != nil, SwiftCompiler.absence))
struct ModelCompilerTests {
  private let compiler = SwiftCompiler.built!

  private static let schema = """
    enum Status { DRAFT PUBLISHED }
    type Location { latitude: Float! longitude: Float! names: [String] }
    type Blog @model { name: String! location: Location posts: [Post] @hasMany }
    type Post @model {
      title: String!
      status: Status
      tags: [String!]
      rating: Int
      draft: Boolean!
      date: AWSDateTime
      blog: Blog @belongsTo
      comments: [Comment!]! @hasMany
      author: Author! @belongsTo
    }
    type Comment @model { text: String! post: Post @belongsTo }
    type Author @model {
      country: String! @primaryKey(sortKeyFields: ["number"])
      number: Int!
      posts: [Post] @hasMany
      parent: Author @belongsTo
      children: [Author] @hasMany
    }
    type Hidden @model { object: String reader: Int self: Boolean in: Int }
    """

  /// Indexes on all kinds of fields.
  private static let orders = """
    enum Status { OPEN PAID }
    type Order @model {
      country: String! @primaryKey(sortKeyFields: ["number"])
      number: Int! @index(queryField: "ordersOfNumber")
      status: Status! @index(queryField: "ordersOfStatus", sortKeyFields: ["total"])
      total: Float
      day: AWSDate @index(queryField: "ordersOfDay", sortKeyFields: ["status", "placed"])
      placed: AWSDateTime @index(queryField: "ordersOfTime", sortKeyFields: ["status"])
      buyerID: ID! @index(sortKeyFields: ["number"])
      buyer: Buyer @belongsTo(fields: ["buyerID"])
    }
    type Buyer @model { id: ID! orders: [Order] @hasMany(indexName: "ordersByBuyerIDAndNumber", fields: ["id"]) }
    """

  private static let olderOrders = """
    enum Status { OPEN PAID }
    type Order @model
    @key(fields: ["country", "number"])
    @key(name: "number", fields: ["number"], queryField: "ordersOfNumber")
    @key(name: "status", fields: ["status", "total"], queryField: "ordersOfStatus")
    @key(name: "day", fields: ["day", "status", "placed"], queryField: "ordersOfDay")
    @key(name: "time", fields: ["placed", "status"], queryField: "ordersOfTime")
    @key(name: "buyer", fields: ["buyerID", "number"], queryField: "ordersByBuyerIDAndNumber") {
      country: String!
      number: Int!
      status: Status!
      total: Float
      day: AWSDate
      placed: AWSDateTime
      buyerID: ID!
      buyer: Buyer @connection(fields: ["buyerID"])
    }
    type Buyer @model { id: ID! orders: [Order] @connection(keyName: "buyer", fields: ["id"]) }
    """

  /// Returns a model schema's API, as it is downloaded.
  private static func api(of schema: String) throws -> String {
    String(decoding: try ExpandedSchema(Source(schema)).schema.source.utf8, as: UTF8.self)
  }

  /// Returns the compiler's messages for a file, without the plugin and with it.
  private func typeCheck(_ text: String, schema: String = schema, _ options: String...) throws -> [String] {
    let package = try TemporaryPackage(["Schemas/Blog.graphqls": schema, "Sources/App/Blog.swift": text])
    let (embedded, findings) = try package.embed(["Sources/App/Blog.swift"])
    #expect(findings == [])
    return try [["Sources/App/Blog.swift"], embedded].flatMap {
      try compiler.typeCheck(package, $0, options: options + ["-warnings-as-errors"])
    }
  }

  @Test("Structs of all models, and requests with predicates and includes, in both channels")
  func requests() throws {
    let text = """
      import InlineGraphQLModels
      @GraphQLSchema(types: .used, models: .all) public enum Blog { public typealias AWSDateTime = String }
      typealias Post = Blog.Post
      func run(_ client: GraphQLClient) async throws {
        let author = Blog.Author(country: "CH", number: 1)
        var post = Post(title: "T", status: .draft, draft: true, author: author)
        post.rating = 5
        let keys = Post.keys
        let predicate = keys.title.beginsWith("T") && (keys.rating > 3 || !keys.draft) && keys.status == .published
        _ = try await client.request(.create(post))
        _ = try await client.request(.get(Post.self, byId: post.id, includes: { [$0.comments, $0.author.children] }))
        _ = try await client.request(.list(Post.self, where: predicate))
        _ = try await client.request(.list(Blog.Comment.self, where: Blog.Comment.keys.post == post))
        _ = try await client.request(.get(Blog.Author.self, byIdentifier: Blog.Author.identifier(country: "CH", number: 1)))
        for try await comment in post.comments ?? [] { print(comment.text, try await comment.post.get()?.title ?? "") }
        let known: Set<Post> = [post]
        print(known.count, post.createdAt ?? "", try await post.blog.require().location?.names ?? [])
      }
      """
    let errors = try typeCheck(text)
    #expect(errors == [])
    let errorsOnMainActor = try typeCheck(text, "-default-isolation", "MainActor")
    #expect(errorsOnMainActor == [])
  }

  @Test(
    "Lists by all indexes, of both generations of directives and of the API's schema alone, in both channels",
    arguments: [orders, olderOrders, try! api(of: orders), try! api(of: olderOrders)]
  )
  func indexes(schema: String) throws {
    let text = """
      import Foundation
      import InlineGraphQLModels
      @GraphQLSchema(types: .used, models: .all) public enum Blog {
        public typealias AWSDate = String
        public typealias AWSDateTime = Date
      }
      func run(_ client: GraphQLClient) async throws -> [ModelList<Blog.Order>] {
        typealias Index = Blog.Order.Index
        return [
          try await client.request(.list(by: Index.primaryKey, "CH", sortKey: .gt(3), sort: .descending, limit: 7)),
          try await client.request(.list(by: Index.ordersOfNumber, 3, where: Blog.Order.keys.total > 1)),
          try await client.request(.list(by: Index.ordersOfStatus, .open, sortKey: .between(1.5, and: 2.5))),
          try await client.request(.list(by: Index.ordersOfDay, "2026-11-22", sortKey: .eq(Blog.Status.paid, Date()))),
          try await client.request(.list(by: Index.ordersOfTime, Date(), sortKey: .eq("PAID"), includes: { [$0.buyer] })),
          try await client.request(.list(by: Index.ordersByBuyerIDAndNumber, "buyer 1")),
        ]
      }
      """
    #expect(try typeCheck(text, schema: schema) == [])
  }

  @Test("A misspelt index, and a value of another type than the index's, do not type-check")
  func misspeltIndex() throws {
    let text = """
      import InlineGraphQLModels
      @GraphQLSchema(types: .used, models: .all) enum Blog {
        typealias AWSDate = String
        typealias AWSDateTime = String
      }
      let misspelt = Blog.Order.Index.ordersOfStatsu
      let other = ListModels<Blog.Order>.list(by: Blog.Order.Index.ordersOfNumber, "3")
      let none = Blog.Buyer.Index.self
      """
    let errors = try typeCheck(text, schema: Self.orders)
    let expected = [
      "6:33: error: type 'Blog.Order.Index' has no member 'ordersOfStatsu'",
      "7:78: error: cannot convert value of type 'String' to expected argument type 'Int'",
      "8:23: error: type 'Blog.Buyer' has no member 'Index'",
    ]
    #expect(errors == (expected + expected).map { "Sources/App/Blog.swift:\($0)" })
  }

  @Test("Models, fields and queries may have the names of what is emitted, and of Swift's keywords")
  func hostileNames() throws {
    let schema = """
      enum Index { Index Keys Path self default Type }
      type Keys @model {
        Keys: Index! @primaryKey(sortKeyFields: ["Path", "self"])
        Path: String! @index(queryField: "Path")
        self: Int! @index(queryField: "hashValue")
        Index: String @index(name: "byIndex", queryField: "self", sortKeyFields: ["Keys"])
        Blog: ID @index(queryField: "Blog", sortKeyFields: ["Swift", "ID"])
        Swift: AWSDateTime @index(queryField: "primaryKey")
        ID: ID @index(queryField: "Type")
        Self: Int @index(name: "bySelf", queryField: "init")
        InlineGraphQL: Index @index(queryField: "default")
        InlineGraphQLModels: Int @index(queryField: "InlineGraphQLModels")
        keys: Int
        path: Int @index(name: "byPath", queryField: "Keys")
        write: Int @index(queryField: "Swift")
        init: Int @index(queryField: "Index")
        identifier: Int
        modelDescription: Int
        hashValue: Int
        Protocol: Int
        reader: Int
        object: Int
        input: Int
        in: Int
        default: Int
        model: InlineGraphQLModels @belongsTo
        list: ModelList @belongsTo
      }
      type InlineGraphQLModels @model { Swift: [Keys] @hasMany Keys: Int InlineGraphQLModels: Path }
      type ModelList @model { Blog: [Keys] @hasMany Path: InlineGraphQL @belongsTo }
      type InlineGraphQL @model { Index: [ModelList] @hasMany Blog: Blog @belongsTo }
      type Blog @model { Blog: [InlineGraphQL] @hasMany ModelIndex: ModelIndex @hasOne }
      type Self @model { Self: Int }
      type Type @model { Type: Int }
      type Model @model { Model: Int }
      type ModelIndex @model { self: Int }
      type LazyReference @model { Swift: Int }
      type Path { Path: Int Index: Int Blog: Int Swift: String InlineGraphQL: Float self: Int writer: Int object: Int }
      """
    let text = """
      import InlineGraphQLModels
      @GraphQLSchema(types: .used, models: .all) public enum Blog { public typealias AWSDateTime = String }
      func run() -> [any Sendable] {
        typealias Index = Blog.Keys.Index
        return [
          Index.primaryKey_2, Index.primaryKey, Index.Keys, Index.`default`, Index.`init`, Index.hashValue,
          Blog.Keys.identifier(Keys_2: .keys, Path_2: "", self: 1),
          ListModels<Blog.Keys>.list(by: Index.primaryKey_2, .self, sortKey: .beginsWith("")),
          Blog.Model(Model: 1), Blog.Blog_(Blog_2: []),
        ]
      }
      """
    #expect(try typeCheck(text, schema: schema) == [])
  }

  @Test("AMP-09: a misspelt field of a predicate or a path does not type-check")
  func misspelt() throws {
    let text = """
      import InlineGraphQLModels
      @GraphQLSchema(types: .used, models: ["Post"]) enum Blog { typealias AWSDateTime = String }
      func predicate() -> ModelPredicate<Blog.Post> { Blog.Post.keys.titel == "T" }
      func path() -> any ModelPath { Blog.Post.path.author.post }
      func other() -> ModelPredicate<Blog.Post> { Blog.Comment.keys.text == "T" }
      """
    let errors = try typeCheck(text)
    let expected = [
      "3:64: error: value of type 'Blog.Post.Keys' has no member 'titel'",
      "4:54: error: value of type 'Blog.Author.Path' has no member 'post'",
      "5:68: error: cannot convert return expression of type 'ModelPredicate<Blog.Comment>' to return type "
        + "'ModelPredicate<Blog.Post>'",
    ]
    #expect(errors == (expected + expected).map { "Sources/App/Blog.swift:\($0)" })
  }

  @Test("A name that is no model's is an error at the enum")
  func mistakes() throws {
    let text = """
      import InlineGraphQLModels
      @GraphQLSchema(types: .used, models: ["Pots"]) enum Blog { typealias AWSDateTime = String }
      """
    let package = try TemporaryPackage(["Schemas/Blog.graphqls": Self.schema, "Sources/App/Blog.swift": text])
    #expect(
      try package.embed(["Sources/App/Blog.swift"]).findings == [
        #"Sources/App/Blog.swift:2:1: error: There is no model "Pots" in the schema. Did you mean "Post"?"#
      ]
    )
  }
}
