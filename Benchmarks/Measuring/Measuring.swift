import Foundation

/// Processor time of this process in seconds: less disturbed by what else the machine does than the time on the wall.
package func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The processor time that one call of `work` takes, repeated until the clock is fine enough for it.
package func time(_ work: () throws -> Void) rethrows -> Double {
  var count = 1
  while true {
    let start = processorTime()
    for _ in 0..<count { try work() }
    let elapsed = processorTime() - start
    if elapsed > 0.02 { return elapsed / Double(count) }
    count *= 4
  }
}

/// The value in the middle.
package func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted[sorted.count / 2]
}

/// Keeps the optimiser from leaving out what made `value`.
@inline(never)
package func blackHole<T>(_ value: T) {
  withExtendedLifetime(value) {}
}
