import Foundation
import GraphQLCLibrary
import GraphQLLanguage
import SeededRandomness
import Testing

@testable import InlineGraphQL
@testable import InlineGraphQLStore

/// Who reads something in a store and was not woken since has what the store has: whatever is written, taken back, deleted,
/// invalidated, released and collected, and whenever others read.
@Suite("A live reader that is not woken has the newest value")
struct LiveLawTests {
  @Test("Whatever happens between the steps of a collection", arguments: TestSchema.all)
  func reading(_ schema: TestSchema) async throws {
    let seeds = RandomRuns.seeds(10)
    var compared = 0
    for seed in seeds { compared += try await check(schema, seed: seed) }
    #expect(compared > seeds.count * 100)
  }

  /// How many sequences have the same operations and responses, which take longer than a sequence.
  private static let sequences = 5

  /// Returns how many readings were compared.
  private func check(_ testSchema: TestSchema, seed: UInt64) async throws -> Int {
    let graphs = try (0..<2).map {
      try RandomGraph(testSchema.sdl, seed: seed + $0 * 7919, errorRate: $0 == 0 ? 12 : 0)
    }
    let schema = graphs[0].schema.schema
    var random = SeededRandom(seed: seed)
    var operations = RandomOperations(schema, omitsIdentities: seed % 2 == 1, seed: seed)
    var known: [LiveRun.Known] = []
    while known.count < 6 {
      let operation = operations.next()
      var bodies: [Data] = []
      for graph in graphs {
        guard case .object(var members) = await graph.execute(operation), let data = members["data"] else { continue }
        members["data"] = data.shuffled(&random, isRoot: true)
        bodies.append(Data(GraphQLJSONValue.object(members).description.utf8))
      }
      if bodies.count == graphs.count { known.append(LiveRun.Known(StoreRequest(operation, schema), bodies)) }
    }
    known += LiveRun.pages
    let types = schema.typeNames.filter { name in
      if case .object(let type)? = schema.type(named: name) { type.fields["id"] != nil } else { false }
    }
    var compared = 0
    for sequence in 0..<Self.sequences {
      var run = LiveRun(known, types.sorted(), random)
      for turn in 0..<60 {
        try run.act()
        compared += try run.compare("\(testSchema) \(seed) \(sequence) \(turn)")
      }
      random = run.random
    }
    return compared
  }
}

/// A store, its readers, and what happens to it.
private struct LiveRun {
  /// A request with responses to it.
  struct Known {
    let request: StoreRequest
    let bodies: [Data]

    init(_ request: StoreRequest, _ bodies: [Data]) { (self.request, self.bodies) = (request, bodies) }
  }

  private let known: [Known]
  private let types: [String]
  private(set) var random: SeededRandom
  private let store = GraphQLStore(releasedCapacity: 1)
  private var readers: [LiveReader] = []
  private var layers: [(id: OptimisticLayers.ID, known: Known)] = []
  private var retentions: [StoreRetention] = []

  init(_ known: [Known], _ types: [String], _ random: SeededRandom) {
    (self.known, self.types, self.random) = (known, types, random)
    // What is kept moves at the end of each collection.
    if Bool.random(using: &self.random) {
      store.contents.withLock { $0.collector.sparsity = Sparsity(capacity: 0, share: 1) }
    }
  }

