public enum Blog {
/// Where a post is on its way to readers.
public enum Status: InlineGraphQL.GraphQLEnum {
  case draft
  case published

  /// A value that the schema did not have when this was compiled.
  case unknown(String)

  public static var allCases: [Self] { [.draft, .published] }

  public init(rawValue: String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
  }

  public var rawValue: String {
    switch self {
    case .draft: "DRAFT"
    case .published: "PUBLISHED"
    case .unknown(let rawValue): rawValue
    }
  }

  public static let __names: __EnumNames<Self> = .init()
}

/// Declare `typealias AWSDateTime = …` in this enum to use another type.
public typealias AWSDateTime = String

/// Declare `typealias AWSEmail = …` in this enum to use another type.
public typealias AWSEmail = String

/// Declare `typealias AWSURL = …` in this enum to use another type.
public typealias AWSURL = String

public struct Picture: InlineGraphQL.ResponseObject, InlineGraphQL.GraphQLInputValue {
  public var url: Blog.AWSURL
  public var sizes: [Blog.Size]?

  public init(url: Blog.AWSURL, sizes: [Blog.Size]? = nil) {
    self.url = url
    self.sizes = sizes
  }

  public typealias __Stored = (url: Blog.AWSURL, sizes: [Blog.Size]?, __on_Picture: ())

  public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    let url: Blog.AWSURL = try reader.readScalar("url", in: &object)
    let sizes: [Blog.Size]? = reader.readNullable("sizes", in: &object)
    try reader.endObject(&object)
    self.url = url
    self.sizes = sizes
  }

  public func write(to writer: inout InlineGraphQL.JSONWriter) {
    writer.writeObject { object in
      object.write("url", self.url)
      object.write("sizes", self.sizes)
    }
  }
}

public struct Size: InlineGraphQL.ResponseObject, InlineGraphQL.GraphQLInputValue {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public typealias __Stored = (width: Int, height: Int, __on_Size: ())

  public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    let width: Int = reader.readInt("width", in: &object)
    let height: Int = reader.readInt("height", in: &object)
    try reader.endObject(&object)
    self.width = width
    self.height = height
  }

  public func write(to writer: inout InlineGraphQL.JSONWriter) {
    writer.writeObject { object in
      object.write("width", self.width)
      object.write("height", self.height)
    }
  }
}

public struct Blog_: InlineGraphQLModels.Model {
  public let id: String
  public var name: String

  /// What stands at the top of every page.
  public var picture: Blog.Picture?
  public let createdAt: Blog.AWSDateTime?
  public let updatedAt: Blog.AWSDateTime?
  public var posts: InlineGraphQLModels.ModelList<Blog.Post>?

  public init(id: String = InlineGraphQLModels.newIdentifier(), name: String, picture: Blog.Picture? = nil, posts: InlineGraphQLModels.ModelList<Blog.Post>? = []) {
    self.id = id
    self.name = name
    self.picture = picture
    self.createdAt = nil
    self.updatedAt = nil
    self.posts = posts
  }

  public struct Keys: InlineGraphQLModels.ModelKeys {
    public init() {}

    public var id: InlineGraphQLModels.ModelField<Blog.Blog_, String> { .init("id") }
    public var name: InlineGraphQLModels.ModelField<Blog.Blog_, String> { .init("name") }
    public var createdAt: InlineGraphQLModels.ModelField<Blog.Blog_, Blog.AWSDateTime> { .init("createdAt") }
    public var updatedAt: InlineGraphQLModels.ModelField<Blog.Blog_, Blog.AWSDateTime> { .init("updatedAt") }
  }

  public struct Path: InlineGraphQLModels.ModelPath {
    public let __steps: [String]
    public init(__steps: [String]) { self.__steps = __steps }
    public var posts: Blog.Post.Path { __path("posts") }
  }

  public var __identifier: InlineGraphQLModels.ModelIdentifier<Blog.Blog_> { InlineGraphQLModels.ModelIdentifier<Blog.Blog_>(self.id) }

  public static let modelDescription = InlineGraphQLModels.ModelDescription(
    "Blog",
    key: [.init("id", "ID!")],
    fields: [.value("id"), .value("name"), .object("picture", selecting: "url sizes{width height}"), .value("createdAt"), .value("updatedAt"), .list("posts", of: { Blog.Post.self }, foreignKey: ["blogPostsId"])],
    rootFields: .init(get: "getBlog", list: "listBlogs", create: "createBlog", update: "updateBlog", delete: "deleteBlog", onCreate: "onCreateBlog", onUpdate: "onUpdateBlog", onDelete: "onDeleteBlog")
  )

