import InlineGraphQLModels

/// Has a field of each kind.
struct Post: Model {
  let id: String
  var title: String
  var rating: Int?
  var draft: Bool
  var status: PostStatus?
  var location: Location?
  var tags: [String?]?
  let createdAt: String?
  let updatedAt: String?
  var blog: LazyReference<Blog>
  var editor: LazyReference<Author>
  var comments: List<Comment>?

  typealias __Stored = (
    id: String,
    title: String,
    rating: Int?,
    draft: Bool,
    status: PostStatus?,
    location: Location?,
    tags: [String?]?,
    createdAt: String?,
    updatedAt: String?,
    blog: LazyReference<Blog>,
    editor: LazyReference<Author>,
    comments: List<Comment>?
  )

  static let modelDescription = ModelDescription(
    "Post",
    key: [.init("id", "ID!")],
    fields: [
      .value("id"),
      .value("title"),
      .value("rating"),
      .value("draft"),
      .value("status"),
      .object("location", selecting: "latitude longitude name __typename"),
      .value("tags"),
      .value("createdAt"),
      .value("updatedAt"),
      .reference("blog", to: { Blog.self }),
      .reference("editor", to: { Author.self }),
      .list("comments", of: { Comment.self }, foreignKey: ["postID"], query: "commentsByPost"),
    ],
    rootFields: .init(
      get: "getPost",
      list: "listPosts",
      create: "createPost",
      update: "updatePost",
      delete: "deletePost",
      onCreate: "onCreatePost",
      onUpdate: "onUpdatePost",
      onDelete: "onDeletePost"
    )
  )

  var __identifier: ModelIdentifier<Post> { ModelIdentifier(id) }

  init(
    id: String = newIdentifier(),
    title: String,
    rating: Int? = nil,
    draft: Bool,
    status: PostStatus? = nil,
    location: Location? = nil,
    tags: [String?]? = nil,
    blog: Blog? = nil,
    editor: Author? = nil,
    comments: List<Comment>? = []
  ) {
    self.id = id
    self.title = title
    self.rating = rating
    self.draft = draft
    self.status = status
    self.location = location
    self.tags = tags
    createdAt = nil
    updatedAt = nil
    self.blog = LazyReference(blog)
    self.editor = LazyReference(editor)
    self.comments = comments
  }

  init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    let id = reader.readID("id", in: &object)
    let title = reader.readString("title", in: &object)
    let rating = reader.readNullableInt("rating", in: &object)
    let draft = reader.readBool("draft", in: &object)
    let status = reader.readNullable("status", in: &object) as PostStatus?
    let location = reader.readNullable("location", in: &object) as Location?
    let tags = reader.readNullable("tags", in: &object) as [String?]?
    let createdAt = reader.readNullableString("createdAt", in: &object)
    let updatedAt = reader.readNullableString("updatedAt", in: &object)
    let blog = try reader.readReference(Blog.self, "blog", in: &object)
    let editor = try reader.readReference(Author.self, "editor", in: &object)
    reader.skip("__typename", in: &object)
    let key = ModelIdentifier<Post>(id)
    let comments = try reader.readModels(Comment.self, "comments", of: key, in: &object)
    try reader.endObject(&object)
    self.id = id
    self.title = title
    self.rating = rating
    self.draft = draft
    self.status = status
    self.location = location
    self.tags = tags
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.blog = blog
    self.editor = editor
    self.comments = comments
  }

  func write(to input: inout ModelInputWriter) {
    input.write("id", id)
    input.write("title", title)
    input.write("rating", rating)
    input.write("draft", draft)
    input.write("status", status)
    input.write("location", location)
    input.write("tags", tags)
    input.write("blogPostsId", reference: blog)
    input.write("postEditorId", reference: editor)
  }

  struct Keys: ModelKeys {
    var id: ModelField<Post, String> { .init("id") }
    var title: ModelField<Post, String> { .init("title") }
    var rating: ModelField<Post, Int> { .init("rating") }
    var draft: ModelField<Post, Bool> { .init("draft") }
    var status: ModelField<Post, PostStatus> { .init("status") }
    var tags: ModelField<Post, [String]> { .init("tags") }
    var createdAt: ModelField<Post, String> { .init("createdAt") }
    var updatedAt: ModelField<Post, String> { .init("updatedAt") }
    var blog: ModelReferenceField<Post, Blog> { .init("blogPostsId") }
    var editor: ModelReferenceField<Post, Author> { .init("postEditorId") }
  }

  struct Path: ModelPath {
    let __steps: [String]
    var blog: Blog.Path { __path("blog") }
    var editor: Author.Path { __path("editor") }
    var comments: Comment.Path { __path("comments") }
  }
}
