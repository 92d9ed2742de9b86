extension StringValue {
  /// Creates the value of a string token (section 2.10.4).
  init(_ token: Token, in lexer: Lexer) {
    range = token.range
    isBlock = token.kind == .blockString
    value =
      isBlock
      ? lexer.valueOfBlockString(from: token.start + 3, to: token.end - 3)
      : lexer.valueOfString(from: token.start + 1, to: token.end - 1)
  }
}

extension Lexer {
  /// Returns the text between the quotes with escapes resolved. The lexer has checked the escapes.
  fileprivate func valueOfString(from start: Int, to end: Int) -> String {
    var index = start
    while index < end, bytes[index] != 0x5C { index = index &+ 1 }
    if index == end { return text(from: start, to: end) }

    var value = text(from: start, to: index)
    while index < end {
      if bytes[index] == 0x5C, let escape = try? escapeSequence(at: index), let scalar = Unicode.Scalar(escape.scalar) {
        value.unicodeScalars.append(scalar)
        index += escape.length
      } else {
        let plain = index
        while index < end, bytes[index] != 0x5C { index = index &+ 1 }
        value += text(from: plain, to: index)
      }
    }
    return value
  }

  /// Computes `BlockStringValue` of section 2.10.4: removes the common indentation of all lines but the first, and the
  /// blank lines at the start and end.
  fileprivate func valueOfBlockString(from start: Int, to end: Int) -> String {
    var commonIndentation = Int.max
    var firstLine: Int?
    var lastLine = -1
    var line = 0
    var lineStart = start
    while lineStart <= end {
      let lineEnd = endOfLine(from: lineStart, to: end)
      let textStart = endOfIndentation(from: lineStart, to: lineEnd)
      if textStart < lineEnd {
        if firstLine == nil { firstLine = line }
        lastLine = line
        if line > 0 { commonIndentation = min(commonIndentation, textStart - lineStart) }
      }
      line += 1
      lineStart = beginningOfLine(behind: lineEnd, to: end)
    }
    guard let firstLine else { return "" }

    return String(unsafeUninitializedCapacity: end - start) { buffer in
      var count = 0
      var line = 0
      var lineStart = start
      while line <= lastLine {
        let lineEnd = endOfLine(from: lineStart, to: end)
        if line >= firstLine {
          if line > firstLine {
            buffer[count] = 0x0A
            count += 1
          }
          var index = line == 0 ? lineStart : lineStart + min(commonIndentation, lineEnd - lineStart)
          while index < lineEnd {
            var runEnd = index
            while runEnd < lineEnd, bytes[runEnd] != 0x5C { runEnd = runEnd &+ 1 }
            // A backslash escapes only three quotes; otherwise it is a plain character.
            let isEscape =
              runEnd + 3 < lineEnd && bytes[runEnd + 1] == 0x22 && bytes[runEnd + 2] == 0x22
              && bytes[runEnd + 3] == 0x22
            let next = runEnd < lineEnd ? runEnd + 1 : lineEnd
            let copied = (isEscape ? runEnd : next) - index
            buffer.baseAddress.map { ($0 + count).initialize(from: bytes + index, count: copied) }
            count += copied
            index = next
          }
        }
        line += 1
        lineStart = beginningOfLine(behind: lineEnd, to: end)
      }
      return count
    }
  }

  private func endOfLine(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index = index &+ 1 }
    return index
  }

  private func endOfIndentation(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index = index &+ 1 }
    return index
  }

  /// Returns the start of the line after the one that ends at `lineEnd`. The result is greater than `end` if there is
  /// no such line.
  private func beginningOfLine(behind lineEnd: Int, to end: Int) -> Int {
    let isPair = lineEnd + 1 < end && bytes[lineEnd] == 0x0D && bytes[lineEnd + 1] == 0x0A
    return lineEnd + (isPair ? 2 : 1)
  }
}