  public typealias __Stored = (id: String, name: String, picture: Blog.Picture?, createdAt: Blog.AWSDateTime?, updatedAt: Blog.AWSDateTime?, posts: InlineGraphQLModels.ModelList<Blog.Post>?, __on_Blog: ())

  public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    let id: String = reader.readID("id", in: &object)
    let name: String = reader.readString("name", in: &object)
    let picture: Blog.Picture? = reader.readNullable("picture", in: &object)
    let createdAt: Blog.AWSDateTime? = reader.readNullableScalar("createdAt", in: &object)
    let updatedAt: Blog.AWSDateTime? = reader.readNullableScalar("updatedAt", in: &object)
    reader.skip("__typename", in: &object)
    let __identifier = InlineGraphQLModels.ModelIdentifier<Blog.Blog_>(id)
    let posts: InlineGraphQLModels.ModelList<Blog.Post>? = try reader.readModels(Blog.Post.self, "posts", of: __identifier, in: &object)
    try reader.endObject(&object)
    self.id = id
    self.name = name
    self.picture = picture
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.posts = posts
  }

  public func write(to input: inout InlineGraphQLModels.ModelInputWriter) {
    input.write("id", self.id)
    input.write("name", self.name)
    input.write("picture", self.picture)
  }
}

/// One text of a blog.
public struct Post: InlineGraphQLModels.Model {
  public let id: String
  public var title: String
  public var status: Blog.Status
  public var tagged: [Blog.Status]?
  public var rating: Double?
  public var blog: InlineGraphQLModels.LazyReference<Blog.Blog_>
  public var cover: InlineGraphQLModels.LazyReference<Blog.Cover>
  public var createdAt: Blog.AWSDateTime?
  public let updatedAt: Blog.AWSDateTime?
  public var comments: InlineGraphQLModels.ModelList<Blog.Comment>?
  public var tags: InlineGraphQLModels.ModelList<Blog.PostTags>?

  public init(id: String = InlineGraphQLModels.newIdentifier(), title: String, status: Blog.Status, tagged: [Blog.Status]? = nil, rating: Double? = nil, blog: Blog.Blog_? = nil, cover: Blog.Cover? = nil, createdAt: Blog.AWSDateTime? = nil, comments: InlineGraphQLModels.ModelList<Blog.Comment>? = [], tags: InlineGraphQLModels.ModelList<Blog.PostTags>? = []) {
    self.id = id
    self.title = title
    self.status = status
    self.tagged = tagged
    self.rating = rating
    self.blog = .init(blog)
    self.cover = .init(cover)
    self.createdAt = createdAt
    self.updatedAt = nil
    self.comments = comments
    self.tags = tags
  }

  public struct Keys: InlineGraphQLModels.ModelKeys {
    public init() {}

    public var id: InlineGraphQLModels.ModelField<Blog.Post, String> { .init("id") }
    public var title: InlineGraphQLModels.ModelField<Blog.Post, String> { .init("title") }
    public var status: InlineGraphQLModels.ModelField<Blog.Post, Blog.Status> { .init("status") }
    public var tagged: InlineGraphQLModels.ModelField<Blog.Post, [Blog.Status]> { .init("tagged") }
    public var rating: InlineGraphQLModels.ModelField<Blog.Post, Double> { .init("rating") }
    public var blog: InlineGraphQLModels.ModelReferenceField<Blog.Post, Blog.Blog_> { .init("blogPostsId") }
    public var cover: InlineGraphQLModels.ModelReferenceField<Blog.Post, Blog.Cover> { .init("postCoverId") }
    public var createdAt: InlineGraphQLModels.ModelField<Blog.Post, Blog.AWSDateTime> { .init("createdAt") }
    public var updatedAt: InlineGraphQLModels.ModelField<Blog.Post, Blog.AWSDateTime> { .init("updatedAt") }
  }

  public struct Path: InlineGraphQLModels.ModelPath {
    public let __steps: [String]
    public init(__steps: [String]) { self.__steps = __steps }
    public var blog: Blog.Blog_.Path { __path("blog") }
    public var cover: Blog.Cover.Path { __path("cover") }
    public var comments: Blog.Comment.Path { __path("comments") }
    public var tags: Blog.PostTags.Path { __path("tags") }
  }

  public var __identifier: InlineGraphQLModels.ModelIdentifier<Blog.Post> { InlineGraphQLModels.ModelIdentifier<Blog.Post>(self.id) }

