/// The elements of an array.
struct PayloadArray: UnkeyedDecodingContainer {
  let node: PayloadNode

  var codingPath: [any CodingKey] { node.ownCodingPath }
  var count: Int? { nil }
  var currentIndex: Int { node.index }
  var isAtEnd: Bool { node.element == nil }

  mutating func decodeNil() throws -> Bool {
    guard node.document.isNull(at: try element(Any?.self)) else { return false }
    node.moveToNextElement()
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let (value, end) = try node.document.decode(type, at: try element(type), in: node)
    node.finish(at: end)
    node.moveToNextElement()
    return value
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try superDecoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try superDecoder().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = PayloadDecoder(document: node.document, offset: try element((any Decoder).self), parent: node)
    node.moveToNextElement()
    return decoder
  }

  private func element(_ type: Any.Type) throws -> Int {
    if let element = node.element { return element }
    let context = DecodingError.Context(
      codingPath: node.codingPath,
      debugDescription: "There are only \(node.index) elements.",
      underlyingError: PayloadMismatch(expected: PayloadMismatch.words(for: type))
    )
    throw DecodingError.valueNotFound(type, context)
  }
}
