/// What is compared by itself in objects, in the order in which it would be written.
///
/// How a ``DynamicScalar`` is sent depends on the registry of who sends it, which those who compare do not know.
final class ComparedValues: @unchecked Sendable {
  // Whoever compares is alone with it.
  private(set) var all: [AnyHashable] = []

  /// Adds a value in place of which something else is written than for `nil`.
  func add(_ value: AnyHashable, _ writer: inout JSONWriter) {
    all.append(value)
    writer.write(true)
  }
}
