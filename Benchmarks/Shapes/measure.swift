import Foundation
import InlineGraphQL

/// The CPU time of this process so far, in seconds.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The least CPU time of many runs of `body`, in seconds.
private func least(_ body: () throws -> Void) rethrows -> Double {
  var least = Double.infinity
  let end = processorTime() + 0.4
  var runs = 0
  while runs < 5 || processorTime() < end {
    let start = processorTime()
    try body()
    least = min(least, processorTime() - start)
    runs += 1
  }
  return least
}

nonisolated(unsafe) private var sink = 0

/// The bytes of memory that the process uses now; 0 if unknown.
private func usedMemory() -> Int {
  guard let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
  return (Int(statistics.split(separator: " ")[1]) ?? 0) * 4096
}

@main struct Measure {
  static func main() throws {
    let body = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
    let megabytes = Double(body.count) / 1e6
    var figures: [(String, Double)] = []

    var copies = [try decode(body, as: Op0.Data.self)]
    let before = usedMemory()
    for _ in 0..<20 { copies.append(try decode(body, as: Op0.Data.self)) }
    figures.append(("memory", Double(usedMemory() - before) / 20 / Double(body.count)))
    let (one, other) = (copies[0], copies[1])
    copies = []
    figures.append(("read", megabytes / (try least { sink &+= try decode(body, as: Op0.Data.self).total })))
    figures.append(("property", least { sink &+= touch(one) } * 1e9 / Double(touchedProperties)))
    #if HASHABLE
      precondition(one == other && one.hashValue == other.hashValue)
      figures.append(("equal", least { sink &+= one == other ? 1 : 0 } * 1e9 / Double(touchedProperties)))
      figures.append(("hash", least { sink &+= one.hashValue } * 1e9 / Double(touchedProperties)))
    #endif
    #if MASKED
      let masked = try decode(body, as: Masked.Data.self)
      figures.append(("masked", megabytes / (try least { sink &+= try decode(body, as: Masked.Data.self).total })))
      figures.append(("pointer", least { sink &+= touchMasked(masked) } * 1e9 / Double(elements)))
    #endif
    print("{" + figures.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}")
    if sink == 42 { print("") }
  }
}
