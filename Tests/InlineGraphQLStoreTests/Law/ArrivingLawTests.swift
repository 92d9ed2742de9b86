import Foundation
import GraphQLLanguage
import InlineGraphQL
import InlineGraphQLTesting
import SeededRandomness
import Testing

@testable import InlineGraphQLStore

/// A response that arrives in parts is at each moment what has arrived, and what is pending is exactly the rest. At its end, reading
/// the operation equals executing it. If it breaks off, what was pending is missing.
@Suite("A store has what has arrived")
struct ArrivingLawTests {
  @Test("Whatever is deferred and streamed", arguments: TestSchema.all)
  func parts(_ schema: TestSchema) async throws {
    let seeds = RandomRuns.seeds(120 / TestSchema.all.count)
    var (compared, moments) = (0, 0)
    for seed in seeds {
      for errorRate in [0, 12] {
        let graph = try RandomGraph(schema.sdl, seed: seed, errorRate: errorRate)
        var operations = RandomOperations(graph.schema.schema, seed: seed, defersParts: true)
        let operation = operations.next()
        let check = try await check(operation, graph, "\(schema) \(seed) \(errorRate): \(operation)", seed)
        compared += check == 0 ? 0 : 1
        moments += check
      }
    }
    // Invalid documents and responses in one piece must not leave nothing to compare.
    #expect(compared > seeds.count / 3 && moments > compared * 2)
  }

  /// Returns the number of payloads.
  private func check(
    _ operation: RandomOperation,
    _ graph: RandomGraph,
    _ comment: Comment,
    _ seed: UInt64
  ) async throws -> Int {
    let whole = await graph.execute(operation)
    guard let data = whole["data"] else { return 0 }
    let payloads = try await payloads(of: operation, graph)
    if payloads.count == 1 { return 0 }
    // With errors, what is null is so up to the part around it, and not up to what would be null without parts.
    var complete = IncrementalResponse()
    for payload in payloads { try complete.apply(payload) }
    guard let wholeData = try GraphQLJSONValue(parsing: complete.body)["data"] else { return 0 }
    if whole["errors"] == nil { #expect(sorted(wholeData) == sorted(data), comment) }
    let request = StoreRequest(operation, graph.schema.schema)
    // Of one field, an object with identity displaces one without, however the response arrives.
    let other = GraphQLStore(keyFields: keyFields)
    try other.write(Data(whole.description.utf8), to: request)
    if whole["errors"] == nil, try !other.read(request).missing.isEmpty { return 0 }
    let store = GraphQLStore(keyFields: keyFields)
    var random = SeededRandom(seed: seed)
    let end = Int.random(in: 0..<3, using: &random) == 0 ? Int.random(in: 1..<payloads.count, using: &random) : nil
    var response = IncrementalResponse(notesArrivals: true)
    var arriving: ArrivingResponse? = ArrivingResponse(to: request, in: store)
    for payload in payloads.prefix(end ?? payloads.count) {
      try response.apply(payload)
      _ = try arriving?.receive(response.takeArrived())
      let stored = try store.read(request)
      let read = try GraphQLJSONValue(parsing: stored.body)["data"]!
      let arrived = try GraphQLJSONValue(parsing: response.body)["data"]!
      if arrived == .null { continue }
      let isFlawless = whole["errors"] == nil
      // A field that an error made null for one of its aliases is not known for the others.
      if isFlawless { #expect(stored.missing == [], comment) }
      var differences: [String] = []
      let pending = Set(stored.pending.map(\.components))
      compare(read, arrived, wholeData, pending, isFlawless, [], &differences)
      #expect(differences == [], comment)
      if response.isComplete { #expect(stored.pending == [], comment) }
    }
    arriving = nil
    let stored = try store.read(request)
    #expect(stored.pending == [], comment)
    guard end == nil, stored.missing.isEmpty else { return payloads.count }
    if whole["errors"] == nil {
      #expect(try GraphQLJSONValue(parsing: stored.body)["data"]!.description == data.description, comment)
    }
    return payloads.count
  }

  private func payloads(of operation: RandomOperation, _ graph: RandomGraph) async throws -> [Data] {
    var request = try GraphQLRequest(Operations.HeroName())
    (request.document, request.operationName) = (operation.text, "Q")
    request.variables = Data(GraphQLJSONValue.object(operation.variables).description.utf8)
    var payloads: [Data] = []
    for try await case .response(let payload) in InProcessTransport(graph.schema).stream(request) {
      payloads.append(payload.body)
    }
    return payloads
  }

  /// Notes where what the store has is less than what has arrived, or anything but what there will be. An object may be at several
  /// places, so that the store may have more.
  private func compare(
    _ read: GraphQLJSONValue,
    _ arrived: GraphQLJSONValue?,
    _ whole: GraphQLJSONValue,
    _ pending: Set<[JSONPath.Component]>,
    _ isFlawless: Bool,
    _ path: [JSONPath.Component],
    _ differences: inout [String]
  ) {
    func note(_ problem: String) { differences.append("\(JSONPath(path)): \(problem)") }
    if pending.contains(path) {
      if arrived != nil, isFlawless { note("pending, though it has arrived") }
      return
    }
    switch (read, whole) {
    case (.object(let members), .object(let all)) where members["id"] != "scalar":
      for (name, value) in members {
        // A part that failed is not in the whole response.
        guard let other = all[name] else { continue }
        compare(value, arrived?[name], other, pending, isFlawless, path + [.key(name)], &differences)
      }
    case (.array(let elements), .array(let all)):
      if elements.count < all.count, !pending.contains(path + [.index(elements.count)]) { note("too short") }
      if elements.count > all.count { note("too long") }
      for (index, pair) in zip(elements, all).enumerated() {
        compare(pair.0, arrived?[index], pair.1, pending, isFlawless, path + [.index(index)], &differences)
      }
    // Null that an error made may stand for more, or be known for another alias alone.
    case (.null, _) where !isFlawless, (_, .null) where !isFlawless: break
    default:
      if sorted(read) != sorted(whole) { note("\(read) instead of \(whole)") }
    }
  }
}
