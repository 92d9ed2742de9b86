import Foundation
import InlineGraphQL
import Testing

@GraphQLFragment("fragment Shelf_required on Shelf { title @required(action: NONE) }", schema: "Shelf")
struct Shelf_required {}

@GraphQLFragment(
  """
  fragment Shelf_thrown on Shelf {
    title @required(action: DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD)
    books { author @required(action: LOG) { name } }
  }
  """,
  schema: "Shelf"
)
struct Shelf_thrown {}

@GraphQLFragment("fragment Shelf_caught on Shelf @catch { pages books { title } }", schema: "Shelf")
struct Shelf_caught {}

@GraphQLFragment("fragment Shelf_null on Shelf @catch(to: NULL) { pages }", schema: "Shelf")
struct Shelf_null {}

@GraphQLFragment("fragment Shelf_error on Shelf @throwOnFieldError { tags ...Shelf_null }", schema: "Shelf")
struct Shelf_error {}

/// `@required`, `@catch` and `@throwOnFieldError`, tested with the types that the macros emit.
@Suite("Macros: field errors")
struct FieldErrorRowsTests {
  enum Queries {
    #graphql(
      """
      query Fragments { shelf { ...Shelf_required ...Shelf_thrown ...Shelf_caught ...Shelf_null ...Shelf_error } }
      query Bubbling($long: Boolean!) {
        shelf @required(action: LOG) { books @required(action: LOG) { number @required(action: LOG) } }
        object: thing { ... on Book { author @required(action: NONE) { name } } }
        best { reader: number @required(action: NONE) title @required(action: LOG) @include(if: $long) }
      }
      query Groups($long: Boolean!) {
        shelf {
          title
          ... @alias(as: "titled") { title @required(action: LOG) books @required(action: NONE) { title } }
          ... @alias(as: "counted") @include(if: $long) { pages @required(action: THROW) }
        }
        thing { ... on Book @alias(as: "book") { author @required(action: LOG) { name } } }
      }
      query Optional($long: Boolean!) {
        shelf {
          ... @alias(as: "sure") {
            pages title @required(action: LOG) ... @include(if: $long) { books @required(action: NONE) { title } }
          }
        }
      }
      query Parts($long: Boolean!) {
        shelf {
          title pages
          ... @alias(as: "counted") @catch { pages books { title } }
          ... @alias(as: "tagged") @catch(to: NULL) @include(if: $long) { tags title @required(action: NONE) }
        }
        thing {
          title
          ... on Book @alias(as: "book") @catch {
            title author @required(action: DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD) { name }
          }
        }
      }
      query Absent { shelf { pages ... @alias(as: "titled") @catch { title @required(action: LOG) } } }
      query Throwing { shelf { books { number @required(action: DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD) } } }
      query Caught { shelf @catch { id pages } }
      query Catching($long: Boolean!) {
        shelf @catch { title pages @catch(to: NULL) books @catch { title } tags @catch }
        thing @catch(to: NULL) { title ... on Book { author { name @required(action: THROW) } } }
        shelves @catch @include(if: $long) { id @catch }
      }
      query CatchingAll @catch { shelf { title pages } thing { title @catch(to: NULL) } }
      query ThrowingErrors @throwOnFieldError { shelf { pages } }
      """,
      schema: "Shelf"
    )
  }

  private func decode<Operation: GraphQLOperation>(
    _ operation: Operation,
    _ data: String,
    errors: [String] = []
  ) throws -> GraphQLResponse<Operation.Data> {
    let list = errors.map { #"{"message":"Failed","path":[\#($0)]}"# }.joined(separator: ",")
    let body = errors.isEmpty ? #"{"data":\#(data)}"# : #"{"data":\#(data),"errors":[\#(list)]}"#
    return try operation.decodeResponse(Data(body.utf8))
  }

  private func failed(_ path: JSONPath.Component...) -> GraphQLFieldError {
    .reported([GraphQLError(message: "Failed", path: JSONPath(path))])
  }

  private func missing(_ path: JSONPath.Component...) -> MissingRequiredFieldError {
    MissingRequiredFieldError(path: JSONPath(path))
  }

  private func fragments(_ shelf: String, errors: [String] = []) throws -> Queries.Fragments.Data.Shelf_shelf {
    let data = #"{"shelf":{"__typename":"Shelf","id":"1",\#(shelf)}}"#
    return try #require(try decode(Queries.Fragments(), data, errors: errors).data?.shelf)
  }

  private let full =
    #""title":"A","pages":1,"books":[{"__typename":"Book","title":"B","author":{"__typename":"Author","name":null}}],"tags":[]"#

  @Test("A fragment with @required has no data, or throws, if the field is null")
  func requiredInFragments() throws {
    let whole = try fragments(full)
    #expect(Shelf_required(key: whole).data?.title == "A")
    let thrown = try Shelf_thrown(key: whole).data
    #expect(thrown.title == "A" && thrown.books?[0]?.author.name == nil)

    let null = try fragments(full.replacingOccurrences(of: #""A""#, with: "null"))
    #expect(Shelf_required(key: null).data == nil)
    #expect(throws: missing(.key("shelf"), .key("title"))) { try Shelf_thrown(key: null).data }

    let inside = try fragments(#""title":"A","pages":1,"books":[{"title":"B","author":null}],"tags":[]"#)
    let books: [Shelf_thrown.Data.Book_books?]? = try Shelf_thrown(key: inside).data.books
    #expect(books == [nil])
  }

  @Test("Null bubbles to the object around a required field, in lists too, and LOG tells of it")
  func bubbling() throws {
    let object = #""object":{"__typename":"Book","author":{"name":null}}"#
    let best = #""best":{"reader":1,"title":"C"}"#
    let data = try decode(
      Queries.Bubbling(long: true),
      #"{"shelf":{"id":"1","books":[{"number":1},{"number":null},null]},\#(object),\#(best)}"#
    ).data
    #expect(data?.shelf.books.map { $0?.number } == [1, nil, nil])
    #expect(data?.object?.asBook?.author.name == nil && data?.object != nil)
    let (reader, title): (Int?, String?) = (data?.best?.reader, data?.best?.title)
    #expect(reader == 1 && title == "C")

    let none = #"{"shelf":{"id":"1","books":null},\#(object),\#(best)}"#
    #expect(try decode(Queries.Bubbling(long: true), none).data == nil)

    let without = try decode(
      Queries.Bubbling(long: false),
      #"{"shelf":{"id":"1","books":[]},"object":{"__typename":"Book","author":null},"best":{"reader":null}}"#
    ).data
    #expect(without != nil && without?.object == nil && without?.best == nil)
    let untitled = #"{"shelf":{"id":"1","books":[]},"object":null,"best":{"reader":1,"title":null}}"#
    #expect(try decode(Queries.Bubbling(long: true), untitled).data?.best == nil)
    #expect(
      try decode(Queries.Bubbling(long: false), #"{"shelf":{"id":"1","books":[]},"object":null,"best":{"reader":1}}"#)
        .data?.best != nil
    )
  }

  @Test("A part with a name lacks nothing that is left out by a condition in it")
  func requiredOnCondition() throws {
    func sure(_ long: Bool, _ rest: String) throws -> Queries.Optional.Data.Shelf_shelf.Sure? {
      let shelf = try #require(
        try decode(Queries.Optional(long: long), #"{"shelf":{"id":"1","pages":1\#(rest)}}"#).data?.shelf
      )
      return shelf.sure
    }
    #expect(try sure(false, #","title":"A""#)?.title == "A")
    #expect(try sure(true, #","title":"A","books":[]"#)?.ifLong?.books.isEmpty == true)
    #expect(try sure(true, #","title":"A","books":null"#) == nil)
    #expect(try sure(false, #","title":null"#) == nil)
  }

  @Test("A client receives each field with LOG that is null")
  func logging() async throws {
    let transport = Fixed(
      body: #"{"data":{"shelf":{"id":"1","books":null},"object":null,"best":{"reader":1,"title":null}}}"#
    )
    let logged = Logged()
    let client = GraphQLClient(transport: transport) { logged.append($0) }
    #expect(try await client.execute(Queries.Bubbling(long: true)).data == nil)
    #expect(
      logged.fields == [
        missing(.key("shelf"), .key("books")), missing(.key("best"), .key("title")), missing(.key("shelf")),
      ]
    )
  }

  @Test("A required field in a group with a name makes the group nil, not the object")
  func requiredInGroups() throws {
    func groups(_ long: Bool, _ shelf: String, author: String = "null") throws -> Queries.Groups.Data? {
      let thing = #"{"__typename":"Book","author":\#(author)}"#
      return try decode(
        Queries.Groups(long: long),
        #"{"shelf":{"__typename":"Shelf","id":"1",\#(shelf)},"thing":\#(thing)}"#
      ).data
    }
    let whole = try groups(true, #""title":"A","books":[],"pages":3"#, author: #"{"name":"B"}"#)
    let titled = try #require(whole?.shelf?.titled)
    let (title, books, pages): (String, [Queries.Groups.Data.Shelf_shelf.Titled.Book_books?], Int?) =
      (titled.title, titled.books, whole?.shelf?.counted?.pages)
    #expect(title == "A" && books == [] && pages == 3 && whole?.thing?.book?.author.name == "B")
    let half = try groups(false, #""title":"A","books":null"#)
    #expect(half?.shelf?.title == "A" && half?.shelf?.titled == nil && half?.shelf?.counted == nil)
    #expect(half?.thing != nil && half?.thing?.book == nil)
    #expect(throws: missing(.key("shelf"), .key("pages"))) {
      try groups(true, #""title":null,"books":[],"pages":null"#)
    }
  }

  @Test(
    "A client asks the service what to do with errors, if it is told to",
    arguments: [nil] + GraphQLErrorBehavior.allCases
  )
  func onError(behavior: GraphQLErrorBehavior?) async throws {
    let data = #"{"data":{"shelf":{"id":"1","pages":1}}}"#
    let transport = Fixed(body: data) { request in
      #expect(request.onError == behavior)
      let text = String(decoding: request.body, as: UTF8.self)
      #expect(text.hasSuffix(behavior.map { #""variables":{},"onError":"\#($0.rawValue)"}"# } ?? #""variables":{}}"#))
    }
    let client = GraphQLClient(transport: transport, onError: behavior)
    #expect(try await client.execute(Queries.ThrowingErrors()).data?.shelf.pages == 1)
    let plain = try GraphQLRequest(Queries.ThrowingErrors())
    let asked = try GraphQLRequest(Queries.ThrowingErrors(), onError: behavior)
    #expect((plain == asked) == (behavior == nil))
  }

  @Test("With onError NULL, a null of a non-null field is caught as well")
  func nullsOfNonNullFields() throws {
    let data = #"{"shelf":{"id":null,"pages":1},"thing":null}"#
    let response = try decode(Queries.Caught(), data, errors: [#""shelf","id""#])
    #expect(response.data?.shelf == .failure(failed(.key("shelf"), .key("id"))))
    #expect(throws: ResponseDecodingError.self) { try decode(Queries.Caught(), data) }
  }

  private func parts(
    _ shelf: String,
    _ thing: String,
    long: Bool = true,
    errors: [String] = []
  ) throws -> Queries.Parts.Data {
    let data = #"{"shelf":{"__typename":"Shelf","id":"1",\#(shelf)},"thing":\#(thing)}"#
    return try #require(try decode(Queries.Parts(long: long), data, errors: errors).data)
  }

  @Test("An inline fragment with a name and @catch has its own errors, beside the fields of the object")
  func caughtParts() throws {
    typealias Parts = Queries.Parts.Data
    let magazine = #"{"__typename":"Magazine","title":"M"}"#
    let book = #"{"__typename":"Book","title":"B","author":{"name":"C"}}"#
    let whole = try parts(#""title":"A","pages":1,"books":[{"title":"B"}],"tags":[["a"]]"#, book)
    let counted: Result<Parts.Shelf_shelf.Counted, GraphQLFieldError>? = whole.shelf?.counted
    let tags: [[String]?]? = whole.shelf?.tagged?.tags
    #expect(try counted?.get().pages == 1 && counted?.get().books?[0].title == "B" && tags == [["a"]])
    #expect(try whole.thing?.book?.get().author.name == "C" && whole.thing?.title == "B")
    let again = try JSONDecoder().decode(Parts.self, from: JSONEncoder().encode(whole))
    #expect(try again.shelf?.counted == counted && again.thing?.book?.get() == whole.thing?.book?.get())

    let failing = try parts(
      #""title":"A","pages":null,"books":[{"title":"B"}],"tags":null"#,
      magazine,
      errors: [#""shelf","pages""#, #""shelf","tags",0"#]
    )
    #expect(failing.shelf?.title == "A" && failing.shelf?.pages == nil && failing.shelf?.tagged == nil)
    #expect(failing.shelf?.counted == .failure(failed(.key("shelf"), .key("pages"))))
    #expect(failing.thing?.title == "M" && failing.thing?.book == nil)

    let untitled = try parts(
      #""title":null,"pages":2,"books":null,"tags":[]"#,
      #"{"__typename":"Book","title":"B","author":null}"#
    )
    #expect(try untitled.shelf?.counted.get().pages == 2 && untitled.shelf?.tagged == nil)
    #expect(untitled.thing?.book == .failure(.missing(missing(.key("thing"), .key("author")))))
    #expect(try parts(#""title":"A","pages":2,"books":null"#, magazine, long: false).shelf?.tagged == nil)
  }

  @Test("Wrong data is an error whatever else failed")
  func wrongDataBesideErrors() throws {
    let error = #expect(throws: ResponseDecodingError.self) {
      try decode(
        Queries.CatchingAll(),
        #"{"shelf":{"id":"1","title":null,"pages":"x"},"thing":null}"#,
        errors: [#""shelf","title""#]
      )
    }
    #expect(error?.path.description == "shelf.pages" && error?.errors.count == 1)
  }

  @Test("An operation with THROW throws the path of the field")
  func throwing() throws {
    let books = #"{"shelf":{"id":"1","books":[{"number":1},{"number":null},{"number":null}]}}"#
    #expect(throws: missing(.key("shelf"), .key("books"), .index(1), .key("number"))) {
      try decode(Queries.Throwing(), books)
    }
    let whole = try decode(Queries.Throwing(), #"{"shelf":{"id":"1","books":[{"number":1}]}}"#)
    let number: Int? = whole.data?.shelf?.books?[0]?.number
    #expect(number == 1)
  }

  @Test("@catch on a field makes a result or null of the errors in it, and of fields that THROW")
  func caughtFields() throws {
    let shelf = #""shelf":{"id":"1","title":null,"pages":null,"books":[{"title":null}],"tags":[["a"],[null]]}"#
    let thing = #""thing":{"__typename":"Book","title":"T","author":{"name":null}}"#
    let shelves = #""shelves":[{"id":"1"},null]"#
    let data = try decode(
      Queries.Catching(long: true),
      "{\(shelf),\(thing),\(shelves)}",
      errors: [
        #""shelf","pages""#, #""shelf","books",0,"title""#, #""shelf","tags",1,0"#, #""shelves",1,"id""#,
      ]
    ).data
    let caught = try #require(try data?.shelf.get())
    #expect(caught.title == nil && caught.pages == nil)
    #expect(caught.books == .failure(failed(.key("shelf"), .key("books"), .index(0), .key("title"))))
    #expect(caught.tags == .failure(failed(.key("shelf"), .key("tags"), .index(1), .index(0))))
    #expect(data?.thing == nil)
    #expect(data?.shelves == .failure(failed(.key("shelves"), .index(1), .key("id"))))

    let all = try decode(
      Queries.Catching(long: false),
      #"{"shelf":null,"thing":{"__typename":"Book","title":null,"author":null}}"#,
      errors: [#""shelf","id""#, #""thing","title""#]
    ).data
    #expect(all?.shelf == .failure(failed(.key("shelf"), .key("id"))) && all?.thing == nil && all?.shelves == nil)
  }

  @Test("Fragments know the errors of their own fields, not those of fragments inside")
  func fragments() throws {
    let whole = try fragments(full)
    #expect(try Shelf_caught(key: whole).data.get().pages == 1)
    #expect(Shelf_null(key: whole).data?.pages == 1)
    let tags: [[String]?] = try Shelf_error(key: whole).data.tags
    #expect(tags == [])

    let pages = full.replacingOccurrences(of: #""pages":1"#, with: #""pages":null"#)
    let failing = try fragments(pages, errors: [#""shelf","pages""#])
    #expect(Shelf_caught(key: failing).data == .failure(failed(.key("shelf"), .key("pages"))))
    #expect(Shelf_null(key: failing).data == nil)
    #expect(try Shelf_error(key: failing).data.tags == [])

    let tagless = full.replacingOccurrences(of: #""tags":[]"#, with: #""tags":null"#)
    let thrown = try fragments(tagless, errors: [#""shelf","tags",3,1"#])
    #expect(throws: failed(.key("shelf"), .key("tags"), .index(3), .index(1))) { try Shelf_error(key: thrown).data }
    #expect(throws: Never.self) { try Shelf_caught(key: thrown).data.get() }
  }

  @Test("@catch on an operation keeps the error in the response, @throwOnFieldError throws it")
  func operations() throws {
    let failing = #"{"shelf":{"id":"1","title":"A","pages":null},"thing":null}"#
    let response = try decode(Queries.CatchingAll(), failing, errors: [#""shelf","pages""#])
    #expect(response.data == nil && response.errors.count == 1)
    #expect(response.result == .failure(failed(.key("shelf"), .key("pages"))))
    let inner = #"{"shelf":{"id":"1","title":"A","pages":1},"thing":{"__typename":"Book","title":null}}"#
    let caught = try decode(Queries.CatchingAll(), inner, errors: [#""thing","title""#])
    #expect(try caught.result.get()?.thing == .some(caught.data!.thing) && caught.data?.thing?.title == nil)
    #expect(throws: failed(.key("shelf"), .key("pages"))) {
      try decode(Queries.ThrowingErrors(), #"{"shelf":{"id":"1","pages":null}}"#, errors: [#""shelf","pages""#])
    }
    #expect(throws: failed(.key("shelf"))) {
      try decode(Queries.ThrowingErrors(), "null", errors: [#""shelf""#])
    }
    #expect(try decode(Queries.ThrowingErrors(), #"{"shelf":{"id":"1","pages":1}}"#).data?.shelf.pages == 1)
  }

  @Test("A null without an error, where null has no meaning, is wrong data")
  func wrongData() throws {
    let error = #expect(throws: ResponseDecodingError.self) {
      try decode(Queries.ThrowingErrors(), #"{"shelf":{"id":"1","pages":null}}"#)
    }
    #expect(throws: InvalidResponseError.neitherDataNorErrors) { try decode(Queries.Bubbling(long: true), "null") }
    #expect(error?.description == #""shelf.pages" in the response should be an integer of 32 bits, but is null."#)
  }

  @Test("Results and bubbled nulls are compared, hashed and encoded as values of the response")
  func values() throws {
    let data =
      #"{"shelf":{"__typename":"Shelf","id":"1","title":"A","pages":1,"books":[],"tags":[["a"]]},"thing":null}"#
    let one = try #require(try decode(Queries.Catching(long: false), data).data)
    let same = try #require(try decode(Queries.Catching(long: false), data).data)
    let other = try #require(
      try decode(
        Queries.Catching(long: false),
        data.replacingOccurrences(of: #"[["a"]]"#, with: "[[null]]"),
        errors: [#""shelf","tags",0,0"#]
      ).data
    )
    #expect(one == same && one.hashValue == same.hashValue && one != other)
    func again<Data: ResponseObject>(_ data: Data) throws -> Data {
      try JSONDecoder().decode(Data.self, from: JSONEncoder().encode(data))
    }
    #expect(try again(one) == one)
    #expect(try again(other).shelf.get().tags == .failure(.reported([])))

    let whole = try fragments(full)
    #expect(try again(whole) == whole)
    let null = full.replacingOccurrences(of: #""A""#, with: "null").replacingOccurrences(of: #":1"#, with: ":null")
    let failing = try again(try fragments(null, errors: [#""shelf","pages""#]))
    #expect(Shelf_required(key: failing).data == nil && Shelf_null(key: failing).data == nil)
    #expect(Shelf_caught(key: failing).data == .failure(.reported([])))
    #expect(throws: GraphQLFieldError.reported([])) { try Shelf_thrown(key: failing).data }
    #expect(try Shelf_error(key: failing).data.tags == [])

    let untitled = #"{"shelf":{"__typename":"Shelf","id":"1","pages":1,"title":null}}"#
    let absent = try #require(try decode(Queries.Absent(), untitled).data)
    #expect(absent.shelf?.titled == .success(nil))
    #expect(try again(absent) == absent)
  }
}

private struct Fixed: GraphQLTransport {
  let body: String
  var sent: @Sendable (GraphQLRequest) -> Void = { _ in }

  func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    sent(request)
    return TransportResponse(body: Data(body.utf8))
  }
}

private final class Logged: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [MissingRequiredFieldError] = []
  var fields: [MissingRequiredFieldError] { lock.withLock { all } }
  func append(_ field: MissingRequiredFieldError) { lock.withLock { all.append(field) } }
}
