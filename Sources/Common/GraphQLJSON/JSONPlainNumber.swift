// Fast paths for common numbers: few digits and no exponent, read up to eight digits at a time. `readRawNumber` reads
// all other numbers and reports malformed ones.
extension JSONCursor {
  /// Reads a number without fractional part that fits 32 bits; `1.0` and `1e2` are allowed.
  @inlinable
  @inline(__always)
  package mutating func readInt32() throws(JSONError) -> Int {
    guard end - position >= 20 else { return try readInt32Slowly() }
    let isNegative = position.pointee == UInt8(ascii: "-")
    var at = isNegative ? position + 1 : position
    let first = at
    var value: UInt64 = 0
    var count = Self.readDigits(at: &at, into: &value)
    if count == 8 { count += Self.readDigits(at: &at, into: &value) }
    // Nine digits always fit 32 bits.
    guard 1...9 ~= count, first.pointee != UInt8(ascii: "0") || count == 1, Self.endsInteger(at.pointee) else {
      return try readInt32Slowly()
    }
    position = at
    return isNegative ? -Int(value) : Int(value)
  }

  @inlinable
  @inline(__always)
  static func endsInteger(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }

  @usableFromInline
  @inline(never)
  mutating func readInt32Slowly() throws(JSONError) -> Int {
    skipWhitespace()
    let offset = offset
    guard let value = try integer(readRawNumber()) else { throw JSONError(kind: .notAnInteger, offset: offset) }
    guard Int32(exactly: value) != nil else { throw JSONError(kind: .numberOutOfRange, offset: offset) }
    return value
  }

  /// Reads a number as the nearest `Double`.
  @inlinable
  @inline(__always)
  package mutating func readDouble() throws(JSONError) -> Double {
    guard end - position >= 48 else { return try readDoubleSlowly() }
    let isNegative = position.pointee == UInt8(ascii: "-")
    var at = isNegative ? position + 1 : position
    let first = at
    var significand: UInt64 = 0
    var count = Self.readDigits(at: &at, into: &significand)
    if count == 8 { count += Self.readDigits(at: &at, into: &significand) }
    guard count > 0, first.pointee != UInt8(ascii: "0") || count == 1 else { return try readDoubleSlowly() }
    var places = 0
    if at.pointee == UInt8(ascii: ".") {
      at += 1
      places = Self.readDigits(at: &at, into: &significand)
      if places == 8 {
        places += Self.readDigits(at: &at, into: &significand)
        if places == 16 { places += Self.readDigits(at: &at, into: &significand) }
      }
      if places == 0 { return try readDoubleSlowly() }
    }
    guard count + places <= 19, !Self.isDigit(at.pointee), at.pointee | 0x20 != UInt8(ascii: "e") else {
      return try readDoubleSlowly()
    }
    let magnitude: Double
    if significand < 1 << 53 {
      // Both operands are exact, as in `double(_:)`.
      magnitude = Double(significand) / Self.tenToThe(places)
    } else {
      magnitude = Self.scale(significand, by: -places)
    }
    position = at
    return isNegative ? -magnitude : magnitude
  }

  @usableFromInline
  @inline(never)
  mutating func readDoubleSlowly() throws(JSONError) -> Double {
    try double(readRawNumber())
  }

  @usableFromInline
  static func scale(_ significand: UInt64, by exponent: Int) -> Double {
    PowersOfFive.shared.scale(significand, by: exponent)
  }

  /// Reads eight bytes, moves past the digits they start with, and returns how many digits there are.
  @inlinable
  @inline(__always)
  static func readDigits(at position: inout UnsafePointer<UInt8>, into value: inout UInt64) -> Int {
    let text = UInt64(littleEndian: UnsafeRawPointer(position).loadUnaligned(as: UInt64.self))
    var digits = text ^ 0x3030_3030_3030_3030
    // Each byte that is not a digit has its highest bit set. Bytes above the lowest of these may be marked wrongly,
    // because the addition carries into them.
    let others = (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
    if others & 0x80 != 0 { return 0 }
    let count = others == 0 ? 8 : others.trailingZeroBitCount / 8
    // The first digit is the lowest byte. Zeros in front make it eight digits. They are summed in pairs, then pairs of
    // pairs.
    digits &<<= UInt64(64 - count * 8)
    digits = ((digits &* (10 << 8 + 1)) &>> 8) & 0x00FF_00FF_00FF_00FF
    digits = ((digits &* (100 << 16 + 1)) &>> 16) & 0x0000_FFFF_0000_FFFF
    digits = (digits &* (10000 << 32 + 1)) &>> 32
    value = value &* tenToThe(count) &+ digits
    position += count
    return count
  }

  /// Returns ten to the power of `exponent`, which is at most 19.
  ///
  /// The optimizer turns this into a table wherever it is inlined. A table in a static property would take a call to
  /// find.
  @inlinable
  @inline(__always)
  static func tenToThe<Number: ExpressibleByIntegerLiteral>(_ exponent: Int) -> Number {
    switch exponent {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1000
    case 4: 10000
    case 5: 100_000
    case 6: 1_000_000
    case 7: 10_000_000
    case 8: 100_000_000
    case 9: 1_000_000_000
    case 10: 10_000_000_000
    case 11: 100_000_000_000
    case 12: 1_000_000_000_000
    case 13: 10_000_000_000_000
    case 14: 100_000_000_000_000
    case 15: 1_000_000_000_000_000
    case 16: 10_000_000_000_000_000
    case 17: 100_000_000_000_000_000
    case 18: 1_000_000_000_000_000_000
    default: 10_000_000_000_000_000_000
    }
  }
}