  public static let modelDescription = InlineGraphQLModels.ModelDescription(
    "Post",
    key: [.init("id", "ID!")],
    fields: [.value("id"), .value("title"), .value("status"), .value("tagged"), .value("rating"), .reference("blog", to: { Blog.Blog_.self }), .reference("cover", to: { Blog.Cover.self }), .value("createdAt"), .value("updatedAt"), .list("comments", of: { Blog.Comment.self }, foreignKey: ["postID"], query: "commentsOfPost"), .list("tags", of: { Blog.PostTags.self }, foreignKey: ["postId"], query: "postTagsByPostId")],
    rootFields: .init(get: "getPost", list: "listPosts", create: "createPost", update: "updatePost", delete: "deletePost", onCreate: "onCreatePost", onUpdate: "onUpdatePost", onDelete: "onDeletePost")
  )

  public typealias __Stored = (id: String, title: String, status: Blog.Status, tagged: [Blog.Status]?, rating: Double?, blog: InlineGraphQLModels.LazyReference<Blog.Blog_>, cover: InlineGraphQLModels.LazyReference<Blog.Cover>, createdAt: Blog.AWSDateTime?, updatedAt: Blog.AWSDateTime?, comments: InlineGraphQLModels.ModelList<Blog.Comment>?, tags: InlineGraphQLModels.ModelList<Blog.PostTags>?, __on_Post: ())

  public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    let id: String = reader.readID("id", in: &object)
    let title: String = reader.readString("title", in: &object)
    let status: Blog.Status = reader.readEnum("status", in: &object)
    let tagged: [Blog.Status]? = reader.readNullable("tagged", in: &object)
    let rating: Double? = reader.readNullableDouble("rating", in: &object)
    let blog: InlineGraphQLModels.LazyReference<Blog.Blog_> = try reader.readReference(Blog.Blog_.self, "blog", in: &object)
    let cover: InlineGraphQLModels.LazyReference<Blog.Cover> = try reader.readReference(Blog.Cover.self, "cover", in: &object)
    let createdAt: Blog.AWSDateTime? = reader.readNullableScalar("createdAt", in: &object)
    let updatedAt: Blog.AWSDateTime? = reader.readNullableScalar("updatedAt", in: &object)
    reader.skip("__typename", in: &object)
    let __identifier = InlineGraphQLModels.ModelIdentifier<Blog.Post>(id)
    let comments: InlineGraphQLModels.ModelList<Blog.Comment>? = try reader.readModels(Blog.Comment.self, "comments", of: __identifier, in: &object)
    let tags: InlineGraphQLModels.ModelList<Blog.PostTags>? = try reader.readModels(Blog.PostTags.self, "tags", of: __identifier, in: &object)
    try reader.endObject(&object)
    self.id = id
    self.title = title
    self.status = status
    self.tagged = tagged
    self.rating = rating
    self.blog = blog
    self.cover = cover
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.comments = comments
    self.tags = tags
  }

  public func write(to input: inout InlineGraphQLModels.ModelInputWriter) {
    input.write("id", self.id)
    input.write("title", self.title)
    input.write("status", self.status)
    input.write("tagged", self.tagged)
    input.write("rating", self.rating)
    input.write("blogPostsId", reference: self.blog)
    input.write("postCoverId", reference: self.cover)
    input.write("createdAt", self.createdAt)
  }
}

public struct Comment: InlineGraphQLModels.Model {
  public let id: String
  public var rank: Int
  public var author: Blog.AWSEmail?
  public var text: String
  public var post: InlineGraphQLModels.LazyReference<Blog.Post>
  public let changedAt: Blog.AWSDateTime?

  public init(id: String = InlineGraphQLModels.newIdentifier(), rank: Int, author: Blog.AWSEmail? = nil, text: String, post: Blog.Post? = nil) {
    self.id = id
    self.rank = rank
    self.author = author
    self.text = text
    self.post = .init(post)
    self.changedAt = nil
  }

  public struct Keys: InlineGraphQLModels.ModelKeys {
    public init() {}

    public var id: InlineGraphQLModels.ModelField<Blog.Comment, String> { .init("id") }
    public var rank: InlineGraphQLModels.ModelField<Blog.Comment, Int> { .init("rank") }
    public var author: InlineGraphQLModels.ModelField<Blog.Comment, Blog.AWSEmail> { .init("author") }
    public var text: InlineGraphQLModels.ModelField<Blog.Comment, String> { .init("text") }
    public var post: InlineGraphQLModels.ModelReferenceField<Blog.Comment, Blog.Post> { .init("postID") }
    public var changedAt: InlineGraphQLModels.ModelField<Blog.Comment, Blog.AWSDateTime> { .init("changedAt") }
  }

