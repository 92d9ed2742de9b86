import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

/// What ``LiveLawTests`` found, and what is too rare for it.
@Suite("Others read and write while a store collects")
struct CollectingTogetherTests {
  private let store = GraphQLStore(releasedCapacity: 1)

  private func request(_ text: String, _ variables: String = "{}") -> StoreRequest {
    StoreRequest(SentDocument(text: text, operationName: ""), variables: Data(variables.utf8)) { [:] }
  }

  private func write(_ data: String, to request: StoreRequest) throws {
    try store.write(Data(#"{"data":\#(data)}"#.utf8), to: request)
  }

  private func read(_ request: StoreRequest) throws -> String {
    String(decoding: try store.read(request).body, as: UTF8.self)
  }

  /// Collects until a condition is met.
  private func collect(until isMet: (StoreContents) -> Bool) {
    store.contents.withLock { contents in
      while !isMet(contents) { _ = contents.collect(until: .now) }
    }
  }

  /// Retains many objects, since a step of a collection goes through several.
  private func retainCrowd() throws -> StoreRetention {
    let crowd = (10..<60).map { #"{"__typename":"Human","id":"\#($0)"}"# }.joined(separator: ",")
    let all = request("{all{__typename id}}")
    let retention = try store.retain(all)
    try write(#"{"all":[\#(crowd)]}"#, to: all)
    return retention
  }

  @Test("What a live reader has read by a new link is not removed behind its back")
  func newLink() throws {
    let retention = try retainCrowd()
    let hero = request("{hero{__typename id name}}")
    try write(#"{"hero":{"__typename":"Human","id":"1","name":"Luke"}}"#, to: hero)
    let watcher = store.contents.withLock { $0.watchers.add {} }
    let first = try store.read(hero, for: watcher)
    #expect(first.missing.isEmpty)
    let human = request("{human{__typename id name}}")
    try write(#"{"human":{"__typename":"Human","id":"2","name":"Leia"}}"#, to: human)
    try write(#"{"other":1}"#, to: request("{other}"))
    collect { $0.collector.sweep?.phase == .removingFields }
    // Nobody retains Leia, and her fields are about to go.
    try write(#"{"hero":{"__typename":"Human","id":"2"}}"#, to: request("{hero{__typename id}}"))
    let last = try store.read(hero, for: watcher)
    collect { !$0.collector.isCollecting }
    let found = try store.read(hero)
    #expect(last.body == found.body && last.missing == found.missing)
    withExtendedLifetime(retention) {}
  }

  @Test("A live fragment of an object that only an optimistic layer had ends no collection")
  func goneFragment() throws {
    let hero = request("{hero{__typename id name}}")
    let body = Data(#"{"data":{"hero":{"__typename":"Human","id":"a name that is long enough","name":"Luke"}}}"#.utf8)
    let layer = try store.addLayer(for: hero, response: expectedData(body), nil)
    let record = try #require(
      store.contents.withLock {
        $0.knownRecord(ofType: "Human", identifiedBy: Array("a name that is long enough".utf8))
      }
    )
    let watcher = try store.contents.withLock { contents in
      let watcher = contents.watchers.add {}
      let plan = try contents.plan(hero)
      let group = plan.selections.numberedGroups.last!
      var needed: NeededRecords?
      _ = contents.read(plan, of: (record, group), notesObjects: false, for: watcher, &needed)
      return watcher
    }
    store.removeLayer(layer)
    for _ in 0..<2 {
      let count = store.contents.withLock { $0.collector.count }
      collect { $0.collector.count > count }
    }
    store.removeWatcher(watcher)
  }

  @Test("A plan that was used with many variables keeps the keys of its fields")
  func forgottenRequests() throws {
    let text = "query($n:Int){count(first:3) size(n:$n)}"
    for number in 0..<16 { try write(#"{"count":1,"size":2}"#, to: request(text, #"{"n":\#(number)}"#)) }
    // The plan forgets its requests, and then nobody retains one.
    try write(#"{"count":1,"size":2}"#, to: request(text, #"{"n":16}"#))
    for number in 17..<33 { try write(#"{"count":1,"size":2}"#, to: request(text, #"{"n":\#(number)}"#)) }
    for text in ["{a}", "{b}"] { try write(#"{"a":1,"b":1}"#, to: request(text)) }
    for _ in 0..<2 {
      let count = store.contents.withLock { $0.collector.count }
      collect { $0.collector.count > count }
    }
    // These take the numbers of keys that have gone.
    let others = (0..<40).map { "f\($0)" }
    let other = request("{\(others.joined(separator: " "))}")
    // The store collects by itself, too.
    let retention = try store.retain(other)
    try write("{\(others.map { #""\#($0)":"x""# }.joined(separator: ","))}", to: other)
    let before = try read(other)
    try write(#"{"count":7,"size":8}"#, to: request(text, #"{"n":40}"#))
    #expect(try read(other) == before)
    #expect(store.debugDescription.contains("count(first:3): 7"))
    withExtendedLifetime(retention) {}
  }

  @Test("An object in another that was not written keeps the other's number")
  func unlinkedPlace() throws {
    let retention = try retainCrowd()
    store.update { $0.create("Human", id: "1").setValue("Luke", "name") }
    store.update { $0.create("Human", id: "2").setValue("Leia", "name") }
    collect { $0.collector.sweep?.phase == .removingFields }
    // An edge is made in a record that nothing retains, and is not put into a list.
    store.update { records in
      guard let list = records.get("Human", id: "1"), let node = records.get("Human", id: "2") else { return }
      _ = ConnectionProxy(list).createEdge(to: node, type: "Edge")
    }
    collect { !$0.collector.isCollecting }
    store.contents.withLock { contents in
      for record in 0..<RecordID(contents.table.count) where !contents.table[record].isRemoved {
        guard let place = contents.table.place(of: record) else { continue }
        #expect(!contents.table[place.record].isRemoved)
      }
    }
    withExtendedLifetime(retention) {}
  }
}
