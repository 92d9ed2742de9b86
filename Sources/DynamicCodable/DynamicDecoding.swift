/// Decodes a value of whichever type the data names; what an optional, array or dictionary holds each by its own.
///
/// - Throws: `DecodingError` with the full coding path.
func decodeDynamic<Value>(_ type: Value.Type, from decoder: any Decoder) throws -> Value {
  if let shape = Value.self as? any DynamicShape.Type {
    return try shape.decodeDynamically(from: decoder) as! Value
  }
  return try decodeDynamicObject(type, from: decoder)
}

private func decodeDynamicObject<Value>(
  _: Value.Type,
  from decoder: any Decoder
) throws -> Value {
  let table = DynamicDecodableRegistry.of(decoder.userInfo).table
  let identifier = try table.discriminator(of: Value.self).identifier(for: Value.self, in: decoder)
  guard let type = table.type(for: identifier, as: Value.self) else {
    let unknown = UnknownDynamicType(
      identifier: identifier,
      codingPath: decoder.codingPath,
      expected: "\(Value.self)",
      similarIdentifiers: similarNames(to: identifier, among: table.identifiers(for: Value.self))
    )
    throw DecodingError.dataCorrupted(
      .init(codingPath: unknown.codingPath, debugDescription: unknown.description, underlyingError: unknown)
    )
  }
  let decoded = try type.init(from: decoder)
  if let value = decoded as? Value { return value }
  let message = """
    "\(identifier)" is registered as \(type), which is no \(Value.self). Make it one, or register another type for it in \
    a DynamicScope of \(Value.self).
    """
  throw DecodingError.typeMismatch(Value.self, .init(codingPath: decoder.codingPath, debugDescription: message))
}

/// An element of an array or dictionary; without a value if it is, or depends on, one of an unknown type.
struct DynamicElement<Value>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try knownElement(in: decoder) { try decodeDynamic(Value.self, from: decoder) }
  }
}

/// An element that is no optional, array or dictionary: of many, each need not be asked again.
struct DynamicObject<Value>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try knownElement(in: decoder) { try decodeDynamicObject(Value.self, from: decoder) }
  }
}

private func knownElement<Value>(in decoder: any Decoder, _ decode: () throws -> Value) throws -> Value? {
  do {
    return try decode()
  } catch DecodingError.dataCorrupted(let context) {
    guard let unknown = context.underlyingError as? UnknownDynamicType else {
      throw DecodingError.dataCorrupted(context)
    }
    let registry = DynamicDecodableRegistry.of(decoder.userInfo)
    if registry.unknownElements == .fail { throw DecodingError.dataCorrupted(context) }
    registry.onUnknownType?(unknown)
    return nil
  }
}
