extension JSONCursor {
  /// A number in the text, split into sign, significand and exponent.
  package struct RawNumber {
    /// The whole number.
    package var bytes: UnsafeBufferPointer<UInt8>
    package var isNegative: Bool
    /// The digits without the point, modulo 2^64.
    package var significand: UInt64
    /// The power of ten by which `significand` is multiplied.
    package var exponent: Int
    /// Whether there are so many digits that `significand` may be wrong.
    package var mayOverflow: Bool
    /// Whether the number has neither fraction nor exponent.
    package var isInteger: Bool
  }

  /// Reads a number (RFC 8259, section 6).
  package mutating func readRawNumber() throws(JSONError) -> RawNumber {
    skipWhitespace()
    let first = position
    let isNegative = byte == UInt8(ascii: "-")
    var at = isNegative ? first + 1 : first
    guard at < end, Self.isDigit(at.pointee) else { throw error(isNegative ? .invalidNumber : .notANumber) }

    let firstDigit = at
    var significand: UInt64 = 0
    skipDigits(&at, into: &significand)
    if firstDigit.pointee == UInt8(ascii: "0"), at - firstDigit > 1 { throw error(.invalidNumber) }
    var digitCount = at - firstDigit
    var exponent = 0
    var isInteger = true
    if at < end, at.pointee == UInt8(ascii: ".") {
      at += 1
      let firstFractionDigit = at
      skipDigits(&at, into: &significand)
      if at == firstFractionDigit { throw error(.invalidNumber) }
      exponent = firstFractionDigit - at
      digitCount -= exponent
      isInteger = false
    }
    if at < end, at.pointee | 0x20 == UInt8(ascii: "e") {
      // This overflows only for numbers with so many digits that the standard library reads them.
      exponent &+= try readExponent(&at)
      isInteger = false
    }
    position = at
    return RawNumber(
      bytes: UnsafeBufferPointer(start: first, count: at - first),
      isNegative: isNegative,
      significand: significand,
      exponent: exponent,
      mayOverflow: digitCount > 19,
      isInteger: isInteger
    )
  }

  /// Reads a number without fraction and exponent, and returns its text.
  package mutating func readIntegerText() throws(JSONError) -> String {
    let raw = try readRawNumber()
    guard raw.isInteger else { throw JSONError(kind: .notAnInteger, offset: raw.bytes.baseAddress! - start) }
    return String(decoding: raw.bytes, as: UTF8.self)
  }

  @inline(__always)
  private func skipDigits(_ at: inout UnsafePointer<UInt8>, into significand: inout UInt64) {
    while at < end, Self.isDigit(at.pointee) {
      significand = significand &* 10 &+ UInt64(at.pointee &- UInt8(ascii: "0"))
      at += 1
    }
  }

  private func readExponent(_ at: inout UnsafePointer<UInt8>) throws(JSONError) -> Int {
    at += 1
    var isNegative = false
    if at < end, at.pointee == UInt8(ascii: "+") || at.pointee == UInt8(ascii: "-") {
      isNegative = at.pointee == UInt8(ascii: "-")
      at += 1
    }
    guard at < end, Self.isDigit(at.pointee) else { throw error(.invalidNumber) }
    var value = 0
    while at < end, Self.isDigit(at.pointee) {
      // This is out of range whatever the 19 digits of the significand are. Ten times as much still fits 32 bits.
      if value < 100_000_000 { value = value * 10 + Int(at.pointee &- UInt8(ascii: "0")) }
      at += 1
    }
    return isNegative ? -value : value
  }

  @inlinable
  static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  /// Returns the value, or `nil` if it has a fraction: `1.0` and `1e2` are integers. Throws if it does not fit `Int`.
  func integer(_ raw: RawNumber) throws(JSONError) -> Int? {
    guard let magnitude = try wholeMagnitude(of: raw) else { return nil }
    if magnitude <= UInt64(Int.max) { return raw.isNegative ? -Int(magnitude) : Int(magnitude) }
    if raw.isNegative, magnitude == Int.min.magnitude { return Int.min }
    throw outOfRange(raw)
  }

  /// Returns the value without its sign, or `nil` if it has a fraction. Throws if it does not fit `UInt64` or has more
  /// than 19 digits, zeros at its ends apart.
  package func wholeMagnitude(of raw: RawNumber) throws(JSONError) -> UInt64? {
    if raw.mayOverflow {
      let short = withoutZeros(raw)
      if short.mayOverflow {
        // Its last digit is no zero.
        if short.exponent < 0 { return nil }
        throw outOfRange(raw)
      }
      return try wholeMagnitude(of: short)
    }
    if raw.exponent == 0 || raw.significand == 0 { return raw.significand }
    guard let power = Self.powerOfTen(raw.exponent.magnitude) else {
      if raw.exponent < 0 { return nil }
      throw outOfRange(raw)
    }
    if raw.exponent < 0 { return raw.significand.isMultiple(of: power) ? raw.significand / power : nil }
    let product = raw.significand.multipliedReportingOverflow(by: power)
    if product.overflow { throw outOfRange(raw) }
    return product.partialValue
  }

  /// Returns a number without the zeros before its first other digit and after its last one.
  @inline(never)
  private func withoutZeros(_ raw: RawNumber) -> RawNumber {
    let mantissa = raw.bytes.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let digits = mantissa.filter(Self.isDigit).drop { $0 == UInt8(ascii: "0") }
    let zeroCount = digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    var short = raw
    short.significand = 0
    for digit in digits.dropLast(zeroCount) {
      short.significand = short.significand &* 10 &+ UInt64(digit &- UInt8(ascii: "0"))
    }
    short.exponent &+= zeroCount
    short.mayOverflow = digits.count - zeroCount > 19
    return short
  }

  private static func powerOfTen(_ exponent: UInt) -> UInt64? {
    guard exponent <= 19 else { return nil }
    return (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// Returns the nearest `Double`. Throws if the number is beyond the largest one.
  func double(_ raw: RawNumber) throws(JSONError) -> Double {
    guard !raw.mayOverflow else { return try doubleOfLibrary(raw) }
    let magnitude: Double
    if raw.significand < 1 << 53, -22...22 ~= raw.exponent {
      // Both operands are exact, so this one operation rounds correctly (Clinger, "How to read floating point numbers
      // accurately", 1990).
      let significand = Double(raw.significand)
      magnitude =
        raw.exponent < 0
        ? significand / Self.powersOfTen[-raw.exponent] : significand * Self.powersOfTen[raw.exponent]
    } else if raw.significand != 0, PowersOfFive.exponents ~= raw.exponent {
      magnitude = PowersOfFive.shared.scale(raw.significand, by: raw.exponent)
    } else {
      return try doubleOfLibrary(raw)
    }
    return raw.isNegative ? -magnitude : magnitude
  }

  @inline(never)
  private func doubleOfLibrary(_ raw: RawNumber) throws(JSONError) -> Double {
    guard let value = Double(String(decoding: raw.bytes, as: UTF8.self)), value.isFinite else { throw outOfRange(raw) }
    return value
  }

  private func outOfRange(_ raw: RawNumber) -> JSONError {
    JSONError(kind: .numberOutOfRange, offset: raw.bytes.baseAddress! - start)
  }

  static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
    1e20, 1e21, 1e22,
  ]
}
