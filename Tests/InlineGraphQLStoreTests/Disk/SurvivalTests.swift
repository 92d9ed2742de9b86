import Foundation
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

@Suite("A store on disk survives")
struct SurvivalTests {
  private func request(_ text: String) -> StoreRequest {
    StoreRequest(SentDocument(text: text, operationName: "")) { [:] }
  }

  private func write(_ body: String, _ text: String, to store: GraphQLStore) throws {
    try store.write(Data(body.utf8), to: request(text))
  }

  private func read(_ text: String, _ store: GraphQLStore) throws -> String {
    let stored = try store.read(request(text))
    return String(decoding: stored.body, as: UTF8.self) + stored.missing.map { " \($0)" }.joined()
  }

  private static let hero =
    #"{"data":{"hero":{"__typename":"Human","id":"1","name":"a name of more than fifteen bytes","height":1.72,"home":{"__typename":"Planet","moons":[[{"__typename":"Moon","name":"Tri"},null],[]]},"friends":[{"__typename":"Droid","id":"2","name":"R2"},null]}}}"#
  private static let text =
    "{hero{__typename id name height home{__typename moons{__typename name}}friends{__typename id name}}}"

  @Test("Values, places, links and lists", arguments: TestDisk.allCases)
  func values(_ disk: TestDisk) async throws {
    let reopened = try ReopenedStore(disk)
    try write(Self.hero, Self.text, to: reopened.store)
    try await reopened.reopen()
    #expect(reopened.store.statistics.records == 0)
    #expect(try read(Self.text, reopened.store) == Self.hero)
    try await reopened.reopen()
    #expect(try read("{hero{friends{name}}}", reopened.store) == #"{"data":{"hero":{"friends":[{"name":"R2"},null]}}}"#)
    // The planet and its moon are not needed for that.
    #expect(reopened.store.statistics.fields == 8)
  }

  @Test("The identity of an object that comes without it", arguments: TestDisk.allCases)
  func identities(_ disk: TestDisk) async throws {
    let reopened = try ReopenedStore(disk)
    try write(Self.hero, Self.text, to: reopened.store)
    try await reopened.reopen()
    let body = #"{"data":{"hero":{"__typename":"Human","height":1.5,"friends":[{"__typename":"Droid","name":"C3"}]}}}"#
    try write(body, "{hero{__typename height friends{__typename name}}}", to: reopened.store)
    let text = "{hero{id name height friends{id name}}}"
    let expected =
      #"{"data":{"hero":{"id":"1","name":"a name of more than fifteen bytes","height":1.5,"friends":[{"id":"2","name":"C3"}]}}}"#
    #expect(try read(text, reopened.store) == expected)
    try await reopened.reopen()
    #expect(try read(text, reopened.store) == expected)
  }

