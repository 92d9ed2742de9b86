/// Decodes a value of the type that the data names; in optionals, arrays and dictionaries, each value by its own type.
///
/// - Throws: `DecodingError` with the full coding path.
func decodeDynamic<Value>(_ type: Value.Type, from decoder: any Decoder) throws -> Value {
  if let container = Value.self as? any DynamicContainer.Type {
    return try container.decodeDynamically(from: decoder) as! Value
  }
  return try ExpectedTypes<Value>(in: .of(decoder.userInfo)).decode(from: decoder)
}

/// The types that can occur where a protocol is expected, as registered at one moment.
final class ExpectedTypes<Value> {
  private let registry: DynamicDecodableRegistry
  private let table: DynamicTypeTable
  private let discriminator: Discriminator
  private let key: String?

  init(in registry: DynamicDecodableRegistry) {
    self.registry = registry
    table = registry.table
    discriminator = table.discriminator(of: Value.self)
    key = discriminator.key
  }

  /// Whether nothing was registered since then.
  var isCurrent: Bool { registry.table === table }

  /// Decodes a value of one of these types.
  func decode(from decoder: any Decoder) throws -> Value {
    try decode(discriminator.identifier(for: Value.self, in: decoder), from: decoder)
  }

  /// Decodes a value of one of these types.
  func decode(direct decoder: any DirectDecoder) throws -> Value {
    try decode(identifier(direct: decoder), from: decoder)
  }

  /// Decodes an element of an array or dictionary.
  ///
  /// - Parameter use: Receives the element. It is not called if the element, or a value in it, has an unknown type and
  ///   the registry skips these.
  func decodeElement(from decoder: any Decoder, _ use: (Value) -> Void) throws {
    try decodeElement(discriminator.identifier(for: Value.self, in: decoder), from: decoder, use)
  }

  /// Decodes an element of an array, with the same `use`.
  func decodeElement(direct decoder: any DirectDecoder, _ use: (Value) -> Void) throws {
    try decodeElement(identifier(direct: decoder), from: decoder, use)
  }

  private func identifier(direct decoder: any DirectDecoder) throws -> String {
    if let key, let identifier = decoder.string(forMember: key) { return identifier }
    return try discriminator.identifier(for: Value.self, in: decoder)
  }

  // The closure replaces an optional result, which costs time where its type is generic.
  private func decodeElement(_ identifier: String, from decoder: any Decoder, _ use: (Value) -> Void) throws {
    if let type = table.type(for: identifier, as: Value.self) {
      do {
        return use(try decode(type, called: identifier, from: decoder))
      } catch {
        return try registry.skip(error)
      }
    }
    let (unknownElements, onUnknownType) = registry.unknown
    guard unknownElements == .skip else { throw unknown(identifier, in: decoder).decodingError }
    // The report is made only for a handler, because newer services may send much data of unknown types.
    onUnknownType?(unknown(identifier, in: decoder))
  }

  private func decode(_ identifier: String, from decoder: any Decoder) throws -> Value {
    guard let type = table.type(for: identifier, as: Value.self) else {
      throw unknown(identifier, in: decoder).decodingError
    }
    return try decode(type, called: identifier, from: decoder)
  }

  private func unknown(_ identifier: String, in decoder: any Decoder) -> UnknownDynamicType {
    UnknownDynamicType(identifier: identifier, codingPath: decoder.codingPath, expected: Value.self, table: table)
  }

  // Generic, so that the value is moved into the existential and not copied from another one.
  private func decode<T: Decodable>(
    _ type: T.Type,
    called identifier: String,
    from decoder: any Decoder
  ) throws -> Value {
    if let value = try T(from: decoder) as? Value { return value }
    let message = """
      "\(identifier)" is registered as \(type), which is no \(Value.self). Make it one, or register another type for it in \
      a DynamicScope of \(Value.self).
      """
    throw DecodingError.typeMismatch(Value.self, .init(codingPath: decoder.codingPath, debugDescription: message))
  }
}

/// An element of an array or dictionary, without a value if the registry skips its type or that of a value in it.
struct DynamicElement<Value>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    if Value.self is any DynamicContainer.Type {
      do {
        value = try decodeDynamic(Value.self, from: decoder)
      } catch {
        try DynamicDecodableRegistry.of(decoder.userInfo).skip(error)
        value = nil
      }
    } else {
      value = try DynamicObject<Value>(from: decoder).value
    }
  }
}

/// An element that is no optional, array or dictionary. Arrays decide this once, not for each element.
struct DynamicObject<Value>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    var value: Value?
    try ExpectedTypes<Value>(in: .of(decoder.userInfo)).decodeElement(from: decoder) { value = $0 }
    self.value = value
  }
}

extension DynamicDecodableRegistry {
  /// Reports that an element is left out because of an error in it.
  ///
  /// - Throws: The error, if it is not about an unknown type or if the registry does not skip unknown types.
  func skip(_ error: any Error) throws {
    guard case DecodingError.dataCorrupted(let context) = error,
      let unknown = context.underlyingError as? UnknownDynamicType
    else { throw error }
    let (unknownElements, onUnknownType) = self.unknown
    if unknownElements == .fail { throw error }
    onUnknownType?(unknown)
  }
}
