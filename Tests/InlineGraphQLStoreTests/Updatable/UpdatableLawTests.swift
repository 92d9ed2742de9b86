import Foundation
import GraphQLLanguage
import InlineGraphQL
import SeededRandomness
import Testing

@testable import InlineGraphQLStore

/// A change by a document is the change of the record by the names of the schema.
@Suite("Typed changes are changes of records")
struct UpdatableLawTests {
  @Test("Whatever is selected", arguments: TestSchema.all)
  func records(_ testSchema: TestSchema) async throws {
    var changes = 0
    let seeds = RandomRuns.seeds(100 / TestSchema.all.count)
    for seed in seeds { changes += try await check(testSchema, seed: seed) }
    // Changes of nothing would show nothing.
    #expect(changes > seeds.count)
  }

  /// Returns how many changes had an effect.
  private func check(_ testSchema: TestSchema, seed: UInt64) async throws -> Int {
    let graph = try RandomGraph(testSchema.sdl, seed: seed, errorRate: 0)
    let schema = graph.schema.schema
    var operations = RandomOperations(schema, seed: seed)
    let (store, other) = (GraphQLStore(keyFields: keyFields), GraphQLStore(keyFields: keyFields))
    var all: [RandomOperation] = []
    for _ in 0..<4 {
      let operation = operations.next()
      let response = await graph.execute(operation)
      guard response["data"] != nil else { continue }
      all.append(operation)
      for store in [store, other] {
        try store.write(Data(response.description.utf8), to: StoreRequest(operation, schema))
      }
    }
    if all.isEmpty { return 0 }
    var (random, changes) = (SeededRandom(seed: seed), 0)
    for turn in 0..<8 {
      let operation = all.randomElement(using: &random)!
      var (typed, byName) = (SeededRandom(seed: seed + UInt64(turn)), SeededRandom(seed: seed + UInt64(turn)))
      let before = store.debugDescription
      store.update { change($0, StoreRequest(operation, schema), &typed) }
      let read = try ReadOperation(operation)
      other.update { records in
        let root = RecordProxy(records.contents.pointee.record(ofRoot: read.rootEntity), records)
        Names(operation: read, schema: schema, records: records).change(root, read.root, &byName)
      }
      let comment: Comment = "\(testSchema) \(seed) \(turn): \(operation)"
      #expect(typed.next() == byName.next(), comment)
      #expect(store.debugDescription == other.debugDescription, comment)
      if store.debugDescription != before { changes += 1 }
    }
    for operation in all {
      let (found, expected) = (
        try store.read(StoreRequest(operation, schema)), try other.read(StoreRequest(operation, schema))
      )
      #expect(found.body == expected.body && found.missing == expected.missing, "\(testSchema) \(seed): \(operation)")
    }
    return changes
  }
}

/// Makes the same changes by the names of fields, and asks the schema what a document means.
private struct Names {
  let operation: ReadOperation
  let schema: Schema
  let records: RecordSourceProxy

  func change(_ object: RecordProxy, _ sets: [SelectionSet], _ random: inout SeededRandom) {
    let type = object.type ?? schema.rootType(for: .query)!.name
    let fields = operation.collect(sets, on: type, schema).map(\.fields)
    if fields.isEmpty { return }
    let field = fields[Int.random(in: fields.indices, using: &random)]
    let (name, inner) = (field[0].name.value, field.compactMap(\.selectionSet))
    let arguments = GraphQLJSONObject(
      field[0].arguments.compactMap { argument in
        operation.argument(argument.name.value, of: field[0]).map { (argument.name.value, $0) }
      }
    )
    if inner.isEmpty {
      let value = RandomChange.value(&random)
      if name != "__typename" { object.setValue(value, name, arguments) }
      return
    }
    if isNested(schema.field(named: name, on: type)!.type, object, name, arguments) { return }
    let list = object.getLinkedRecords(name, arguments) ?? found(by: field[0], of: object, arguments)
    let linked = object.getLinkedRecord(name, arguments)
    let objects = list?.compactMap { $0 } ?? linked.map { [$0] } ?? []
    switch RandomChange(of: objects.count, &random) {
    case .inside(let index): change(objects[index], inner, &random)
    case .null: object.setLinkedRecord(nil, name, arguments)
    case .shuffled:
      if let list, TestLookup.of(name, schema)?.isOfList ?? true {
        object.setLinkedRecords(list.reversed() + list.prefix(1), name, arguments)
      } else if let found = objects.first {
        object.setLinkedRecord(found, name, arguments)
      }
    }
  }

  /// Whether a field has lists in a list.
  private func isNested(
    _ type: TypeReference,
    _ object: RecordProxy,
    _ name: String,
    _ arguments: GraphQLJSONObject
  ) -> Bool {
    guard case .list(let element, _) = type.nullable, case .list = element.nullable,
      let value = object.stored(object.field(name, arguments)), value.kind == .list
    else { return false }
    var words = ListWords(value.text)
    while let word = words.next() { if word < ListWords.null { return true } }
    return false
  }

  /// Returns the objects that a root field finds by its argument, of which something is known.
  private func found(by field: Field, of object: RecordProxy, _ arguments: GraphQLJSONObject) -> [RecordProxy?]? {
    let name = field.name.value
    guard object == records.getRoot(), let lookup = TestLookup.of(name, schema),
      object.stored(object.field(name, arguments)) == nil, let value = arguments[lookup.argument]
    else { return nil }
    func known(_ key: GraphQLJSONValue) -> RecordProxy? {
      lookup.types.lazy.compactMap { records.get($0, key: [lookup.keyField: key]) }.first
    }
    guard case .array(let keys) = value else { return known(value).map { [$0] } }
    let objects = keys.map(known)
    return objects.isEmpty || objects.contains { $0 != nil } ? objects : nil
  }
}
