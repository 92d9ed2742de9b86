import InlineGraphQLModels

/// Stands between books and authors.
struct BookAuthor: Model {
  let id: String
  let createdAt: String?
  let updatedAt: String?
  var author: LazyReference<Author>
  var book: LazyReference<Book>

  typealias __Stored = (
    id: String,
    createdAt: String?,
    updatedAt: String?,
    author: LazyReference<Author>,
    book: LazyReference<Book>
  )

  static let modelDescription = ModelDescription(
    "BookAuthor",
    key: [.init("id", "ID!")],
    fields: [
      .value("id"),
      .value("createdAt"),
      .value("updatedAt"),
      .reference("author", to: { Author.self }),
      .reference("book", to: { Book.self }),
    ],
    rootFields: .init(
      get: "getBookAuthor",
      list: "listBookAuthors",
      create: "createBookAuthor",
      update: "updateBookAuthor",
      delete: "deleteBookAuthor",
      onCreate: "onCreateBookAuthor",
      onUpdate: "onUpdateBookAuthor",
      onDelete: "onDeleteBookAuthor"
    )
  )

  var __identifier: ModelIdentifier<BookAuthor> { ModelIdentifier(id) }

  init(
    id: String = newIdentifier(),
    author: Author? = nil,
    book: Book? = nil
  ) {
    self.id = id
    createdAt = nil
    updatedAt = nil
    self.author = LazyReference(author)
    self.book = LazyReference(book)
  }

  init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    let id = reader.readID("id", in: &object)
    let createdAt = reader.readNullableString("createdAt", in: &object)
    let updatedAt = reader.readNullableString("updatedAt", in: &object)
    let author = try reader.readReference(Author.self, "author", in: &object)
    let book = try reader.readReference(Book.self, "book", in: &object)
    reader.skip("__typename", in: &object)
    try reader.endObject(&object)
    self.id = id
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.author = author
    self.book = book
  }

  func write(to input: inout ModelInputWriter) {
    input.write("id", id)
    input.write("authorId", reference: author)
    input.write("bookId", reference: book)
  }

  struct Keys: ModelKeys {
    var id: ModelField<BookAuthor, String> { .init("id") }
    var createdAt: ModelField<BookAuthor, String> { .init("createdAt") }
    var updatedAt: ModelField<BookAuthor, String> { .init("updatedAt") }
    var author: ModelReferenceField<BookAuthor, Author> { .init("authorId") }
    var book: ModelReferenceField<BookAuthor, Book> { .init("bookId") }
  }

  struct Path: ModelPath {
    let __steps: [String]
    var author: Author.Path { __path("author") }
    var book: Book.Path { __path("book") }
  }
}
