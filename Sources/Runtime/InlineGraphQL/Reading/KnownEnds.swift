/// Records the ends of large values, so that values which several fragments skip are read once.
struct KnownEnds {
  /// Skipping a smaller value again costs no more than recording its end.
  private static let minimumCount = 512
  private static let slots = 64

  private struct Span {
    var start: Int
    var end: Int
  }

  // Each start has one slot, which the latest value takes. The array is empty until the first large value.
  private var spans: [Span] = []

  mutating func record(start: Int, end: Int) {
    if end - start >= Self.minimumCount { store(Span(start: start, end: end)) }
  }

  func end(ofValueAt start: Int) -> Int? {
    guard !spans.isEmpty else { return nil }
    let span = spans[Self.slot(of: start)]
    return span.start == start ? span.end : nil
  }

  @inline(never)
  private mutating func store(_ span: Span) {
    if spans.isEmpty { spans = Array(repeating: Span(start: -1, end: -1), count: Self.slots) }
    spans[Self.slot(of: span.start)] = span
  }

  private static func slot(of start: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: start) &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }
}
