import Foundation
import InlineGraphQL

/// A value, and the JSON that a server is to receive for it.
typealias Pair<Value> = (value: Value, json: GraphQLJSONValue)

/// A value that may be omitted, and the JSON that a server is to receive for it; `nil` if it is to receive nothing.
typealias Given<Value> = (value: Value, json: GraphQLJSONValue?)

/// Makes random values and their JSON, the same for the same seed.
struct Generator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func chance(_ one: Int, in all: Int) -> Bool { Int.random(in: 0..<all, using: &self) < one }

  // MARK: Leaves

  mutating func int() -> Pair<Int> {
    let value =
      switch Int.random(in: 0..<4, using: &self) {
      case 0: Int(Int32.random(in: .min ... .max, using: &self))
      case 1: [0, -1, 1, Int(Int32.max), Int(Int32.min), 10, 100].randomElement(using: &self)!
      default: Int.random(in: -1000...1000, using: &self)
      }
    return (value, .int(value))
  }

  mutating func float() -> Pair<Double> {
    var value: Double
    switch Int.random(in: 0..<5, using: &self) {
    case 0: value = Double(bitPattern: next())
    case 1: value = Double(Int.random(in: -100_000...100_000, using: &self)) / 100
    case 2: value = Double(Int.random(in: -1_000_000...1_000_000, using: &self))
    case 3:
      value = [0, -0.0, 0.1, 1e21, 1e-7, .leastNonzeroMagnitude, .greatestFiniteMagnitude].randomElement(using: &self)!
    default: value = Double.random(in: -1...1, using: &self)
    }
    if !value.isFinite { value = 0.5 }
    return (value, .double(value))
  }

  mutating func string() -> Pair<String> {
    let pieces = [
      "a", "é", "e\u{301}", "👩‍👩‍👧", "\"", "\\", "/", "\n", "\r\n", "\t", "\0", "\u{1F}", "\u{7F}", "\u{2028}", " ", "日本",
      "z",
    ]
    let count = Int.random(in: 0...12, using: &self)
    let value = (0..<count).map { _ in pieces.randomElement(using: &self)! }.joined()
    return (value, .string(value))
  }

  mutating func boolean() -> Pair<Bool> {
    let value = chance(1, in: 2)
    return (value, .bool(value))
  }

  mutating func color() -> Pair<Echo.Color> {
    [(.red, "RED"), (.darkBlue, "DARK_BLUE"), (.default, "default"), (.darkBlue_2, "darkBlue"), (._x, "_X")]
      .randomElement(using: &self)!
  }

  mutating func date() -> Pair<Date> {
    let milliseconds = Int.random(in: -4_000_000_000_000...4_000_000_000_000, using: &self)
    // The formatter cuts off fractions, and also the last digit if a date is slightly less than its text.
    let fraction = (milliseconds % 1000 + 1000) % 1000
    let second = Date(timeIntervalSinceReferenceDate: Double((milliseconds - fraction) / 1000))
    let text = ISO8601DateFormatter().string(from: second).dropLast()
    let digits = fraction == 0 ? "" : "." + String(1000 + fraction).dropFirst()
    return (Date(timeIntervalSinceReferenceDate: Double(milliseconds) / 1000), .string(text + digits + "Z"))
  }

  mutating func link() -> Pair<URL> {
    let text = "https://example.com/\(Int.random(in: 0...9999, using: &self))?q=%20a&b=c#d"
    return (URL(string: text)!, .string(text))
  }

  mutating func uuid() -> Pair<UUID> {
    let digits = (0..<4).map { _ in String(UInt32.random(in: 0x1000_0000 ... .max, using: &self), radix: 16) }.joined()
    let cuts = [0, 8, 12, 16, 20, 32]
    let text = zip(cuts, cuts.dropFirst()).map { String(Array(digits)[$0..<$1]) }.joined(separator: "-")
    return (UUID(uuidString: text)!, .string(text))
  }

  mutating func amount() -> Pair<Decimal> {
    let text = "\(Int.random(in: -99999...99999, using: &self)).\(Int.random(in: 1...9, using: &self))"
    return (Decimal(string: text)!, .string(text))
  }

  mutating func json() -> Pair<GraphQLJSONValue> {
    let value = json(depth: 3)
    return (value, value)
  }

  private mutating func json(depth: Int) -> GraphQLJSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &self) {
    case 0: return .int(Int.random(in: -1_000_000_000_000...1_000_000_000_000, using: &self))
    case 1: return .bool(boolean().value)
    case 2: return .double(float().value)
    case 3: return .string(string().value)
    // Not null, because a scalar's own value is never null.
    case 4: return ""
    case 5: return .array((0..<3).map { _ in chance(1, in: 4) ? .null : json(depth: depth - 1) })
    default: return ["a": json(depth: depth - 1), "b c": chance(1, in: 4) ? .null : json(depth: depth - 1), "": 1]
    }
  }

  // MARK: Wrappers

  mutating func nullable<Value>(_ make: (inout Generator) -> Pair<Value>) -> Given<GraphQLNullable<Value>> {
    switch Int.random(in: 0..<5, using: &self) {
    case 0, 1: return (.none, nil)
    case 2: return (.null, .null)
    default:
      let (value, json) = make(&self)
      return (.some(value), json)
    }
  }

  /// Returns a value of a non-null type with a default.
  mutating func defaulted<Value>(_ make: (inout Generator) -> Pair<Value>) -> Given<Value?> {
    if chance(1, in: 2) { return (nil, nil) }
    let (value, json) = make(&self)
    return (value, json)
  }

  mutating func list<Value>(_ make: (inout Generator) -> Pair<Value>) -> Pair<[Value]> {
    let pairs = (0..<Int.random(in: 0...3, using: &self)).map { _ in make(&self) }
    return (pairs.map(\.value), .array(pairs.map(\.json)))
  }

  mutating func element<Value>(_ make: (inout Generator) -> Pair<Value>) -> Pair<Value?> {
    if chance(1, in: 4) { return (nil, .null) }
    let (value, json) = make(&self)
    return (value, json)
  }
}
