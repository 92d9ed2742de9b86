/// The keys of fields, such as `friends(first:3)`, and their numbers.
///
/// Records, plans and errors have numbers of keys and are many, so nobody counts them. While a collection runs, each use is
/// noted, and what was not used is removed.
struct FieldKeys {
  private var table = ByteStringTable()
  private var isUsed: [Bool] = []

  /// The number of `__typename`, which nothing has a value for: the record has its type.
  static let typename: FieldID = 0

  /// The number that stands for all fields of a record.
  static let allFields: FieldID = -1

  init() { _ = number(of: Array("__typename".utf8)) }

  /// The number of numbers, free ones among them.
  var numberCount: Int { table.numberCount }

  var count: Int { table.count }

  mutating func number(of key: [UInt8]) -> FieldID {
    let number = table.number(of: key)
    if number == isUsed.count { isUsed.append(true) } else { isUsed[Int(number)] = true }
    return number
  }

  subscript(number: FieldID) -> String { String(decoding: table[number], as: UTF8.self) }

  func bytes(of number: FieldID) -> [UInt8] { table[number] }

  /// Forgets which keys are used.
  mutating func beginNotingUses() {
    isUsed = [Bool](repeating: false, count: isUsed.count)
    noteUse(Self.typename)
  }

  /// Notes that something has the number of a key.
  mutating func noteUse(_ number: FieldID) { isUsed[Int(number)] = true }

  /// Removes a key that nothing was noted to have.
  mutating func removeIfUnused(_ number: FieldID) {
    if !isUsed[Int(number)], table.isUsed(number) { table.remove(number) }
  }
}
