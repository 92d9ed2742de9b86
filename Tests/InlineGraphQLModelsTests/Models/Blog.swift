import InlineGraphQLModels

/// Has many posts, whose foreign key the service adds.
struct Blog: Model {
  let id: String
  var name: String
  let createdAt: String?
  let updatedAt: String?
  var posts: List<Post>?

  typealias __Stored = (
    id: String,
    name: String,
    createdAt: String?,
    updatedAt: String?,
    posts: List<Post>?
  )

  static let modelDescription = ModelDescription(
    "Blog",
    key: [.init("id", "ID!")],
    fields: [
      .value("id"),
      .value("name"),
      .value("createdAt"),
      .value("updatedAt"),
      .list("posts", of: { Post.self }, foreignKey: ["blogPostsId"]),
    ],
    rootFields: .init(
      get: "getBlog",
      list: "listBlogs",
      create: "createBlog",
      update: "updateBlog",
      delete: "deleteBlog",
      onCreate: "onCreateBlog",
      onUpdate: "onUpdateBlog",
      onDelete: "onDeleteBlog"
    )
  )

  var __identifier: ModelIdentifier<Blog> { ModelIdentifier(id) }

  init(
    id: String = newIdentifier(),
    name: String,
    posts: List<Post>? = []
  ) {
    self.id = id
    self.name = name
    createdAt = nil
    updatedAt = nil
    self.posts = posts
  }

  init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    let id = reader.readID("id", in: &object)
    let name = reader.readString("name", in: &object)
    let createdAt = reader.readNullableString("createdAt", in: &object)
    let updatedAt = reader.readNullableString("updatedAt", in: &object)
    reader.skip("__typename", in: &object)
    let key = ModelIdentifier<Blog>(id)
    let posts = try reader.readModels(Post.self, "posts", of: key, in: &object)
    try reader.endObject(&object)
    self.id = id
    self.name = name
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.posts = posts
  }

  func write(to input: inout ModelInputWriter) {
    input.write("id", id)
    input.write("name", name)
  }

  struct Keys: ModelKeys {
    var id: ModelField<Blog, String> { .init("id") }
    var name: ModelField<Blog, String> { .init("name") }
    var createdAt: ModelField<Blog, String> { .init("createdAt") }
    var updatedAt: ModelField<Blog, String> { .init("updatedAt") }
  }

  struct Path: ModelPath {
    let __steps: [String]
    var posts: Post.Path { __path("posts") }
  }
}
