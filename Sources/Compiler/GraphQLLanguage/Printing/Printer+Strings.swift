extension Printer {
  /// Writes a string in its original form, or with escapes if no block string has its value.
  mutating func print(_ string: StringValue) {
    var value = string.value
    value.withUTF8 { bytes in
      if string.isBlock, let lineCount = lineCountAsBlockString(bytes) {
        let isLong = lineCount > 1 || string.value.utf16.count > 70
        printBlockString(bytes, isSingleLine: lineCount == 1, isLong: isLong)
      } else {
        output += stringLiteral(bytes)
      }
    }
  }

  private mutating func printBlockString(_ value: UnsafeBufferPointer<UInt8>, isSingleLine: Bool, isLong: Bool) {
    // A quote or backslash at the end would merge with the closing quotes.
    let endsWithMark = value.last == 0x22 || value.last == 0x5C
    let isOnLinesOfItsOwn = isLong || endsWithMark
    // The first line keeps its indentation only if there is no other line.
    let keepsIndentation = isSingleLine && (value.first == 0x20 || value.first == 0x09)

    output += "\"\"\""
    if isOnLinesOfItsOwn && !keepsIndentation { breakLine() }
    var start = 0
    var quotes = 0
    var index = 0
    while index < value.count {
      let byte = value[index]
      quotes = byte == 0x22 ? quotes + 1 : 0
      if byte == 0x0A {
        output += text(value, start, index)
        breakLine()
        start = index + 1
      } else if quotes == 3 {
        output += text(value, start, index - 2)
        output += "\\"
        start = index - 2
        quotes = 0
      }
      index += 1
    }
    output += text(value, start, value.count)
    if isOnLinesOfItsOwn { breakLine() }
    output += "\"\"\""
  }
}

extension String {
  /// The text as a string literal on one line.
  var graphQLStringLiteral: String {
    var copy = self
    return copy.withUTF8 { stringLiteral($0) }
  }
}

private func text(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String {
  String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
}

/// Returns the number of lines of the block string with this value, or `nil` if there is none.
///
/// A block string cannot start or end with a blank line or contain a carriage return. If it has several lines, at least
/// one is not indented.
private func lineCountAsBlockString(_ value: UnsafeBufferPointer<UInt8>) -> Int? {
  if value.count == 0 { return 1 }
  var lineCount = 1
  var isBlank = true
  var isIndented = false
  var isAllIndented = true
  var index = 0
  while index < value.count {
    let byte = value[index]
    index += 1
    if byte == 0x0D { return nil }
    if byte == 0x0A {
      if isBlank && lineCount == 1 { return nil }
      lineCount += 1
      isBlank = true
      isIndented = false
    } else if byte == 0x20 || byte == 0x09 {
      if isBlank { isIndented = true }
    } else if isBlank {
      isBlank = false
      isAllIndented = isAllIndented && isIndented
    }
  }
  return isBlank || lineCount > 1 && isAllIndented ? nil : lineCount
}

private func stringLiteral(_ value: UnsafeBufferPointer<UInt8>) -> String {
  var literal = "\""
  var start = 0
  var index = 0
  while index < value.count {
    let byte = value[index]
    // U+0080 to U+009F are two bytes each.
    let isLateControl = byte >= 0x80 && byte < 0xA0 && value[index - 1] == 0xC2
    if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || isLateControl {
      literal += text(value, start, isLateControl ? index - 1 : index)
      literal += escape(byte)
      start = index + 1
    }
    index += 1
  }
  return literal + text(value, start, value.count) + "\""
}

private func escape(_ byte: UInt8) -> String {
  switch byte {
  case 0x22: "\\\""
  case 0x5C: "\\\\"
  case 0x08: "\\b"
  case 0x0C: "\\f"
  case 0x0A: "\\n"
  case 0x0D: "\\r"
  case 0x09: "\\t"
  default: (byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16, uppercase: true)
  }
}
