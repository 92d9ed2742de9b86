/// The decimal number with the fewest digits that reads back as a `Double`; among several, the nearest.
///
/// Giulietti, "The Schubfach way to render doubles", 2020.
struct ShortestDecimal {
  /// The digits. The last one is not 0, except if the value is 0 or ``exponent`` is 0.
  private(set) var significand: UInt64

  /// The power of ten by which ``significand`` is multiplied.
  private(set) var exponent: Int

  /// Finds the decimal number.
  ///
  /// - Parameter value: A number that is not negative.
  /// - Returns: `nil` if the value is not finite or is beyond the numbers that ``PowersOfFive`` scales.
  init?(_ value: Double) {
    let fraction = value.significandBitPattern
    let biased = Int(value.exponentBitPattern)
    if value < 0x1p53, value == value.rounded(.towardZero) {
      (significand, exponent) = (UInt64(value), 0)
      return
    }
    // The value is c * 2^q. Subnormal numbers are beyond the powers anyway.
    guard biased != 0, biased != 0x7FF else { return nil }
    let c = fraction | 1 << 52
    let q = biased - 1075
    // At a power of two, the next smaller double is only half as far away as the next larger one.
    let isPowerOfTwo = fraction == 0
    // The decimal logarithms of two and of 3/4 in the same unit, precise enough for these exponents.
    let k = (q * 1_262_611 - (isPowerOfTwo ? 524_031 : 0)) >> 22
    guard PowersOfFive.exponents ~= -k else { return nil }
    let power = PowersOfFive.shared.power(-k)
    let shift = UInt64(q + ((-k * 1_741_647) >> 19) + 1)

    // Four times the value, and the bounds of the interval that rounds to it, in units of 10^k.
    let four = Self.product(power, (4 * c) << shift)
    // A number halfway between two doubles reads back as the even one.
    let odd = c & 1
    let lower = Self.product(power, (4 * c - (isPowerOfTwo ? 1 : 2)) << shift) + odd
    let upper = Self.product(power, (4 * c + 2) << shift) - odd

    let down = four / 4
    let tens = down / 10
    let tensDownIsInside = lower <= 40 * tens
    let tensUpIsInside = 40 * tens + 40 <= upper
    if tensDownIsInside != tensUpIsInside {
      (significand, exponent) = (tens + (tensUpIsInside ? 1 : 0), k + 1)
      removeTrailingZeros()
      return
    }
    let downIsInside = lower <= 4 * down
    let upIsInside = 4 * down + 4 <= upper
    let middle = 4 * down + 2
    let isNearerToUp = four > middle || four == middle && down & 1 == 1
    (significand, exponent) = (down + (downIsInside != upIsInside ? (upIsInside ? 1 : 0) : isNearerToUp ? 1 : 0), k)
  }

  /// Returns the upper 64 bits of the 192-bit product. The last bit is set if any bit below is, which keeps comparisons
  /// correct.
  @inline(__always)
  private static func product(_ power: (high: UInt64, low: UInt64), _ factor: UInt64) -> UInt64 {
    let low = power.low.multipliedFullWidth(by: factor)
    let high = power.high.multipliedFullWidth(by: factor)
    let sum = high.low.addingReportingOverflow(low.high)
    return (high.high + (sum.overflow ? 1 : 0)) | (sum.partialValue > 1 ? 1 : 0)
  }

  private mutating func removeTrailingZeros() {
    // There are at most 15 zeros.
    removeTrailingZeros(8, 100_000_000)
    removeTrailingZeros(4, 10_000)
    removeTrailingZeros(2, 100)
    removeTrailingZeros(1, 10)
  }

  @inline(__always)
  private mutating func removeTrailingZeros(_ count: Int, _ power: UInt64) {
    guard significand % power == 0 else { return }
    significand /= power
    exponent += count
  }
}
