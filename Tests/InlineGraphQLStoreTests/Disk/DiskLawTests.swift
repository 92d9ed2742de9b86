import Foundation
import GraphQLLanguage
import InlineGraphQL
import SeededRandomness
import Testing

@testable import InlineGraphQLStore

/// A store that is closed, opened and collected at random moments reads as one that stays open and never collects.
@Suite("A store on disk is the store")
struct DiskLawTests {
  @Test("Whatever happens between closing and opening", arguments: TestDisk.allCases, TestSchema.all)
  func reopening(_ disk: TestDisk, _ schema: TestSchema) async throws {
    var compared = 0
    let seeds = RandomRuns.seeds(disk == .memory ? 10 : 2)
    for seed in seeds { compared += try await check(disk, schema, seed: seed) }
    #expect(compared > seeds.count * 10)
  }

  /// Returns how many operations were read whole.
  private func check(_ disk: TestDisk, _ testSchema: TestSchema, seed: UInt64) async throws -> Int {
    let graph = try RandomGraph(testSchema.sdl, seed: seed, errorRate: seed % 2 == 0 ? 0 : 12)
    let schema = graph.schema.schema
    var random = SeededRandom(seed: seed)
    var operations = RandomOperations(schema, seed: seed)
    var known: [(request: StoreRequest, body: Data, text: String)] = []
    while known.count < 6 {
      let operation = operations.next()
      let response = await graph.execute(operation)
      guard response["data"] != nil else { continue }
      known.append((StoreRequest(operation, schema), Data(response.description.utf8), "\(operation)"))
    }
    let reopened = try ReopenedStore(disk, releasedCapacity: 1)
    let lasting = GraphQLStore(keyFields: keyFields, releasedCapacity: .max)
    let objects = schema.typeNames.filter { if case .object? = schema.type(named: $0) { true } else { false } }
    let identified = ["0", "1", "2"].flatMap { id in objects.sorted().map { ($0, id) } }
    var compared = 0
    for turn in 0..<40 {
      let (request, body, _) = known.randomElement(using: &random)!
      switch Int.random(in: 0..<17, using: &random) {
      case 0...3:
        try reopened.store.write(body, to: request)
        try lasting.write(body, to: request)
      case 4, 5: try await reopened.reopen()
      case 6: try await reopened.store.flush()
      case 7: await reopened.store.collect()
      case 8:
        let (type, id) = identified.randomElement(using: &random)!
        for store in [reopened.store!, lasting] {
          store.update { records in
            if let record = records.get(type, id: id) { records.delete(record) }
          }
        }
      case 9:
        let (type, id) = identified.randomElement(using: &random)!
        for store in [reopened.store!, lasting] {
          store.update { $0.get(type, id: id)?.setValue("local and longer than fifteen bytes", "local") }
        }
      case 10:
        let (type, id) = identified.randomElement(using: &random)!
        for store in [reopened.store!, lasting] { store.invalidate(type, id: id) }
      case 11:
        let (type, id) = identified.randomElement(using: &random)!
        for store in [reopened.store!, lasting] { store.evict(type, id: id) }
      case 12:
        let type = objects.randomElement(using: &random)!
        for store in [reopened.store!, lasting] { store.evictAll(type) }
      case 13:
        let (type, id) = identified.randomElement(using: &random)!
        let isOfRoot = Bool.random(using: &random)
        let root = schema.rootType(for: .query)!.name
        let field = schema.type(named: isOfRoot ? root : type)?.fields?.keys.sorted().randomElement(using: &random)
        for store in [reopened.store!, lasting] {
          store.update { records in
            let record = isOfRoot ? records.getRoot() : records.get(type, id: id)
            if let field { record?.evictAll(field) }
          }
        }
      case 14:
        let (seed, types) = (random.next(), objects.filter { keyFields[$0] == nil }.sorted())
        for store in [reopened.store!, lasting] { failingUpdate(of: store, seed: seed, types, known.map(\.request)) }
      case 15:
        if let request = known.randomElement(using: &random)?.request {
          let seed = random.next()
          for store in [reopened.store!, lasting] {
            var random = SeededRandom(seed: seed)
            store.update { change($0, request, &random) }
          }
        }
      default:
        // Many invalidations in one moment put the store's time ahead of the clock.
        let count = [0, 0, 1, 1000].randomElement(using: &random)!
        for store in [reopened.store!, lasting] { for _ in 0..<count { store.invalidate() } }
      }
      for (request, _, text) in known where Bool.random(using: &random) {
        let comment: Comment = "\(disk) \(testSchema) \(seed) \(turn) \(text)"
        let (found, expected) = (try reopened.store.read(request), try lasting.read(request))
        #expect(found.missing.map(\.description) == expected.missing.map(\.description), comment)
        #expect(found.body == expected.body, comment)
        #expect(found.isStale == expected.isStale, comment)
        if found.missing.isEmpty { compared += 1 }
      }
    }
    return compared
  }
}
