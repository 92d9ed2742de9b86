/// The seed of one value's sample. It follows from the user's seed and the fields that lead to the value.
///
/// It does not follow from anything else, such as the order in which samples are made. So a field keeps its
/// sample when others are selected beside it.
struct SampleSeed: Sendable {
  private let bits: UInt64

  /// Creates the seed of a whole sample from the user's.
  init(seed: Int) { bits = Self.mixed(UInt64(bitPattern: Int64(seed))) }

  private init(bits: UInt64) { self.bits = bits }

  /// Returns the seed of a member.
  func appending(_ name: String) -> SampleSeed {
    // FNV-1a.
    var hash = bits
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return SampleSeed(bits: Self.mixed(hash))
  }

  /// Returns the seed of a list's element.
  func appending(_ index: Int) -> SampleSeed { appending("[\(index)]") }

  /// The end of SplitMix64, after which every bit depends on every other.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(bits % UInt64(range.count))
  }

  /// Returns one of several values; elements of a list that follow each other have values that follow each other.
  func choice<Choices: RandomAccessCollection>(of values: Choices, at index: Int = 0) -> Choices.Element {
    let offset = (number(in: 0...values.count - 1) + index) % values.count
    return values[values.index(values.startIndex, offsetBy: offset)]
  }

  /// A number from 0 to less than 1.
  var fraction: Double { Double(bits >> 11) / 0x1p53 }

  /// 16 digits.
  var hexadecimal: String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
