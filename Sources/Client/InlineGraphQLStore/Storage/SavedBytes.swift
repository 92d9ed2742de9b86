import GraphQLJSON

/// The error for bytes that are no saved record.
struct BrokenRecordError: Error {}

extension [UInt8] {
  /// Appends a number, seven bits a byte, the lowest first.
  mutating func append(number: UInt64) {
    var rest = number
    while rest > 0x7F {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// Appends bytes after their number.
  mutating func append(counted bytes: some Swift.Collection<UInt8>) {
    append(number: UInt64(bytes.count))
    append(contentsOf: bytes)
  }

  /// Appends what a function appends after its size, four bytes of it.
  mutating func appendSized(_ body: (inout [UInt8]) -> Void) {
    let start = count
    append(contentsOf: [0, 0, 0, 0])
    body(&self)
    let size = UInt32(count - start - 4)
    for index in 0..<4 { self[start + index] = UInt8(truncatingIfNeeded: size >> UInt32(index * 8)) }
  }
}

/// Reads what was appended to bytes. Nobody is trusted to have written them.
struct SavedBytes {
  private let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, position) = (bytes, bytes.startIndex) }

  var isAtEnd: Bool { position == bytes.endIndex }

  /// The bytes that are not read yet.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  mutating func byte() throws(BrokenRecordError) -> UInt8 {
    if isAtEnd { throw BrokenRecordError() }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func number() throws(BrokenRecordError) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw BrokenRecordError()
  }

  mutating func bytes(_ count: some BinaryInteger) throws(BrokenRecordError) -> ArraySlice<UInt8> {
    guard let count = Int(exactly: count), count <= bytes.endIndex - position else { throw BrokenRecordError() }
    defer { position += count }
    return bytes[position..<position + count]
  }

  mutating func countedBytes() throws(BrokenRecordError) -> ArraySlice<UInt8> { try bytes(number()) }

  mutating func sizedBytes() throws(BrokenRecordError) -> ArraySlice<UInt8> {
    var size = 0
    for shift in 0..<4 { size |= Int(try byte()) << (shift * 8) }
    return try bytes(size)
  }
}

/// Returns whether a text is a value in JSON.
func isJSON(_ text: ArraySlice<UInt8>) -> Bool {
  text.withUnsafeBufferPointer { text in
    var cursor = JSONCursor(text)
    return (try? cursor.skipValue()) != nil && (try? cursor.finish()) != nil
  }
}

/// Returns whether a text is a string in JSON when quotes are put around it.
func isJSONString(_ text: ArraySlice<UInt8>) -> Bool {
  let quote = [UInt8(ascii: "\"")]
  return isJSON((quote + text + quote)[...])
}
