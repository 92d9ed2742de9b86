/// One well-formed JSON value as it is written.
struct JSONText: Sendable {
  /// The text, without whitespace around it. It shares the memory of the text that it is part of.
  let bytes: ArraySlice<UInt8>

  /// Reads a text that is one value.
  init(parsing text: some Sequence<UInt8>) throws(JSONError) {
    let whole = [UInt8](text)[...]
    let value = try JSONText.reading(whole) { cursor, parts throws(JSONError) in
      let start = cursor.skippedOffset
      try cursor.skipValue()
      parts.append(start..<cursor.offset)
      try cursor.finish()
    }
    bytes = whole[value[0]]
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// An empty list.
  static let emptyList = JSONText(Array("[]".utf8)[...])

  /// An empty object.
  static let emptyObject = JSONText(Array("{}".utf8)[...])

  /// Whether the value is an object, a list, or null.
  var isObject: Bool { bytes.first == UInt8(ascii: "{") }
  var isList: Bool { bytes.first == UInt8(ascii: "[") }
  var isNull: Bool { bytes.first == UInt8(ascii: "n") }

  /// The value.
  func value() throws(JSONError) -> GraphQLJSONValue {
    var value = GraphQLJSONValue.null
    _ = try JSONText.reading(bytes) { cursor, _ throws(JSONError) in value = try cursor.readValue(isLossy: true) }
    return value
  }

  /// The elements of a list; none of another value.
  func elements() throws(JSONError) -> [JSONText] {
    let ranges = try JSONText.reading(bytes) { cursor, parts throws(JSONError) in
      guard cursor.consume(UInt8(ascii: "[")), !cursor.consume(UInt8(ascii: "]")) else { return }
      repeat {
        let start = cursor.skippedOffset
        try cursor.skipValue()
        parts.append(start..<cursor.offset)
      } while cursor.consume(UInt8(ascii: ","))
    }
    return ranges.map { JSONText(bytes[$0]) }
  }

  /// The members of an object in order, with their names as they are written and as text; none of another value.
  func members() throws(JSONError) -> [(written: ArraySlice<UInt8>, name: String, value: JSONText)] {
    var names: [String] = []
    let ranges = try JSONText.reading(bytes) { cursor, parts throws(JSONError) in
      guard cursor.consume(UInt8(ascii: "{")), !cursor.consume(UInt8(ascii: "}")) else { return }
      repeat {
        let start = cursor.skippedOffset
        names.append(try cursor.text(of: try cursor.readRawString(), isLossy: true))
        parts.append(start..<cursor.offset)
        try cursor.expect(UInt8(ascii: ":"))
        let valueStart = cursor.skippedOffset
        try cursor.skipValue()
        parts.append(valueStart..<cursor.offset)
      } while cursor.consume(UInt8(ascii: ","))
    }
    return names.indices.map { index in
      (bytes[ranges[2 * index]], names[index], JSONText(bytes[ranges[2 * index + 1]]))
    }
  }

  /// Reads bytes, and returns the ranges of the parts that were found.
  private static func reading(
    _ bytes: ArraySlice<UInt8>,
    _ read: (inout JSONCursor, inout [Range<Int>]) throws(JSONError) -> Void
  ) throws(JSONError) -> [Range<Int>] {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<[Range<Int>], JSONError> in
      var cursor = JSONCursor(buffer)
      var parts: [Range<Int>] = []
      do throws(JSONError) { try read(&cursor, &parts) } catch { return .failure(error) }
      return .success(parts)
    }
    let start = bytes.startIndex
    return try result.get().map { start + $0.lowerBound..<start + $0.upperBound }
  }
}

extension JSONCursor {
  /// The offset of the next value.
  fileprivate var skippedOffset: Int {
    mutating get {
      skipWhitespace()
      return offset
    }
  }
}
