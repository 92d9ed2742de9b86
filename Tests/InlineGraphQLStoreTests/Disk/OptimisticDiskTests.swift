import Foundation
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

@Suite("What is expected is never on disk")
struct OptimisticDiskTests {
  private static let text = "{hero{__typename id name friend{__typename id name}}}"

  private func request(_ text: String) -> StoreRequest {
    StoreRequest(SentDocument(text: text, operationName: "")) { [:] }
  }

  private func body(_ name: String, _ friend: String = "a friend of more than fifteen bytes") -> String {
    let friend = #"{"__typename":"Droid","id":"2","name":"\#(friend)"}"#
    return #"{"data":{"hero":{"__typename":"Human","id":"1","name":"\#(name)","friend":\#(friend)}}}"#
  }

  private func read(_ store: GraphQLStore) throws -> String {
    String(decoding: try store.read(request(Self.text)).body, as: UTF8.self)
  }

  /// Returns what another process would read.
  private func saved(_ records: MemoryRecords) throws -> String { try read(GraphQLStore(storage: records)) }

  @Test("Values that wait to be saved are those without it")
  func waiting() async throws {
    let records = MemoryRecords()
    let store = GraphQLStore(storage: records)
    try store.write(Data(body("Luke").utf8), to: request(Self.text))
    let layer = try store.addLayer(
      for: request(Self.text),
      response: expectedData(Data(body("Ben", "another friend of more than fifteen bytes").utf8))
    ) { records in
      records.create("Human", id: "3").setValue("x", "name")
      if let droid = records.get("Droid", id: "2") { records.delete(droid) }
    }
    try await store.flush()
    #expect(try saved(records) == body("Luke"))
    GraphQLStore(storage: records).update { #expect($0.get("Human", id: "3") == nil) }
    // What comes meanwhile is saved.
    try store.write(Data(body("Leia").utf8), to: request(Self.text))
    store.invalidate("Human", id: "1")
    try await store.flush()
    #expect(try saved(records) == body("Leia"))
    store.removeLayer(layer)
    #expect(try read(store) == body("Leia"))
    try await store.flush()
    #expect(try saved(records) == body("Leia"))
    // The invalidation is a hundredth of a second ahead of the clock, which a store learns from the times on the disk.
    records.open()
    #expect(try GraphQLStore(storage: records).read(request(Self.text)).isStale)
  }

  @Test("What is deleted on disk alone is so when it is taken back", arguments: [true, false])
  func deletedOnDisk(isResponse: Bool) async throws {
    let records = MemoryRecords()
    let written = GraphQLStore(storage: records)
    try written.write(Data(body("Luke").utf8), to: request(Self.text))
    written.update { records in
      if let droid = records.get("Droid", id: "2") { records.delete(droid) }
    }
    try await written.flush()
    let store = GraphQLStore(storage: records)
    let layer = try store.addLayer(
      for: request(Self.text),
      response: isResponse ? expectedData(Data(body("Ben").utf8)) : nil
    ) { records in
      records.create("Droid", id: "2").setValue("x", "name")
    }
    #expect(try read(store) == body(isResponse ? "Ben" : "Luke", "x"))
    store.update { #expect($0.get("Droid", id: "2") == nil) }
    store.removeLayer(layer)
    #expect(try read(store) == #"{"data":{"hero":{"__typename":"Human","id":"1","name":"Luke","friend":null}}}"#)
  }

  @Test("What was deleted below does not come back from the disk when it is taken back")
  func deletedBelow() async throws {
    let records = MemoryRecords()
    let written = GraphQLStore(storage: records)
    try written.write(Data(body("Luke").utf8), to: request(Self.text))
    try await written.flush()
    let store = GraphQLStore(storage: records)
    #expect(try read(store) == body("Luke"))
    let layer = try store.addLayer(for: request(Self.text), response: nil) { records in
      records.create("Droid", id: "2").setValue("x", "name")
    }
    store.update { records in
      if let droid = records.get("Droid", id: "2") { records.delete(droid) }
    }
    store.removeLayer(layer)
    store.update { $0.create("Droid", id: "2").setValue(1, "age") }
    #expect(try store.read(request(Self.text)).missing.map(\.description) == ["hero.friend.name"])
  }

  @Test("What is on disk alone is there when it is taken back")
  func unloaded() async throws {
    let records = MemoryRecords()
    do {
      let store = GraphQLStore(storage: records)
      try store.write(Data(body("Luke").utf8), to: request(Self.text))
      try await store.flush()
    }
    for reads in [false, true] {
      let store = GraphQLStore(storage: records)
      let layer = try store.addLayer(for: request(Self.text), response: expectedData(Data(body("Ben").utf8))) {
        records in
        if let droid = records.get("Droid", id: "2") { records.delete(droid) }
      }
      if reads { #expect(try read(store).contains(#""name":"Ben","friend":null"#)) }
      try await store.flush()
      store.removeLayer(layer)
      #expect(try read(store) == body("Luke"))
      try await store.flush()
      #expect(try saved(records) == body("Luke"))
    }
  }

  @Test("Clearing takes it off")
  func clearing() async throws {
    let store = GraphQLStore(storage: MemoryRecords())
    let layer = try store.addLayer(for: request(Self.text), response: expectedData(Data(body("Ben").utf8)), nil)
    try await store.clear()
    #expect(try store.read(request(Self.text)).missing.map(\.description) == ["hero"])
    store.removeLayer(layer)
    #expect(try store.read(request(Self.text)).missing.map(\.description) == ["hero"])
  }
}
