import InlineGraphQL

/// The objects of one model, in the order in which they were created.
struct ModelTable: Sendable {
  struct Row: Sendable {
    /// Grows with each object that is created.
    let number: Int
    var object: JSONObject
  }

  let keyFields: [String]
  private(set) var rows: [Row] = []
  private var numbers: [Key: Int] = [:]
  /// The rows by what some fields are, for the lists of these fields that were asked about since the last change.
  private var groups: [[String]: [Key: [Row]]] = [:]
  private var nextNumber = 0

  /// The JSON of the values of a key: strings differ where their bytes do, numbers are the same however they are written.
  struct Key: Hashable, Sendable {
    private let bytes: [UInt8]

    init(_ values: [JSONValue]) {
      let values = values.map { value in
        if case .double(let number) = value, let integer = Int(exactly: number) {
          JSONValue.int(integer)
        } else {
          value
        }
      }
      bytes = Array(JSONValue.array(values).description.utf8)
    }
  }

  init(keyFields: [String]) { self.keyFields = keyFields }

  /// The primary key of an object, or of what is given to find it.
  func key(of object: JSONObject) -> Key {
    Key(keyFields.map { object[$0] ?? .null })
  }

  /// The object of a primary key. Setting it creates, replaces or removes the object.
  subscript(key: Key) -> JSONObject? {
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

  /// The rows whose fields have given values: none if one of these is null.
  mutating func rows(where fields: [(name: String, value: JSONValue)]) -> [Row] {
    if fields.isEmpty { return rows }
    if fields.contains(where: { $0.value == .null }) { return [] }
    let names = fields.map(\.name)
    let group =
      groups[names] ?? Dictionary(grouping: rows) { row in Key(names.map { row.object[$0] ?? .null }) }
    groups[names] = group
    return group[Key(fields.map(\.value))] ?? []
  }

  /// Rows are sorted by their numbers, of which some are gone.
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
