import Foundation

/// The CPU time of this process in seconds, which other processes disturb less than wall-clock time.
package func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The CPU time of one call of `work`, which is repeated until the clock is precise enough.
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

/// The memory of this process in MB; nil where the system does not tell.
package func residentMemory() -> Double? {
  guard let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
  return statistics.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map { $0 * 4096 / 1e6 }
}

/// The median.
package func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted[sorted.count / 2]
}

/// Keeps the optimizer from removing the code that made `value`.
@inline(never)
package func blackHole<T>(_ value: T) {
  withExtendedLifetime(value) {}
}
