import InlineGraphQLModels

/// The models of Amplify's own tests, as far as their documents need them, with the fields in Amplify's order.
enum Amplify {
  struct Post: DocumentModel {
    static let modelDescription = ModelDescription(
      "Post",
      key: [.init("id", "ID!")],
      fields: [
        .value("id"), .value("content"), .value("createdAt"), .value("draft"), .value("rating"), .value("status"),
        .value("title"), .value("updatedAt"), .list("comments", of: { Comment.self }, foreignKey: ["postCommentsId"]),
      ],
      rootFields: .init(
        get: "getPost",
        list: "listPosts",
        create: "createPost",
        update: "updatePost",
        delete: "deletePost",
        onCreate: "onCreatePost"
      )
    )

    let id: String

    struct Keys: ModelKeys {
      var id: ModelField<Post, String> { .init("id") }
      var status: ModelField<Post, PostStatus> { .init("status") }
      var title: ModelField<Post, String> { .init("title") }
      var content: ModelField<Post, String> { .init("content") }
    }

    struct Path: ModelPath {
      let __steps: [String]
      var comments: Comment.Path { __path("comments") }
    }
  }

  struct Comment: DocumentModel {
    static let modelDescription = ModelDescription(
      "Comment",
      key: [.init("id", "ID!")],
      fields: [.value("id"), .value("content"), .value("createdAt"), .reference("post", to: { Post.self })],
      rootFields: .init(get: "getComment", list: "listComments", create: "createComment", onCreate: "onCreateComment")
    )

    let id: String

    struct Keys: ModelKeys {}

    struct Path: ModelPath {
      let __steps: [String]
      var post: Post.Path { __path("post") }
    }
  }

  struct Book: DocumentModel {
    static let modelDescription = ModelDescription(
      "Book",
      key: [.init("id", "ID!")],
      fields: [.value("id"), .value("title"), .list("authors", of: { BookAuthor.self }, foreignKey: ["bookId"])],
      rootFields: .init(list: "listBooks")
    )

    let id: String

    struct Keys: ModelKeys {}

    struct Path: ModelPath {
      let __steps: [String]
      var authors: BookAuthor.Path { __path("authors") }
    }
  }

  struct Author: DocumentModel {
    static let modelDescription = ModelDescription(
      "Author",
      key: [.init("id", "ID!")],
      fields: [.value("id"), .value("name"), .list("books", of: { BookAuthor.self }, foreignKey: ["authorId"])],
      rootFields: .init(list: "listAuthors")
    )

    let id: String

    struct Keys: ModelKeys {}

    struct Path: ModelPath {
      let __steps: [String]
      var books: BookAuthor.Path { __path("books") }
    }
  }

  struct BookAuthor: DocumentModel {
    static let modelDescription = ModelDescription(
      "BookAuthor",
      key: [.init("id", "ID!")],
      fields: [.value("id"), .reference("author", to: { Author.self }), .reference("book", to: { Book.self })],
      rootFields: .init(list: "listBookAuthors")
    )

    let id: String

    struct Keys: ModelKeys {}

    struct Path: ModelPath {
      let __steps: [String]
      var author: Author.Path { __path("author") }
      var book: Book.Path { __path("book") }
    }
  }

  struct Composite: DocumentModel {
    static let modelDescription = ModelDescription(
      "Composite",
      key: [.init("id", "ID!"), .init("dob", "String!")],
      fields: [.value("id"), .value("dob")],
      rootFields: .init(get: "getComposite")
    )

    let id: String

    struct Keys: ModelKeys {}

    struct Path: ModelPath {
      let __steps: [String]
    }
  }
}

/// A model that is only asked for.
protocol DocumentModel: Model where __Stored == (id: String, Void) {
  var id: String { get }
  init(id: String)
}

extension DocumentModel {
  var __identifier: ModelIdentifier<Self> { ModelIdentifier(id) }

  init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    let id = reader.readID("id", in: &object)
    try reader.endObject(&object)
    self.init(id: id)
  }

  func write(to input: inout ModelInputWriter) { input.write("id", id) }
}
