/// The encoding of a value, independent of a format. The order of members does not matter for equality.
package enum EncodedValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case uint(UInt64)
  case float(Float)
  case double(Double)
  case string(String)
  case array([EncodedValue])
  case object([String: EncodedValue])

  /// Encodes a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - codingPath: The path of the value, for errors.
  ///   - userInfo: The encoder's `userInfo`.
  ///   - convert: Returns the encoding of a type for which the format has its own; `nil` for other types.
  /// - Throws: The errors of encoding the value.
  package init(
    encoding value: any Encodable,
    at codingPath: [any CodingKey] = [],
    userInfo: [CodingUserInfoKey: Any] = [:],
    converting convert: @escaping (any Encodable) throws -> EncodedValue? = { _ in nil }
  ) throws {
    let node = EncodedNode()
    let options = EncodedValueEncoder.Options(userInfo: userInfo, convert: convert)
    try EncodedValueEncoder(node, at: codingPath, options).encode(value)
    self = node.value
  }
}

/// The encoding of a value that is being encoded.
final class EncodedNode {
  enum Content {
    case value(EncodedValue)
    case array([EncodedNode])
    case object([String: EncodedNode])
  }

  /// The encoding so far. A value that encodes nothing is an empty object, as in Foundation's encoders.
  var content = Content.object([:])

  var value: EncodedValue {
    switch content {
    case .value(let value): value
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(members.mapValues(\.value))
    }
  }

  func element() -> EncodedNode {
    let node = EncodedNode()
    guard case .array(var elements) = content else {
      content = .array([node])
      return node
    }
    content = .array([])
    elements.append(node)
    content = .array(elements)
    return node
  }

  func member(_ key: String, keepingObject: Bool = false) -> EncodedNode {
    let node = EncodedNode()
    guard case .object(var members) = content else {
      content = .object([key: node])
      return node
    }
    if keepingObject, let known = members[key], case .object = known.content { return known }
    content = .object([:])
    members[key] = node
    content = .object(members)
    return node
  }
}
