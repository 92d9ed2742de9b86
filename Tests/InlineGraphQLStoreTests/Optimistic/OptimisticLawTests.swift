import Foundation
import GraphQLCLibrary
import GraphQLLanguage
import InlineGraphQL
import SeededRandomness
import Testing

@testable import InlineGraphQLStore

/// With optimistic layers, a store is what another would be on which their changes were made last, in the order in which
/// they began. After all mutations have been answered, it is what it would be had there never been layers.
@Suite("Optimistic layers leave nothing behind")
struct OptimisticLawTests {
  @Test("Whatever arrives between them", arguments: TestSchema.all)
  func layers(_ schema: TestSchema) async throws {
    let seeds = RandomRuns.seeds(20)
    var compared = 0
    for seed in seeds { compared += try await check(schema, seed: seed, isReopened: false) }
    // Runs without layers would show nothing.
    #expect(compared > seeds.count * 2)
  }

  @Test(
    "Whatever arrives between restarts, after which a queue adds those of its mutations again",
    arguments: TestSchema.all
  )
  func restarts(_ schema: TestSchema) async throws {
    let seeds = RandomRuns.seeds(10)
    var compared = 0
    for seed in seeds { compared += try await check(schema, seed: seed, isReopened: true) }
    // Runs without layers would show nothing.
    #expect(compared > seeds.count * 2)
  }

  /// Returns how many states with layers were compared.
  private func check(_ testSchema: TestSchema, seed: UInt64, isReopened: Bool) async throws -> Int {
    let graphs = try (0..<3).map {
      try RandomGraph(testSchema.sdl, seed: seed + $0 * 7919, errorRate: $0 == 0 ? 12 : 0)
    }
    let schema = graphs[0].schema.schema
    var operations = RandomOperations(schema, seed: seed)
    var responses: [(request: StoreRequest, bodies: [Data])] = []
    while responses.count < 5 {
      let operation = operations.next()
      let bodies = await [graphs[0].execute(operation), graphs[1].execute(operation), graphs[2].execute(operation)]
      guard bodies.allSatisfy({ $0["data"] != nil }) else { continue }
      responses.append((StoreRequest(operation, schema), bodies.map { Data($0.description.utf8) }))
    }
    let types = schema.typeNames.filter { name in
      if case .object(let type)? = schema.type(named: name) { type.fields["id"] != nil } else { false }
    }
    var run = try Run(responses, types.sorted(), SeededRandom(seed: seed), isReopened: isReopened)
    var compared = 0
    for turn in 0..<12 {
      try await run.act()
      try run.compare("\(testSchema) \(seed) \(turn)")
      if !run.pending.isEmpty { compared += 1 }
    }
    while !run.pending.isEmpty { try run.answer() }
    try run.compare("\(testSchema) \(seed) end")
    return compared
  }

  /// A change of a store, which can be made again in another one.
  private enum Change {
    case response(Int, graph: Int)
    case update(seed: UInt64)
    /// An update that fails, so that it changes nothing.
    case failure(seed: UInt64)
  }

  private struct Run {
    let responses: [(request: StoreRequest, bodies: [Data])]
    let types: [String]
    private var requests: [StoreRequest] { responses.map(\.request) }
    private var random: SeededRandom
    private var store: GraphQLStore
    /// The disk of the store; `nil` if it is in memory alone.
    private let disk: ReopenedStore?
    private var base: [Change] = []
    private(set) var pending: [(layer: OptimisticLayers.ID, operation: Int, changes: [Change])] = []
    private var readers: [Reader] = []

    init(
      _ responses: [(request: StoreRequest, bodies: [Data])],
      _ types: [String],
      _ random: SeededRandom,
      isReopened: Bool
    ) throws {
      (self.responses, self.types, self.random) = (responses, types, random)
      disk = isReopened ? try ReopenedStore(.memory, releasedCapacity: .max) : nil
      store = disk?.store ?? GraphQLStore()
      readers = responses.map { [store] in Reader($0.request, store) }
    }

    mutating func act() async throws {
      let operation = Int.random(in: responses.indices, using: &random)
      if let disk, Int.random(in: 0..<4, using: &random) == 0 { return try await reopen(disk) }
      switch Int.random(in: 0..<7, using: &random) {
      case 6: try make(.failure(seed: random.next()), in: store)
      case 0:
        base.append(.response(operation, graph: Int.random(in: 0..<3, using: &random)))
        try make(base.last!, in: store)
      case 1:
        base.append(.update(seed: random.next()))
        try make(base.last!, in: store)
      case 2, 3: try begin(operation)
      default: if pending.isEmpty { try begin(operation) } else { try answer() }
      }
    }

    private mutating func begin(_ operation: Int) throws {
      var changes: [Change] = []
      let graph = Int.random(in: 1..<3, using: &random)
      if Bool.random(using: &random) { changes.append(.response(operation, graph: graph)) }
      let seed = random.next()
      if changes.isEmpty || Bool.random(using: &random) { changes.append(.update(seed: seed)) }
      pending.append((try addLayer(operation, changes), operation, changes))
    }

    private func addLayer(_ operation: Int, _ changes: [Change]) throws -> OptimisticLayers.ID {
      var response: GraphQLJSONValue?
      var updater: (@Sendable (RecordSourceSelectorProxy) -> Void)?
      for change in changes {
        switch change {
        case .response(_, let graph): response = try expectedData(responses[operation].bodies[graph])
        case .update(let seed), .failure(let seed):
          updater = { [types, requests] in update($0, seed: seed, types, requests) }
        }
      }
      return try store.addLayer(for: responses[operation].request, response: response, updater)
    }

