import Allocations
import Foundation
import Measuring

/// Prints what reading allocates: blocks for each object of the response, and the peak relative to the memory of the
/// values.
func compareMemory(of kinds: [Kind]) throws {
  print("\nkind           blocks an object: ours, JSONDecoder, JSONSerialization    peak / values (1 MB)    values, MB")
  for kind in kinds {
    let body = kind.body(size: 1_000_000)
    let objects = Double(body.count { $0 == UInt8(ascii: "{") })
    let ours = try count { try kind.readOurs(body) }
    guard ours.blocks > 0 else { return print("No memory figures: malloc cannot be counted here.") }
    func peak(_ counts: AllocationCounts) -> String {
      String(format: "%5.2f", Double(counts.peakBytes) / Double(counts.bytes))
    }
    func blocks(_ counts: AllocationCounts) -> String {
      String(format: "%5.1f", Double(counts.blocks) / objects)
    }
    let decoder = try count { try kind.readCodable(body) }
    let serialization = try count { try readSerialization(body) }
    print(
      kind.name.padding(toLength: 12, withPad: " ", startingAt: 0),
      [ours, decoder, serialization].map(blocks).joined(separator: " "),
      "  ",
      [ours, decoder, serialization].map(peak).joined(separator: " "),
      "  ",
      [ours, decoder, serialization].map { String(format: "%5.2f", Double($0.bytes) / 1e6) }.joined(separator: " ")
    )
  }
}

/// What `make` allocates, counted while its result is alive.
private func count<T>(_ make: () throws -> T) rethrows -> AllocationCounts {
  // A first run makes what is made only once.
  blackHole(try make())
  beginCountingAllocations()
  let made = try make()
  let counts = endCountingAllocations()
  withExtendedLifetime(made) {}
  return counts
}
