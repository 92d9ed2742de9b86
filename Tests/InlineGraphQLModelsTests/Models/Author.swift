import InlineGraphQLModels

/// Has many books, which have many authors.
struct Author: Model {
  let id: String
  var name: String
  let createdAt: String?
  let updatedAt: String?
  var books: List<BookAuthor>?

  typealias __Stored = (
    id: String,
    name: String,
    createdAt: String?,
    updatedAt: String?,
    books: List<BookAuthor>?
  )

  static let modelDescription = ModelDescription(
    "Author",
    key: [.init("id", "ID!")],
    fields: [
      .value("id"),
      .value("name"),
      .value("createdAt"),
      .value("updatedAt"),
      .list("books", of: { BookAuthor.self }, foreignKey: ["authorId"]),
    ],
    rootFields: .init(
      get: "getAuthor",
      list: "listAuthors",
      create: "createAuthor",
      update: "updateAuthor",
      delete: "deleteAuthor",
      onCreate: "onCreateAuthor",
      onUpdate: "onUpdateAuthor",
      onDelete: "onDeleteAuthor"
    )
  )

  var __identifier: ModelIdentifier<Author> { ModelIdentifier(id) }

  init(
    id: String = newIdentifier(),
    name: String,
    books: List<BookAuthor>? = []
  ) {
    self.id = id
    self.name = name
    createdAt = nil
    updatedAt = nil
    self.books = books
  }

  init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    let id = reader.readID("id", in: &object)
    let name = reader.readString("name", in: &object)
    let createdAt = reader.readNullableString("createdAt", in: &object)
    let updatedAt = reader.readNullableString("updatedAt", in: &object)
    reader.skip("__typename", in: &object)
    let key = ModelIdentifier<Author>(id)
    let books = try reader.readModels(BookAuthor.self, "books", of: key, in: &object)
    try reader.endObject(&object)
    self.id = id
    self.name = name
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.books = books
  }

  func write(to input: inout ModelInputWriter) {
    input.write("id", id)
    input.write("name", name)
  }

  struct Keys: ModelKeys {
    var id: ModelField<Author, String> { .init("id") }
    var name: ModelField<Author, String> { .init("name") }
    var createdAt: ModelField<Author, String> { .init("createdAt") }
    var updatedAt: ModelField<Author, String> { .init("updatedAt") }
  }

  struct Path: ModelPath {
    let __steps: [String]
    var books: BookAuthor.Path { __path("books") }
  }
}
