import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

@Suite("A store goes on when its disk fails")
struct FailingDiskTests {
  private let records = MemoryRecords()
  private let events = Locked<[StoreEvent]>([])
  private let text = StoreRequest(SentDocument(text: "{a}", operationName: "")) { [:] }

  private func open() -> GraphQLStore {
    records.open()
    return GraphQLStore(storage: records) { [events] event in events.withLock { $0.append(event) } }
  }

  private var failures: Int {
    events.withLock { $0.count { if case .diskError = $0 { true } else { false } } }
  }

  @Test("What could not be saved is saved later")
  func saving() async throws {
    var store: GraphQLStore! = open()
    records.fails = true
    try store.write(Data(#"{"data":{"a":1}}"#.utf8), to: text)
    await #expect(throws: MemoryRecords.Failure.self) { try await store.flush() }
    #expect(failures > 0)
    store.invalidate()
    #expect(try store.read(text).missing.isEmpty)
    records.fails = false
    try await store.flush()
    store = open()
    #expect(String(decoding: try store.read(text).body, as: UTF8.self) == #"{"data":{"a":1}}"#)
    #expect(try store.read(text).isStale)
  }

  @Test("A saved text that is not JSON is not there")
  func brokenText() async throws {
    let both = StoreRequest(SentDocument(text: "{a b}", operationName: "")) { [:] }
    var store: GraphQLStore! = open()
    try store.write(Data(#"{"data":{"a":1234,"b":5678}}"#.utf8), to: both)
    try await store.flush()
    records.replace("1234", with: "12:4")
    store = open()
    let read = try store.read(both)
    #expect(read.missing.map(\.description) == ["a"])
    #expect(String(decoding: read.body, as: UTF8.self) == #"{"data":{"a":null,"b":5678}}"#)
  }

  @Test(
    "A saved object with a type that is not JSON is not there, whether its identity or its place has it",
    arguments: ["", "id"]
  )
  func brokenType(id: String) async throws {
    let text = StoreRequest(SentDocument(text: "{a{__typename \(id) x}b}", operationName: "")) { [:] }
    var store: GraphQLStore! = open()
    let member = id.isEmpty ? "" : #","id":"1""#
    try store.write(Data(#"{"data":{"a":{"__typename":"Size"\#(member),"x":1},"b":2}}"#.utf8), to: text)
    try await store.flush()
    records.replace("Size", with: "S:\"e")
    store = open()
    let read = try store.read(text)
    let body = try GraphQLJSONValue(parsing: read.body)
    #expect(!read.missing.isEmpty && body["data"]?["b"] == 2 && body["data"]?["a"]?["__typename"]?.string == nil)
    try store.write(Data(#"{"data":{"a":{"__typename":"Size"\#(member),"x":3},"b":2}}"#.utf8), to: text)
    #expect(try store.read(text).missing.isEmpty)
  }

  @Test("A record whose type is not JSON takes what is written after it", arguments: [false, true])
  func writtenAfterBrokenType(isRead: Bool) async throws {
    let text = StoreRequest(SentDocument(text: "{a{__typename x}b}", operationName: "")) { [:] }
    let response = Data(#"{"data":{"a":{"__typename":"Size","x":1},"b":2}}"#.utf8)
    var store: GraphQLStore! = open()
    try store.write(response, to: text)
    try await store.flush()
    // Roots have no type in the file, so that of the field is made one.
    records.edit { bytes in if bytes[1] == 0 { bytes.replaceSubrange(1..<2, with: [1, UInt8(ascii: "\"")]) } }
    store = open()
    if isRead { _ = try store.read(text) }
    try store.write(response, to: text)
    #expect(try store.read(text).body == response)
    try await store.flush()
    store = open()
    let read = try store.read(text)
    #expect(read.body == response && read.missing.isEmpty && !read.isStale)
  }

  @Test(
    "What is written after the clock was put back is valid, and what became stale before stays so",
    arguments: [false, true]
  )
  func clock(isAll: Bool) async throws {
    let both = StoreRequest(SentDocument(text: "{a{__typename id x}b}", operationName: "")) { [:] }
    let response = Data(#"{"data":{"a":{"__typename":"A","id":"1","x":1},"b":2}}"#.utf8)
    var store: GraphQLStore! = open()
    try store.write(response, to: both)
    if isAll { store.invalidate() } else { store.invalidate("A", id: "1") }
    try await store.flush()
    records.putClockBack(by: 60_00)
    for _ in 0..<2 {
      store = open()
      #expect(try store.read(both).isStale)
      try store.write(
        Data(#"{"data":{"b":3}}"#.utf8),
        to: StoreRequest(SentDocument(text: "{b}", operationName: "")) { [:] }
      )
      try await store.flush()
    }
    try store.write(response, to: both)
    try await store.flush()
    store = open()
    #expect(try !store.read(both).isStale)
  }

  @Test("What is written after many invalidations stays valid when it is loaded again", arguments: [false, true])
  func loadedAfterInvalidations(isAll: Bool) async throws {
    let request = StoreRequest(SentDocument(text: "{a{__typename id x}}", operationName: "")) { [:] }
    records.open()
    let store = GraphQLStore(storage: records, releasedCapacity: 0)
    for _ in 0..<10_000 { if isAll { store.invalidate() } else { store.invalidate("A", id: "1") } }
    try store.write(Data(#"{"data":{"a":{"__typename":"A","id":"1","x":1}}}"#.utf8), to: request)
    try await store.flush()
    await store.collect()
    let read = try store.read(request)
    #expect(read.missing.isEmpty && !read.isStale && !records.loads.isEmpty)
  }

  @Test("The saved record of a root's field says nothing of other fields", arguments: [["aa", "bb"], ["bb", "aa"]])
  func otherField(names: [String]) async throws {
    let text = StoreRequest(SentDocument(text: "{aa bb}", operationName: "")) { [:] }
    var store: GraphQLStore! = open()
    try store.write(Data(#"{"data":{"aa":1,"bb":1}}"#.utf8), to: text)
    try store.write(Data(#"{"data":{"aa":1,"bb":2}}"#.utf8), to: text)
    try await store.flush()
    records.replace(names[0], with: names[1])
    store = open()
    let read = try store.read(text)
    #expect(read.missing.map(\.description) == [names[0]])
    let data = try GraphQLJSONValue(parsing: read.body)["data"]
    #expect(data?[names[1]] == (names[1] == "aa" ? 1 : 2))
  }

  @Test("What cannot be loaded is missing until it can")
  func loading() async throws {
    var store: GraphQLStore! = open()
    try store.write(Data(#"{"data":{"a":1}}"#.utf8), to: text)
    try await store.flush()
    store = open()
    records.fails = true
    #expect(try store.read(text).missing.map(\.description) == ["a"])
    #expect(failures == 1)
    records.fails = false
    #expect(try store.read(text).missing.isEmpty)
  }

  @Test("What could not be cleared is not read")
  func clearing() async throws {
    var store: GraphQLStore! = open()
    try store.write(Data(#"{"data":{"a":1}}"#.utf8), to: text)
    try await store.flush()
    store = open()
    records.fails = true
    await #expect(throws: MemoryRecords.Failure.self) { try await store.clear() }
    records.fails = false
    #expect(try store.read(text).missing.map(\.description) == ["a"])
    store.update { #expect($0.getRoot().getValue("a") == nil) }
    try await store.clear()
    store = open()
    #expect(try store.read(text).missing.map(\.description) == ["a"])
  }

  @Test("A store that is released with changes saves them")
  func released() async throws {
    weak var released: GraphQLStore?
    do {
      let store = open()
      try store.write(Data(#"{"data":{"a":1}}"#.utf8), to: text)
      released = store
    }
    while released != nil { try await Task.sleep(for: .milliseconds(5)) }
    #expect(try open().read(text).missing.isEmpty)
  }
}
