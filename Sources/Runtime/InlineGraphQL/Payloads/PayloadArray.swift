import GraphQLJSON

/// The elements of an array.
struct PayloadArray: UnkeyedDecodingContainer {
  let node: PayloadNode
  private(set) var currentIndex = 0
  /// The offset of the next element; -1 after the last one.
  private var element = -1

  init(node: PayloadNode) {
    self.node = node
    var cursor = node.document.cursor(at: node.start + 1)
    if cursor.consume(UInt8(ascii: "]")) {
      node.end = cursor.offset
    } else {
      move(to: cursor)
    }
  }

  var codingPath: [any CodingKey] { node.codingPath }
  var count: Int? { nil }
  var isAtEnd: Bool { element < 0 }

  private mutating func move(to cursor: JSONCursor) {
    var cursor = cursor
    cursor.skipSpace()
    element = cursor.offset
    node.move(toElementAt: element)
  }

  /// Moves to the next element.
  ///
  /// - Parameter end: The end of the current element; -1 if that is not known.
  private mutating func advance(behind end: Int) {
    let end = end < 0 ? node.document.end(ofValueAt: element, in: node) : end
    currentIndex += 1
    element = -1
    guard end >= 0 else { return }
    node.finishCurrent(at: end)
    var cursor = node.document.cursor(at: end)
    if cursor.consume(UInt8(ascii: ",")) {
      move(to: cursor)
    } else if cursor.consume(UInt8(ascii: "]")) {
      node.end = cursor.offset
    } else {
      node.document.fail()
    }
  }

  private func decoder(_ type: Any.Type) throws -> PayloadDecoder {
    if element >= 0 { return PayloadDecoder(parent: node, key: -1 - currentIndex, offset: element) }
    let context = DecodingError.Context(
      codingPath: node.codingPath(to: -1 - currentIndex),
      debugDescription: "There are only \(currentIndex) elements.",
      underlyingError: PayloadMismatch(expected: PayloadMismatch.words(for: type))
    )
    throw DecodingError.valueNotFound(type, context)
  }

  mutating func decodeNil() throws -> Bool {
    guard try decoder(Any?.self).decodeNil() else { return false }
    advance(behind: element + 4)
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    var end = -1
    let value = try decoder(type).decode(type, end: &end)
    advance(behind: end)
    return value
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decode(_ type: Int128.Type) throws -> Int128 {
    let value = try decoder(type).decode(type)
    advance(behind: -1)
    return value
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 {
    let value = try decoder(type).decode(type)
    advance(behind: -1)
    return value
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let container = try decoder([String: Any].self).container(keyedBy: type)
    advance(behind: -1)
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try decoder([Any].self).unkeyedContainer()
    advance(behind: -1)
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try decoder((any Decoder).self)
    advance(behind: -1)
    return decoder
  }

  /// Calls `decode` with a decoder of each remaining element.
  mutating func forEach(_ decode: (PayloadDecoder) throws -> Void) throws {
    while element >= 0 {
      try decode(PayloadDecoder(parent: node, key: -1 - currentIndex, offset: element))
      advance(behind: -1)
    }
  }
}
