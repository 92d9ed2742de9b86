import GraphQLJSON

/// The members of an object, in whatever order they are asked for.
struct PayloadObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let node: PayloadNode

  var codingPath: [any CodingKey] { node.codingPath }
  var allKeys: [Key] { node.names.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { node.find(key.stringValue) >= 0 }

  func decodeNil(forKey key: Key) throws -> Bool {
    let decoder = try decoder(for: key)
    return decoder.decodeNil()
  }

  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decode(type, with: try decoder(for: key))
  }

  // What the standard library does for these asks for the key three times.
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try decodeUnlessNull(type, key) }
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try decodeUnlessNull(type, key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try decodeUnlessNull(type, key) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try decodeUnlessNull(type, key) }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? { try decodeUnlessNull(type, key) }

  @inline(__always)
  private func decodeUnlessNull<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T? {
    let offset = node.find(key.stringValue)
    if offset < 0 { return nil }
    let decoder = PayloadDecoder(parent: node, key: node.current.key, offset: offset)
    if decoder.decodeNil() {
      node.finishCurrent(at: offset + 4)
      return nil
    }
    return try decode(type, with: decoder)
  }

  @inline(__always)
  private func decode<T: Decodable>(_ type: T.Type, with decoder: PayloadDecoder) throws -> T {
    let (value, end) = try decoder.decodeWithEnd(type)
    // Not where it is not known: what was decoded may have asked for other members.
    if end >= 0 { node.finishCurrent(at: end) }
    return value
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder(for: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(for: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try decoder(for: PayloadKey(stringValue: "super")) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(for: key) }

  @inline(__always)
  private func decoder(for key: some CodingKey) throws -> PayloadDecoder {
    let offset = node.find(key.stringValue)
    guard offset >= 0 else {
      let message = "\"\(key.stringValue)\" is missing."
      throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: message))
    }
    return PayloadDecoder(parent: node, key: node.current.key, offset: offset)
  }
}
