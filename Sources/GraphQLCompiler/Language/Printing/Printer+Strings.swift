extension Printer {
  /// Writes a string as it was written, or with escapes where there is no block string that stands for it.
  mutating func print(_ string: StringValue) {
    if string.isBlock, let lines = string.blockLines {
      print(blockLines: lines, of: string.value)
    } else {
      output += string.value.graphQLStringLiteral
    }
  }

  private mutating func print(blockLines lines: [Substring], of value: String) {
    let isSingleLine = lines.count == 1
    let endsWithQuotes = value.hasSuffix(asciiSuffix: "\"\"\"")
    let endsBadly = !endsWithQuotes && value.hasSuffix(asciiSuffix: "\"") || value.hasSuffix(asciiSuffix: "\\")
    let isOnLinesOfItsOwn = !isSingleLine || value.utf16.count > 70 || endsBadly || endsWithQuotes
    // The first line keeps its indentation only where no other line is measured with it.
    let keepsIndentation = isSingleLine && (value.utf8.first == 0x20 || value.utf8.first == 0x09)

    output += "\"\"\""
    if isOnLinesOfItsOwn && !keepsIndentation { breakLine() }
    for (index, line) in lines.enumerated() {
      if index > 0 { breakLine() }
      appendEscapingQuotes(line)
    }
    if isOnLinesOfItsOwn { breakLine() }
    output += "\"\"\""
  }

  /// Writes a line of a block string, with a backslash before three quotes.
  private mutating func appendEscapingQuotes(_ line: Substring) {
    var quotes = 0
    var start = line.utf8.startIndex
    for index in line.utf8.indices {
      quotes = line.utf8[index] == 0x22 ? quotes + 1 : 0
      if quotes == 3 {
        let first = line.utf8.index(index, offsetBy: -2)
        output += line[start..<first]
        output += "\\"
        start = first
        quotes = 0
      }
    }
    output += line[start...]
  }
}

extension StringValue {
  /// The lines of the block string that stands for the value; `nil` where there is none.
  ///
  /// Block strings begin and end with a line that is not blank, have a line that is not indented, if they have several,
  /// and know no carriage return.
  fileprivate var blockLines: [Substring]? {
    if value.utf8.contains(0x0D) { return nil }
    let lines = value.graphQLLines
    if value.isEmpty { return lines }
    guard lines.first?.isBlank == false, lines.last?.isBlank == false else { return nil }
    guard lines.count == 1 || lines.contains(where: { !$0.isBlank && !$0.isIndented }) else { return nil }
    return lines
  }
}

extension String {
  /// The lines, empty ones included. A line feed counts on its own, also where a `Character` would hold more.
  fileprivate var graphQLLines: [Substring] {
    var lines: [Substring] = []
    var start = unicodeScalars.startIndex
    for index in unicodeScalars.indices where unicodeScalars[index] == "\n" {
      lines.append(self[start..<index])
      start = unicodeScalars.index(after: index)
    }
    lines.append(self[start...])
    return lines
  }

  fileprivate func hasSuffix(asciiSuffix suffix: StaticString) -> Bool {
    let bytes = UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount)
    return utf8.suffix(bytes.count).elementsEqual(bytes)
  }

  /// The string literal that stands for the text, on one line.
  var graphQLStringLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\u{8}": literal += "\\b"
      case "\u{C}": literal += "\\f"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
        literal += scalar.value < 0x10 ? "\\u000" : "\\u00"
        literal += String(scalar.value, radix: 16, uppercase: true)
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension Substring {
  fileprivate var isIndented: Bool { utf8.first == 0x20 || utf8.first == 0x09 }

  fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
}
