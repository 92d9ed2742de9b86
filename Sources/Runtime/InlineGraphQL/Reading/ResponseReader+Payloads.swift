import DynamicCodable
import GraphQLJSON

extension __ResponseReader {
  /// The types that a ``DynamicScalar`` may be of.
  public var dynamicTypes: DynamicDecodableRegistry {
    get { payloads?.registry ?? .shared }
    set { payloads = newValue === DynamicDecodableRegistry.shared ? nil : PayloadDocument(registry: newValue) }
  }

  /// Reads a value with `decode`, usually by the `Decodable` conformance of its type.
  ///
  /// - Throws: ``ResponseDecodingError`` with a path that leads into the value.
  mutating func decode<T>(_ decode: (PayloadDecoder) throws -> T) throws(ResponseDecodingError) -> T {
    cursor.skipWhitespace()
    var document = payloads ?? PayloadDocument(registry: .shared)
    // The document must have no reference but this one, unless a decoder outlives the decoding.
    payloads = nil
    var end = -1
    let value: T
    do {
      value = try document.decode(at: cursor, end: &end, decode)
      takeBack(&document, end: end)
    } catch {
      takeBack(&document, end: -1)
      let start = cursor
      // Malformed JSON is another error than JSON of the wrong form.
      try skipValue()
      throw ResponseDecodingError(error, for: T.self, in: start)
    }
    // If the value is malformed, skipping it throws the error.
    if end < 0 { try skipValue() } else { cursor.offset += end }
    return value
  }

  private mutating func takeBack(_ document: inout PayloadDocument, end: Int) {
    if isKnownUniquelyReferenced(&document) {
      payloads = document
    } else {
      document.keep(upTo: end)
      dynamicTypes = document.registry
    }
  }
}

extension ResponseDecodingError {
  /// Creates the error for one that a type threw when it was decoded at the cursor's position.
  fileprivate init(_ error: any Error, for type: Any.Type, in cursor: JSONCursor) {
    var path: [any CodingKey] = []
    var expectation = Expectation.other("a \(type) (\(error))")
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      path = context.codingPath
      expectation = .member(key.stringValue)
    case DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context):
      path = context.codingPath
      let mismatch = context.underlyingError as? PayloadMismatch
      expectation = .other(mismatch?.expected ?? "a \(type) (\(context.debugDescription))")
    case DecodingError.dataCorrupted(let context):
      path = context.codingPath
      expectation = .other("a value of its type (\(context.debugDescription))")
    default: break
    }
    var place = cursor
    for key in path { if !place.enter(key) { break } }
    self.init(Problem(offset: place.offset, expected: expectation, malformed: nil))
  }
}

extension JSONCursor {
  /// Moves from an object or array to the value of a key, or stays if there is none.
  fileprivate mutating func enter(_ key: any CodingKey) -> Bool {
    var inner = self
    guard inner.consume(UInt8(ascii: key.intValue == nil ? "{" : "[")) else { return false }
    var passed = 0
    while true {
      if let index = key.intValue {
        inner.skipWhitespace()
        if passed == index, inner.byte != UInt8(ascii: "]") { break }
      } else {
        guard let name = try? inner.readString(), inner.consume(UInt8(ascii: ":")) else { return false }
        inner.skipWhitespace()
        if name == key.stringValue { break }
      }
      passed += 1
      guard (try? inner.skipValue()) != nil, inner.consume(UInt8(ascii: ",")) else { return false }
    }
    self = inner
    return true
  }
}
