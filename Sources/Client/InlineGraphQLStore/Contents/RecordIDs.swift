import GraphQLJSON
import InlineGraphQL

extension StoreContents {
  /// Returns the ID of a record: its `id`, or its owner and the steps from there (``ConnectionID``).
  func id(of record: RecordID) -> String {
    if let identity = table.identity(of: record), !table.isRoot(record),
      names.name(ofType: table.identifiedType(of: record)).map({ names.keyFields[$0] }) == ["id"]
    {
      return String(decoding: identity, as: UTF8.self)
    }
    return "client:" + GraphQLJSONValue.array(steps(to: record)).description
  }

  /// Returns the owner of a record that has an identity, and the steps from there: keys of fields, and lists of the indices in them.
  func steps(to record: RecordID) -> [GraphQLJSONValue] {
    var steps: [GraphQLJSONValue] = []
    var record = record
    while let place = table.place(of: record) {
      let indices = table.placeIndices(of: record)
      if !indices.isEmpty { steps.append(.array(indices.map { .int(Int($0)) })) }
      steps.append(.string(names.fields[place.field]))
      record = place.record
    }
    let identity = GraphQLJSONValue.string(String(decoding: table.identity(of: record) ?? [], as: UTF8.self))
    let type = names.name(ofType: table.isRoot(record) ? -1 : table.identifiedType(of: record))
    steps.append(.array((type.map { [.string($0)] } ?? []) + [identity]))
    return steps.reversed()
  }

  /// Returns the records that have an ID, in memory or on disk.
  mutating func records(withID id: String) -> [RecordID] {
    if id.hasPrefix("client:") { return record(withSteps: id.dropFirst(7)).map { [$0] } ?? [] }
    return (0..<Int32(names.types.numberCount)).compactMap { type in
      guard mayHaveIdentities(type), let name = names.name(ofType: type),
        let identity = names.keyFields.identity(ofType: name, id: id)
      else { return nil }
      return foundRecord(ofType: name, identifiedBy: identity)
    }
  }

  /// Returns the record at the end of steps; `nil` if nothing is known of one.
  private mutating func record(withSteps text: Substring) -> RecordID? {
    guard case .array(let steps)? = try? GraphQLJSONValue(parsing: Array(text.utf8)),
      case .array(let owner)? = steps.first, var record = record(ofOwner: owner)
    else { return nil }
    for (position, step) in steps.enumerated().dropFirst() {
      guard case .string(let key) = step else { continue }
      var indices: [Int32] = []
      if position + 1 < steps.count, case .array(let elements) = steps[position + 1] {
        indices = elements.compactMap { if case .int(let index) = $0 { Int32(exactly: index) } else { nil } }
      }
      record = self.record(in: record, names.fields.number(of: Array(key.utf8)), at: indices[...], type: -1)
    }
    if table.place(of: record) != nil, table[record].count == 0 { loadNow(record) }
    return foundType(of: record) < 0 && table[record].count == 0 && !table.isRoot(record) ? nil : record
  }

  private mutating func record(ofOwner owner: [GraphQLJSONValue]) -> RecordID? {
    guard case .string(let first)? = owner.first else { return nil }
    guard owner.count > 1, case .string(let identity) = owner[1] else { return table.knownRecord(ofRoot: first) }
    return foundRecord(ofType: first, identifiedBy: Array(identity.utf8))
  }
}
