public enum Older {
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

/// Declare `typealias AWSDate = …` in this enum to use another type.
public typealias AWSDate = String

/// Declare `typealias AWSDateTime = …` in this enum to use another type.
public typealias AWSDateTime = String

public struct Post: InlineGraphQLModels.Model {
  public let id: String
  public var title: String
  public var status: Older.Status
  public var rating: Int
  public var series: InlineGraphQLModels.LazyReference<Older.Series>
  public let createdAt: Older.AWSDateTime?
  public let updatedAt: Older.AWSDateTime?
  public var comments: InlineGraphQLModels.ModelList<Older.Comment>?
  public var editors: InlineGraphQLModels.ModelList<Older.Editing>?

  public init(id: String = InlineGraphQLModels.newIdentifier(), title: String, status: Older.Status, rating: Int, series: Older.Series? = nil, comments: InlineGraphQLModels.ModelList<Older.Comment>? = [], editors: InlineGraphQLModels.ModelList<Older.Editing>? = []) {
    self.id = id
    self.title = title
    self.status = status
    self.rating = rating
    self.series = .init(series)
    self.createdAt = nil
    self.updatedAt = nil
    self.comments = comments
    self.editors = editors
  }

  public struct Keys: InlineGraphQLModels.ModelKeys {
    public init() {}

    public var id: InlineGraphQLModels.ModelField<Older.Post, String> { .init("id") }
    public var title: InlineGraphQLModels.ModelField<Older.Post, String> { .init("title") }
    public var status: InlineGraphQLModels.ModelField<Older.Post, Older.Status> { .init("status") }
    public var rating: InlineGraphQLModels.ModelField<Older.Post, Int> { .init("rating") }
  }

  public struct Path: InlineGraphQLModels.ModelPath {
    public let __steps: [String]
    public init(__steps: [String]) { self.__steps = __steps }
    public var series: Older.Series.Path { __path("series") }
    public var comments: Older.Comment.Path { __path("comments") }
    public var editors: Older.Editing.Path { __path("editors") }
  }

  public enum Index {
    /// Those that have a value of `status`, in the order of `rating` and `title`.
    public static var postsByStatus: InlineGraphQLModels.ModelIndex<Older.Post, Older.Status> { .init("postsByStatus", .init("status", "Status"), sortedBy: .init("ratingTitle", "ModelPostByStatusCompositeKeyConditionInput", ["rating", "title"])) }
  }

  public var __identifier: InlineGraphQLModels.ModelIdentifier<Older.Post> { InlineGraphQLModels.ModelIdentifier<Older.Post>(self.id) }

  public static let modelDescription = InlineGraphQLModels.ModelDescription(
    "Post",
    key: [.init("id", "ID!")],
    fields: [.value("id"), .value("title"), .value("status"), .value("rating"), .reference("series", to: { Older.Series.self }), .value("createdAt"), .value("updatedAt"), .list("comments", of: { Older.Comment.self }, foreignKey: ["postID"]), .list("editors", of: { Older.Editing.self })],
    rootFields: .init(get: "getPost", list: "listPosts", create: "createPost", update: "updatePost", delete: "deletePost", onCreate: "onCreatePost", onUpdate: "onUpdatePost", onDelete: "onDeletePost")
  )

  public typealias __Stored = (id: String, title: String, status: Older.Status, rating: Int, series: InlineGraphQLModels.LazyReference<Older.Series>, createdAt: Older.AWSDateTime?, updatedAt: Older.AWSDateTime?, comments: InlineGraphQLModels.ModelList<Older.Comment>?, editors: InlineGraphQLModels.ModelList<Older.Editing>?, __on_Post: ())

  public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    let id: String = reader.readID("id", in: &object)
    let title: String = reader.readString("title", in: &object)
    let status: Older.Status = reader.readEnum("status", in: &object)
    let rating: Int = reader.readInt("rating", in: &object)
    let series: InlineGraphQLModels.LazyReference<Older.Series> = try reader.readReference(Older.Series.self, "series", in: &object)
    let createdAt: Older.AWSDateTime? = reader.readNullableScalar("createdAt", in: &object)
    let updatedAt: Older.AWSDateTime? = reader.readNullableScalar("updatedAt", in: &object)
    reader.skip("__typename", in: &object)
    let __identifier = InlineGraphQLModels.ModelIdentifier<Older.Post>(id)
    let comments: InlineGraphQLModels.ModelList<Older.Comment>? = try reader.readModels(Older.Comment.self, "comments", of: __identifier, in: &object)
    let editors: InlineGraphQLModels.ModelList<Older.Editing>? = try reader.readModels(Older.Editing.self, "editors", of: __identifier, in: &object)
    try reader.endObject(&object)
    self.id = id
    self.title = title
    self.status = status
    self.rating = rating
    self.series = series
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.comments = comments
    self.editors = editors
  }

