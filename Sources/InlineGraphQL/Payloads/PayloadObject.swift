/// The members of an object, in whatever order they are asked for.
struct PayloadObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let node: PayloadNode

  var codingPath: [any CodingKey] { node.ownCodingPath }
  var allKeys: [Key] { node.names.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { node.value(for: key.stringValue) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { node.document.isNull(at: try value(for: key)) }

  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let (value, end) = try node.document.decode(type, at: try value(for: key), in: node)
    if let end { node.finish(at: end) }
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

  func superDecoder() throws -> any Decoder {
    let key = PayloadKey(stringValue: "super")
    guard let offset = node.value(for: key.stringValue) else { throw missing(key) }
    return PayloadDecoder(document: node.document, offset: offset, parent: node)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(for: key) }

  private func decoder(for key: Key) throws -> PayloadDecoder {
    PayloadDecoder(document: node.document, offset: try value(for: key), parent: node)
  }

  @inline(__always)
  private func value(for key: Key) throws -> Int {
    guard let value = node.value(for: key.stringValue) else { throw missing(key) }
    return value
  }

  private func missing(_ key: any CodingKey) -> DecodingError {
    .keyNotFound(key, .init(codingPath: codingPath, debugDescription: "\"\(key.stringValue)\" is missing."))
  }
}
