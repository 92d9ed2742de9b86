import GraphQLCLibrary

extension SwiftBytes {
  /// Whether `#graphql` or the name of an attached macro after `@` occurs anywhere, in code or not.
  ///
  /// The C library's search is fast in unoptimised builds too, so the many files without macros cost almost nothing.
  func mayUseMacros() -> Bool {
    has(UInt8(ascii: "#")) { MacroName(ofFreestanding: self, at: $0).isGraphQL(in: self) }
      || has(UInt8(ascii: "@")) { MacroName(ofAttribute: self, at: $0).attached(in: self) != nil }
  }

  /// Whether `@_exported` occurs anywhere, in code or not.
  func mayExportModules() -> Bool {
    has(UInt8(ascii: "@")) { has("_exported", at: $0) }
  }

  /// Whether a name occurs anywhere after a keyword that declares a type, in code or not.
  func mayDeclareType(named name: [UInt8]) -> Bool {
    guard let first = name.first else { return false }
    return has(first) { second in
      guard endOfWord(at: second) - second == name.count - 1 else { return false }
      for index in 1..<name.count where self[second + index - 1] != name[index] { return false }
      var end = second - 1
      while end > 0, self[end - 1] <= UInt8(ascii: " ") || kind(at: end - 1) == .backtick { end -= 1 }
      // A comment before the name may hide the keyword.
      if end > 0, kind(at: end - 1) == .slash { return true }
      var start = end
      while start > 0, kind(at: start - 1) == .word || kind(at: start - 1) == .digit { start -= 1 }
      guard start < end else { return false }
      switch SwiftKeyword(self, start..<end) {
      case .type, .typealias: return true
      default: return false
      }
    }
  }

  /// Whether a byte occurs anywhere such that a predicate holds for the offset after it.
  func has(_ byte: UInt8, followedBy predicate: (Int) -> Bool) -> Bool {
    var index = 0
    while index < count, let found = memchr(start + index, Int32(byte), count - index) {
      index = UnsafeRawPointer(found) - UnsafeRawPointer(start) + 1
      if predicate(index) { return true }
    }
    return false
  }
}
