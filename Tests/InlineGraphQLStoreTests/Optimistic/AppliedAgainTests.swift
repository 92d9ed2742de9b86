import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

@Suite("An optimistic update is applied again only if something changes that it has read")
struct AppliedAgainTests {
  private let store = GraphQLStore()
  private let request = StoreRequest(SentDocument(text: "mutation{a}", operationName: "")) { [:] }

  /// Adds an update. Returns how often its updater is called.
  private func add(_ updater: @escaping @Sendable (RecordSourceSelectorProxy) -> Void) throws -> Locked<Int> {
    let calls = Locked(0)
    _ = try store.addLayer(for: request, response: nil) { records in
      calls.withLock { $0 += 1 }
      updater(records)
    }
    return calls
  }

  private func set(_ name: GraphQLJSONValue, of id: String) {
    store.update { $0.create("Todo", id: id).setValue(name, "name") }
  }

  @Test("Not by others above it, nor by what it has written or what has nothing to do with it")
  func others() throws {
    set("a", of: "1")
    set("a", of: "new 3")
    let calls = try (0..<50).map { number in
      try add { $0.create("Todo", id: "new \(number)").setValue(.int(number), "name") }
    }
    set("b", of: "1")
    // What is expected hides this.
    set("c", of: "new 3")
    store.removeLayer(1)
    #expect(calls.allSatisfy { $0.withLock { $0 } == 1 })
    #expect(store.debugDescription.contains("  id: \"new 3\"\n  name: 3\n"))
    #expect(!store.debugDescription.contains("new 0"))
  }

  @Test("By a value, a list, a type, and an object that it looked for in vain")
  func reads() throws {
    set("a", of: "1")
    let value = try add {
      $0.create("Copy", id: "1").setValue($0.get("Todo", id: "1")?.getValue("name") ?? .null, "name")
    }
    let list = try add { records in
      let root = records.getRoot()
      root.setLinkedRecords((root.getLinkedRecords("todos") ?? []) + [records.create("Copy", id: "1")], "todos")
    }
    let object = try add { records in
      if records.get("Todo", id: "2") != nil { records.getRoot().setValue(true, "isFound") }
    }
    let all = try add { records in
      guard let todo = records.get("Todo", id: "1") else { return }
      records.create("Copy", id: "2").copyFieldsFrom(todo)
    }
    func calls() -> [Int] { [value, list, object, all].map { $0.withLock { $0 } } }
    #expect(calls() == [1, 1, 1, 1])
    set("b", of: "1")
    #expect(calls() == [2, 1, 1, 2])
    store.update { $0.getRoot().setLinkedRecords([], "todos") }
    #expect(calls() == [2, 2, 1, 2])
    set("c", of: "2")
    #expect(calls() == [2, 2, 2, 2])
    store.update { $0.get("Todo", id: "1")?.setValue(1, "other") }
    #expect(calls() == [2, 2, 2, 3])
    #expect(store.debugDescription.contains("isFound: true"))
    #expect(store.debugDescription.contains("Copy:\"1\"\n  id: \"1\"\n  name: \"b\"\n"))
  }

  @Test("The expected response is not written again when only its updater reads something else")
  func response() throws {
    set("a", of: "1")
    let request = StoreRequest(SentDocument(text: "mutation{todo{__typename id text}}", operationName: "")) { [:] }
    let response = try expectedData(Data(#"{"data":{"todo":{"__typename":"Todo","id":"3","text":"x"}}}"#.utf8))
    _ = try store.addLayer(for: request, response: response) { records in
      let name = records.get("Todo", id: "1")?.getValue("name") ?? .null
      records.getRootField("todo")?.setValue(name, "name")
    }
    let time = try writingTime("text")
    store.invalidate()
    set("b", of: "1")
    #expect(try writingTime("text") == time)
    #expect(try writingTime("name") > time)
  }

  /// When a field of the todo of the response was last written.
  private func writingTime(_ name: String) throws -> StoreTime {
    try store.contents.withLock { contents in
      let known = contents.knownRecord(ofType: "Todo", identifiedBy: Array("3".utf8))
      let record = try #require(known)
      let field = contents.names.fields.number(of: Array(name.utf8))
      let index = try #require(contents.table.index(of: field, in: record, guess: 0))
      return contents.table[record].stamp(at: index).time
    }
  }
}
