/// A call of a function in Swift source that has no trailing closure.
package struct SwiftCall {
  /// The offset behind the closing parenthesis.
  package let end: Int

  /// The blanks at the beginning of the line with the closing parenthesis.
  package let indentation: String

  /// Finds the first call of a function from a line on. There is none if that one has a trailing closure.
  ///
  /// - Parameters:
  ///   - function: The function's name.
  ///   - line: The number of the line, from 1.
  ///   - text: The source.
  package init?(of function: String, from line: Int, in text: [UInt8]) {
    let found = SwiftBytes.withView(of: text) { swift -> (end: Int, indentation: String)? in
      guard let open = swift.parenthesis(ofCall: function, from: swift.offset(ofLine: line)) else { return nil }
      let end = swift.endOfNesting(at: open)
      let next = swift.endOfTriviaOnLine(at: end)
      if next < swift.count, swift[next] == UInt8(ascii: "{") { return nil }
      return (end, swift.indentation(at: end))
    }
    guard let found else { return nil }
    (end, indentation) = found
  }
}

extension SwiftBytes {
  fileprivate func offset(ofLine line: Int) -> Int {
    var (index, number) = (0, 1)
    while number < line, index < count {
      if let next = endOfLine(at: index) {
        (index, number) = (next, number + 1)
      } else {
        index += 1
      }
    }
    return index
  }

  /// Returns the offset of the parenthesis that opens the arguments of a call.
  fileprivate func parenthesis(ofCall function: String, from start: Int) -> Int? {
    var index = start
    while index < count {
      switch kind(at: index) {
      case .word:
        let end = endOfWord(at: index)
        if text(index..<end) == function, end < count, self[end] == UInt8(ascii: "(") { return end }
        index = end
      // What brackets enclose may have the call.
      case .opener, .closer: index += 1
      default: index = endOfNesting(at: index)
      }
    }
    return nil
  }

  fileprivate func indentation(at offset: Int) -> String {
    var start = offset
    while start > 0, kind(at: start - 1) != .lineEnd { start -= 1 }
    return text(start..<endOfBlanks(at: start))
  }
}
