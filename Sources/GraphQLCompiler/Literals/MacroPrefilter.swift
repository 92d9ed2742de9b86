#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

extension SwiftBytes {
  /// Whether `#graphql` or an attached macro's name behind `@` occurs anywhere, in code or not.
  ///
  /// The C library's search is fast in unoptimised builds as well, so that the many files without any cost next to
  /// nothing.
  func mayUseMacros() -> Bool {
    has(UInt8(ascii: "#")) { has("graphql", at: $0) }
      || has(UInt8(ascii: "@")) { start in
        var end = endOfWord(at: start)
        var start = start
        while end < count, kind(at: end) == .dot {
          start = end + 1
          end = endOfWord(at: start)
        }
        return SwiftLiteral.Macro.attached(self, start..<end) != nil
      }
  }

  /// Whether a byte stands anywhere such that what is behind it satisfies a predicate.
  private func has(_ byte: UInt8, followedBy predicate: (Int) -> Bool) -> Bool {
    var index = 0
    while index < count, let found = memchr(start + index, Int32(byte), count - index) {
      index = UnsafeRawPointer(found) - UnsafeRawPointer(start) + 1
      if predicate(index) { return true }
    }
    return false
  }
}
