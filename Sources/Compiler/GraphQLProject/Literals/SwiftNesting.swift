extension SwiftBytes {
  /// Returns the offset after the brackets, the string literal or the comment that starts at an offset; otherwise after
  /// the byte there.
  func endOfNesting(at start: Int) -> Int {
    // The delimiter of a string; `nil` for a bracket.
    var open: [StringDelimiter?] = []
    var index = start
    repeat {
      guard case let delimiter?? = open.last else {
        switch kind(at: index) {
        case .opener:
          open.append(nil)
          index += 1
        case .closer:
          _ = open.popLast()
          index += 1
        case .quote, .hash:
          if let delimiter = StringDelimiter(in: self, at: index) {
            open.append(delimiter)
            index += delimiter.length
          } else {
            // Skips to the last `#`, because those before it do not start a string either.
            index = Swift.max(index + 1, endOfPounds(at: index) - 1)
          }
        default:
          index = endOfComment(at: index) ?? index + 1
        }
        continue
      }
      switch kind(at: index) {
      case .quote where delimiter.closes(in: self, at: index):
        open.removeLast()
        index += delimiter.length
      case .lineEnd where !delimiter.isMultiline:
        open.removeLast()
      case .backslash where delimiter.escapes(in: self, at: index):
        index += delimiter.pounds + 2
        if self[index - 1] == UInt8(ascii: "(") { open.append(nil) }
      default:
        index += 1
      }
    } while !open.isEmpty && index < count
    return min(index, count)
  }

  /// Returns the range of the argument at an offset, and the offset of the `,` or closing bracket after it.
  func argument(at start: Int) -> (range: Range<Int>, end: Int) {
    var last = start
    var end = start
    while end < count, kind(at: end) != .closer, self[end] != UInt8(ascii: ",") {
      last = endOfNesting(at: end)
      end = endOfTrivia(at: last)
    }
    return (start..<last, end)
  }
}

/// Returns the offset of the first token of a piece of Swift source.
package func endOfTrivia(in text: [UInt8]) -> Int {
  SwiftBytes.withView(of: text) { $0.endOfTrivia(at: 0) }
}

/// Returns the offset after the last token of a piece of Swift source.
package func endOfTokens(in text: [UInt8]) -> Int {
  SwiftBytes.withView(of: text) { swift in
    var end = 0
    var index = swift.endOfTrivia(at: 0)
    while index < swift.count {
      end = swift.endOfNesting(at: index)
      index = swift.endOfTrivia(at: end)
    }
    return end
  }
}
