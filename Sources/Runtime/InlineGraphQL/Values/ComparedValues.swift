/// The values in objects that are compared by `==`, in the order in which they would be written.
///
/// The sent form of a ``DynamicScalar`` depends on the sender's registry, which a comparison does not know.
final class ComparedValues: @unchecked Sendable {
  // A comparison has an instance of its own, so it needs no lock.
  private(set) var all: [AnyHashable] = []

  /// Adds a value, and writes `true` in its place, so that a value and `nil` differ.
  func add(_ value: AnyHashable, _ writer: inout JSONWriter) {
    all.append(value)
    writer.write(true)
  }
}
