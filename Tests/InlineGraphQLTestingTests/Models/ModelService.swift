import Foundation
import InlineGraphQL
import InlineGraphQLTesting
import Testing

/// A service of a model schema in memory. Identifiers are `id-1` and so on, and the clock advances by one second at
/// each use.
struct ModelService: Sendable {
  let schema: ExecutableSchema

  init(_ sdl: String = Self.blog) throws {
    let ids = Counter()
    let seconds = Counter()
    schema = try ExecutableSchema(
      models: sdl,
      newID: { "id-\(ids.increment())" },
      now: { Date(timeIntervalSince1970: Double(seconds.increment())) }
    )
  }

  /// Returns the data of a response without errors.
  func data(_ document: String, _ variables: GraphQLJSONValue = [:]) async throws -> GraphQLJSONValue {
    let response = await schema.execute(document, variables: variables)
    #expect(response["errors"] == nil)
    return try #require(response["data"])
  }

  /// Returns the message of a response's first error.
  func error(_ document: String, _ variables: GraphQLJSONValue = [:]) async -> GraphQLJSONValue? {
    await schema.execute(document, variables: variables)["errors"]?[0]?["message"]
  }

  /// Creates objects of one model.
  func create(_ model: String, _ inputs: GraphQLJSONValue...) async throws {
    for input in inputs {
      _ = try await data(
        "mutation($i: Create\(model)Input!) { create\(model)(input: $i) { __typename } }",
        ["i": input]
      )
    }
  }

  /// Returns one member of all items of a list. The field includes its arguments.
  func list(_ field: String, _ member: String = "id") async throws -> GraphQLJSONValue {
    let data = try await data("{ list: \(field) { items { \(member) } } }")
    guard case .array(let items)? = data["list"]?["items"] else { return .null }
    return .array(items.map { $0[member] ?? .null })
  }

  static let blog = """
    enum Status { DRAFT PUBLISHED }
    type Size { width: Int! }
    type Blog @model { name: String!, posts: [Post] @hasMany }
    type Post @model {
      id: ID!
      title: String @default(value: "Untitled")
      likes: Int @default(value: "3")
      rating: Float @default(value: "1.5")
      pinned: Boolean @default(value: "true")
      status: Status @default(value: "DRAFT")
      size: Size
      blog: Blog @belongsTo
      comments: [Comment] @hasMany(indexName: "byPost", fields: ["id"])
      cover: Cover @hasOne
      labels: [Label] @manyToMany(relationName: "PostLabels")
    }
    type Comment @model {
      postID: ID! @index(name: "byPost", queryField: "commentsByPost", sortKeyFields: ["rank"])
      rank: Int!
      author: String! @index(name: "byAuthor", queryField: "commentsByAuthor", sortKeyFields: ["rank", "text"])
      text: String!
      post: Post @belongsTo(fields: ["postID"])
    }
    type Cover @model { color: String, post: Post @belongsTo }
    type Label @model { text: String!, posts: [Post] @manyToMany(relationName: "PostLabels") }
    type City @model {
      country: String! @primaryKey(sortKeyFields: ["name"])
      name: String!
      population: Int
    }
    """
}
