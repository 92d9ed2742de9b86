struct Caught: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(long: Bool) {
    self.init(variables: .init(long: long))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let shelf: Swift.Result<Shelf_shelf, InlineGraphQL.GraphQLFieldError>
    let thing: Thing_thing?
    let shelves: Swift.Result<[Shelf_shelves], InlineGraphQL.GraphQLFieldError>?
    let best: Book_best

    /// Parent type: Shelf
    struct Shelf_shelf: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, CaughtShelf_Key, NullShelf_Key, ThrownShelf_Key {
      let id: String
      let title: String?
      let pages: Int?
      let books: Swift.Result<[Book_books]?, InlineGraphQL.GraphQLFieldError>
      let fragment_CaughtShelf: InlineGraphQL.FragmentPointer
      let fragment_NullShelf: InlineGraphQL.FragmentPointer
      let fragment_ThrownShelf: InlineGraphQL.FragmentPointer

      /// Parent type: Book
      struct Book_books: InlineGraphQL.ResponseObject {
        let title: String

        typealias __Stored = (title: String, __on_Book: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let title: String = reader.readString("title", in: &object)
          try reader.endObject(&object)
          self.title = title
        }
      }

      typealias __Stored = (id: String, title: String?, pages: Int?, books: Swift.Result<[Book_books]?, InlineGraphQL.GraphQLFieldError>, fragment_CaughtShelf: InlineGraphQL.FragmentPointer, fragment_NullShelf: InlineGraphQL.FragmentPointer, fragment_ThrownShelf: InlineGraphQL.FragmentPointer, __on_Shelf: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        let title: String? = reader.readNullableString("title", in: &object)
        let pages: Int? = (try reader.read("pages", in: &object) as InlineGraphQL.__NullOnError<Int>).value
        let books: Swift.Result<[Book_books]?, InlineGraphQL.GraphQLFieldError> = try reader.read("books", in: &object)
        let fragment_CaughtShelf: InlineGraphQL.FragmentPointer = try reader.readFragment(CaughtShelf.self, in: &object)
        let fragment_NullShelf: InlineGraphQL.FragmentPointer = try reader.readFragment(NullShelf.self, in: &object)
        let fragment_ThrownShelf: InlineGraphQL.FragmentPointer = try reader.readFragment(ThrownShelf.self, in: &object)
        try reader.endObject(&object)
        self.id = id
        self.title = title
        self.pages = pages
        self.books = books
        self.fragment_CaughtShelf = fragment_CaughtShelf
        self.fragment_NullShelf = fragment_NullShelf
        self.fragment_ThrownShelf = fragment_ThrownShelf
      }
    }

    /// Parent type: Thing
    enum Thing_thing: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case book_2(AsBook)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var title: String { self.__storage.fields.title }
      var book: Swift.Result<Data.Thing_thing.__Fields.Book?, InlineGraphQL.GraphQLFieldError>? { self.__storage.fields.book }

      var asBook: AsBook? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

      typealias Book = Data.Thing_thing.__Fields.Book

      /// Parent type: Book
      struct AsBook: InlineGraphQL.ResponseView {
        var title: String { self.__storage.fields.title }
        var author: Swift.Result<Data.Thing_thing.__Fields.Author_author?, InlineGraphQL.GraphQLFieldError> { self.__storage.fields.author! }
        var book: Swift.Result<Data.Thing_thing.__Fields.Book?, InlineGraphQL.GraphQLFieldError> { self.__storage.fields.book! }

        typealias Author_author = Data.Thing_thing.__Fields.Author_author
        typealias Book = Data.Thing_thing.__Fields.Book

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (title: String, author: Swift.Result<Data.Thing_thing.__Fields.Author_author?, InlineGraphQL.GraphQLFieldError>, book: Swift.Result<Data.Thing_thing.__Fields.Book?, InlineGraphQL.GraphQLFieldError>), __on_Book: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Thing
      struct Other: InlineGraphQL.ResponseView {
        var title: String { self.__storage.fields.title }
        var book: Swift.Result<Data.Thing_thing.__Fields.Book?, InlineGraphQL.GraphQLFieldError>? { self.__storage.fields.book }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (title: String, book: Swift.Result<Data.Thing_thing.__Fields.Book?, InlineGraphQL.GraphQLFieldError>?), __on_Thing: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (book_2: (__types_0: AsBook, ()), __other: (__always: Other, ())), __on_Thing: ())

      var __storage: __Storage {
        switch self {
        case .book_2(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .book_2(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }

      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

      func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields, __RenamedMembers {
        let title: String
        let author: Swift.Result<Author_author?, InlineGraphQL.GraphQLFieldError>?
        let book: Swift.Result<Book?, InlineGraphQL.GraphQLFieldError>?

        /// Parent type: Author
        struct Author_author: InlineGraphQL.ResponseObject {
          let name: String

          typealias __Stored = (name: String, __on_Author: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let name: String? = reader.readNullableString("name", in: &object)
            try reader.endObject(&object)
            self.name = try reader.required(name, "name", .throw, in: object)
          }
        }

        /// Parent type: Book
        struct Book: InlineGraphQL.ResponseObject {
          let title: String
          let number: Int

          typealias __Stored = (title: String, number: Int, __on_Book: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let title: String = reader.readString("title", in: &object)
            let number: Int? = reader.readNullableInt("number", in: &object)
            try reader.endObject(&object)
            self.title = title
            self.number = try reader.required(number, "number", .log, in: object)
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("Book")
        let __matches: __TypeConditions.Matches
        static var __responseKeys: [String: String] { ["book": ""] }
        typealias __Stored = (title: String, author: Swift.Result<Author_author?, InlineGraphQL.GraphQLFieldError>?, book: Swift.Result<Book?, InlineGraphQL.GraphQLFieldError>?, __typename: String, __matches: __TypeConditions.Matches, __on_Thing: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let title: String = reader.readString("title", in: &object)
          let author: Swift.Result<Author_author?, InlineGraphQL.GraphQLFieldError>? = try reader.read("author", if: matches.inclusion(0), in: &object)
          let book: Swift.Result<Book?, InlineGraphQL.GraphQLFieldError>? = try reader.readAgain(if: matches.inclusion(0), in: &object)
          try reader.endObject(&object)
          self.title = title
          self.author = author
          self.book = book
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    /// Parent type: Shelf
    struct Shelf_shelves: InlineGraphQL.ResponseObject {
      let id: Swift.Result<String, InlineGraphQL.GraphQLFieldError>
      let pages: Int
      let tags: [[String]?]

      typealias __Stored = (id: Swift.Result<String, InlineGraphQL.GraphQLFieldError>, pages: Int, tags: [[String]?], __on_Shelf: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: Swift.Result<String, InlineGraphQL.GraphQLFieldError> = try reader.readIDs("id", in: &object)
        let pages: Int = reader.readInt("pages", in: &object)
        let tags: [[String]?] = reader.readList("tags", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.pages = pages
        self.tags = tags
      }
    }

    /// Parent type: Book
    struct Book_best: InlineGraphQL.ResponseObject, __RenamedMembers {
      let safe: Safe?
      let title: Swift.Result<String, InlineGraphQL.GraphQLFieldError>
      let number: Int?

      /// Parent type: Book
      struct Safe: InlineGraphQL.ResponseObject {
        let title: String
        let author: Author_author?

        /// Parent type: Author
        struct Author_author: InlineGraphQL.ResponseObject {
          let name: String?

          typealias __Stored = (name: String?, __on_Author: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let name: String? = reader.readNullableString("name", in: &object)
            try reader.endObject(&object)
            self.name = name
          }
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

      static var __responseKeys: [String: String] { ["safe": ""] }
      typealias __Stored = (safe: Safe?, title: Swift.Result<String, InlineGraphQL.GraphQLFieldError>, number: Int?, __on_Book: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let safe: Safe? = (try reader.readAgain(if: reader.isTrue("long"), in: &object) as InlineGraphQL.__NullOnError<Safe>?)?.value
        let title: Swift.Result<String, InlineGraphQL.GraphQLFieldError> = try reader.read("title", in: &object)
        let number: Int? = (try reader.read("number", if: reader.isTrue("long"), in: &object) as InlineGraphQL.__NullOnError<Int>?)?.value
        try reader.endObject(&object)
        self.safe = safe
        self.title = title
        self.number = number
      }
    }

    typealias __Stored = (shelf: Swift.Result<Shelf_shelf, InlineGraphQL.GraphQLFieldError>, thing: Thing_thing?, shelves: Swift.Result<[Shelf_shelves], InlineGraphQL.GraphQLFieldError>?, best: Book_best, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let shelf: Swift.Result<Shelf_shelf, InlineGraphQL.GraphQLFieldError> = try reader.read("shelf", in: &object)
      let thing: Thing_thing? = (try reader.read("thing", in: &object) as InlineGraphQL.__NullOnError<Thing_thing>).value
      let shelves: Swift.Result<[Shelf_shelves], InlineGraphQL.GraphQLFieldError>? = try reader.read("shelves", if: reader.isTrue("long"), in: &object)
      let best: Book_best = try reader.read("best", in: &object)
      try reader.endObject(&object)
      self.shelf = shelf
      self.thing = thing
      self.shelves = shelves
      self.best = best
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var long: Bool

    init(long: Bool) {
      self.long = long
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("long", self.long)
    }
  }

  static var node: __OperationNode {
    .init(name: "Caught", typeConditions: "3=Book;4=Book", fragments: [CaughtShelf.self, NullShelf.self, ThrownShelf.self], definition: """
      query Caught($long:Boolean!){\
      shelf{__typename id title pages books{__typename title}...CaughtShelf ...NullShelf ...ThrownShelf}\
      thing{__typename title ...on Book{author{__typename name}}...on Book{title number}}\
      shelves@include(if:$long){__typename id pages tags}\
      best{__typename ...@include(if:$long){title author{__typename name}}title number@include(if:$long)}\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("long", self.variables.long)] }
}

struct CaughtAll: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let shelf: Shelf_shelf

    /// Parent type: Shelf
    struct Shelf_shelf: InlineGraphQL.ResponseObject {
      let title: String?
      let pages: Int
      let books: [Book_books]?

      /// Parent type: Book
      struct Book_books: InlineGraphQL.ResponseObject {
        let title: String
        let author: Author_author?

        /// Parent type: Author
        struct Author_author: InlineGraphQL.ResponseObject {
          let name: String

          typealias __Stored = (name: String, __on_Author: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let name: String? = reader.readNullableString("name", in: &object)
            try reader.endObject(&object)
            self.name = try reader.required(name, "name", .none, in: object)
          }
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

      typealias __Stored = (title: String?, pages: Int, books: [Book_books]?, __on_Shelf: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let title: String? = reader.readNullableString("title", in: &object)
        let pages: Int = reader.readInt("pages", in: &object)
        let books: [Book_books]? = reader.readNullable("books", in: &object)
        try reader.endObject(&object)
        self.title = title
        self.pages = pages
        self.books = books
      }
    }

    typealias __Stored = (shelf: Shelf_shelf, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let shelf: Shelf_shelf = try reader.read("shelf", in: &object)
      try reader.endObject(&object)
      self.shelf = shelf
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode { .init(name: "CaughtAll", definition: "query CaughtAll{shelf{__typename title pages books{__typename title author{__typename name}}id}}") }

  static var errorHandling: __ErrorHandling { .caught }
}

struct Thrown: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let shelf: Shelf_shelf
    let thing: Thing_thing?

    /// Parent type: Shelf
    struct Shelf_shelf: InlineGraphQL.ResponseObject {
      let title: String?
      let pages: Int

      typealias __Stored = (title: String?, pages: Int, __on_Shelf: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let title: String? = reader.readNullableString("title", in: &object)
        let pages: Int = reader.readInt("pages", in: &object)
        try reader.endObject(&object)
        self.title = title
        self.pages = pages
      }
    }

    /// Parent type: Thing
    struct Thing_thing: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      let title: String?

      let __typename: String
      typealias __Stored = (title: String?, __typename: String, __on_Thing: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let title: String? = (try reader.read("title", in: &object) as InlineGraphQL.__NullOnError<String>).value
        try reader.endObject(&object)
        self.title = title
        self.__typename = __typename
      }
    }

    typealias __Stored = (shelf: Shelf_shelf, thing: Thing_thing?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let shelf: Shelf_shelf = try reader.read("shelf", in: &object)
      let thing: Thing_thing? = reader.readNullable("thing", in: &object)
      try reader.endObject(&object)
      self.shelf = shelf
      self.thing = thing
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode { .init(name: "Thrown", definition: "query Thrown{shelf{__typename title pages id}thing{__typename title}}") }

  static var errorHandling: __ErrorHandling { .thrown }
}

struct CaughtShelf: InlineGraphQL.GraphQLFragment {
  init(key: some CaughtShelf_Key) { self.fragmentPointer = key.fragment_CaughtShelf }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_CaughtShelf else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Swift.Result<Data?, InlineGraphQL.GraphQLFieldError> { self.fragmentPointer.result(of: Self.self) }

  /// Parent type: Shelf
  struct Data: InlineGraphQL.ResponseObject, CaughtShelf_Key, CaughtShelf.Data.Fields {
    let title: String
    let books: [Book_books]?

    /// Parent type: Book
    struct Book_books: InlineGraphQL.ResponseObject, CaughtShelf.Data.Book_books.Fields {
      let title: String

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var title: String { get }
      }

      typealias __Stored = (title: String, __on_Book: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let title: String = reader.readString("title", in: &object)
        try reader.endObject(&object)
        self.title = title
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Book_books: CaughtShelf.Data.Book_books.Fields
      var title: String { get }
      var books: [Book_books]? { get }
    }

    var fragment_CaughtShelf: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<CaughtShelf>.pointer(to: self) }

    typealias __Stored = (title: String, books: [Book_books]?, __on_Shelf: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let title: String? = reader.readNullableString("title", in: &object)
      let books: [Book_books]? = reader.readNullable("books", in: &object)
      try reader.endObject(&object)
      self.title = try reader.required(title, "title", .log, in: object)
      self.books = books
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_CaughtShelf: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var errorHandling: __ErrorHandling { .caught }

  static var node: __FragmentNode {
    .init(
      name: "CaughtShelf",
      typeCondition: "Shelf",
      definition: "fragment CaughtShelf on Shelf{__typename title books{__typename title}id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``CaughtShelf``.
nonisolated protocol CaughtShelf_Key {
  var fragment_CaughtShelf: InlineGraphQL.FragmentPointer { get }
}

struct NullShelf: InlineGraphQL.GraphQLFragment {
  init(key: some NullShelf_Key) { self.fragmentPointer = key.fragment_NullShelf }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_NullShelf else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data? { (try? self.fragmentPointer.get(Self.self)) ?? nil }

  /// Parent type: Shelf
  struct Data: InlineGraphQL.ResponseObject, NullShelf_Key, NullShelf.Data.Fields {
    let pages: Int

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var pages: Int { get }
    }

    var fragment_NullShelf: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<NullShelf>.pointer(to: self) }

    typealias __Stored = (pages: Int, __on_Shelf: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let pages: Int = reader.readInt("pages", in: &object)
      try reader.endObject(&object)
      self.pages = pages
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_NullShelf: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var errorHandling: __ErrorHandling { .caught }

  static var node: __FragmentNode {
    .init(
      name: "NullShelf",
      typeCondition: "Shelf",
      definition: "fragment NullShelf on Shelf{__typename pages id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``NullShelf``.
nonisolated protocol NullShelf_Key {
  var fragment_NullShelf: InlineGraphQL.FragmentPointer { get }
}