  /// Pages of two connections, and of a list without edges.
  static let pages: [Known] = ["a", "b"].flatMap { key in
    [nil, "1", "2"].map { after in
      let text =
        "query($after:String){people(after:$after)@connection(key:\"\(key)\"){edges{cursor node{__typename id name}}pageInfo{endCursor hasNextPage}}}"
      let number = (after.flatMap { Int($0) } ?? 0) + 1
      let nodes = [number, (number + 1) % 3].map {
        #"{"cursor":"\#($0)","node":{"__typename":"Human","id":"\#($0)","name":"\#(key)"}}"#
      }
      let pageInfo = #"{"endCursor":"\#(number)","hasNextPage":true}"#
      let bodies = [nodes, [nodes[0]]].map {
        Data(#"{"data":{"people":{"edges":[\#($0.joined(separator: ","))],"pageInfo":\#(pageInfo)}}}"#.utf8)
      }
      let variables = Data(after.map { #"{"after":"\#($0)"}"# }?.utf8 ?? "{}".utf8)
      return Known(StoreRequest(SentDocument(text: text, operationName: ""), variables: variables) { [:] }, bodies)
    }
  }

  /// The documents by which fields are changed, too.
  private var requests: [StoreRequest] { known.map(\.request) }

  private mutating func anyKnown() -> Known { known.randomElement(using: &random)! }

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  mutating func act() throws {
    switch Int.random(in: 0..<24, using: &random) {
    case 0, 1:
      let known = anyKnown()
      try store.write(known.bodies.randomElement(using: &random)!, to: known.request)
    case 2:
      let seed = random.next()
      if chance(3) {
        failingUpdate(of: store, seed: seed, types, requests)
      } else {
        store.update { [types, requests] in update($0, seed: seed, types, requests) }
      }
    case 3: try beginMutation()
    case 4, 5: try endMutation()
    case 6: deleteSomething()
    case 7:
      store.invalidate(
        types.randomElement(using: &random) ?? "Ghost",
        id: String(Int.random(in: 0..<3, using: &random))
      )
    case 8: if chance(4) { store.invalidate() }
    case 9: retentions.append(try store.retain(anyKnown().request))
    case 10: if let index = retentions.indices.randomElement(using: &random) { retentions.remove(at: index) }
    case 11, 12: readers.append(LiveReader(anyKnown().request, store))
    case 13: if let index = readers.indices.randomElement(using: &random) { readers.remove(at: index) }
    case 14: if let fragment = readers.randomElement(using: &random)?.fragment(&random) { readers.append(fragment) }
    case 15: _ = try store.read(anyKnown().request)
    case 16, 17, 18: for reader in readers where chance(2) { try reader.wake() }
    default: collect()
    }
    if readers.count > 6 { readers.removeFirst() }
  }

  private mutating func beginMutation() throws {
    let known = anyKnown()
    let response = chance(3) ? nil : try expectedData(known.bodies.randomElement(using: &random)!)
    let seed = random.next()
    var updater: (@Sendable (RecordSourceSelectorProxy) -> Void)?
    if response == nil || chance(2) { updater = { [types, requests] in update($0, seed: seed, types, requests) } }
    let id = try store.addLayer(for: known.request, response: response, updater)
    layers.append((id, known))
  }

  private mutating func endMutation() throws {
    guard let index = layers.indices.randomElement(using: &random) else { return }
    let (id, known) = layers.remove(at: index)
    if chance(2) { return store.removeLayer(id) }
    let seed = random.next()
    _ = try store.receive(known.bodies.randomElement(using: &random)!, to: known.request, replacing: id) {
      [types, requests] in
      update($0, seed: seed, types, requests)
    }
  }

  private mutating func deleteSomething() {
    let (type, id) = (types.randomElement(using: &random) ?? "Ghost", String(Int.random(in: 0..<3, using: &random)))
    store.update { records in
      if let record = records.get(type, id: id) { records.delete(record) }
    }
  }

  private mutating func collect() {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      store.contents.withLock { contents in
        if contents.layers.isEmpty { _ = contents.collect(until: .now) }
      }
    }
  }

  /// Returns how many readings were compared.
  func compare(_ comment: Comment) throws -> Int { try readers.count { try $0.compare(comment) } }
}

/// Somebody who reads a request, or an object of its response, again only when woken.
private final class LiveReader {
  private let request: StoreRequest
  private let store: GraphQLStore
  private let place: (object: StoredObject, source: StoredSource)?
  private let isWoken = Locked(true)
  private let watcher: Int
  private var last: StoredResponse?

  init(_ request: StoreRequest, _ store: GraphQLStore, at place: (object: StoredObject, source: StoredSource)? = nil) {
    (self.request, self.store, self.place) = (request, store, place)
    watcher = store.contents.withLock { [isWoken] in $0.watchers.add { isWoken.withLock { $0 = true } } }
  }

  deinit { store.removeWatcher(watcher) }

  /// Returns a reader of an object of the last response.
  func fragment(_ random: inout SeededRandom) -> LiveReader? {
    guard place == nil, let last else { return nil }
    var position = 0
    let objects = (0..<last.body.count).compactMap { last.objects.object(at: $0, near: &position) }
    guard let object = objects.randomElement(using: &random) else { return nil }
    return LiveReader(request, store, at: (object, StoredSource(store: store, last)))
  }

  func wake() throws {
    let wasWoken = isWoken.withLock { woken in
      defer { woken = false }
      return woken
    }
    if wasWoken { last = try read(for: watcher) }
  }

  private func read(for watcher: Int?) throws -> StoredResponse? {
    guard let place else { return try watcher.map { try store.read(request, for: $0) } ?? store.read(request) }
    let (object, plan) = (place.object, place.source.plan)
    return store.contents.withLock { contents in
      guard contents.table.has(object.record, since: place.source.removals) else { return nil }
      let group = plan.selections.numberedGroups[Int(object.selections)]
      var needed: NeededRecords?
      return contents.read(plan, of: (object.record, group), notesObjects: true, for: watcher, &needed)
    }
  }

  /// Compares what was read with what the store has. Returns whether it had to be the same.
  func compare(_ comment: Comment) throws -> Bool {
    if isWoken.withLock({ $0 }) { return false }
    let found = try read(for: nil)
    // An object of which nothing is known may go.
    if found == nil, let last, try isEmpty(last) { return false }
    #expect(last?.body == found?.body, comment)
    #expect(last?.missing.map(\.description) == found?.missing.map(\.description), comment)
    #expect(last?.isStale == found?.isStale, comment)
    return true
  }

  private func isEmpty(_ response: StoredResponse) throws -> Bool {
    guard case .object(let members)? = try GraphQLJSONValue(parsing: response.body)["data"] else { return false }
    return members.allSatisfy { $0.key == "__typename" || $0.value == .null }
  }
}
