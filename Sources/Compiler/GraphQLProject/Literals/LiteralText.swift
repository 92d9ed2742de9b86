/// The text that a Swift string literal represents, and where each byte of it was written.
///
/// It reads `"…"`, `"""` with indentation and `\` at line ends, and raw literals with any number of `#`.
package struct LiteralText: Sendable {
  /// The text that the literal represents, as UTF-8.
  package private(set) var utf8: [UInt8] = []

  /// The range of the literal in the Swift source, delimiters included.
  package private(set) var range: Range<Int>

  /// Where each run starts: in a run, text and source advance byte by byte together.
  private var runs: [(text: Int, source: Int)] = []

  /// Reads the literal whose first `#` or `"` is at an offset of a Swift source.
  ///
  /// - Returns: `nil` if no literal starts there, if it does not end, or if it has an interpolation or an invalid
  ///   escape.
  package init?(in swift: [UInt8], at start: Int) {
    guard let literal = SwiftBytes.withView(of: swift, { LiteralText(in: $0, at: start) }) else { return nil }
    self = literal
  }

  init?(in swift: SwiftBytes, at start: Int) {
    guard let delimiter = StringDelimiter(in: swift, at: start) else { return nil }
    range = start..<start
    let isRead =
      delimiter.isMultiline
      ? readLines(of: swift, from: start + delimiter.length, delimiter)
      : readLine(of: swift, from: start + delimiter.length, delimiter)
    guard isRead else { return nil }
  }

  /// Returns the offset in the Swift source of an offset in the text.
  package func sourceOffset(of textOffset: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].text <= textOffset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return range.lowerBound }
    return runs[low - 1].source + textOffset - runs[low - 1].text
  }

  /// Returns the offset in the text of an offset in the Swift source: within indentation or an escape, of what follows.
  package func textOffset(of sourceOffset: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].source <= sourceOffset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    let end = low < runs.count ? runs[low].text : utf8.count
    return min(runs[low - 1].text + sourceOffset - runs[low - 1].source, end)
  }

  private mutating func startRun(at source: Int) {
    if let last = runs.last, last.text == utf8.count {
      runs[runs.count - 1].source = source
    } else {
      runs.append((utf8.count, source))
    }
  }

  // MARK: Single-line literals

  private mutating func readLine(
    of swift: SwiftBytes,
    from start: Int,
    _ delimiter: StringDelimiter
  ) -> Bool {
    startRun(at: start)
    var index = start
    var copied = start
    while index < swift.count {
      switch swift.kind(at: index) {
      case .lineEnd:
        return false
      case .quote where delimiter.closes(in: swift, at: index):
        utf8.append(contentsOf: swift[copied..<index])
        range = range.lowerBound..<index + delimiter.length
        return true
      case .backslash where delimiter.escapes(in: swift, at: index):
        utf8.append(contentsOf: swift[copied..<index])
        startRun(at: index)
        guard let end = readEscape(of: swift, at: index + 1 + delimiter.pounds) else { return false }
        index = end
        copied = end
        startRun(at: end)
      default:
        index += 1
      }
    }
    return false
  }

  // MARK: Multi-line literals

  private mutating func readLines(
    of swift: SwiftBytes,
    from start: Int,
    _ delimiter: StringDelimiter
  ) -> Bool {
    guard let close = delimiter.close(in: swift, from: start) else { return false }
    var lastLine = close
    while lastLine > start, swift[lastLine - 1] == UInt8(ascii: " ") || swift[lastLine - 1] == UInt8(ascii: "\t") {
      lastLine -= 1
    }
    guard lastLine > start, swift.kind(at: lastLine - 1) == .lineEnd,
      let first = swift.endOfLine(at: swift.endOfBlanks(at: start)), first <= lastLine
    else { return false }
    range = range.lowerBound..<close + delimiter.length
    let indentation = lastLine..<close
    // The line end before the closing delimiter does not belong to the text.
    var end = lastLine
    if end > first { end -= end - 2 >= first && swift[end - 1] == 10 && swift[end - 2] == 13 ? 2 : 1 }

    var index = first
    var copied = skipIndentation(indentation, of: swift, at: index, upTo: end)
    startRun(at: copied)
    index = copied
    while index < end {
      switch swift.kind(at: index) {
      case .lineEnd:
        utf8.append(contentsOf: swift[copied..<index])
        startRun(at: index)
        utf8.append(UInt8(ascii: "\n"))
        index = swift.endOfLine(at: index)!
        copied = skipIndentation(indentation, of: swift, at: index, upTo: end)
        index = copied
        startRun(at: index)
      case .backslash where delimiter.escapes(in: swift, at: index):
        utf8.append(contentsOf: swift[copied..<index])
        startRun(at: index)
        let escape = index + 1 + delimiter.pounds
        if let nextLine = swift.endOfLine(at: swift.endOfBlanks(at: escape)) {
          index = skipIndentation(indentation, of: swift, at: nextLine, upTo: end)
        } else if let end = readEscape(of: swift, at: escape) {
          index = end
        } else {
          return false
        }
        copied = index
        startRun(at: index)
      default:
        index += 1
      }
    }
    if copied < end { utf8.append(contentsOf: swift[copied..<end]) }
    return true
  }

  /// Skips as much of the closing delimiter's indentation as the line at an offset has.
  private func skipIndentation(
    _ indentation: Range<Int>,
    of swift: SwiftBytes,
    at start: Int,
    upTo end: Int
  ) -> Int {
    var index = start
    for expected in indentation {
      guard index < end, swift[index] == swift[expected] else { break }
      index += 1
    }
    return index
  }

  // MARK: Escapes

  /// Appends what an escape represents and returns the offset after it; `nil` if it is an interpolation or invalid.
  private mutating func readEscape(of swift: SwiftBytes, at start: Int) -> Int? {
    guard start < swift.count else { return nil }
    switch swift[start] {
    case UInt8(ascii: "n"): utf8.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): utf8.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): utf8.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "0"): utf8.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): utf8.append(swift[start])
    case UInt8(ascii: "u"): return readScalar(of: swift, at: start + 1)
    default: return nil
    }
    return start + 1
  }

  /// Reads `{1F600}`: one to eight hexadecimal digits that name a Unicode scalar.
  private mutating func readScalar(of swift: SwiftBytes, at start: Int) -> Int? {
    guard start < swift.count, swift[start] == UInt8(ascii: "{") else { return nil }
    var value: UInt32 = 0
    var index = start + 1
    while index < swift.count, let digit = hexadecimalDigit(swift[index]) {
      guard index - start <= 8 else { return nil }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    guard index > start + 1, index < swift.count, swift[index] == UInt8(ascii: "}"),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    utf8.append(contentsOf: UTF8.encode(scalar)!)
    return index + 1
  }

  private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
