import InlineGraphQL

/// The objects of one model, in the order of their creation.
struct ModelTable: Sendable {
  struct Row: Sendable {
    /// A number that grows with each created object.
    let number: Int
    var object: GraphQLJSONObject
  }

  let keyFields: [String]
  private(set) var rows: [Row] = []
  private var numbers: [Key: Int] = [:]
  /// The rows by the values of some fields, for each list of fields that was queried since the last change.
  private var groups: [[String]: [Key: [Row]]] = [:]
  private var nextNumber = 0

  /// The values of a key, as JSON. Strings are compared by their bytes, and `1.0` equals `1`.
  struct Key: Hashable, Sendable {
    private let bytes: [UInt8]

    init(_ values: [GraphQLJSONValue]) {
      let values = values.map { value in
        if case .double(let number) = value, let integer = Int(exactly: number) {
          GraphQLJSONValue.int(integer)
        } else {
          value
        }
      }
      bytes = Array(GraphQLJSONValue.array(values).description.utf8)
    }
  }

  init(keyFields: [String]) { self.keyFields = keyFields }

  /// Returns the primary key of an object, or of the input that identifies one.
  func key(of object: GraphQLJSONObject) -> Key {
    Key(keyFields.map { object[$0] ?? .null })
  }

  /// The object of a primary key. Setting it creates, replaces or removes the object.
  subscript(key: Key) -> GraphQLJSONObject? {
    get { position(of: key).map { rows[$0].object } }
    set {
      groups = [:]
      switch (position(of: key), newValue) {
      case (let position?, let object?):
        rows[position].object = object
      case (let position?, nil):
        rows.remove(at: position)
        numbers[key] = nil
      case (nil, let object?):
        rows.append(Row(number: nextNumber, object: object))
        numbers[key] = nextNumber
        nextNumber += 1
      case (nil, nil):
        break
      }
    }
  }

  /// Returns the rows with these field values; none if one of the values is null.
  mutating func rows(where fields: [(name: String, value: GraphQLJSONValue)]) -> [Row] {
    if fields.isEmpty { return rows }
    if fields.contains(where: { $0.value == .null }) { return [] }
    let names = fields.map(\.name)
    let group =
      groups[names] ?? Dictionary(grouping: rows) { row in Key(names.map { row.object[$0] ?? .null }) }
    groups[names] = group
    return group[Key(fields.map(\.value))] ?? []
  }

  /// Returns the index of a row by binary search. Rows are sorted by number, with gaps.
  private func position(of key: Key) -> Int? {
    guard let number = numbers[key] else { return nil }
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
