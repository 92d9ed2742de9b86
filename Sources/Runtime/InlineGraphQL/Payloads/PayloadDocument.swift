import DynamicCodable
import GraphQLJSON

/// A segment of a response that is decoded by a `Decodable` conformance, such as the payload of a custom scalar.
///
/// If a type requests members in the order of the payload, the document reads everything once. It uses the bytes of the
/// response, and copies them only if decoders or containers outlive the decoding.
final class PayloadDocument {
  /// The start of the value; offsets count from here.
  private var start: JSONCursor
  private var copy: UnsafeMutableBufferPointer<UInt8>?
  /// The object or array that was opened last at each depth; it knows its end, or how far it was read. The first
  /// ``openedCount`` contain each other; those after them can be reused. After decoding there are none, because they
  /// refer to this document.
  private let opened: UnsafeMutableBufferPointer<PayloadNode?>
  /// The number of open objects and arrays.
  private var openedCount = 0
  /// The largest number that was open at a time.
  private var usedCount = 0
  private var hasEnded = false
  /// The ends of large objects and arrays that were skipped, because an outer one may be read before its contents.
  private var knownEnds: [Int: Int] = [:]
  /// The `userInfo` of every decoder.
  let userInfo: [CodingUserInfoKey: Any]
  /// The types that open data may have.
  let registry: DynamicDecodableRegistry
  /// The type that the last value was expected to have.
  var lastExpected: AnyObject?
  /// Whether the document found malformed text.
  private(set) var isMalformed = false

  init(registry: DynamicDecodableRegistry) {
    start = JSONCursor(UnsafeBufferPointer(start: nil, count: 0))
    opened = .allocate(capacity: JSONCursor.maximumDepth)
    opened.initialize(repeating: nil)
    self.registry = registry
    userInfo = [.dynamicDecodableRegistry: registry]
  }

  deinit {
    copy?.deallocate()
    opened.deinitialize()
    opened.deallocate()
  }

  /// Decodes the value at a cursor with `decode`.
  ///
  /// - Parameter end: Set to the end of the value; -1 if the value is malformed.
  @inline(never)
  func decode<T>(at cursor: JSONCursor, end: inout Int, _ decode: (PayloadDecoder) throws -> T) throws -> T {
    start = cursor.rest
    hasEnded = false
    isMalformed = false
    defer {
      for depth in 0..<usedCount { opened[depth] = nil }
      openedCount = 0
      usedCount = 0
      knownEnds = [:]
      hasEnded = true
    }
    let root = PayloadNode(rootOf: self)
    let value = try decode(PayloadDecoder(parent: root, key: 0, offset: 0))
    let valueEnd = self.end(ofValueAt: 0, in: root)
    end = isMalformed ? -1 : valueEnd
    return value
  }

  /// Copies the bytes, so that decoders that outlive the decoding can still read.
  ///
  /// - Parameter end: The end of the value; -1 for the rest of the response.
  func keep(upTo end: Int) {
    let bytes = UnsafeBufferPointer(start: start.start, count: end < 0 ? start.end - start.start : end)
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    self.copy = copy
    start = JSONCursor(UnsafeBufferPointer(copy))
  }

  @inline(__always)
  func cursor(at offset: Int) -> JSONCursor {
    var cursor = start
    cursor.offset = offset
    return cursor
  }

  /// Records that the text is malformed. The reader finds the error when it reads the value again after decoding.
  func fail() { isMalformed = true }

  // MARK: Objects and arrays

  /// Opens the object or array whose bracket is at an offset.
  func open(at offset: Int, in parent: PayloadNode, key: Int) throws -> PayloadNode {
    let depth = parent.depth + 1
    if depth < openedCount, let node = opened[depth], node.start == offset { return node }
    guard depth < JSONCursor.maximumDepth else {
      fail()
      let message = "Objects and arrays nest more than \(JSONCursor.maximumDepth) levels deep."
      throw DecodingError.dataCorrupted(.init(codingPath: parent.codingPath, debugDescription: message))
    }
    // A container that outlived the decoding may request a value whose parents are no longer open.
    if hasEnded || depth > openedCount { return PayloadNode(at: offset, in: parent, key: key) }
    close(downTo: depth)
    openedCount = depth + 1
    // Making a node takes longer than all that most objects use it for.
    if let node = opened[depth] {
      node.enter(parent, at: offset, key: key)
      return node
    }
    let node = PayloadNode(at: offset, in: parent, key: key)
    opened[depth] = node
    usedCount = max(usedCount, openedCount)
    return node
  }

  /// Releases the nodes at a depth and below.
  private func close(downTo depth: Int) {
    while openedCount > depth {
      openedCount -= 1
      if isKnownUniquelyReferenced(&opened[openedCount]) {
        opened[openedCount]?.leave()
      } else {
        opened[openedCount] = nil
      }
    }
  }

  /// Returns the end of the value at an offset and reads as little as possible again; -1 if the value is malformed.
  func end(ofValueAt offset: Int, in parent: PayloadNode) -> Int {
    let depth = parent.depth + 1
    if depth < openedCount, let node = opened[depth], node.start == offset { return node.findEnd() }
    var cursor = cursor(at: offset)
    do throws(JSONError) { try skipValue(at: &cursor, depth: depth) } catch {
      fail()
      return -1
    }
    return cursor.offset
  }

  /// Moves a cursor past the next value, which has `depth` parents, and records the ends of large values inside.
  func skipValue(at cursor: inout JSONCursor, depth: Int) throws(JSONError) {
    cursor.skipSpace()
    let isObject = cursor.byte == UInt8(ascii: "{")
    guard isObject || cursor.byte == UInt8(ascii: "["), depth < JSONCursor.maximumDepth else {
      return try cursor.skipValue(depth: depth)
    }
    let start = cursor.offset
    if let end = knownEnds[start] {
      cursor.offset = end
      return
    }
    cursor.position += 1
    let bracket = UInt8(ascii: isObject ? "}" : "]")
    if cursor.consume(bracket) { return }
    repeat {
      if isObject {
        cursor.skipSpace()
        try cursor.skipString()
        try cursor.expect(UInt8(ascii: ":"))
      }
      try skipValue(at: &cursor, depth: depth + 1)
    } while cursor.consume(UInt8(ascii: ","))
    try cursor.expect(bracket)
    // Skipping a value below this size again costs no more than recording its end.
    if cursor.offset - start >= 512 { knownEnds[start] = cursor.offset }
  }
}

extension JSONCursor {
  /// The text from the cursor on.
  fileprivate var rest: JSONCursor { JSONCursor(UnsafeBufferPointer(start: position, count: end - position)) }
}
