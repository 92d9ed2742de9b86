/// The powers of five, to 128 bits each, that scale most decimal numbers of up to 19 digits.
///
/// Within these bounds one multiplication rounds every number correctly (Lemire, "Number parsing at a gigabyte per
/// second", 2021; Mushtak and Lemire, "Fast number parsing without fallback", 2023). 5^55 is the last power that fits
/// 128 bits, and 5^27 the last one that fits 64 bits.
struct PowersOfFive: Sendable {
  static let shared = PowersOfFive()
  static let exponents = -27...55

  // The highest bit of each is set. Reciprocals are rounded up; powers are exact.
  private let words: [(high: UInt64, low: UInt64)]

  private init() {
    words = Self.exponents.map { $0 < 0 ? Self.reciprocal(ofPower: -$0) : Self.power($0) }
  }

  private static func power(_ exponent: Int) -> (high: UInt64, low: UInt64) {
    var (high, low): (UInt64, UInt64) = (0, 1)
    for _ in 0..<exponent {
      let product = low.multipliedFullWidth(by: 5)
      (high, low) = (high * 5 + product.high, product.low)
    }
    while high.leadingZeroBitCount > 0 { (high, low) = (high << 1 | low >> 63, low << 1) }
    return (high, low)
  }

  private static func reciprocal(ofPower exponent: Int) -> (high: UInt64, low: UInt64) {
    let power = (0..<exponent).reduce(1 as UInt64) { power, _ in power * 5 }
    // The highest power of two below the power of five, so that the quotient has exactly 128 bits.
    let dividend: UInt64 = 1 << UInt64(63 - power.leadingZeroBitCount)
    let high = power.dividingFullWidth((dividend, 0))
    let low = power.dividingFullWidth((high.remainder, 0))
    let (roundedUp, carry) = low.quotient.addingReportingOverflow(1)
    return (high.quotient + (carry ? 1 : 0), roundedUp)
  }

  /// Returns the power for one of ``exponents``.
  func power(_ exponent: Int) -> (high: UInt64, low: UInt64) { words[exponent - Self.exponents.lowerBound] }

  /// Returns `significand` times ten to the power of `exponent`, correctly rounded.
  ///
  /// - Precondition: `significand` is not 0, and `exponent` is one of ``exponents``.
  func scale(_ significand: UInt64, by exponent: Int) -> Double {
    let power = power(exponent)
    let shift = significand.leadingZeroBitCount
    let normalized = significand << UInt64(shift)
    var product = normalized.multipliedFullWidth(by: power.high)
    // The lower half of the power matters only if it can carry into the bits that remain.
    if product.high & 0x1FF == 0x1FF {
      let lower = normalized.multipliedFullWidth(by: power.low)
      let sum = product.low.addingReportingOverflow(lower.high)
      product = (product.high + (sum.overflow ? 1 : 0), sum.partialValue)
    }
    let upperBit = product.high >> 63
    var mantissa = product.high >> (upperBit + 9)
    // Halfway between two doubles, round to the even one. This happens only if the power of five is small.
    if product.low <= 1, -4...23 ~= exponent, mantissa & 3 == 1, mantissa << (upperBit + 9) == product.high {
      mantissa &= ~1
    }
    mantissa = (mantissa + (mantissa & 1)) >> 1
    // 217706 / 2^16 is the binary logarithm of ten, precise enough for these exponents.
    var binaryExponent = (217_706 * exponent) >> 16 + 63 + Int(upperBit) - shift + 1023
    if mantissa >= 1 << 53 {
      mantissa = 1 << 52
      binaryExponent += 1
    }
    return Double(bitPattern: mantissa & ~(1 << 52) | UInt64(binaryExponent) << 52)
  }
}
