/// One well-formed JSON value as it is written.
struct JSONText: Sendable {
  /// The text, without whitespace around it. It shares the memory of the text that it is part of.
  let bytes: ArraySlice<UInt8>

  /// Reads a text that is one value.
  init(parsing text: some Sequence<UInt8>) throws(JSONError) {
    let whole = [UInt8](text)[...]
    let range = try JSONText.reading(whole) { bytes throws(JSONError) in try jsonValueRange(in: bytes) }
    bytes = whole[range]
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  static let emptyList = JSONText(Array("[]".utf8)[...])

  static let emptyObject = JSONText(Array("{}".utf8)[...])

  /// Whether the value is an object, a list, or null.
  var isObject: Bool { bytes.first == UInt8(ascii: "{") }
  var isList: Bool { bytes.first == UInt8(ascii: "[") }
  var isNull: Bool { bytes.first == UInt8(ascii: "n") }

  func value() throws(JSONError) -> GraphQLJSONValue {
    try JSONText.reading(bytes) { bytes throws(JSONError) in
      var cursor = JSONCursor(bytes)
      return try cursor.readValue(isLossy: true)
    }
  }

  /// The elements of a list; none of another value.
  func elements() throws(JSONError) -> [JSONText] {
    if !isList { return [] }
    let ranges = try JSONText.reading(bytes) { bytes throws(JSONError) in try jsonElements(of: bytes) }
    return ranges.map { JSONText(part($0)) }
  }

  /// The members of an object in order, with their names as they are written and as text; none of another value.
  func members() throws(JSONError) -> [(written: ArraySlice<UInt8>, name: String, value: JSONText)] {
    if !isObject { return [] }
    let members = try JSONText.reading(bytes) { bytes throws(JSONError) in try jsonMembers(of: bytes) }
    return members.map { (part($0.writtenName), $0.name, JSONText(part($0.value))) }
  }

  private func part(_ range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[(bytes.startIndex + range.lowerBound)..<(bytes.startIndex + range.upperBound)]
  }

  /// Reads bytes; a closure that throws a typed error cannot be passed to `withUnsafeBufferPointer`.
  private static func reading<Value>(
    _ bytes: ArraySlice<UInt8>,
    _ read: (UnsafeBufferPointer<UInt8>) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    try bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(JSONError) in try read(buffer) }
    }.get()
  }
}
