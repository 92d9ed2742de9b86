import CompilerFixtures
import Testing

@testable import GraphQLLanguage
@testable import GraphQLModelSchemas

@Suite("The models of an API's schema, known by its shape")
struct RecognizedModelsTests {
  /// Returns the models of a schema as written, and as recognized from the expanded text alone.
  private func recognized(_ name: String) throws -> (written: ModelSchema, recognized: ModelSchema) {
    let schema = try Golden.modelSchema(named: name)
    let api = try ExpandedSchema(Source(schema.schema.printed()))
    return (try #require(schema.models), try #require(api.models))
  }

  @Test("Models, their keys and their root fields are recognized", arguments: Golden.modelSchemaNames)
  func models(name: String) throws {
    let (written, recognized) = try recognized(name)
    #expect(Set(recognized.models.map(\.name)) == Set(written.models.map(\.name)))
    for model in written.models {
      let found = try #require(recognized.model(named: model.name))
      #expect(found.primaryKey == model.primaryKey && found.timestamps == model.timestamps)
      #expect(Set(found.fields.map(\.name)) == Set(model.fields.map(\.name)))
      #expect(found.rootFields.get == model.rootFields.get && found.rootFields.list == model.rootFields.list)
      #expect(found.rootFields.create == model.rootFields.create && found.rootFields.update == model.rootFields.update)
      let queried = model.indexes.filter { $0.queryField != nil }
      #expect(found.indexes.map(\.queryField) == queried.map(\.queryField))
      #expect(found.indexes.map(\.key) == queried.map(\.key))
      for field in model.fields {
        let association = try #require(found.field(named: field.name)).association
        #expect(association?.model == field.association?.model)
        #expect((association?.kind == .hasMany) == (field.association?.kind == .hasMany))
      }
    }
  }

  @Test("Foreign keys are known where a field or an index query tells")
  func foreignKeys() throws {
    let (_, blog) = try recognized("blog")
    func key(_ model: String, _ field: String) -> ModelSchema.ForeignKey? {
      blog.model(named: model)?.field(named: field)?.association?.foreignKey
    }
    #expect(key("Blog", "posts") == .theirs(["blogPostsId"], to: ["id"]))
    #expect(key("Post", "blog") == .ours(["blogPostsId"], to: ["id"]))
    #expect(key("Post", "comments") == .theirs(["postID"], to: ["id"]))
    #expect(key("Comment", "post") == .ours(["postID"], to: ["id"]))
    #expect(key("Post", "cover") == .ours(["postCoverId"], to: ["id"]))
    #expect(
      blog.model(named: "Post")?.field(named: "blogPostsId")?.origin == .foreignKey(model: "Blog", field: "posts")
    )
    let (_, older) = try recognized("older")
    #expect(older.model(named: "Post")?.field(named: "editors")?.association?.foreignKey == nil)
  }

  @Test("Of fields that could be a model's own those count that have the names which the service gives them")
  func otherFields() throws {
    let schema = try ExpandedSchema(
      Source(
        """
        type Query {
          postByTitle(title: String!): Post
          popular(filter: F, limit: Int, nextToken: String): ModelPostConnection
          getPost(id: ID!): Post
          listPosts(filter: F, limit: Int, nextToken: String): ModelPostConnection
        }
        type Mutation { publish(input: CreatePostInput!): Post createPost(input: CreatePostInput!): Post }
        type Subscription {
          onPostOf(author: ID!): Post @aws_subscribe(mutations: ["createPost"])
          onAny: Post @aws_subscribe(mutations: ["createPost", "publish"])
          onCreatePost: Post @aws_subscribe(mutations: ["createPost"])
        }
        type Post { id: ID! title: String! }
        input CreatePostInput { id: ID title: String! }
        input F { id: ID }
        type ModelPostConnection { items: [Post]! nextToken: String }
        enum ModelSortDirection { ASC DESC }
        """
      )
    )
    let post = try #require(schema.models?.model(named: "Post"))
    #expect(post.rootFields.get == "getPost" && post.primaryKey.fields == ["id"])
    #expect(post.rootFields.list == "listPosts" && post.rootFields.create == "createPost")
    #expect(post.rootFields.onCreate == ["onCreatePost", "onAny"])
  }

  @Test("AppSync's scalars and directives are known in its schemas, where it does not define them")
  func appSyncDefinitions() throws {
    let sdl = """
      type Query { getPost(id: ID!): Post @aws_api_key @aws_iam listPosts(filter: F, limit: Int, nextToken: String): ModelPostConnection }
      type Mutation { newPost(input: CreatePostInput!): Post }
      type Subscription { onNewPost: Post @aws_subscribe(mutations: ["newPost"]) }
      type Post { id: ID! at: AWSDateTime! }
      input CreatePostInput { id: ID }
      input F { id: ID }
      type ModelPostConnection { items: [Post]! nextToken: String }
      enum ModelSortDirection { ASC DESC }
      """
    let source = Source(sdl)
    #expect(ExpandedSchema.diagnostics(of: source).isEmpty)
    let schema = try ExpandedSchema(source)
    #expect(schema.schema.typeNames.contains("AWSDateTime"))
    #expect(!schema.schema.typeNames.contains("AWSDate"))
    #expect(schema.models?.model(named: "Post")?.rootFields.onCreate == ["onNewPost"])
    #expect(schema.models?.model(named: "Post")?.field(named: "at")?.origin == .timestamp)
    // Nothing is added to other schemas.
    let other = sdl.replacing("enum ModelSortDirection { ASC DESC }", with: "")
    #expect(ExpandedSchema.diagnostics(of: Source(other)).map(\.message).contains(#"Unknown type "AWSDateTime"."#))
  }
}