  @Test("Objects of types without identity are written without asking the disk")
  func noIdentities() async throws {
    let records = MemoryRecords()
    let planet = "{planet{__typename name}}"
    let written = GraphQLStore(storage: records)
    try write(Self.hero, Self.text, to: written)
    try await written.flush()
    let store = GraphQLStore(storage: records)
    try write(#"{"data":{"planet":{"__typename":"Planet","name":"Naboo"}}}"#, planet, to: store)
    #expect(records.loads.isEmpty)
  }

  @Test("Many fields of one object", arguments: TestDisk.allCases)
  func wide(_ disk: TestDisk) async throws {
    let reopened = try ReopenedStore(disk)
    let names = (0..<200).map { "field\($0)" }
    let (text, body) = (
      "{\(names.joined(separator: " "))}",
      #"{"data":{"# + names.map { "\"\($0)\":\"a value of \($0) that is long\"" }.joined(separator: ",") + "}}"
    )
    try write(body, text, to: reopened.store)
    try await reopened.reopen()
    try write(#"{"data":{"field7":7}}"#, "{field7}", to: reopened.store)
    let expected = body.replacingOccurrences(of: #""a value of field7 that is long""#, with: "7")
    #expect(try read(text, reopened.store) == expected)
    try await reopened.reopen()
    #expect(try read(text, reopened.store) == expected)
  }

  @Test("Errors of fields", arguments: TestDisk.allCases)
  func errors(_ disk: TestDisk) async throws {
    let reopened = try ReopenedStore(disk)
    let errors = """
      [{"message":"No name","extensions":{"code":7},"path":["hero","name"]},{"message":"No moon","path":["hero","moons",1,"size"]}]
      """
    let body = #"{"data":{"hero":{"__typename":"Human","id":"1","name":null,"moons":[null,null]}},"errors":\#(errors)}"#
    let text = "{hero{__typename id name moons{__typename size}}}"
    try write(body, text, to: reopened.store)
    let expected = try read(text, reopened.store)
    #expect(expected.contains("No name") && expected.contains("No moon"))
    try await reopened.reopen()
    #expect(try read(text, reopened.store) == expected)
    // The null is explained to those alone who select the field that failed.
    #expect(try read("{hero{moons{__typename}}}", reopened.store).hasSuffix(" hero.moons[1]"))
    try await reopened.reopen()
    try write(body.replacingOccurrences(of: errors, with: "[]"), text, to: reopened.store)
    try await reopened.reopen()
    #expect(!(try read(text, reopened.store).contains("No name")))
  }

  @Test("Ages, and that values are stale", arguments: TestDisk.allCases)
  func ages(_ disk: TestDisk) async throws {
    let reopened = try ReopenedStore(disk)
    let other = #"{"data":{"other":{"__typename":"Human","id":"9","name":"Leia"}}}"#
    let otherText = "{other{__typename id name}}"
    try write(Self.hero, Self.text, to: reopened.store)
    try write(other, otherText, to: reopened.store)
    func isStale(_ text: String) throws -> Bool { try reopened.store.read(request(text)).isStale }
    try await Task.sleep(for: .milliseconds(60))
    try await reopened.reopen()
    let age = try reopened.store.read(request(otherText)).age
    #expect(age >= .milliseconds(40) && age < .seconds(600))
    #expect(!(try isStale(otherText)))
    try await reopened.reopen()
    // Of an object that is on disk alone.
    reopened.store.invalidate("Human", id: "9")
    try await reopened.reopen()
    #expect(try isStale(otherText) && !isStale(Self.text))
    try write(other, otherText, to: reopened.store)
    try await reopened.reopen()
    #expect(!(try isStale(otherText)))
    reopened.store.invalidate()
    try await reopened.reopen()
    #expect(try isStale(otherText) && isStale(Self.text))
    try write(other, otherText, to: reopened.store)
    try await reopened.reopen()
    #expect(try !isStale(otherText) && isStale(Self.text))
  }

  @Test("Deleted objects, and those written again", arguments: TestDisk.allCases)
  func deletion(_ disk: TestDisk) async throws {
    let reopened = try ReopenedStore(disk)
    try write(Self.hero, Self.text, to: reopened.store)
    try await reopened.reopen()
    reopened.store.update { records in records.get("Droid", id: "2").map { records.delete($0) } }
    try await reopened.reopen()
    let without = #"{"data":{"hero":{"friends":[null,null]}}}"#
    #expect(try read("{hero{friends{__typename}}}", reopened.store) == without)
    reopened.store.update { records in
      #expect(records.get("Droid", id: "2") == nil)
      #expect(
        records.getRoot().getLinkedRecord("hero")?.getLinkedRecords("friends")?.compactMap(\.self).isEmpty == true
      )
    }
    try await reopened.reopen()
    try write(#"{"data":{"it":{"__typename":"Droid","id":"2"}}}"#, "{it{__typename id}}", to: reopened.store)
    try await reopened.reopen()
    // What was known of it before is not.
    #expect(
      try read("{hero{friends{id name}}}", reopened.store)
        == #"{"data":{"hero":{"friends":[{"id":"2","name":null},null]}}} hero.friends[0].name"#
    )
  }

  @Test("What only the client has, and what it links to", arguments: TestDisk.allCases)
  func local(_ disk: TestDisk) async throws {
    let reopened = try ReopenedStore(disk)
    let service = NotesService()
    let hero = Local.Hero(name: .none, length: .some(7), isShort: false)
    _ = try await GraphQLClient(transport: service, store: reopened.store).execute(hero)
    try await reopened.reopen()
    reopened.store.update { records in
      let human = records.get("Human", id: "1")
      human?.setValue(true, "isFavourite")
      let note = records.create("Note", id: "n1")
      note.setValue("A note that is longer than fifteen bytes.", "text")
      human?.setLinkedRecord(note, "note", ["length": 7])
    }
    try await reopened.reopen()
    let client = GraphQLClient(transport: service, store: reopened.store)
    for policy in [StorePolicy<SingleResponse>.networkOnly, .storeOnly] {
      let known = try #require(try await client.execute(hero, policy: policy).data?.hero)
      #expect(known.isFavourite == true)
      #expect(known.note.map { NoteText(key: $0).data.text } == "A note that is longer than fifteen bytes.")
    }
  }

  @Test("An update finds all that is on disk", arguments: TestDisk.allCases)
  func updates(_ disk: TestDisk) async throws {
    let reopened = try ReopenedStore(disk)
    try write(Self.hero, Self.text, to: reopened.store)
    try await reopened.reopen()
    reopened.store.update { records in
      let hero = records.getRoot().getLinkedRecord("hero")
      #expect(hero?.type == "Human" && hero?.getValue("height") == 1.72)
      #expect(hero?.getLinkedRecords("friends")?[0]?.getValue("name") == "R2")
      #expect(records.get("Droid", id: "2")?.getValue("name") == "R2" && records.get("Droid", id: "3") == nil)
      hero.map { records.create("Human", id: "7").copyFieldsFrom($0) }
      #expect(records.get("Human", id: "7")?.getValue("height") == 1.72)
    }
  }

  @Test("What memory has collected is read again", arguments: TestDisk.allCases)
  func collected(_ disk: TestDisk) async throws {
    let reopened = try ReopenedStore(disk, releasedCapacity: 1)
    try write(Self.hero, Self.text, to: reopened.store)
    // Before anything is saved.
    try write(#"{"data":{"a":1}}"#, "{a}", to: reopened.store)
    await reopened.store.collect()
    #expect(reopened.store.statistics.fields == 1)
    #expect(try read(Self.text, reopened.store) == Self.hero)
    try await reopened.store.flush()
    #expect(try read("{a}", reopened.store) == #"{"data":{"a":1}}"#)
    await reopened.store.collect()
    #expect(try read(Self.text, reopened.store) == Self.hero)
  }

  @Test("Objects without fields go before they are saved", arguments: TestDisk.allCases)
  func collectedPlaces(_ disk: TestDisk) async throws {
    let reopened = try ReopenedStore(disk, releasedCapacity: 1)
    let (body, text) = (#"{"data":{"a":{"__typename":"A","b":{"__typename":"B"}}}}"#, "{a{__typename b{__typename}}}")
    try write(body, text, to: reopened.store)
    try write(#"{"data":{"c":1}}"#, "{c}", to: reopened.store)
    await reopened.store.collect()
    #expect(reopened.store.statistics.fields == 1)
    try await reopened.reopen()
    #expect(try read(text, reopened.store) == body)
  }

  @Test("Reading needs as many loads as the selection is deep")
  func batches() async throws {
    let records = MemoryRecords()
    let store = GraphQLStore(storage: records)
    let objects = (0..<1000).map { id in
      #"{"__typename":"Human","id":"\#(id)","home":{"__typename":"Planet","id":"\#(id)","name":"x"}}"#
    }
    let text = "{all{__typename id home{__typename id name}}}"
    let body = #"{"data":{"all":[\#(objects.joined(separator: ","))]}}"#
    try write(body, text, to: store)
    try await store.flush()
    let other = GraphQLStore(storage: records)
    #expect(try read(text, other) == body)
    #expect(records.loads == [1, 1000, 1000])
    records.loads = []
    #expect(try read(text, other) == body)
    #expect(records.loads.isEmpty)
    #expect(try read("{all{other}}", other).hasSuffix("all[999].other"))
    #expect(records.loads.isEmpty)
  }

  @Test("A live reader sees what is on disk, and all that is written later", arguments: TestDisk.allCases)
  func live(_ disk: TestDisk) async throws {
    let reopened = try ReopenedStore(disk)
    let service = NotesService()
    let hero = Local.Hero(name: .none, length: .none, isShort: true)
    _ = try await GraphQLClient(transport: service, store: reopened.store).execute(hero)
    try await reopened.reopen()
    var values = GraphQLClient(transport: service, store: reopened.store).values(of: hero).makeAsyncIterator()
    #expect(try await values.next()?.data?.hero?.name == "Luke")
    reopened.store.update { $0.get("Human", id: "1")?.setValue("Ben", "name") }
    #expect(try await values.next()?.data?.hero?.name == "Ben")
  }
}
