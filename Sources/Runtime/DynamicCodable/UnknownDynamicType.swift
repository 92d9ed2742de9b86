import protocol Foundation.LocalizedError

/// An identifier in the data for which no type is registered.
///
/// `onUnknownType` receives it. If an unknown type is an error, it is the underlying error of the `DecodingError`.
public struct UnknownDynamicType: LocalizedError, Sendable, CustomStringConvertible {
  /// The identifier in the data.
  public let identifier: String

  /// The path of the value.
  public let codingPath: [any CodingKey]

  /// The expected type, such as `Route`.
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

  /// The registered identifiers with a similar spelling.
  public var similarIdentifiers: [String] { similarNames(to: identifier, among: table.identifiers(for: scope)) }

  /// The error to throw if an unknown type is an error.
  var decodingError: DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: description, underlyingError: self))
  }

  /// The unknown name, and how to register it.
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

  /// The same as ``description``.
  public var errorDescription: String? { description }
}

/// Returns the names that differ from another one in few letters, the nearest first.
func similarNames(to name: String, among names: some Sequence<String>) -> [String] {
  // A name of that length is no misspelling.
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

/// Returns the number of letters to insert, delete or replace.
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