    private mutating func reopen(_ disk: ReopenedStore) async throws {
      readers = []
      store = GraphQLStore()
      try await disk.reopen()
      store = disk.store
      for index in pending.indices {
        pending[index].layer = try addLayer(pending[index].operation, pending[index].changes)
      }
      readers = responses.map { [store] in Reader($0.request, store) }
    }

    /// Answers a mutation, or lets it fail.
    mutating func answer() throws {
      let (layer, operation, _) = pending.remove(at: Int.random(in: pending.indices, using: &random))
      if Int.random(in: 0..<3, using: &random) == 0 { return store.removeLayer(layer) }
      let (graph, seed) = (Int.random(in: 0..<3, using: &random), random.next())
      base += [.response(operation, graph: graph), .update(seed: seed)]
      let (request, bodies) = responses[operation]
      _ = try store.receive(bodies[graph], to: request, replacing: layer) { [types, requests] in
        update($0, seed: seed, types, requests)
      }
    }

    private func make(_ change: Change, in store: GraphQLStore) throws {
      switch change {
      case .response(let operation, let graph):
        try store.write(responses[operation].bodies[graph], to: responses[operation].request)
      case .update(let seed): store.update { update($0, seed: seed, types, requests) }
      case .failure(let seed): failingUpdate(of: store, seed: seed, types, requests)
      }
    }

    func compare(_ comment: Comment) throws {
      let obvious = GraphQLStore()
      for change in base + pending.flatMap(\.changes) { try make(change, in: obvious) }
      // Memory need not have all that is on disk.
      if disk == nil { #expect(store.debugDescription == obvious.debugDescription, comment) }
      for reader in readers { try reader.compare(with: obvious, comment) }
    }
  }
}

/// Changes a few records in an update that fails.
func failingUpdate(of store: GraphQLStore, seed: UInt64, _ types: [String], _ requests: [StoreRequest] = []) {
  struct Failure: Error {}
  #expect(throws: Failure.self) {
    try store.update { (records) throws(Failure) in
      update(records, seed: seed, types, requests)
      throw Failure()
    }
  }
}

/// Changes a few records, the same for the same seed.
///
/// - Parameter requests: Documents by which fields are changed, too.
func update(_ records: RecordSourceProxy, seed: UInt64, _ types: [String], _ requests: [StoreRequest] = []) {
  var random = SeededRandom(seed: seed)
  func record() -> RecordProxy {
    // Types that the schema does not have are as good.
    records.create(types.randomElement(using: &random) ?? "Ghost", id: String(Int.random(in: 0..<4, using: &random)))
  }
  for _ in 0..<Int.random(in: 1...4, using: &random) {
    let target = Bool.random(using: &random) ? record() : records.getRoot()
    switch Int.random(in: 0..<(requests.isEmpty ? 14 : 17), using: &random) {
    case 14...: change(records, requests.randomElement(using: &random)!, &random)
    case 10: records.evict(record())
    case 11: target.evict(["name", "hero", "friends"].randomElement(using: &random)!)
    case 12: records.evictAll { $0.getValue("name") == "a" }
    case 0: target.setValue(["a", "a text of more than fifteen bytes", .null].randomElement(using: &random)!, "name")
    case 1: target.setLinkedRecord(Bool.random(using: &random) ? record() : nil, "hero")
    case 2: target.setLinkedRecords([record(), nil, record()], "friends")
    case 3: records.delete(record())
    case 4: record().copyFieldsFrom(record())
    // These depend on what is below.
    case 5: target.setValue(record().getValue("name") ?? "unknown", "name")
    case 6: target.setLinkedRecords((target.getLinkedRecords("friends") ?? []) + [record()], "friends")
    case 7:
      let type = types.randomElement(using: &random) ?? "Ghost"
      let found = records.get(type, id: String(Int.random(in: 0..<4, using: &random)))
      (found ?? target).setValue(found == nil ? "not found" : "found", "name")
    case 8: target.getLinkedRecord("hero")?.setValue(.string(target.type ?? "untyped"), "name")
    case 9: if let hero = target.getLinkedRecord("hero") { records.delete(hero) }
    default: target.setValue(.int(Int.random(in: 0..<3, using: &random)), "count", ["first": 1])
    }
  }
}

/// Somebody who reads a request again only when woken.
private final class Reader {
  private let request: StoreRequest
  private let store: GraphQLStore
  private let isWoken = Locked(true)
  private let watcher: Int
  private var last: StoredResponse?

  init(_ request: StoreRequest, _ store: GraphQLStore) {
    (self.request, self.store) = (request, store)
    watcher = store.contents.withLock { [isWoken] in $0.watchers.add { isWoken.withLock { $0 = true } } }
  }

  func compare(with obvious: GraphQLStore, _ comment: Comment) throws {
    let wasWoken = isWoken.withLock { woken in
      defer { woken = false }
      return woken
    }
    if wasWoken { last = try store.read(request, for: watcher) }
    let expected = try obvious.read(request)
    #expect(
      last.map { String(decoding: $0.body, as: UTF8.self) } == String(decoding: expected.body, as: UTF8.self),
      comment
    )
    #expect(last?.missing == expected.missing, comment)
  }
}

/// Returns the data of a response that a mutation is expected to have.
func expectedData(_ body: Data) throws -> GraphQLJSONValue { try GraphQLJSONValue(parsing: body)["data"] ?? .null }
