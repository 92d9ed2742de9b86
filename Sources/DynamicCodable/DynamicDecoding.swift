/// Decodes a value of whichever type the data names; what an optional, array or dictionary holds each by its own.
///
/// - Throws: `DecodingError` with the full coding path.
func decodeDynamic<Value>(_ type: Value.Type, from decoder: any Decoder) throws -> Value {
  if let shape = Value.self as? any DynamicShape.Type {
    return try shape.decodeDynamically(from: decoder) as! Value
  }
  return try ExpectedTypes<Value>(in: .of(decoder.userInfo)).decode(from: decoder)
}

/// The types that may stand where a protocol is expected, as they were registered at one time.
struct ExpectedTypes<Value> {
  private let table: DynamicTypeTable
  private let discriminator: Discriminator

  init(in registry: DynamicDecodableRegistry) {
    table = registry.table
    discriminator = table.discriminator(of: Value.self)
  }

  /// Decodes a value of one of them.
  func decode(from decoder: any Decoder) throws -> Value {
    try decode(discriminator.identifier(for: Value.self, in: decoder), from: decoder)
  }

  /// Decodes a value of one of them.
  func decode(direct decoder: any DirectDecoder) throws -> Value {
    if let key = discriminator.key, let identifier = decoder.string(forMember: key) {
      return try decode(identifier, from: decoder)
    }
    return try decode(from: decoder)
  }

  private func decode(_ identifier: String, from decoder: any Decoder) throws -> Value {
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
    if let value = try decode(type, from: decoder) { return value }
    let message = """
      "\(identifier)" is registered as \(type), which is no \(Value.self). Make it one, or register another type for it in \
      a DynamicScope of \(Value.self).
      """
    throw DecodingError.typeMismatch(Value.self, .init(codingPath: decoder.codingPath, debugDescription: message))
  }

  // Its type being known here, the value is moved into the existential instead of copied from one to the other.
  private func decode<T: Decodable>(_ type: T.Type, from decoder: any Decoder) throws -> Value? {
    try T(from: decoder) as? Value
  }
}

/// An element of an array or dictionary; without a value if it is, or depends on, one of an unknown type.
struct DynamicElement<Value>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try DynamicDecodableRegistry.of(decoder.userInfo).knownElement {
      try decodeDynamic(Value.self, from: decoder)
    }
  }
}

/// An element that is no optional, array or dictionary: of many, each need not be asked again.
struct DynamicObject<Value>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    let registry = DynamicDecodableRegistry.of(decoder.userInfo)
    value = try registry.knownElement { try ExpectedTypes<Value>(in: registry).decode(from: decoder) }
  }
}

extension DynamicDecodableRegistry {
  /// Decodes an element of an array or dictionary.
  ///
  /// - Returns: `nil` if it is, or depends on, one of an unknown type, and such are skipped.
  func knownElement<Element>(_ decode: () throws -> Element) throws -> Element? {
    do {
      return try decode()
    } catch DecodingError.dataCorrupted(let context) {
      guard let unknown = context.underlyingError as? UnknownDynamicType, unknownElements == .skip else {
        throw DecodingError.dataCorrupted(context)
      }
      onUnknownType?(unknown)
      return nil
    }
  }
}