  public func write(to input: inout InlineGraphQLModels.ModelInputWriter) {
    input.write("id", self.id)
    input.write("title", self.title)
    input.write("status", self.status)
    input.write("rating", self.rating)
    input.write("postSeriesId", reference: self.series)
  }
}

public struct Comment: InlineGraphQLModels.Model {
  public let id: String
  public var post: InlineGraphQLModels.LazyReference<Older.Post>
  public var content: String
  public let createdAt: Older.AWSDateTime?
  public let updatedAt: Older.AWSDateTime?

  public init(id: String = InlineGraphQLModels.newIdentifier(), post: Older.Post? = nil, content: String) {
    self.id = id
    self.post = .init(post)
    self.content = content
    self.createdAt = nil
    self.updatedAt = nil
  }

  public struct Keys: InlineGraphQLModels.ModelKeys {
    public init() {}

    public var id: InlineGraphQLModels.ModelField<Older.Comment, String> { .init("id") }
    public var post: InlineGraphQLModels.ModelReferenceField<Older.Comment, Older.Post> { .init("postID") }
    public var content: InlineGraphQLModels.ModelField<Older.Comment, String> { .init("content") }
  }

  public struct Path: InlineGraphQLModels.ModelPath {
    public let __steps: [String]
    public init(__steps: [String]) { self.__steps = __steps }
    public var post: Older.Post.Path { __path("post") }
  }

  public var __identifier: InlineGraphQLModels.ModelIdentifier<Older.Comment> { InlineGraphQLModels.ModelIdentifier<Older.Comment>(self.id) }

  public static let modelDescription = InlineGraphQLModels.ModelDescription(
    "Comment",
    key: [.init("id", "ID!")],
    fields: [.value("id"), .reference("post", to: { Older.Post.self }), .value("content"), .value("createdAt"), .value("updatedAt")],
    rootFields: .init(get: "getComment", list: "listComments", create: "createComment", update: "updateComment", delete: "deleteComment", onCreate: "onCreateComment", onUpdate: "onUpdateComment", onDelete: "onDeleteComment")
  )

  public typealias __Stored = (id: String, post: InlineGraphQLModels.LazyReference<Older.Post>, content: String, createdAt: Older.AWSDateTime?, updatedAt: Older.AWSDateTime?, __on_Comment: ())

  public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    let id: String = reader.readID("id", in: &object)
    let post: InlineGraphQLModels.LazyReference<Older.Post> = try reader.readReference(Older.Post.self, "post", in: &object)
    let content: String = reader.readString("content", in: &object)
    let createdAt: Older.AWSDateTime? = reader.readNullableScalar("createdAt", in: &object)
    let updatedAt: Older.AWSDateTime? = reader.readNullableScalar("updatedAt", in: &object)
    try reader.endObject(&object)
    self.id = id
    self.post = post
    self.content = content
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  public func write(to input: inout InlineGraphQLModels.ModelInputWriter) {
    input.write("id", self.id)
    input.write("postID", reference: self.post)
    input.write("content", self.content)
  }
}

public struct Editing: InlineGraphQLModels.Model {
  public let id: String
  public var post: InlineGraphQLModels.LazyReference<Older.Post>
  public var day: Older.AWSDate?
  public let createdAt: Older.AWSDateTime?
  public let updatedAt: Older.AWSDateTime?

  public init(id: String = InlineGraphQLModels.newIdentifier(), post: Older.Post, day: Older.AWSDate? = nil) {
    self.id = id
    self.post = .init(post)
    self.day = day
    self.createdAt = nil
    self.updatedAt = nil
  }

  public struct Keys: InlineGraphQLModels.ModelKeys {
    public init() {}

    public var day: InlineGraphQLModels.ModelField<Older.Editing, Older.AWSDate> { .init("day") }
  }

  public struct Path: InlineGraphQLModels.ModelPath {
    public let __steps: [String]
    public init(__steps: [String]) { self.__steps = __steps }
    public var post: Older.Post.Path { __path("post") }
  }

  public var __identifier: InlineGraphQLModels.ModelIdentifier<Older.Editing> { InlineGraphQLModels.ModelIdentifier<Older.Editing>(self.id) }