  public struct Path: InlineGraphQLModels.ModelPath {
    public let __steps: [String]
    public init(__steps: [String]) { self.__steps = __steps }
    public var post: Blog.Post.Path { __path("post") }
  }

  public enum Index {
    /// Those that have a value of `postID`, in the order of `rank`.
    public static var commentsOfPost: InlineGraphQLModels.ModelIndex<Blog.Comment, String> { .init("commentsOfPost", .init("postID", "ID!"), sortedBy: .init("rank", "ModelIntKeyConditionInput", ["rank"])) }
    /// Those that have a value of `author`, in the order of `rank` and `text`.
    public static var commentsByAuthorAndRankAndText: InlineGraphQLModels.ModelIndex<Blog.Comment, Blog.AWSEmail> { .init("commentsByAuthorAndRankAndText", .init("author", "AWSEmail!"), sortedBy: .init("rankText", "ModelCommentCommentsByAuthorAndRankAndTextCompositeKeyConditionInput", ["rank", "text"])) }
  }

  public var __identifier: InlineGraphQLModels.ModelIdentifier<Blog.Comment> { InlineGraphQLModels.ModelIdentifier<Blog.Comment>(self.id) }

  public static let modelDescription = InlineGraphQLModels.ModelDescription(
    "Comment",
    key: [.init("id", "ID!")],
    fields: [.value("id"), .value("rank"), .value("author"), .value("text"), .reference("post", to: { Blog.Post.self }), .value("changedAt")],
    rootFields: .init(get: "getComment", list: "listComments", create: "createComment", update: "updateComment", delete: "deleteComment")
  )

  public typealias __Stored = (id: String, rank: Int, author: Blog.AWSEmail?, text: String, post: InlineGraphQLModels.LazyReference<Blog.Post>, changedAt: Blog.AWSDateTime?, __on_Comment: ())

  public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    let id: String = reader.readID("id", in: &object)
    let rank: Int = reader.readInt("rank", in: &object)
    let author: Blog.AWSEmail? = reader.readNullableScalar("author", in: &object)
    let text: String = reader.readString("text", in: &object)
    let post: InlineGraphQLModels.LazyReference<Blog.Post> = try reader.readReference(Blog.Post.self, "post", in: &object)
    let changedAt: Blog.AWSDateTime? = reader.readNullableScalar("changedAt", in: &object)
    try reader.endObject(&object)
    self.id = id
    self.rank = rank
    self.author = author
    self.text = text
    self.post = post
    self.changedAt = changedAt
  }

  public func write(to input: inout InlineGraphQLModels.ModelInputWriter) {
    input.write("id", self.id)
    input.write("rank", self.rank)
    input.write("author", self.author)
    input.write("text", self.text)
    input.write("postID", reference: self.post)
  }
}

public struct Cover: InlineGraphQLModels.Model {
  public let id: String
  public var post: InlineGraphQLModels.LazyReference<Blog.Post>
  public let createdAt: Blog.AWSDateTime?
  public let updatedAt: Blog.AWSDateTime?

  public init(id: String = InlineGraphQLModels.newIdentifier(), post: Blog.Post) {
    self.id = id
    self.post = .init(post)
    self.createdAt = nil
    self.updatedAt = nil
  }

  public struct Keys: InlineGraphQLModels.ModelKeys {
    public init() {}

  }

  public struct Path: InlineGraphQLModels.ModelPath {
    public let __steps: [String]
    public init(__steps: [String]) { self.__steps = __steps }
    public var post: Blog.Post.Path { __path("post") }
  }

  public var __identifier: InlineGraphQLModels.ModelIdentifier<Blog.Cover> { InlineGraphQLModels.ModelIdentifier<Blog.Cover>(self.id) }

  public static let modelDescription = InlineGraphQLModels.ModelDescription(
    "Cover",
    key: [.init("id", "ID!")],
    fields: [.value("id"), .reference("post", to: { Blog.Post.self }), .value("createdAt"), .value("updatedAt")],
    rootFields: .init(get: "getCover", create: "createCover", update: "updateCover", delete: "burnCover", onCreate: "onCreateCover", onUpdate: "onUpdateCover", onDelete: "onDeleteCover")
  )

