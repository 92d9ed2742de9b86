// Numbers as they mostly are, of few digits and without exponent, up to eight digits at a time. All others, and those that
// are wrong, are left to `readRawNumber`.
extension JSONCursor {
  /// Reads a number that is whole, however it is written, and fits 32 bits.
  @inline(__always)
  mutating func readInt32() throws(JSONError) -> Int {
    guard end - position >= 20 else { return try readInt32Slowly() }
    let isNegative = position.pointee == UInt8(ascii: "-")
    var at = isNegative ? position + 1 : position
    let first = at
    var value: UInt64 = 0
    var count = Self.readDigits(at: &at, into: &value)
    if count == 8 { count += Self.readDigits(at: &at, into: &value) }
    // Nine digits always fit.
    guard 1...9 ~= count, first.pointee != UInt8(ascii: "0") || count == 1, Self.endsInteger(at.pointee) else {
      return try readInt32Slowly()
    }
    position = at
    return isNegative ? -Int(value) : Int(value)
  }

  @inline(__always)
  private static func endsInteger(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }

  @inline(never)
  private mutating func readInt32Slowly() throws(JSONError) -> Int {
    skipWhitespace()
    let offset = offset
    guard let value = try integer(readRawNumber()) else { throw JSONError(kind: .notAnInteger, offset: offset) }
    guard Int32(exactly: value) != nil else { throw JSONError(kind: .numberOutOfRange, offset: offset) }
    return value
  }

  /// Reads a number as the nearest `Double`.
  @inline(__always)
  mutating func readDouble() throws(JSONError) -> Double {
    guard end - position >= 48 else { return try double(readRawNumber()) }
    let isNegative = position.pointee == UInt8(ascii: "-")
    var at = isNegative ? position + 1 : position
    let first = at
    var significand: UInt64 = 0
    var count = Self.readDigits(at: &at, into: &significand)
    if count == 8 { count += Self.readDigits(at: &at, into: &significand) }
    guard count > 0, first.pointee != UInt8(ascii: "0") || count == 1 else { return try double(readRawNumber()) }
    var places = 0
    if at.pointee == UInt8(ascii: ".") {
      at += 1
      places = Self.readDigits(at: &at, into: &significand)
      if places == 8 {
        places += Self.readDigits(at: &at, into: &significand)
        if places == 16 { places += Self.readDigits(at: &at, into: &significand) }
      }
      if places == 0 { return try double(readRawNumber()) }
    }
    guard count + places <= 19, !Self.isDigit(at.pointee), at.pointee | 0x20 != UInt8(ascii: "e") else {
      return try double(readRawNumber())
    }
    let magnitude: Double
    if significand < 1 << 53 {
      magnitude = Double(significand) / Self.powersOfTen[places]
    } else {
      magnitude = PowersOfFive.shared.scale(significand, by: -places)
    }
    position = at
    return isNegative ? -magnitude : magnitude
  }

  /// Moves behind up to eight digits, and returns how many; reads eight bytes.
  @inline(__always)
  private static func readDigits(at position: inout UnsafePointer<UInt8>, into value: inout UInt64) -> Int {
    let text = UInt64(littleEndian: UnsafeRawPointer(position).loadUnaligned(as: UInt64.self))
    var digits = text ^ 0x3030_3030_3030_3030
    // The highest bit of each byte that is no digit. Higher bytes than the lowest of these may be marked wrongly, as adding
    // carries into them.
    let others = (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
    if others & 0x80 != 0 { return 0 }
    let count = others == 0 ? 8 : others.trailingZeroBitCount / 8
    // The first digit is the lowest byte. Zeros in front make it eight digits, which are added up in pairs, pairs of pairs, …
    digits &<<= UInt64(64 - count * 8)
    digits = ((digits &* (10 << 8 + 1)) &>> 8) & 0x00FF_00FF_00FF_00FF
    digits = ((digits &* (100 << 16 + 1)) &>> 16) & 0x0000_FFFF_0000_FFFF
    digits = (digits &* (10000 << 32 + 1)) &>> 32
    value = value &* integerPowersOfTen[count] &+ digits
    position += count
    return count
  }

  private static let integerPowersOfTen: [UInt64] = [
    1, 10, 100, 1000, 10000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  ]
}
