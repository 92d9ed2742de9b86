import Foundation
import InlineGraphQL
import InlineGraphQLStore
import Testing

@Suite("Fields that only the client has are read from the store", .timeLimit(.minutes(1)))
struct LocalStateTests {
  private let service = NotesService()
  private let store = GraphQLStore()
  private var client: GraphQLClient { GraphQLClient(transport: service, store: store) }

  private let hero = Local.Hero(length: .some(7), isShort: false)

  @Test("They are not sent, nor are fragments and variables that only they use")
  func sent() async throws {
    #expect(
      Local.Hero.document == """
        query Hero($name:String){hero(name:$name){__typename name ...Badge id}}
        fragment Badge on Character{__typename friends{__typename id}id}
        """
    )
    #expect(
      Local.HeroNote.document.hasPrefix("query HeroNote{hero{__typename ...Notebook_")
        && Local.HeroNote.document.hasSuffix(" on Character{__typename id}")
    )
    #expect(Local.Selection.document == "query Selection{__typename}")
    // The service would not accept anything else.
    _ = try await client.execute(hero)
    _ = try await client.execute(Local.Selection())
    _ = try await client.execute(Local.HeroNote())
    #expect(service.sent == [Local.Hero.document, Local.Selection.document, Local.HeroNote.document])
  }

  @Test("Values of variables that only they use are not sent, and the store has them")
  func variables() async throws {
    let named = Local.Hero(name: "Luke", length: .some(7), isShort: false)
    for hero in [hero, named] { _ = try await client.execute(hero) }
    _ = try await client.execute(Local.Rename(name: "Leia"))
    #expect(service.sentVariables == [[:], ["name": "Luke"], ["name": "Leia"]])
    #expect(try GraphQLRequest(named).variables == Data(#"{"name":"Luke","length":7,"isShort":false}"#.utf8))
    #expect(try GraphQLRequest(hero) != GraphQLRequest(Local.Hero(length: .some(8), isShort: false)))
  }

  @Test("__id is the ID of the object's record, which no service is asked for")
  func recordIDs() async throws {
    let query = Local.RecordIDs()
    #expect(Local.RecordIDs.document == "query RecordIDs{hero{__typename friends{__typename name id}id}}")
    #expect(try await GraphQLClient(transport: service).execute(query).data?.hero?.__id == nil)
    let hero = try #require(try await client.execute(query).data?.hero)
    #expect(hero.__id == "1" && hero.friends?.first??.own == "2")
    // It is never written: a value from elsewhere would not follow the object.
    let other = GraphQLStore()
    try other.write(
      json: ["hero": ["__typename": "Human", "id": "1", "__id": "x", "friends": nil]],
      of: query
    )
    let client = GraphQLClient(transport: service, store: other, policy: .storeOnly)
    #expect(try await client.execute(query).data?.hero?.__id == "1" && !other.debugDescription.contains("__id"))
  }

  @Test("Without a store they are null")
  func noStore() async throws {
    let client = GraphQLClient(transport: service)
    let data = try #require(try await client.execute(hero).data?.hero)
    #expect(data.name == "Luke" && data.isFavourite == nil && data.note == nil)
    #expect(Badge(key: data).data.isFavourite == nil)
    #expect(try await client.execute(Local.Selection()).data?.selectedHero == nil)
  }

  @Test("What an update has set is in each response from then on")
  func updated() async throws {
    let unknown = try #require(try await client.execute(hero).data?.hero)
    #expect(unknown.isFavourite == nil)
    store.update { records in
      let human = records.get("Human", id: "1")
      human?.setValue(true, "isFavourite")
      let note = records.create("Note", id: "n1")
      note.setValue("A note that is longer than fifteen bytes.", "text")
      human?.setLinkedRecord(note, "note", ["length": 7])
    }
    service.name = "Leia"
    for policy in [StorePolicy<SingleResponse>.storeOnly, .networkOnly] {
      let known = try #require(try await client.execute(hero, policy: policy).data?.hero)
      #expect(known.isFavourite == true && known.name == (policy == .storeOnly ? "Luke" : "Leia"))
      #expect(known.note.map { NoteText(key: $0).data.text } == "A note that is longer than fifteen bytes.")
      #expect(Badge(key: known).data.isFavourite == true)
      #expect(Badge(key: known).data.friends?.first??.isFavourite == .some(nil))
    }
    let notes = try #require(try await client.execute(Local.HeroNote(), policy: .storeOnly).data?.hero)
    #expect(Notebook(key: notes).data.note?.text == "A note that is longer than fifteen bytes.")
    #expect(try await client.execute(Local.Rename(name: "Leia")).data?.rename?.isFavourite == true)
  }

  @Test("An update wakes live readers once")
  func live() async throws {
    _ = try await client.execute(hero)
    var values = client.values(of: hero).makeAsyncIterator()
    let first = try #require(try await values.next()?.data?.hero)
    var badges = store.values(of: Badge.self, at: first.fragment_Badge).makeAsyncIterator()
    #expect(try await badges.next()?.data?.isFavourite == .some(nil))
    store.update { records in
      records.get("Human", id: "1")?.setValue(true, "isFavourite")
      records.get("Human", id: "1")?.setValue("Ben", "name")
    }
    let second = try #require(try await values.next()?.data?.hero)
    #expect(second.name == "Ben" && second.isFavourite == true)
    #expect(try await badges.next()?.data?.isFavourite == true)
  }

  @Test("A mutation and a subscription of a client change what live readers show")
  func otherOperations() async throws {
    _ = try await client.execute(hero)
    var values = client.values(of: hero).makeAsyncIterator()
    #expect(try await values.next()?.data?.hero?.name == "Luke")
    service.name = "Leia"
    _ = try await client.execute(Local.Rename(name: "Leia"))
    #expect(try await values.next()?.data?.hero?.name == "Leia")
    service.name = "Lando"
    for try await response in client.subscribe(Local.HeroChanged()) {
      #expect(response.data?.heroChanged?.name == "Lando")
    }
    #expect(try await values.next()?.data?.hero?.name == "Lando")
  }

  @Test("What a client's field links to is null if something in it is unknown")
  func incomplete() async throws {
    store.update { $0.getRoot().setLinkedRecord($0.create("Human", id: "9"), "selectedHero") }
    let selection = Local.Selection()
    #expect(try await client.execute(selection, policy: .storeOnly).data?.selectedHero == nil)
    store.update { $0.get("Human", id: "9")?.setValue("Lando", "name") }
    #expect(try await client.execute(selection, policy: .storeOnly).data?.selectedHero?.name == "Lando")
    #expect(service.sent.isEmpty)
  }
}