  public typealias __Stored = (id: String, post: InlineGraphQLModels.LazyReference<Blog.Post>, createdAt: Blog.AWSDateTime?, updatedAt: Blog.AWSDateTime?, __on_Cover: ())

  public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    let id: String = reader.readID("id", in: &object)
    let post: InlineGraphQLModels.LazyReference<Blog.Post> = try reader.readReference(Blog.Post.self, "post", in: &object)
    let createdAt: Blog.AWSDateTime? = reader.readNullableScalar("createdAt", in: &object)
    let updatedAt: Blog.AWSDateTime? = reader.readNullableScalar("updatedAt", in: &object)
    try reader.endObject(&object)
    self.id = id
    self.post = post
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  public func write(to input: inout InlineGraphQLModels.ModelInputWriter) {
    input.write("id", self.id)
    input.write("coverPostId", reference: self.post)
  }
}

public struct Tag: InlineGraphQLModels.Model {
  public let language: String
  public let label: String
  public let createdAt: Blog.AWSDateTime?
  public let updatedAt: Blog.AWSDateTime?
  public var posts: InlineGraphQLModels.ModelList<Blog.PostTags>?

  public init(language: String, label: String, posts: InlineGraphQLModels.ModelList<Blog.PostTags>? = []) {
    self.language = language
    self.label = label
    self.createdAt = nil
    self.updatedAt = nil
    self.posts = posts
  }

  public struct Keys: InlineGraphQLModels.ModelKeys {
    public init() {}

    public var language: InlineGraphQLModels.ModelField<Blog.Tag, String> { .init("language") }
    public var label: InlineGraphQLModels.ModelField<Blog.Tag, String> { .init("label") }
    public var createdAt: InlineGraphQLModels.ModelField<Blog.Tag, Blog.AWSDateTime> { .init("createdAt") }
    public var updatedAt: InlineGraphQLModels.ModelField<Blog.Tag, Blog.AWSDateTime> { .init("updatedAt") }
  }

  public struct Path: InlineGraphQLModels.ModelPath {
    public let __steps: [String]
    public init(__steps: [String]) { self.__steps = __steps }
    public var posts: Blog.PostTags.Path { __path("posts") }
  }

  public enum Index {
    /// Those that have a value of `language`, in the order of `label`.
    public static var primaryKey: InlineGraphQLModels.ModelIndex<Blog.Tag, String> { .init("listTags", .init("language", "String"), sortedBy: .init("label", "ModelStringKeyConditionInput", ["label"])) }
  }

  public var __identifier: InlineGraphQLModels.ModelIdentifier<Blog.Tag> { InlineGraphQLModels.ModelIdentifier<Blog.Tag>(self.language, self.label) }

  /// The key of a ``Tag``.
  public static func identifier(language: String, label: String) -> InlineGraphQLModels.ModelIdentifier<Blog.Tag> {
    InlineGraphQLModels.ModelIdentifier<Blog.Tag>(language, label)
  }

  public static let modelDescription = InlineGraphQLModels.ModelDescription(
    "Tag",
    key: [.init("language", "String!"), .init("label", "String!")],
    fields: [.value("language"), .value("label"), .value("createdAt"), .value("updatedAt"), .list("posts", of: { Blog.PostTags.self }, foreignKey: ["tagLanguage", "taglabel"], query: "postTagsByTagLanguageAndTaglabel")],
    rootFields: .init(get: "getTag", list: "listTags", create: "createTag", update: "updateTag", delete: "deleteTag", onCreate: "onCreateTag", onUpdate: "onUpdateTag", onDelete: "onDeleteTag")
  )

  public typealias __Stored = (language: String, label: String, createdAt: Blog.AWSDateTime?, updatedAt: Blog.AWSDateTime?, posts: InlineGraphQLModels.ModelList<Blog.PostTags>?, __on_Tag: ())

  public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    let language: String = reader.readString("language", in: &object)
    let label: String = reader.readString("label", in: &object)
    let createdAt: Blog.AWSDateTime? = reader.readNullableScalar("createdAt", in: &object)
    let updatedAt: Blog.AWSDateTime? = reader.readNullableScalar("updatedAt", in: &object)
    reader.skip("__typename", in: &object)
    let __identifier = InlineGraphQLModels.ModelIdentifier<Blog.Tag>(language, label)
    let posts: InlineGraphQLModels.ModelList<Blog.PostTags>? = try reader.readModels(Blog.PostTags.self, "posts", of: __identifier, in: &object)
    try reader.endObject(&object)
    self.language = language
    self.label = label
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.posts = posts
  }

  public func write(to input: inout InlineGraphQLModels.ModelInputWriter) {
    input.write("language", self.language)
    input.write("label", self.label)
  }
}

