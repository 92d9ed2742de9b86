extension JSONWriter {
  /// Writes an integer.
  public mutating func write(_ value: Int) {
    output.reserve(20)
    if value < 0 { output.append(UInt8(ascii: "-")) }
    output.appendDigits(of: UInt64(value.magnitude))
  }

  /// Writes a number with the fewest digits that read back as the same `Double`.
  ///
  /// The form is ECMAScript's, with two exceptions. Negative zero is `-0.0`: it keeps its sign, which the integer `-0` has
  /// not. Integers whose last digits are not known have an exponent, so that nobody takes them for exact.
  public mutating func write(_ value: Double) {
    guard let decimal = ShortestDecimal(value.magnitude) else { return writeUncommon(value) }
    // The longest number has a sign, 17 digits, and "0.00000" before them.
    output.reserve(32)
    if value.sign == .minus { output.append(UInt8(ascii: "-")) }
    let digitCount = output.appendDigits(of: decimal.significand)
    if decimal.exponent == 0 {
      if decimal.significand == 0, value.sign == .minus {
        output.append(UInt8(ascii: "."))
        output.append(UInt8(ascii: "0"))
      }
      return
    }
    let wholeCount = digitCount + decimal.exponent
    switch wholeCount {
    case 1..<digitCount:
      output.insert(".", count: 1, before: digitCount - wholeCount)
    case -5...0:
      output.insert("0.00000", count: 2 - wholeCount, before: digitCount)
    default:
      if digitCount > 1 { output.insert(".", count: 1, before: digitCount - 1) }
      output.append(UInt8(ascii: "e"))
      output.append(wholeCount > 0 ? UInt8(ascii: "+") : UInt8(ascii: "-"))
      output.appendDigits(of: UInt64((wholeCount - 1).magnitude))
    }
  }

  /// Writes a number outside the range of `ShortestDecimal`, or fails if it is not finite.
  @inline(never)
  private mutating func writeUncommon(_ value: Double) {
    guard value.isFinite else {
      return fail("JSON cannot express \(value); send a finite number or null.")
    }
    var text = value.description
    text.withUTF8 { output.append($0) }
  }
}

extension ByteBuffer {
  /// Appends a number in decimal digits. The caller has reserved room for them.
  ///
  /// - Returns: The number of digits.
  @discardableResult
  fileprivate mutating func appendDigits(of value: UInt64) -> Int {
    let count = Self.digitCount(of: value)
    position += count
    var place = UnsafeMutableRawPointer(position)
    var rest = value
    while rest >= 100 {
      let quotient = rest / 100
      place -= 2
      Self.store(pair: rest - quotient * 100, at: place)
      rest = quotient
    }
    if rest >= 10 {
      Self.store(pair: rest, at: place - 2)
    } else {
      (place - 1).storeBytes(of: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest), as: UInt8.self)
    }
    return count
  }

  @inline(__always)
  private static func store(pair: UInt64, at place: UnsafeMutableRawPointer) {
    let pairs: StaticString = """
      0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
      5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
      """
    let digits = UnsafeRawPointer(pairs.utf8Start).loadUnaligned(fromByteOffset: Int(pair) * 2, as: UInt16.self)
    place.storeBytes(of: digits, as: UInt16.self)
  }

  private static func digitCount(of value: UInt64) -> Int {
    var count = 1
    var rest = value
    while rest >= 10_000 {
      rest /= 10_000
      count += 4
    }
    return count + (rest >= 10 ? 1 : 0) + (rest >= 100 ? 1 : 0) + (rest >= 1000 ? 1 : 0)
  }

  /// Inserts the first `count` bytes of a text before the last `last` bytes. The caller has reserved room for them.
  @inline(__always)
  fileprivate mutating func insert(_ text: StaticString, count: Int, before last: Int) {
    let place = position - last
    (place + count).update(from: place, count: last)
    place.update(from: text.utf8Start, count: count)
    position += count
  }
}
