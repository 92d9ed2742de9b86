import DynamicCodable
import GraphQLJSON

/// Part of a response from which a value is decoded by its `Decodable` conformance, such as the payload of a custom scalar.
///
/// Everything is walked through once if members are asked for in the order in which they are there. The bytes are the
/// response's own. A copy is made only where decoders or containers outlive the decoding.
final class PayloadDocument {
  /// At the start of the value; offsets are distances from there.
  private var start: JSONCursor
  private var copy: UnsafeMutableBufferPointer<UInt8>?
  /// The object or array that was opened last at each depth: it knows where it ends, or how far it was read. Behind those that
  /// are in each other are some to use again. There are none when decoding has ended, since they refer to this document.
  private let opened: UnsafeMutableBufferPointer<PayloadNode?>
  /// How many of them are in each other.
  private var openedCount = 0
  /// How many there have been.
  private var usedCount = 0
  private var hasEnded = false
  /// Where large objects and arrays end that were passed over: those around them may be walked through before what is inside.
  private var knownEnds: [Int: Int] = [:]
  /// What types are told that ask the decoder.
  let userInfo: [CodingUserInfoKey: Any]
  /// What open data may be.
  let registry: DynamicDecodableRegistry
  /// What the last value was expected to be.
  var lastExpected: AnyObject?
  /// Whether something was found that is not well-formed.
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
  /// - Parameter end: Is set to where the value ends; -1 if it is not well-formed.
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

  /// Makes the bytes its own, so that what was kept can still be decoded.
  ///
  /// - Parameter end: Where the value ends; -1 for all that is left of the response.
  func keep(upTo end: Int) {
    let bytes = UnsafeBufferPointer(start: start.start, count: end < 0 ? start.end - start.start : end)
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    self.copy = copy
    start = JSONCursor(UnsafeBufferPointer(copy))
  }

  /// A cursor at an offset.
  @inline(__always)
  func cursor(at offset: Int) -> JSONCursor {
    var cursor = start
    cursor.offset = offset
    return cursor
  }

  /// Notes that something is not well-formed. What is wrong is found out when decoding has ended.
  func fail() { isMalformed = true }

  // MARK: Objects and arrays

  /// Opens the object or array at an offset, of which the bracket was seen.
  func open(at offset: Int, in parent: PayloadNode, key: Int) throws -> PayloadNode {
    let depth = parent.depth + 1
    if depth < openedCount, let node = opened[depth], node.start == offset { return node }
    guard depth < JSONCursor.maximumDepth else {
      fail()
      let message = "There are more than \(JSONCursor.maximumDepth) objects and arrays in each other."
      throw DecodingError.dataCorrupted(.init(codingPath: parent.codingPath, debugDescription: message))
    }
    // Of what a container is in that was kept, nothing may be open any more.
    if hasEnded || depth > openedCount { return PayloadNode(at: offset, in: parent, key: key) }
    close(downTo: depth)
    openedCount = depth + 1
    // Making one takes longer than what most objects need it for.
    if let node = opened[depth] {
      node.enter(parent, at: offset, key: key)
      return node
    }
    let node = PayloadNode(at: offset, in: parent, key: key)
    opened[depth] = node
    usedCount = max(usedCount, openedCount)
    return node
  }

  /// Lets go of what was opened at a depth and inside.
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

  /// Where the value at an offset ends, for which as little as possible is walked through again; -1 if it is not well-formed.
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

  /// Moves a cursor behind the next value, which is in so many objects and arrays, and remembers where large ones in it end.
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
    // Walking through less than this is as cheap as remembering.
    if cursor.offset - start >= 512 { knownEnds[start] = cursor.offset }
  }
}

extension JSONCursor {
  /// The text from here on.
  fileprivate var rest: JSONCursor { JSONCursor(UnsafeBufferPointer(start: position, count: end - position)) }
}