public struct PostTags: InlineGraphQLModels.Model {
  public let id: String
  public var post: InlineGraphQLModels.LazyReference<Blog.Post>
  public var tag: InlineGraphQLModels.LazyReference<Blog.Tag>
  public let createdAt: Blog.AWSDateTime?
  public let updatedAt: Blog.AWSDateTime?

  public init(id: String = InlineGraphQLModels.newIdentifier(), post: Blog.Post, tag: Blog.Tag) {
    self.id = id
    self.post = .init(post)
    self.tag = .init(tag)
    self.createdAt = nil
    self.updatedAt = nil
  }

  public struct Keys: InlineGraphQLModels.ModelKeys {
    public init() {}

    public var id: InlineGraphQLModels.ModelField<Blog.PostTags, String> { .init("id") }
    public var post: InlineGraphQLModels.ModelReferenceField<Blog.PostTags, Blog.Post> { .init("postId") }
    public var tag: InlineGraphQLModels.ModelReferenceField<Blog.PostTags, Blog.Tag> { .init("tagLanguage", "taglabel") }
    public var createdAt: InlineGraphQLModels.ModelField<Blog.PostTags, Blog.AWSDateTime> { .init("createdAt") }
    public var updatedAt: InlineGraphQLModels.ModelField<Blog.PostTags, Blog.AWSDateTime> { .init("updatedAt") }
  }

  public struct Path: InlineGraphQLModels.ModelPath {
    public let __steps: [String]
    public init(__steps: [String]) { self.__steps = __steps }
    public var post: Blog.Post.Path { __path("post") }
    public var tag: Blog.Tag.Path { __path("tag") }
  }

  public enum Index {
    /// Those that have a value of `postId`.
    public static var postTagsByPostId: InlineGraphQLModels.ModelIndex<Blog.PostTags, String> { .init("postTagsByPostId", .init("postId", "ID!")) }
    /// Those that have a value of `tagLanguage`, in the order of `taglabel`.
    public static var postTagsByTagLanguageAndTaglabel: InlineGraphQLModels.ModelIndex<Blog.PostTags, String> { .init("postTagsByTagLanguageAndTaglabel", .init("tagLanguage", "String!"), sortedBy: .init("taglabel", "ModelStringKeyConditionInput", ["taglabel"])) }
  }

  public var __identifier: InlineGraphQLModels.ModelIdentifier<Blog.PostTags> { InlineGraphQLModels.ModelIdentifier<Blog.PostTags>(self.id) }

  public static let modelDescription = InlineGraphQLModels.ModelDescription(
    "PostTags",
    key: [.init("id", "ID!")],
    fields: [.value("id"), .reference("post", to: { Blog.Post.self }), .reference("tag", to: { Blog.Tag.self }), .value("createdAt"), .value("updatedAt")],
    rootFields: .init(get: "getPostTags", list: "listPostTags", create: "createPostTags", update: "updatePostTags", delete: "deletePostTags", onCreate: "onCreatePostTags", onUpdate: "onUpdatePostTags", onDelete: "onDeletePostTags")
  )

  public typealias __Stored = (id: String, post: InlineGraphQLModels.LazyReference<Blog.Post>, tag: InlineGraphQLModels.LazyReference<Blog.Tag>, createdAt: Blog.AWSDateTime?, updatedAt: Blog.AWSDateTime?, __on_PostTags: ())

  public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    let id: String = reader.readID("id", in: &object)
    let post: InlineGraphQLModels.LazyReference<Blog.Post> = try reader.readReference(Blog.Post.self, "post", in: &object)
    let tag: InlineGraphQLModels.LazyReference<Blog.Tag> = try reader.readReference(Blog.Tag.self, "tag", in: &object)
    let createdAt: Blog.AWSDateTime? = reader.readNullableScalar("createdAt", in: &object)
    let updatedAt: Blog.AWSDateTime? = reader.readNullableScalar("updatedAt", in: &object)
    try reader.endObject(&object)
    self.id = id
    self.post = post
    self.tag = tag
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  public func write(to input: inout InlineGraphQLModels.ModelInputWriter) {
    input.write("id", self.id)
    input.write("postId", reference: self.post)
    input.write("tagLanguage", "taglabel", reference: self.tag)
  }
}
}