  public static let modelDescription = InlineGraphQLModels.ModelDescription(
    "Editing",
    key: [.init("id", "ID!")],
    fields: [.value("id"), .reference("post", to: { Older.Post.self }), .value("day"), .value("createdAt"), .value("updatedAt")],
    rootFields: .init(create: "createEditing", update: "updateEditing", delete: "deleteEditing", onCreate: "onCreateEditing", onUpdate: "onUpdateEditing", onDelete: "onDeleteEditing")
  )

  public typealias __Stored = (id: String, post: InlineGraphQLModels.LazyReference<Older.Post>, day: Older.AWSDate?, createdAt: Older.AWSDateTime?, updatedAt: Older.AWSDateTime?, __on_Editing: ())

  public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    let id: String = reader.readID("id", in: &object)
    let post: InlineGraphQLModels.LazyReference<Older.Post> = try reader.readReference(Older.Post.self, "post", in: &object)
    let day: Older.AWSDate? = reader.readNullableScalar("day", in: &object)
    let createdAt: Older.AWSDateTime? = reader.readNullableScalar("createdAt", in: &object)
    let updatedAt: Older.AWSDateTime? = reader.readNullableScalar("updatedAt", in: &object)
    try reader.endObject(&object)
    self.id = id
    self.post = post
    self.day = day
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  public func write(to input: inout InlineGraphQLModels.ModelInputWriter) {
    input.write("id", self.id)
    input.write("editingPostId", reference: self.post)
    input.write("day", self.day)
  }
}

public struct Series: InlineGraphQLModels.Model {
  public let name: String
  public let year: Int
  public let createdAt: Older.AWSDateTime?
  public let updatedAt: Older.AWSDateTime?
  public var chapters: InlineGraphQLModels.ModelList<Older.Post>?

  public init(name: String, year: Int, chapters: InlineGraphQLModels.ModelList<Older.Post>? = []) {
    self.name = name
    self.year = year
    self.createdAt = nil
    self.updatedAt = nil
    self.chapters = chapters
  }

  public struct Keys: InlineGraphQLModels.ModelKeys {
    public init() {}

    public var name: InlineGraphQLModels.ModelField<Older.Series, String> { .init("name") }
    public var year: InlineGraphQLModels.ModelField<Older.Series, Int> { .init("year") }
  }

  public struct Path: InlineGraphQLModels.ModelPath {
    public let __steps: [String]
    public init(__steps: [String]) { self.__steps = __steps }
    public var chapters: Older.Post.Path { __path("chapters") }
  }

  public enum Index {
    /// Those that have a value of `name`, in the order of `year`.
    public static var primaryKey: InlineGraphQLModels.ModelIndex<Older.Series, String> { .init("listSeries", .init("name", "String"), sortedBy: .init("year", "ModelIntKeyConditionInput", ["year"])) }
  }

  public var __identifier: InlineGraphQLModels.ModelIdentifier<Older.Series> { InlineGraphQLModels.ModelIdentifier<Older.Series>(self.name, self.year) }

  /// The key of a ``Series``.
  public static func identifier(name: String, year: Int) -> InlineGraphQLModels.ModelIdentifier<Older.Series> {
    InlineGraphQLModels.ModelIdentifier<Older.Series>(name, year)
  }

  public static let modelDescription = InlineGraphQLModels.ModelDescription(
    "Series",
    key: [.init("name", "String!"), .init("year", "Int!")],
    fields: [.value("name"), .value("year"), .value("createdAt"), .value("updatedAt"), .list("chapters", of: { Older.Post.self })],
    rootFields: .init(get: "getSeries", list: "listSeries", create: "startSeries", onCreate: "onStart")
  )

  public typealias __Stored = (name: String, year: Int, createdAt: Older.AWSDateTime?, updatedAt: Older.AWSDateTime?, chapters: InlineGraphQLModels.ModelList<Older.Post>?, __on_Series: ())

  public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    let name: String = reader.readString("name", in: &object)
    let year: Int = reader.readInt("year", in: &object)
    let createdAt: Older.AWSDateTime? = reader.readNullableScalar("createdAt", in: &object)
    let updatedAt: Older.AWSDateTime? = reader.readNullableScalar("updatedAt", in: &object)
    reader.skip("__typename", in: &object)
    let __identifier = InlineGraphQLModels.ModelIdentifier<Older.Series>(name, year)
    let chapters: InlineGraphQLModels.ModelList<Older.Post>? = try reader.readModels(Older.Post.self, "chapters", of: __identifier, in: &object)
    try reader.endObject(&object)
    self.name = name
    self.year = year
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.chapters = chapters
  }

  public func write(to input: inout InlineGraphQLModels.ModelInputWriter) {
    input.write("name", self.name)
    input.write("year", self.year)
  }
}
}
