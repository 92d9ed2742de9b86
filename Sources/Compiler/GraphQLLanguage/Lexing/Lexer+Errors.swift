extension Lexer {
  /// Returns a syntax error about the character at an offset.
  func error(_ message: String, at offset: Int) -> Diagnostic {
    let length = offset < end ? max(lengthOfScalar(at: offset), 1) : 0
    return Diagnostic(.error, "Syntax Error: \(message)", at: SourceRange(offset, offset + length))
  }

  /// Returns the number of bytes of the character at an offset, or 0 if they are not UTF-8.
  func lengthOfScalar(at offset: Int) -> Int {
    let first = bytes[offset]
    if first < 0x80 { return 1 }
    let second = character(at: offset + 1)
    if first >= 0xC2 && first <= 0xDF {
      return isContinuation(second) ? 2 : 0
    }
    if first >= 0xE0 && first <= 0xEF {
      // Overlong forms and surrogates are not UTF-8.
      guard isContinuation(second), first != 0xE0 || second >= 0xA0, first != 0xED || second <= 0x9F else { return 0 }
      return isContinuation(character(at: offset + 2)) ? 3 : 0
    }
    if first >= 0xF0 && first <= 0xF4 {
      guard isContinuation(second), first != 0xF0 || second >= 0x90, first != 0xF4 || second <= 0x8F else { return 0 }
      return isContinuation(character(at: offset + 2)) && isContinuation(character(at: offset + 3)) ? 4 : 0
    }
    return 0
  }

  private func isContinuation(_ byte: UInt8) -> Bool {
    byte >= 0x80 && byte <= 0xBF
  }

  /// Returns the character at an offset as graphql-js shows it in errors: printable ASCII in quotes, all else as
  /// `U+00A0`.
  ///
  /// A surrogate is described as graphql-js describes a lone one. Other bytes that are not UTF-8 do not occur in
  /// graphql-js.
  func describeCharacter(at offset: Int) -> String {
    guard offset < end else { return Token.Kind.endOfFile.rawValue }
    let first = bytes[offset]
    if first == 0x22 { return "'\"'" }
    if first >= 0x20 && first <= 0x7E { return "\"\(Unicode.Scalar(first))\"" }
    var scalar = UInt32(first)
    switch lengthOfScalar(at: offset) {
    case 1: break
    case 2: scalar = UInt32(first & 0x1F) << 6 | low(offset + 1)
    case 3: scalar = UInt32(first & 0x0F) << 12 | low(offset + 1) << 6 | low(offset + 2)
    case 4: scalar = UInt32(first & 0x07) << 18 | low(offset + 1) << 12 | low(offset + 2) << 6 | low(offset + 3)
    default:
      guard first == 0xED, character(at: offset + 1) >= 0xA0, isContinuation(character(at: offset + 1)),
        isContinuation(character(at: offset + 2))
      else { return "byte 0x\(hexadecimal(scalar, digits: 2)), which is not UTF-8" }
      scalar = 0xD000 | low(offset + 1) << 6 | low(offset + 2)
    }
    return "U+\(hexadecimal(scalar, digits: 4))"
  }

  /// Returns the six bits that a continuation byte adds.
  private func low(_ offset: Int) -> UInt32 {
    UInt32(character(at: offset) & 0x3F)
  }

  private func hexadecimal(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// Returns the text of a number of UTF-16 units from an offset on, as graphql-js cuts text for its errors. The text
  /// is shorter if its end would cut a character in two.
  package func text(from offset: Int, units: Int) -> String {
    var index = offset
    var rest = units
    while index < end {
      let length = lengthOfScalar(at: index)
      rest -= length == 4 ? 2 : 1
      if rest < 0 { break }
      index += max(length, 1)
    }
    return text(from: offset, to: index)
  }
}
