import InlineGraphQLModels

/// Has many authors, who have many books.
struct Book: Model {
  let id: String
  var title: String?
  let createdAt: String?
  let updatedAt: String?
  var authors: List<BookAuthor>?

  typealias __Stored = (
    id: String,
    title: String?,
    createdAt: String?,
    updatedAt: String?,
    authors: List<BookAuthor>?
  )

  static let modelDescription = ModelDescription(
    "Book",
    key: [.init("id", "ID!")],
    fields: [
      .value("id"),
      .value("title"),
      .value("createdAt"),
      .value("updatedAt"),
      .list("authors", of: { BookAuthor.self }, foreignKey: ["bookId"]),
    ],
    rootFields: .init(
      get: "getBook",
      list: "listBooks",
      create: "createBook",
      update: "updateBook",
      delete: "deleteBook",
      onCreate: "onCreateBook",
      onUpdate: "onUpdateBook",
      onDelete: "onDeleteBook"
    )
  )

  var __identifier: ModelIdentifier<Book> { ModelIdentifier(id) }

  init(
    id: String = newIdentifier(),
    title: String? = nil,
    authors: List<BookAuthor>? = []
  ) {
    self.id = id
    self.title = title
    createdAt = nil
    updatedAt = nil
    self.authors = authors
  }

  init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    let id = reader.readID("id", in: &object)
    let title = reader.readNullableString("title", in: &object)
    let createdAt = reader.readNullableString("createdAt", in: &object)
    let updatedAt = reader.readNullableString("updatedAt", in: &object)
    reader.skip("__typename", in: &object)
    let key = ModelIdentifier<Book>(id)
    let authors = try reader.readModels(BookAuthor.self, "authors", of: key, in: &object)
    try reader.endObject(&object)
    self.id = id
    self.title = title
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.authors = authors
  }

  func write(to input: inout ModelInputWriter) {
    input.write("id", id)
    input.write("title", title)
  }

  struct Keys: ModelKeys {
    var id: ModelField<Book, String> { .init("id") }
    var title: ModelField<Book, String> { .init("title") }
    var createdAt: ModelField<Book, String> { .init("createdAt") }
    var updatedAt: ModelField<Book, String> { .init("updatedAt") }
  }

  struct Path: ModelPath {
    let __steps: [String]
    var authors: BookAuthor.Path { __path("authors") }
  }
}
