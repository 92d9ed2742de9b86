/// The opening delimiter of a Swift string literal, which determines the closing one and the escapes: `"`, `"""`, `#"`,
/// `##"""`, …
struct StringDelimiter {
  /// The number of `#`.
  var pounds: Int

  /// Whether it is three quotes.
  var isMultiline: Bool

  /// The length in bytes of the opening delimiter, which is also that of the closing one.
  var length: Int { pounds + (isMultiline ? 3 : 1) }

  /// Reads the delimiter whose first `#` or `"` is at an offset; `nil` if no literal starts there.
  init?(in swift: SwiftBytes, at start: Int) {
    var index = start
    while index < swift.count, swift[index] == UInt8(ascii: "#") { index += 1 }
    guard index < swift.count, swift[index] == UInt8(ascii: "\"") else { return nil }
    pounds = index - start
    isMultiline =
      index + 2 < swift.count && swift[index + 1] == UInt8(ascii: "\"") && swift[index + 2] == UInt8(ascii: "\"")
    // `#"""#` is a single-line literal that contains a quote. Three quotes open a multi-line literal only if nothing on
    // the line closes a single-line one.
    guard isMultiline, pounds > 0 else { return }
    let singleLine = StringDelimiter(pounds: pounds)
    index += 1
    while index < swift.count, swift[index] != UInt8(ascii: "\n"), swift[index] != UInt8(ascii: "\r") {
      if singleLine.closes(in: swift, at: index) {
        isMultiline = false
        return
      }
      index += 1
    }
  }

  private init(pounds: Int) {
    self.pounds = pounds
    isMultiline = false
  }

  func closes(in swift: SwiftBytes, at index: Int) -> Bool {
    guard swift.count - index >= length else { return false }
    let quotes = length - pounds
    for offset in 0..<length where swift[index + offset] != UInt8(ascii: offset < quotes ? "\"" : "#") { return false }
    return true
  }

  /// Whether the `\` at an offset starts an escape.
  func escapes(in swift: SwiftBytes, at index: Int) -> Bool {
    guard swift.count - index > pounds + 1 else { return false }
    for offset in 0..<pounds where swift[index + 1 + offset] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Returns the offset of the closing delimiter of a literal without interpolations.
  func close(in swift: SwiftBytes, from start: Int) -> Int? {
    var index = start
    while index < swift.count {
      let kind = swift.kind(at: index)
      if kind == .quote, closes(in: swift, at: index) { return index }
      // Also skips the escaped byte, which may be a quote or a backslash.
      index += kind == .backslash && escapes(in: swift, at: index) ? pounds + 2 : 1
    }
    return nil
  }
}
