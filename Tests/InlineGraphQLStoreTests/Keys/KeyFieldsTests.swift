import Foundation
import GraphQLLanguage
import InlineGraphQL
import InlineGraphQLTesting
import Testing

@testable import InlineGraphQLStore

@GraphQLSchema enum Library {}

enum LibraryOperations {
  #graphql(
    """
    query LibraryBook { book { title size { pages } } }
    query LibraryPrinted { printed { title } }
    query LibraryLeaflet { leaflet { title } }
    query LibraryThings { anything { ... on Printed { title } } }
    """,
    schema: "Library"
  )
}

@Suite("Key fields that a client schema or the program gives")
struct KeyFieldsTests {
  private func client(_ store: GraphQLStore) -> GraphQLClient {
    let sdl = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Schemas/Library.graphqls")
    let book: GraphQLJSONValue = [
      "__typename": "Book", "id": "1", "isbn": 5, "title": "A", "size": ["id": "1", "pages": 200],
    ]
    let printed: GraphQLJSONValue = [
      book, ["__typename": "Magazine", "name": "M", "issue": 7, "title": "B"],
      ["__typename": "Leaflet", "id": "5", "title": "C"],
    ]
    let service = NamesService([], sdl: sdl) { _ in
      Resolver("Query.book") { _ in ResolvedValue.json(book) }
      Resolver("Query.printed") { _ in ResolvedValue.json(printed) }
      Resolver("Query.leaflet") { _ in ResolvedValue.json(["id": "5", "title": "C"]) }
      Resolver("Query.anything") { _ in ResolvedValue.json([book]) }
    }
    return GraphQLClient(transport: service, store: store)
  }

  @Test("Objects of all types are one wherever they are, by the key fields that the compiler requested")
  func sameObject() async throws {
    let store = GraphQLStore()
    let client = client(store)
    _ = try await client.execute(LibraryOperations.LibraryBook())
    _ = try await client.execute(LibraryOperations.LibraryPrinted())
    store.update { records in
      records.get("Book", key: ["isbn": 5])?.setValue("New", "title")
      records.get("Magazine", key: ["name": "M", "issue": 7])?.setValue("Monthly", "title")
      #expect(records.get("Magazine", key: ["issue": 7]) == nil)
      #expect(records.get("Book", id: "1") == nil && records.get("Size", id: "1") == nil)
    }
    let book = try await client.execute(LibraryOperations.LibraryBook(), policy: .storeOnly).data?.book
    #expect(book?.title == "New" && book?.size?.pages == 200)
    let printed = try await client.execute(LibraryOperations.LibraryPrinted(), policy: .storeOnly).data?.printed
    #expect(printed?.map(\.title) == ["New", "Monthly", "C"])
  }

  @Test("An object by its key is the same before the first document tells the key fields of its type")
  func before() async throws {
    let store = GraphQLStore()
    store.update { records in
      records.create("Magazine", key: ["issue": 7, "name": "M"]).setValue("Draft", "subtitle")
      records.create("Book", key: ["isbn": 5]).setValue("Draft", "subtitle")
    }
    _ = try await client(store).execute(LibraryOperations.LibraryPrinted())
    store.update { records in
      let magazine = records.get("Magazine", key: ["name": "M", "issue": 7])
      #expect(magazine?.getValue("title") == "B" && magazine?.getValue("subtitle") == "Draft")
      let book = records.get("Book", key: ["isbn": 5])
      #expect(book?.getValue("title") == "A" && book?.getValue("subtitle") == "Draft")
    }
  }

  @Test("The id of an object is not the key of another")
  func otherKeys() async throws {
    let store = GraphQLStore()
    store.update { $0.create("Book", key: ["id": "5"]).setValue("Other", "title") }
    _ = try await client(store).execute(LibraryOperations.LibraryPrinted())
    store.update { #expect($0.get("Book", key: ["isbn": 5])?.getValue("title") == "A") }
  }

  @Test("invalidate(_:id:) takes the value of the one key field")
  func invalidate() async throws {
    let store = GraphQLStore()
    let client = client(store)
    _ = try await client.execute(LibraryOperations.LibraryBook())
    store.invalidate("Book", id: "1")
    #expect(try await client.execute(LibraryOperations.LibraryBook(), policy: .storeOnly).isStale == false)
    store.invalidate("Book", id: "5")
    #expect(try await client.execute(LibraryOperations.LibraryBook(), policy: .storeOnly).isStale)
  }

  @Test("Key fields that the program gives, and a document does not select, are an error that says what to write")
  func unselected() async throws {
    let client = client(GraphQLStore(keyFields: ["Leaflet": ["code"]]))
    for _ in 1...2 {
      let error = await #expect(throws: UnidentifiedObjectError.self) {
        _ = try await client.execute(LibraryOperations.LibraryPrinted())
      }
      #expect(error?.keyFields == ["code"] && error?.type == "Leaflet" && error.map { "\($0.path)" } == "printed[2]")
    }
    await #expect(throws: UnidentifiedObjectError.self) {
      _ = try await client.execute(LibraryOperations.LibraryLeaflet())
    }
    _ = try await client.execute(LibraryOperations.LibraryBook())
  }

  @Test("Key fields that contradict the client schema, and those of an interface, are errors")
  func unfit() async throws {
    let contradicting = client(GraphQLStore(keyFields: ["Book": ["id"]]))
    let error = await #expect(throws: Diagnostic.self) {
      _ = try await contradicting.execute(LibraryOperations.LibraryBook())
    }
    #expect(
      error?.message
        == "The objects of \"Book\" have the key fields \"isbn\" by their client schema, and \"id\" by "
        + "\"GraphQLStore(keyFields:)\". A store needs one of them."
    )
    let equal = client(GraphQLStore(keyFields: ["Book": ["isbn"]]))
    _ = try await equal.execute(LibraryOperations.LibraryBook())
    let abstract = client(GraphQLStore(keyFields: ["Printed": ["title"]]))
    let other = await #expect(throws: Diagnostic.self) {
      _ = try await abstract.execute(LibraryOperations.LibraryThings())
    }
    #expect(
      other?.message
        == "\"Printed\" of \"GraphQLStore(keyFields:)\" is an interface or a union, and objects have other types. Name those, or "
        + "write \"extend interface Printed @typePolicy(keyFields: \"title\")\" in a client schema."
    )
  }
}
