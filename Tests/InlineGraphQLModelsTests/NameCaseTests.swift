import Foundation
import InlineGraphQLModels
import InlineGraphQLTesting
import Testing

@GraphQLSchema(types: .used, models: .all, names: .camelCase) enum Shelves {
  typealias AWSDateTime = String

  /// The text of the model schema.
  static let schema = String(decoding: PackageResources.Shelves_graphqls, as: UTF8.self)
}

/// Models with names in camel case, and a service with those of its schema.
@Suite struct NameCaseTests {
  private let client: GraphQLClient

  init() throws { client = GraphQLClient(transport: InProcessTransport(try ExecutableSchema(models: Shelves.schema))) }

  @Test("What is created is got, listed by predicates and by an index, changed, and loads its lists") func requests()
    async throws
  {
    let info = Shelves.PrintInfo(printYear: 1999)
    let book = Shelves.ShelfBook(id: "b", bookTitle: "T", pageCount: 3, printInfo: info, shelfMark: "m")
    let made = try await client.request(.create(book))
    _ = try await client.request(.create(Shelves.BookNote(id: "n", noteText: "N", shelfBook: made)))
    let got = try #require(try await client.request(.get(Shelves.ShelfBook.self, byId: "b")))
    #expect(got.bookTitle == "T" && got.pageCount == 3 && got.printInfo?.printYear == 1999 && got.shelfMark == "m")
    #expect(try await got.bookNotes?.fetch().map(\.noteText) == ["N"])
    let longer = try await client.request(.list(Shelves.ShelfBook.self, where: Shelves.ShelfBook.keys.pageCount > 3))
    #expect(longer.isEmpty)
    var changed = made
    changed.pageCount = 4
    _ = try await client.request(.update(changed))
    let all = try await client.request(.list(Shelves.ShelfBook.self, where: Shelves.ShelfBook.keys.pageCount > 3))
    #expect(all.map(\.bookTitle) == ["T"])
    let marked = try await client.request(.list(by: Shelves.ShelfBook.Index.booksByMark, "m"))
    #expect(marked.map(\.id) == ["b"])
    let note = try #require(try await client.request(.get(Shelves.BookNote.self, byId: "n")))
    #expect(try await note.shelfBook.get()?.bookTitle == "T")
  }

  @Test("A model is encoded with the schema's names, and decoded to an equal one") func coding() throws {
    let book = try decoded(
      Shelves.ShelfBook.self,
      #"{"id":"b","book_title":"T","page_count":3,"print_info":{"print_year":1,"__typename":"print_info"},"shelf_mark":"m","#
        + #""createdAt":"c","updatedAt":"u","__typename":"shelf_book"}"#
    )
    let bytes = try JSONEncoder().encode(book)
    #expect(try JSONDecoder().decode(Shelves.ShelfBook.self, from: bytes) == book)
    let json = try GraphQLJSONValue(parsing: Array(bytes))
    #expect(json["book_title"] == .string("T") && json["print_info"]?["print_year"] == .int(1))
    #expect(json["bookTitle"] == nil)
  }
}
