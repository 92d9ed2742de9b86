/// Numbers that are the same in every run.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func words(_ count: Int) -> String {
    let words = [
      "the", "quick", "brown", "fox", "jumps", "over", "lazy", "dog", "while", "response", "keys", "arrive", "in",
      "selection", "order", "and", "nobody", "looks", "twice", "naïve", "café", "schön",
    ]
    // One text in eight has letters outside ASCII.
    let choice = next() % 8 == 0 ? words[...] : words.dropLast(3)
    return (0..<count).map { _ in choice.randomElement(using: &self)! }.joined(separator: " ")
  }
}
