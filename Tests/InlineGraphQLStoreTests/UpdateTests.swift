import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

@Suite("Updates change records")
struct UpdateTests {
  private let store = GraphQLStore(keyFields: ["Edition": ["isbn", "number"]])

  private func request(_ text: String) -> StoreRequest {
    StoreRequest(SentDocument(text: text, operationName: "")) { [:] }
  }

  private func read(_ text: String) throws -> String {
    let stored = try store.read(request(text))
    #expect(stored.missing.isEmpty)
    return String(decoding: stored.body, as: UTF8.self)
  }

  @Test("Values are what was set, under name and arguments")
  func values() throws {
    store.update { records in
      let root = records.getRoot()
      root.setValue(1, "a")
      root.setValue("a text of more than fifteen bytes", "a", ["first": 2, "after": nil])
      root.setValue(["x", ["y": nil]], "list")
      root.setValue(.null, "nothing")
      #expect(root.getValue("a") == 1)
      #expect(root.getValue("a", ["after": nil, "first": 2]) == "a text of more than fifteen bytes")
      #expect(root.getValue("list") == ["x", ["y": nil]])
      #expect(root.getValue("nothing") == .null && root.getValue("unknown") == nil)
    }
    #expect(
      try read("{a b:a(after:null,first:2) list nothing}")
        == #"{"data":{"a":1,"b":"a text of more than fifteen bytes","list":["x",{"y":null}],"nothing":null}}"#
    )
  }

  @Test("Objects are found and made by their keys")
  func objects() throws {
    store.update { records in
      #expect(records.get("Human", id: "1") == nil && records.get("Edition", id: "1") == nil)
      let edition = records.create("Edition", key: ["isbn": "3", "number": 2])
      #expect(records.get("Edition", key: ["number": 2, "isbn": "3"])?.id == edition.id)
      #expect(edition.type == "Edition" && edition.getValue("number") == 2)
      records.getRoot().setLinkedRecord(edition, "latest")
      records.getRoot().setLinkedRecords([edition, nil], "all")
      #expect(records.getRoot().getLinkedRecord("latest")?.id == edition.id)
      #expect(records.getRoot().getLinkedRecords("all")?.map { $0?.id } == [edition.id, nil])
      #expect(records.getRoot().getLinkedRecord("all") == nil && records.getRoot().getLinkedRecords("latest") == nil)
      #expect(records.getRoot().getValue("latest") == nil)
    }
    #expect(
      try read("{latest{__typename isbn number} all{isbn number}}")
        == #"{"data":{"latest":{"__typename":"Edition","isbn":"3","number":2},"all":[{"isbn":"3","number":2},null]}}"#
    )
    store.update { $0.getRoot().setLinkedRecord(nil, "latest") }
    #expect(try read("{latest{isbn}}") == #"{"data":{"latest":null}}"#)
  }

  @Test("Fields are copied")
  func copies() throws {
    store.update { records in
      let first = records.create("Human", id: "1")
      first.setValue("a text of more than fifteen bytes", "name")
      first.setLinkedRecords([first], "friends")
      let second = records.create("Human", id: "2")
      second.copyFieldsFrom(first)
      second.copyFieldsFrom(second)
      #expect(second.getValue("name") == first.getValue("name"))
      #expect(second.getLinkedRecords("friends")?.first??.id == first.id)
    }
  }

  @Test("Links to what was deleted are null, until it is written again")
  func deletion() throws {
    let text = "{hero{__typename id name} all{__typename id name}}"
    let hero = #"{"__typename":"Human","id":"1","name":"Luke"}"#
    let body = #"{"data":{"hero":\#(hero),"all":[\#(hero)]}}"#
    try store.write(Data(body.utf8), to: request(text))
    store.update { records in
      guard let human = records.get("Human", id: "1") else { return }
      records.delete(human)
      #expect(records.get("Human", id: "1") == nil && records.getRoot().getLinkedRecord("hero") == nil)
      #expect(records.getRoot().getLinkedRecords("all")?.count == 1)
    }
    #expect(try read(text) == #"{"data":{"hero":null,"all":[null]}}"#)
    try store.write(Data(body.utf8), to: request(text))
    #expect(try read(text) == body)
    store.update { records in
      if let human = records.get("Human", id: "1") { records.delete(human) }
      records.create("Human", id: "1").setValue("Leia", "name")
    }
    #expect(try read(text) == body.replacingOccurrences(of: "Luke", with: "Leia"))
  }

  private struct Stop: Error {}

  @Test("An update that throws leaves nothing of what it wrote, and wakes nobody")
  func errors() throws {
    let text = "{a hero{__typename id name} all{__typename id name}}"
    let hero = #"{"__typename":"Human","id":"1","name":"Luke"}"#
    try store.write(Data(#"{"data":{"a":0,"hero":\#(hero),"all":[\#(hero)]}}"#.utf8), to: request(text))
    let isWoken = Locked(false)
    let watcher = store.contents.withLock { $0.watchers.add { isWoken.withLock { $0 = true } } }
    _ = try store.read(request(text), for: watcher)
    let before = store.debugDescription
    #expect(throws: Stop.self) {
      try store.update { records in
        let hero = records.get("Human", id: "1")!
        hero.setValue("Leia", "name")
        hero.setValue("a text of more than fifteen bytes", "added")
        records.getRoot().setLinkedRecords([], "all")
        records.getRoot().setLinkedRecord(records.create("Droid", id: "2"), "hero")
        records.delete(hero)
        records.getRoot().evictAll("a")
        throw Stop()
      }
    }
    #expect(store.debugDescription == before)
    #expect(!isWoken.withLock { $0 })
    store.update { #expect($0.get("Droid", id: "2") == nil) }
  }

  @Test("An error of an update has the type that its closure throws")
  func errorTypes() {
    do throws(Stop) {
      try store.update { (_) throws(Stop) in throw Stop() }
    } catch {
      let _: Stop = error
    }
  }

  @Test("What is evicted is missing, with the objects in it that have no identity, and readers are woken")
  func eviction() throws {
    let text = "{hero{__typename id name size{__typename height}} all{__typename id name}}"
    let hero = #"{"__typename":"Human","id":"1","name":"Luke","size":{"__typename":"Size","height":2}}"#
    let other = #"{"__typename":"Human","id":"2","name":"Leia"}"#
    func write() throws {
      try store.write(Data(#"{"data":{"hero":\#(hero),"all":[\#(other)]}}"#.utf8), to: request(text))
    }
    func missing() throws -> [String] { try store.read(request(text)).missing.map(\.description) }
    try write()
    let isWoken = Locked(false)
    let watcher = store.contents.withLock { $0.watchers.add { isWoken.withLock { $0 = true } } }
    _ = try store.read(request(text), for: watcher)
    store.evict("Human", id: "1")
    #expect(isWoken.withLock { $0 })
    #expect(try missing() == ["hero.id", "hero.name", "hero.size"])
    #expect(!store.debugDescription.contains("height"))
    try write()
    #expect(try missing() == [])
    store.update { $0.get("Human", id: "1")?.evict("size") }
    #expect(try missing() == ["hero.size"])
    try write()
    store.evictAll("Human")
    #expect(try missing() == ["hero.id", "hero.name", "hero.size", "all[0].id", "all[0].name"])
    try write()
    store.update { $0.evictAll { $0.getValue("name") == "Leia" } }
    #expect(try missing() == ["all[0].id", "all[0].name"])
    try write()
    store.update { records in
      records.getRoot().evict("hero")
      records.getRoot().evict("all", ["first": 1])
    }
    #expect(try missing() == ["hero"])
    store.evict("Human", id: "unknown")
    store.evict("Edition", key: ["isbn": "3", "number": 2])
  }

  @Test("A record is found by its ID, whatever it is")
  func recordIDs() throws {
    let text =
      "{hero{__typename id name size{__typename height} parts{__typename name}} edition{__typename isbn number}}"
    let hero =
      #"{"__typename":"Human","id":"1","name":"Luke","size":{"__typename":"Size","height":2},"parts":[null,{"__typename":"Arm","name":"left"}]}"#
    let edition = #"{"__typename":"Edition","isbn":"3","number":2}"#
    try store.write(Data(#"{"data":{"hero":\#(hero),"edition":\#(edition)}}"#.utf8), to: request(text))
    store.update { records in
      let hero = records.get("Human", id: "1")!
      #expect(hero.id == "1" && records.get(id: "1") == hero && records.get(id: "2") == nil)
      let others = [
        records.getRoot(), hero.getLinkedRecord("size"), hero.getLinkedRecords("parts")?[1],
        records.getRoot().getLinkedRecord("edition"),
      ]
      for record in others {
        #expect(record?.id.hasPrefix("client:") == true)
        #expect(record.flatMap { records.get(id: $0.id) } == record)
      }
      #expect(Set(others.map { $0?.id }).count == 4)
      #expect(records.get(id: "client:") == nil && records.get(id: #"client:[["Human","7"]]"#) == nil)
      #expect(records.get(id: #"client:[["Human","1"],"unknown",[]]"#) == nil)
      // An ID of several objects is none.
      records.create("Droid", id: "1").setValue("R2-D2", "name")
      #expect(records.get(id: "1") == nil && records.get("Droid", id: "1") != hero)
      records.delete(hero)
      #expect(records.get(id: "1")?.type == "Droid")
    }
  }

  @Test("An object is found by an interface that documents have conditions on")
  func interfaces() throws {
    let text = "{hero{__typename id ... on Character{name}}}"
    let request = StoreRequest(SentDocument(text: text, operationName: "")) {
      ["": SelectionConditions(parsing: "0=Droid Human")]
    }
    store.update { #expect($0.get("Character", id: "1") == nil) }
    try store.write(Data(#"{"data":{"hero":{"__typename":"Human","id":"1","name":"Luke"}}}"#.utf8), to: request)
    store.update { records in
      #expect(records.get("Character", id: "1") == records.get("Human", id: "1"))
      #expect(records.get("Character", id: "2") == nil && records.get("Unknown", id: "1") == nil)
    }
  }

  @Test("An updater marks objects as stale, unless it fails")
  func invalidation() throws {
    let text = "{hero{__typename id name}}"
    try store.write(Data(#"{"data":{"hero":{"__typename":"Human","id":"1","name":"Luke"}}}"#.utf8), to: request(text))
    let isWoken = Locked(false)
    let watcher = store.contents.withLock { $0.watchers.add { isWoken.withLock { $0 = true } } }
    _ = try store.read(request(text), for: watcher)
    #expect(throws: Stop.self) {
      try store.update { records in
        records.get("Human", id: "1")?.invalidateRecord()
        throw Stop()
      }
    }
    #expect(try !store.read(request(text)).isStale && !isWoken.withLock { $0 })
    store.update { $0.get("Human", id: "1")?.invalidateRecord() }
    #expect(try store.read(request(text)).isStale && isWoken.withLock { $0 })
  }

  @Test("A field is evicted whatever its arguments")
  func evictedArguments() throws {
    store.update { records in
      for first in 1...2 { records.getRoot().setValue(.int(first), "count", ["first": .int(first)]) }
      records.getRoot().setValue(3, "count")
      records.getRoot().setValue(4, "counter")
      records.getRoot().evictAll("count")
    }
    #expect(try store.read(request("{count a:count(first:1) b:count(first:2)}")).missing.count == 3)
    #expect(try read("{counter}") == #"{"data":{"counter":4}}"#)
  }

  #if compiler(>=6.2)
    @Test("A closure that uses its store stops the program with a sentence, in place of waiting for ever")
    func usedWithin() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let store = GraphQLStore()
        store.update { _ in store.invalidate() }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("A closure that changes the store must not use the store or a client of it."))
    }
  #endif
}
