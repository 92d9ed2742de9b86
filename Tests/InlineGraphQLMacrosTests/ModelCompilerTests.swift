import Foundation
import Testing

/// What `@GraphQLSchema(models:)` makes of model schemas, as the compiler sees it.
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

  /// What the compiler says of a file, without the plugin and with it.
  private func typeCheck(_ text: String, _ options: String...) throws -> [String] {
    let package = try TemporaryPackage(["Schemas/Blog.graphqls": Self.schema, "Sources/App/Blog.swift": text])
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

  @Test("A misspelt field of a predicate or a path does not type-check")
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
