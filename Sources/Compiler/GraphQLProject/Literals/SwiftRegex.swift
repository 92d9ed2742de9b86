extension SwiftBytes {
  /// Returns the offset after the regex literal whose first `#` or `/` is at an offset; `nil` if there is none.
  ///
  /// `/…/` ends on its line, neither starts nor ends with a blank, and closes no parenthesis that it does not open.
  /// `#/…/#` may span lines if a line end follows the first `/`.
  func endOfRegex(at start: Int) -> Int? {
    var index = start
    while index < count, self[index] == UInt8(ascii: "#") { index += 1 }
    let pounds = index - start
    index += 1
    guard index < count else { return nil }
    let first = index
    let isMultiline = pounds > 0 && endOfLine(at: endOfBlanks(at: index)) != nil
    if pounds == 0, self[index] <= UInt8(ascii: " ") { return nil }
    var depth = 0
    while index < count {
      let byte = self[index]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard isMultiline else { return nil }
      case UInt8(ascii: "\\"):
        guard index + 1 < count, kind(at: index + 1) != .lineEnd || isMultiline else { return nil }
        index += 1
      case UInt8(ascii: "("):
        depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if pounds == 0, depth < 0 { return nil }
      case UInt8(ascii: "/"):
        guard pounds > 0 else {
          return index > first && self[index - 1] > UInt8(ascii: " ") ? index + 1 : nil
        }
        var end = index + 1
        while end < count, end - index <= pounds, self[end] == UInt8(ascii: "#") { end += 1 }
        if end - index == pounds + 1 { return end }
      default:
        break
      }
      index += 1
    }
    return nil
  }
}
