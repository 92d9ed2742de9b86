extension JSONCursor {
  /// A number in the text, taken apart.
  struct RawNumber {
    /// The whole of it.
    var bytes: UnsafeBufferPointer<UInt8>
    var isNegative: Bool
    /// Its digits without the point, as far as they fit.
    var significand: UInt64
    /// What power of ten `significand` is multiplied by.
    var exponent: Int
    /// Whether digits were left out of `significand`.
    var isTruncated: Bool
    /// Whether it is written without fraction and exponent.
    var isInteger: Bool
  }

  /// Moves behind a number (RFC 8259, section 6).
  mutating func readRawNumber() throws(JSONError) -> RawNumber {
    skipWhitespace()
    let first = position
    var at = position
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative { at += 1 }
    guard at < end, Self.isDigit(at.pointee) else {
      throw error(isNegative ? .invalidNumber : .notANumber)
    }
    var number = RawNumber(
      bytes: UnsafeBufferPointer(start: first, count: 0),
      isNegative: isNegative,
      significand: 0,
      exponent: 0,
      isTruncated: false,
      isInteger: true
    )
    let firstDigit = at
    digits(from: &at, into: &number, scale: 0)
    if firstDigit.pointee == UInt8(ascii: "0"), at - firstDigit > 1 { throw error(.invalidNumber) }
    if at < end, at.pointee == UInt8(ascii: ".") {
      at += 1
      let firstFractionDigit = at
      digits(from: &at, into: &number, scale: -1)
      if at == firstFractionDigit { throw error(.invalidNumber) }
      number.isInteger = false
    }
    if at < end, at.pointee | 0x20 == UInt8(ascii: "e") {
      number.exponent += try exponent(from: &at)
      number.isInteger = false
    }
    number.bytes = UnsafeBufferPointer(start: first, count: at - first)
    position = at
    return number
  }

  private func digits(from at: inout UnsafePointer<UInt8>, into number: inout RawNumber, scale: Int) {
    while at < end, Self.isDigit(at.pointee) {
      let digit = UInt64(at.pointee - UInt8(ascii: "0"))
      // 18 digits and one more always fit.
      if number.significand < 1_000_000_000_000_000_000 {
        number.significand = number.significand * 10 + digit
        number.exponent += scale
      } else {
        number.isTruncated = number.isTruncated || digit != 0
        number.exponent += scale + 1
      }
      at += 1
    }
  }

  private func exponent(from at: inout UnsafePointer<UInt8>) throws(JSONError) -> Int {
    at += 1
    var isNegative = false
    if at < end, at.pointee == UInt8(ascii: "+") || at.pointee == UInt8(ascii: "-") {
      isNegative = at.pointee == UInt8(ascii: "-")
      at += 1
    }
    guard at < end, Self.isDigit(at.pointee) else { throw error(.invalidNumber) }
    var value = 0
    while at < end, Self.isDigit(at.pointee) {
      // Enough to be out of range whatever the significand.
      if value < 1_000_000_000_000 { value = value * 10 + Int(at.pointee - UInt8(ascii: "0")) }
      at += 1
    }
    return isNegative ? -value : value
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  mutating func readInt(in range: ClosedRange<Int>) throws(JSONError) -> Int {
    skipWhitespace()
    let offset = offset
    let raw = try readRawNumber()
    guard let value = try integer(raw) else { throw JSONError(kind: .notAnInteger, offset: offset) }
    guard range.contains(value) else { throw JSONError(kind: .numberOutOfRange, offset: offset) }
    return value
  }

  mutating func readDouble() throws(JSONError) -> Double {
    try double(readRawNumber())
  }

  /// The value if it is whole; what does not fit is out of range, not rounded.
  private func integer(_ raw: RawNumber) throws(JSONError) -> Int? {
    if raw.exponent == 0, !raw.isTruncated {
      if let value = Int(exactly: raw.significand) { return raw.isNegative ? -value : value }
      if raw.isNegative, raw.significand == Int.min.magnitude { return Int.min }
      throw JSONError(kind: .numberOutOfRange, offset: raw.bytes.baseAddress! - start)
    }
    let value = try double(raw)
    guard value.rounded(.towardZero) == value else { return nil }
    guard let integer = Int(exactly: value) else {
      throw JSONError(kind: .numberOutOfRange, offset: raw.bytes.baseAddress! - start)
    }
    return integer
  }

  /// The nearest `Double`; what is beyond the largest one is out of range.
  func double(_ raw: RawNumber) throws(JSONError) -> Double {
    // Both factors are exact, so that the one operation rounds correctly (Clinger, 1990).
    if !raw.isTruncated, raw.significand < 1 << 53, -22...22 ~= raw.exponent {
      let significand = Double(raw.isNegative ? -Int64(raw.significand) : Int64(raw.significand))
      let magnitude =
        raw.exponent < 0
        ? significand / Self.powersOfTen[-raw.exponent] : significand * Self.powersOfTen[raw.exponent]
      return raw.isNegative && raw.significand == 0 ? -0.0 : magnitude
    }
    guard let value = Double(String(decoding: raw.bytes, as: UTF8.self)), value.isFinite else {
      throw JSONError(kind: .numberOutOfRange, offset: raw.bytes.baseAddress! - start)
    }
    return value
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
    1e20, 1e21, 1e22,
  ]
}
