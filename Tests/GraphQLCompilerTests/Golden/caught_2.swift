struct ThrownShelf: InlineGraphQL.GraphQLFragment {
  init(key: some ThrownShelf_Key) { self.fragmentPointer = key.fragment_ThrownShelf }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ThrownShelf else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { get throws { try self.fragmentPointer.get(Self.self)! } }

  /// Parent type: Shelf
  struct Data: InlineGraphQL.ResponseObject, ThrownShelf_Key, ThrownShelf.Data.Fields {
    let tags: [[String]?]
    let books: [Book_books]?

    /// Parent type: Book
    struct Book_books: InlineGraphQL.ResponseObject, ThrownShelf.Data.Book_books.Fields {
      let title: String
      let author: Author_author?

      /// Parent type: Author
      struct Author_author: InlineGraphQL.ResponseObject, ThrownShelf.Data.Book_books.Author_author.Fields {
        let name: String

        nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
          var name: String { get }
        }

        typealias __Stored = (name: String, __on_Author: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let name: String? = reader.readNullableString("name", in: &object)
          try reader.endObject(&object)
          self.name = try reader.required(name, "name", .none, in: object)
        }
      }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        associatedtype Author_author: ThrownShelf.Data.Book_books.Author_author.Fields
        var title: String { get }
        var author: Author_author? { get }
      }

      typealias __Stored = (title: String, author: Author_author?, __on_Book: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let title: String = reader.readString("title", in: &object)
        let author: Author_author? = reader.readNullable("author", in: &object)
        try reader.endObject(&object)
        self.title = title
        self.author = author
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Book_books: ThrownShelf.Data.Book_books.Fields
      var tags: [[String]?] { get }
      var books: [Book_books]? { get }
    }

    var fragment_ThrownShelf: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<ThrownShelf>.pointer(to: self) }

    typealias __Stored = (tags: [[String]?], books: [Book_books]?, __on_Shelf: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let tags: [[String]?] = reader.readList("tags", in: &object)
      let books: [Book_books]? = reader.readNullable("books", in: &object)
      try reader.endObject(&object)
      self.tags = tags
      self.books = books
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_ThrownShelf: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var errorHandling: __ErrorHandling { .thrown }

  static var node: __FragmentNode {
    .init(
      name: "ThrownShelf",
      typeCondition: "Shelf",
      definition: "fragment ThrownShelf on Shelf{__typename tags books{__typename title author{__typename name}}id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``ThrownShelf``.
nonisolated protocol ThrownShelf_Key {
  var fragment_ThrownShelf: InlineGraphQL.FragmentPointer { get }
}
