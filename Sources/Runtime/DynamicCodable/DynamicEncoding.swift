/// Encodes a value by its own type, with the discriminator; in optionals, arrays and dictionaries, each value by its
/// own.
///
/// - Throws: `EncodingError` if the value is not `Encodable`, or its encoding leaves no room for the discriminator.
func encodeDynamic<Value>(_ value: Value, to encoder: any Encoder) throws {
  if let encoder = encoder as? EncodedValueEncoder, encoder.passesOver(value) { return }
  if let container = Value.self as? any DynamicContainer.Type {
    func encode<Container: DynamicContainer>(_: Container.Type) throws {
      try (value as! Container).encodeDynamically(to: encoder)
    }
    return try encode(container)
  }
  guard let encodable = value as? any Encodable else {
    let message = "\(type(of: value as Any)) is not Encodable. Make it conform, or use @DynamicDecodable."
    throw EncodingError.invalidValue(value, .init(codingPath: encoder.codingPath, debugDescription: message))
  }
  let table = DynamicDecodableRegistry.of(encoder.userInfo).table
  let identifier = table.identifier(of: value, as: Value.self)
  let keys = table.discriminator(of: Value.self).keys
  // A type with a stored identifier encodes it, one with a computed identifier does not. Only its encoding tells.
  let encoded = try identifier.map { _ in
    let node = EncodedNode()
    let options = EncodedValueEncoder.Options(userInfo: encoder.userInfo, depth: keys.count)
    try EncodedValueEncoder(node, at: encoder.codingPath, options).encode(encodable)
    return node
  }
  try encodable.encode(to: encoder)
  guard let identifier, let encoded, try !encoded.contains(keys, of: value, at: encoder.codingPath) else { return }
  var container = encoder.container(keyedBy: DynamicKey.self)
  for key in keys.dropLast() { container = container.nestedContainer(keyedBy: DynamicKey.self, forKey: key) }
  try container.encode(identifier, forKey: keys[keys.count - 1])
}

extension EncodedNode {
  /// Returns whether an encoding contains the discriminator.
  ///
  /// - Throws: `EncodingError` if it does not and has no room for it.
  fileprivate func contains(_ keys: [DynamicKey], of value: Any, at codingPath: [any CodingKey]) throws -> Bool {
    var inner = self
    for (depth, key) in keys.enumerated() {
      if case .object(let members) = inner.content {
        if let member = members[key.stringValue] {
          inner = member
          continue
        }
        // Adding the discriminator would replace the members that the type encodes under the first keys.
        if depth == 0 { return false }
      }
      let path = keys.map(\.stringValue).joined(separator: ".")
      let message = "What \(type(of: value)) encodes has no object for the discriminator \"\(path)\". Encode it there."
      throw EncodingError.invalidValue(value, .init(codingPath: codingPath, debugDescription: message))
    }
    return true
  }
}
