import GraphQLJSON

extension SwiftText {
  /// Returns a Swift string literal with a value.
  static func literal(_ text: String) -> String {
    var literal = "\""
    literal.reserveCapacity(text.utf8.count + 8)
    if hasSpecialBytes(text) {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": literal.append("\\\"")
        case "\\": literal.append("\\\\")
        case "\n": literal.append("\\n")
        case "\r": literal.append("\\r")
        case "\t": literal.append("\\t")
        case "\0"..<" ", "\u{7F}": literal.append("\\u{" + String(scalar.value, radix: 16) + "}")
        default: literal.unicodeScalars.append(scalar)
        }
      }
    } else {
      literal.append(text)
    }
    literal.append("\"")
    return literal
  }

  /// Adds a doc comment with a line for each line of the text.
  package mutating func docComment(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    if !SwiftText.hasSpecialBytes(text) {
      line("/// ", text)
      return
    }
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
        // Other control characters are useless for readers, and Swift warns of a NUL.
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

  /// Returns whether a text has control characters, quotes or backslashes.
  private static func hasSpecialBytes(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { buffer in
      guard let bytes = buffer.baseAddress else { return false }
      let count = buffer.count
      var index = 0
      while index < count {
        let byte = bytes[index]
        if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F { return true }
        index &+= 1
      }
      return false
    }
  }

  /// Adds the attribute of a deprecated declaration.
  mutating func deprecation(_ reason: String) {
    // The Swift compiler prints the reason unchanged.
    let message = reason.split(whereSeparator: \.isNewline).joined(separator: " ").onOneLine
    line("@available(*, deprecated, message: ", SwiftText.literal(message), ")")
  }
}
