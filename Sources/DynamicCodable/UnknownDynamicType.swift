/// Data names a type that nobody registered.
///
/// It is what `onUnknownType` is told, and the underlying error of the `DecodingError` where an unknown type is one.
public struct UnknownDynamicType: Error, Sendable, CustomStringConvertible {
  /// The identifier in the data.
  public let identifier: String

  /// Where it stands.
  public let codingPath: [any CodingKey]

  /// What was expected there, as in `Route`.
  public let expected: String

  private let scope: ObjectIdentifier
  private let table: DynamicTypeTable

  init(identifier: String, codingPath: [any CodingKey], expected: Any.Type, table: DynamicTypeTable) {
    self.identifier = identifier
    self.codingPath = codingPath
    self.expected = "\(expected)"
    scope = ObjectIdentifier(expected)
    self.table = table
  }

  /// The registered identifiers that are spelt alike.
  public var similarIdentifiers: [String] { similarNames(to: identifier, among: table.identifiers(for: scope)) }

  /// The error where the unknown type is one.
  var decodingError: DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: description, underlyingError: self))
  }

  /// What is unknown, and what to do about it.
  public var description: String {
    let names = similarIdentifiers.map { "\"\($0)\"" }
    let suggestion =
      switch names.count {
      case 0: ""
      case 1: " Did you mean \(names[0])?"
      default: " Did you mean \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])?"
      }
    return """
      No type of \(expected) is registered for "\(identifier)".\(suggestion) Types are registered with \
      DynamicDecodableRegistry.register(_:typeIdentifier:).
      """
  }
}

/// The names that differ from one in few letters, the nearest first.
func similarNames(to name: String, among names: some Sequence<String>) -> [String] {
  // What nobody could have meant is not worth the time.
  guard name.utf8.count <= 100 else { return [] }
  let limit = max(1, name.count * 2 / 5)
  let letters = Array(name.lowercased())
  let near = names.compactMap { other -> (Int, String)? in
    let others = Array(other.lowercased())
    guard abs(letters.count - others.count) <= limit else { return nil }
    let distance = editDistance(letters, others)
    return distance <= limit ? (distance, other) : nil
  }
  return near.sorted { $0 < $1 }.prefix(5).map(\.1)
}

/// How many letters have to be put in, left out, or replaced.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var row = Array(0...right.count)
  for (index, letter) in left.enumerated() {
    var diagonal = index
    row[0] = index + 1
    for (column, other) in right.enumerated() {
      let replaced = diagonal + (letter == other ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[right.count]
}
