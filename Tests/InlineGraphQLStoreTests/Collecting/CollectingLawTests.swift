import Foundation
import GraphQLLanguage
import InlineGraphQL
import SeededRandomness
import Testing

@testable import InlineGraphQLStore

/// Steps of collections among writes, retains and releases remove no fact that was reached all the time since it was
/// written, and all facts that nothing reaches in the end.
@Suite("A store collects what nothing retains")
struct CollectingLawTests {
  private static let releasedCapacity = 2

  @Test("Whatever happens between the steps", arguments: TestSchema.all)
  func collecting(_ schema: TestSchema) async throws {
    let seeds = RandomRuns.seeds(10)
    var compared = 0
    for seed in seeds { compared += try await check(schema, seed: seed) }
    #expect(compared > seeds.count * 5)
  }

  /// Returns how many operations were read whole.
  private func check(_ testSchema: TestSchema, seed: UInt64) async throws -> Int {
    let graph = try RandomGraph(testSchema.sdl, seed: seed, errorRate: 0)
    var run = Run(graph.schema.schema, SeededRandom(seed: seed))
    var operations = RandomOperations(run.schema, seed: seed)
    while run.operations.count < 6 {
      let operation = operations.next()
      if let data = await graph.execute(operation)["data"] { run.operations.append((operation, data)) }
    }
    var compared = 0
    for turn in 0..<60 {
      try run.act()
      compared += try run.compare("\(testSchema) \(seed) \(turn)")
    }
    try run.finish("\(testSchema) \(seed)")
    return compared
  }

  /// A store, one that never collects, and one that forgets at once what nothing reaches.
  private struct Run {
    let schema: Schema
    var operations: [(operation: RandomOperation, data: GraphQLJSONValue)] = []
    private var random: SeededRandom
    private var contents: StoreContents
    private var lasting = StoreContents(releasedCapacity: 2)
    private var forgetful: ObviousStore
    private var held: [(operation: Int, index: Int)] = []
    private var released: [Int] = []

    init(_ schema: Schema, _ random: SeededRandom) {
      (self.schema, self.random) = (schema, random)
      contents = StoreContents(releasedCapacity: releasedCapacity)
      forgetful = ObviousStore(schema)
      // What is kept moves at the end of each collection.
      if Bool.random(using: &self.random) { contents.collector.sparsity = Sparsity(capacity: 0, share: 1) }
      contents.names.keyFields = KeyFields(keyFields)
      lasting.names.keyFields = KeyFields(keyFields)
    }

    private var retained: Set<Int> { Set(held.map(\.operation) + released) }

    private func plan(_ index: Int, _ contents: inout StoreContents) throws -> PlannedRequest {
      try contents.plan(StoreRequest(operations[index].operation, schema))
    }

    mutating func act() throws {
      let index = Int.random(in: operations.indices, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1: try write(index)
      case 2:
        let operation = contents.operation(try plan(index, &contents))
        held.append((index, contents.retain(operation)))
      case 3:
        guard let last = held.indices.randomElement(using: &random) else { return }
        let (operation, index) = held.remove(at: last)
        _ = contents.collector.retained.release(at: index)
        keep(operation)
      default: _ = contents.collect(until: .now)
      }
      forgetful.keep(try retained.map { try ReadOperation(operations[$0].operation) })
    }

    private mutating func write(_ index: Int) throws {
      let (operation, data) = operations[index]
      let body = GraphQLJSONValue.object(["data": data]).description
      try Array(body.utf8).withUnsafeBufferPointer { bytes in
        let request = try plan(index, &contents)
        contents.begin(at: 0)
        try contents.write(bytes, to: request)
        _ = contents.keepExecuted(request)
        try lasting.write(bytes, to: try plan(index, &lasting))
      }
      forgetful.write(data, to: try ReadOperation(operation))
      if operation.kind == .query { keep(index) }
    }

    private mutating func keep(_ operation: Int) {
      released.removeAll { $0 == operation }
      released.append(operation)
      if released.count > releasedCapacity { released.removeFirst() }
    }

    /// Reads what is retained. Returns how many operations were whole.
    mutating func compare(_ comment: Comment) throws -> Int {
      var compared = 0
      for index in retained {
        let stored = read(try plan(index, &contents), &contents)
        let all = read(try plan(index, &lasting), &lasting)
        let missing = stored.missing.map(\.description)
        let forgotten = forgetful.missing(of: try ReadOperation(operations[index].operation))
        #expect(missing.allSatisfy { path in forgotten.contains { isPrefix($0, of: path) } }, comment)
        #expect(all.missing.allSatisfy { path in missing.contains { isPrefix($0, of: path.description) } }, comment)
        guard missing.isEmpty else { continue }
        compared += 1
        #expect(stored.body == all.body, comment)
      }
      return compared
    }

    private func read(_ request: PlannedRequest, _ contents: inout StoreContents) -> StoredResponse {
      var needed: NeededRecords?
      return contents.read(request, of: nil, notesObjects: false, for: nil, &needed)
    }

    private func count(_ facts: [String: ObviousStore.Fact]) -> Int {
      facts.keys.count { !$0.hasPrefix("__typename") }
    }

    /// Collects all, writes everything again, and compares what is left of it after a collection.
    mutating func finish(_ comment: Comment) throws {
      // What is known of a place decides which object it is. So both begin with nothing.
      let kept = retained.sorted()
      (held, released) = ([], [])
      contents.collector.retained = RetainedOperations(releasedCapacity: releasedCapacity)
      try compareAll(comment)
      for index in kept {
        held.append((index, contents.collector.retained.retain(contents.operation(try plan(index, &contents)))))
      }
      for index in operations.indices { try write(index) }
      try compareAll(comment)
    }

    /// Collects all and compares what is left.
    private mutating func compareAll(_ comment: Comment) throws {
      forgetful.keep(try retained.map { try ReadOperation(operations[$0].operation) })
      for _ in 0..<2 { while contents.collect(until: .now) == nil {} }
      let records = (0..<RecordID(contents.table.count)).filter { !contents.table[$0].isRemoved }
      #expect(records.count == forgetful.facts.count, comment)
      let fields = records.map { Int(contents.table[$0].count) }
      #expect(fields.reduce(0, +) == forgetful.facts.values.map(count).reduce(0, +), comment)
    }
  }
}

/// Returns whether a path begins with another.
private func isPrefix(_ prefix: String, of path: String) -> Bool {
  path == prefix || path.hasPrefix(prefix + ".") || path.hasPrefix(prefix + "[")
}
