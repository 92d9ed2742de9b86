extension JSONCursor {
  /// A string as it stands in the text.
  struct RawString {
    /// What is between the quotation marks.
    var bytes: UnsafeBufferPointer<UInt8>
    var hasEscapes: Bool
    var isASCII: Bool
  }

  mutating func readString() throws(JSONError) -> String {
    try text(of: readRawString())
  }

  /// What a string says.
  func text(of raw: RawString) throws(JSONError) -> String {
    if raw.hasEscapes { return try unescape(raw) }
    if raw.isASCII { return String(decoding: raw.bytes, as: UTF8.self) }
    return try decode(raw)
  }

  /// Moves behind a string and finds where it ends, without looking into what it says.
  mutating func readRawString() throws(JSONError) -> RawString {
    skipWhitespace()
    guard byte == UInt8(ascii: "\"") else { throw error(.notAString) }
    let first = position + 1
    var at = first
    var hasEscapes = false
    var highBits: UInt8 = 0
    while at < end {
      let byte = at.pointee
      switch byte {
      case UInt8(ascii: "\""):
        position = at + 1
        return RawString(
          bytes: UnsafeBufferPointer(start: first, count: at - first),
          hasEscapes: hasEscapes,
          isASCII: highBits < 0x80
        )
      case UInt8(ascii: "\\"):
        hasEscapes = true
        at += 2
      case 0..<0x20:
        throw JSONError(kind: .controlCharacter, offset: at - start)
      default:
        highBits |= byte
        at += 1
      }
    }
    throw JSONError(kind: .endOfInput, offset: end - start)
  }

  private func decode(_ raw: RawString) throws(JSONError) -> String {
    guard isValidUTF8(raw.bytes) else {
      throw JSONError(kind: .invalidUTF8, offset: raw.bytes.baseAddress! - 1 - start)
    }
    return String(decoding: raw.bytes, as: UTF8.self)
  }

  private func unescape(_ raw: RawString) throws(JSONError) -> String {
    if !raw.isASCII, !isValidUTF8(raw.bytes) {
      throw JSONError(kind: .invalidUTF8, offset: raw.bytes.baseAddress! - 1 - start)
    }
    // The text never gets longer by resolving escapes.
    var problem: JSONError?
    let text = String(unsafeUninitializedCapacity: raw.bytes.count) { output in
      do throws(JSONError) {
        return try unescape(raw.bytes, into: output)
      } catch {
        problem = error
        return 0
      }
    }
    if let problem { throw problem }
    return text
  }

  /// Checks that the escapes of a string are right, and its UTF-8 too, without making a `String`.
  func validate(_ raw: RawString) throws(JSONError) {
    if !raw.isASCII, !isValidUTF8(raw.bytes) {
      throw JSONError(kind: .invalidUTF8, offset: raw.bytes.baseAddress! - 1 - start)
    }
    if raw.hasEscapes { _ = try unescape(raw.bytes, into: nil) }
  }

  /// Writes the text without escapes to `output` if there is one, and returns how many bytes that is.
  private func unescape(
    _ bytes: UnsafeBufferPointer<UInt8>,
    into output: UnsafeMutableBufferPointer<UInt8>?
  ) throws(JSONError) -> Int {
    var count = 0
    func put(_ byte: UInt8) {
      if let output { output[count] = byte }
      count += 1
    }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "\\") else {
        put(byte)
        index += 1
        continue
      }
      let escape = bytes[index + 1]
      index += 2
      switch escape {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): put(escape)
      case UInt8(ascii: "b"): put(0x08)
      case UInt8(ascii: "f"): put(0x0C)
      case UInt8(ascii: "n"): put(0x0A)
      case UInt8(ascii: "r"): put(0x0D)
      case UInt8(ascii: "t"): put(0x09)
      case UInt8(ascii: "u"):
        let scalar = try unicodeEscape(in: bytes, at: &index)
        for unit in UTF8.encode(scalar)! { put(unit) }
      default:
        throw JSONError(kind: .invalidEscape, offset: bytes.baseAddress! + index - 2 - start)
      }
    }
    return count
  }

  /// The scalar whose `\u` was just passed; `index` moves behind its digits, and behind those of a second surrogate.
  private func unicodeEscape(
    in bytes: UnsafeBufferPointer<UInt8>,
    at index: inout Int
  ) throws(JSONError) -> Unicode.Scalar {
    let offset = bytes.baseAddress! + index - 2 - start
    let first = try hexadecimal(in: bytes, at: &index)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { throw JSONError(kind: .loneSurrogate, offset: offset) }
    index += 2
    let second = try hexadecimal(in: bytes, at: &index)
    guard (0xDC00...0xDFFF).contains(second) else { throw JSONError(kind: .loneSurrogate, offset: offset) }
    return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))!
  }

  private func hexadecimal(in bytes: UnsafeBufferPointer<UInt8>, at index: inout Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = index < bytes.count ? bytes[index] : 0
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw JSONError(kind: .invalidEscape, offset: bytes.baseAddress! + index - start)
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
