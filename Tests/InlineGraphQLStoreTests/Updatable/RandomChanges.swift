import InlineGraphQL
import SeededRandomness

@testable import InlineGraphQLStore

/// Changes a random field of a document's data, or of an object in it, the same for the same seed.
func change(_ records: RecordSourceProxy, _ request: StoreRequest, _ random: inout SeededRandom) {
  guard let plan = try? records.contents.pointee.plan(request) else { return }
  let root = records.contents.pointee.record(ofRoot: plan.selections.document.kind.rawValue)
  let document = UpdatedDocument(records, plan, plan.selections.root, .shared)
  change(UpdatableRecord(RecordProxy(root, records), document.root, document), &random)
}

private func change(_ object: UpdatableRecord, _ random: inout SeededRandom) {
  let fields = object.mergedFields.fields
  if fields.isEmpty { return }
  let field = fields[Int.random(in: fields.indices, using: &random)]
  let key = field.field.responseKey
  if field.group == nil {
    let value = RandomChange.value(&random)
    if !field.isTypename { object.set(.success(value), of: key) }
    return
  }
  let links = object.links(of: key)
  if case .list(let elements)? = links, elements.contains(where: { if case .list = $0 { true } else { false } }) {
    return
  }
  switch RandomChange(of: links?.objects.count ?? 0, &random) {
  case .inside(let index): if let inner = links?.objects[index] as? UpdatableRecord { change(inner, &random) }
  case .null: object.setLinks(.null, of: key)
  case .shuffled:
    switch links {
    case .list(let elements): object.setLinks(.list(elements.reversed() + elements.prefix(1)), of: key)
    case .object(let inner): object.setLinks(.object(inner), of: key)
    case .null, nil: break
    }
  }
}

extension __UpdatableLinks {
  fileprivate var objects: [any __UpdatableRecord] {
    switch self {
    case .null: []
    case .object(let object): [object]
    case .list(let elements): elements.flatMap(\.objects)
    }
  }
}

/// What becomes of a field with objects.
enum RandomChange {
  case inside(Int)
  case null
  case shuffled

  init(of count: Int, _ random: inout SeededRandom) {
    let isInside = Int.random(in: 0..<3, using: &random) > 0
    if isInside, count > 0 {
      self = .inside(Int.random(in: 0..<count, using: &random))
    } else {
      self = Bool.random(using: &random) ? .null : .shuffled
    }
  }

  /// Returns the new value of a field with a scalar.
  static func value(_ random: inout SeededRandom) -> GraphQLJSONValue {
    ["a", "a text of more than fifteen bytes", .null, 7, [["x"], .null]].randomElement(using: &random)!
  }
}
