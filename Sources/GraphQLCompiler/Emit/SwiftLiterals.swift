extension SwiftText {
  /// A Swift string literal that stands for the text.
  static func literal(_ text: String) -> String {
    var literal = "\""
    literal.reserveCapacity(text.utf8.count + 8)
    var isPlain = true
    for byte in text.utf8 where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F {
      isPlain = false
      break
    }
    if isPlain {
      literal += text
    } else {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": literal += "\\\""
        case "\\": literal += "\\\\"
        case "\n": literal += "\\n"
        case "\r": literal += "\\r"
        case "\t": literal += "\\t"
        case "\0"..<" ", "\u{7F}": literal += "\\u{" + String(scalar.value, radix: 16) + "}"
        default: literal.unicodeScalars.append(scalar)
        }
      }
    }
    literal += "\""
    return literal
  }

  /// Adds a doc comment, one line for each of the text's.
  mutating func docComment(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    var lines: [String] = []
    var current = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" {
        if !(scalar == "\n" && previous == "\r") {
          lines.append(current)
          current = ""
        }
      } else if scalar.value >= 0x20 || scalar == "\t" {
        // Other control characters do nothing for a reader, and Swift warns of a NUL.
        current.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    lines.append(current)
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    for text in lines {
      if text.isEmpty { line("///") } else { line("/// ", text) }
    }
  }

  /// Adds the attribute of what is deprecated for a reason.
  mutating func deprecation(_ reason: String) {
    line("@available(*, deprecated, message: ", SwiftText.literal(reason), ")")
  }
}
