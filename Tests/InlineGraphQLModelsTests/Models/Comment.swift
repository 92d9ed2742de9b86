import InlineGraphQLModels

/// Belongs to a post by a declared field.
struct Comment: Model {
  let id: String
  var content: String
  let createdAt: String?
  let updatedAt: String?
  var post: LazyReference<Post>

  typealias __Stored = (
    id: String,
    content: String,
    createdAt: String?,
    updatedAt: String?,
    post: LazyReference<Post>
  )

  static let modelDescription = ModelDescription(
    "Comment",
    key: [.init("id", "ID!")],
    fields: [
      .value("id"),
      .value("content"),
      .value("createdAt"),
      .value("updatedAt"),
      .reference("post", to: { Post.self }),
    ],
    rootFields: .init(
      get: "getComment",
      list: "listComments",
      create: "createComment",
      update: "updateComment",
      delete: "deleteComment",
      onCreate: "onCreateComment",
      onUpdate: "onUpdateComment",
      onDelete: "onDeleteComment"
    )
  )

  var __identifier: ModelIdentifier<Comment> { ModelIdentifier(id) }

  init(
    id: String = newIdentifier(),
    content: String,
    post: Post? = nil
  ) {
    self.id = id
    self.content = content
    createdAt = nil
    updatedAt = nil
    self.post = LazyReference(post)
  }

  init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    let id = reader.readID("id", in: &object)
    let content = reader.readString("content", in: &object)
    let createdAt = reader.readNullableString("createdAt", in: &object)
    let updatedAt = reader.readNullableString("updatedAt", in: &object)
    let post = try reader.readReference(Post.self, "post", in: &object)
    reader.skip("__typename", in: &object)
    try reader.endObject(&object)
    self.id = id
    self.content = content
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.post = post
  }

  func write(to input: inout ModelInputWriter) {
    input.write("id", id)
    input.write("content", content)
    input.write("postID", reference: post)
  }

  struct Keys: ModelKeys {
    var id: ModelField<Comment, String> { .init("id") }
    var content: ModelField<Comment, String> { .init("content") }
    var createdAt: ModelField<Comment, String> { .init("createdAt") }
    var updatedAt: ModelField<Comment, String> { .init("updatedAt") }
    var post: ModelReferenceField<Comment, Post> { .init("postID") }
  }

  struct Path: ModelPath {
    let __steps: [String]
    var post: Post.Path { __path("post") }
  }

  enum Index {
    static var commentsByPost: ModelIndex<Comment, String> {
      .init(
        "commentsByPost",
        .init("postID", "ID!"),
        sortedBy: .init("content", "ModelStringKeyConditionInput", ["content"])
      )
    }
  }
}
