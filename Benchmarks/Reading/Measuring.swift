import Foundation

/// Processor time of this process in seconds: less disturbed by what else the machine does than the time on the wall.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The processor time that one call of `work` takes, repeated until the clock is fine enough for it.
func time(_ work: () throws -> Void) rethrows -> Double {
  var count = 1
  while true {
    let start = processorTime()
    for _ in 0..<count { try work() }
    let elapsed = processorTime() - start
    if elapsed > 0.02 { return elapsed / Double(count) }
    count *= 4
  }
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted[sorted.count / 2]
}

/// Keeps the optimiser from leaving out what made `value`.
@inline(never)
func blackHole<T>(_ value: T) {
  withExtendedLifetime(value) {}
}

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
