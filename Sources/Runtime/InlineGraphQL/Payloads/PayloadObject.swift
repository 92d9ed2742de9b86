import GraphQLJSON

/// The members of an object, in any order of requests.
struct PayloadObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let node: PayloadNode

  var codingPath: [any CodingKey] { node.codingPath }
  var allKeys: [Key] { node.names.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { node.find(key.stringValue) >= 0 }

  func decodeNil(forKey key: Key) throws -> Bool {
    let decoder = try decoder(for: key)
    return decoder.decodeNil()
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decode(type, with: try decoder(for: key))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try decoder(for: key).decode(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try decoder(for: key).decode(type) }

  // The standard library's implementation looks up the key three times.
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    let offset = node.find(key.stringValue)
    if offset < 0 { return nil }
    let decoder = PayloadDecoder(parent: node, key: node.current.key, offset: offset)
    if decoder.decodeNil() {
      node.finishCurrent(at: offset + 4)
      return nil
    }
    return try decode(type, with: decoder)
  }

  private func decode<T: Decodable>(_ type: T.Type, with decoder: PayloadDecoder) throws -> T {
    var end = -1
    let value = try decoder.decode(type, end: &end)
    // The end stays unknown if decoding the value may have moved to other members.
    if end >= 0 { node.finishCurrent(at: end) }
    return value
  }

  // Most members have these types, and need no decoder.
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try read(key) { (cursor) throws(JSONError) in try cursor.readString() }
  }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try read(key) { (cursor) throws(JSONError) in try cursor.readBool() }
  }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try read(key) { (cursor) throws(JSONError) in try cursor.readInteger() }
  }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try read(key) { (cursor) throws(JSONError) in try cursor.readDouble() }
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try readIfPresent(key) { (cursor) throws(JSONError) in try cursor.readString() }
  }
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try readIfPresent(key) { (cursor) throws(JSONError) in try cursor.readBool() }
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try readIfPresent(key) { (cursor) throws(JSONError) in try cursor.readInteger() }
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try readIfPresent(key) { (cursor) throws(JSONError) in try cursor.readDouble() }
  }

  @inline(__always)
  private func read<T: Decodable>(_ key: Key, _ read: (inout JSONCursor) throws(JSONError) -> T) throws -> T {
    let offset = node.find(key.stringValue)
    if offset >= 0, let value = self.read(at: offset, read) { return value }
    // This throws the error that describes the mismatch.
    return try decoder(for: key).decode(T.self)
  }

  @inline(__always)
  private func readIfPresent<T: Decodable>(
    _ key: Key,
    _ read: (inout JSONCursor) throws(JSONError) -> T
  ) throws -> T? {
    let offset = node.find(key.stringValue)
    if offset < 0 { return nil }
    if node.document.isNull(at: offset) {
      node.finishCurrent(at: offset + 4)
      return nil
    }
    return try self.read(at: offset, read) ?? decoder(for: key).decode(T.self)
  }

  @inline(__always)
  private func read<T>(at offset: Int, _ read: (inout JSONCursor) throws(JSONError) -> T) -> T? {
    var cursor = node.document.cursor(at: offset)
    guard let value = try? read(&cursor) else { return nil }
    node.finishCurrent(at: cursor.offset)
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
