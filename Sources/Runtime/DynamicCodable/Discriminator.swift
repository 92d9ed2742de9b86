/// The member of the data that names its type: a key, or a path of keys through nested objects.
///
/// ```swift
/// let inObject: Discriminator = "__typename"       // {"__typename": "Hero", …}
/// let nested: Discriminator = ["meta", "kind"]     // {"meta": {"kind": "Hero"}, …}
/// ```
public struct Discriminator: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  let keys: [DynamicKey]

  /// The key `type`, as in the original package.
  public static let type: Discriminator = "type"

  /// Creates a discriminator from a path of keys.
  ///
  /// - Parameter path: At least one key.
  public init(path: [String]) {
    precondition(!path.isEmpty, "A discriminator has at least one key.")
    keys = path.map { DynamicKey($0) }
  }

  /// Creates a discriminator that is a member of the object itself.
  public init(stringLiteral key: String) { self.init(path: [key]) }

  /// Creates a discriminator from a path of keys.
  public init(arrayLiteral path: String...) { self.init(path: path) }

  /// The keys, joined as in `meta.kind`.
  var description: String { keys.map(\.stringValue).joined(separator: ".") }

  /// The key, if it is a member of the object itself.
  var key: String? { keys.count == 1 ? keys[0].stringValue : nil }

  /// Returns the identifier in an object.
  ///
  /// - Throws: `DecodingError` if there is no object, no such member in it, or no string in the member.
  func identifier(for expected: Any.Type, in decoder: any Decoder) throws -> String {
    let container = try decoder.container(keyedBy: DynamicKey.self)
    do {
      if keys.count == 1 { return try container.decode(String.self, forKey: keys[0]) }
      var inner = container
      for key in keys.dropLast() { inner = try inner.nestedContainer(keyedBy: DynamicKey.self, forKey: key) }
      return try inner.decode(String.self, forKey: keys[keys.count - 1])
    } catch DecodingError.keyNotFound(let key, _) {
      let message = "\"\(description)\", which says which type of \(expected) this is, is missing."
      throw DecodingError.keyNotFound(key, .init(codingPath: decoder.codingPath, debugDescription: message))
    } catch {
      let message = "\"\(description)\", which says which type of \(expected) this is, should be a string."
      let path = decoder.codingPath + keys
      throw DecodingError.typeMismatch(
        String.self,
        .init(codingPath: path, debugDescription: message, underlyingError: error)
      )
    }
  }
}
