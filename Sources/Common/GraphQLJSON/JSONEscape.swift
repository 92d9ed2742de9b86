import GraphQLCLibrary

extension JSONCursor {
  /// Returns the text of a string with escapes, whose bytes are valid UTF-8.
  func unescape(_ raw: RawString, isLossy: Bool) throws(JSONError) -> String {
    var problem: JSONError?
    // Resolving escapes never makes the text longer. A string's own memory would be validated again.
    let text = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: raw.bytes.count) { output in
      do throws(JSONError) {
        let (count, isASCII) = try unescape(raw.bytes, into: output, isLossy: isLossy)
        return String(validUTF8: UnsafeBufferPointer(rebasing: output[..<count]), isASCII: raw.isASCII && isASCII)
      } catch {
        problem = error
        return ""
      }
    }
    if let problem { throw problem }
    return text
  }

  /// Resolves escapes, and writes the text to `output` if that is not `nil`.
  ///
  /// - Parameter isLossy: Whether half a surrogate pair becomes U+FFFD, which is no longer than its escape.
  /// - Returns: The number of bytes of the text, and whether all escaped characters are ASCII.
  func unescape(
    _ bytes: UnsafeBufferPointer<UInt8>,
    into output: UnsafeMutableBufferPointer<UInt8>?,
    isLossy: Bool
  ) throws(JSONError) -> (count: Int, isASCII: Bool) {
    var isASCII = true
    var count = 0
    var index = 0
    while index < bytes.count {
      let clean = Self.indexOfBackslash(in: bytes, from: index) - index
      if let output {
        (output.baseAddress! + count).update(from: bytes.baseAddress! + index, count: clean)
      }
      count += clean
      index += clean
      if index == bytes.count { break }
      let offset = bytes.baseAddress! + index - start
      let escape = bytes[index + 1]
      index += 2
      let scalar: Unicode.Scalar
      switch escape {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalar = Unicode.Scalar(escape)
      case UInt8(ascii: "b"): scalar = "\u{8}"
      case UInt8(ascii: "f"): scalar = "\u{C}"
      case UInt8(ascii: "n"): scalar = "\n"
      case UInt8(ascii: "r"): scalar = "\r"
      case UInt8(ascii: "t"): scalar = "\t"
      case UInt8(ascii: "u"): scalar = try unicodeEscape(in: bytes, at: &index, isLossy: isLossy)
      default: throw JSONError(kind: .invalidEscape, offset: offset)
      }
      isASCII = isASCII && scalar.isASCII
      for unit in UTF8.encode(scalar)! {
        if let output { output[count] = unit }
        count += 1
      }
    }
    return (count, isASCII)
  }

  private static func indexOfBackslash(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let found = memchr(bytes.baseAddress! + start, Int32(UInt8(ascii: "\\")), bytes.count - start) else {
      return bytes.count
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(bytes.baseAddress!)
  }

  /// Returns the scalar whose `\u` precedes `index`, and moves `index` past its digits and those of a second surrogate.
  private func unicodeEscape(
    in bytes: UnsafeBufferPointer<UInt8>,
    at index: inout Int,
    isLossy: Bool
  ) throws(JSONError) -> Unicode.Scalar {
    let offset = bytes.baseAddress! + index - 2 - start
    let first = try hexadecimal(in: bytes, at: &index)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      var next = index + 2
      let second = try hexadecimal(in: bytes, at: &next)
      if (0xDC00...0xDFFF).contains(second) {
        index = next
        return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))!
      }
    }
    guard isLossy else { throw JSONError(kind: .loneSurrogate, offset: offset) }
    return "\u{FFFD}"
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
