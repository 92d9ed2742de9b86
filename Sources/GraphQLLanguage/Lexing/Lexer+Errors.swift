extension Lexer {
  /// A syntax error about the character at an offset.
  func error(_ message: String, at offset: Int) -> Diagnostic {
    let length = offset < end ? max(lengthOfScalar(at: offset), 1) : 0
    return Diagnostic(.error, "Syntax Error: \(message)", at: SourceRange(offset, offset + length))
  }

  /// How many bytes the character at an offset has; 0 where the bytes are no UTF-8.
  func lengthOfScalar(at offset: Int) -> Int {
    let first = bytes[offset]
    if first < 0x80 { return 1 }
    let second = character(at: offset + 1)
    if first >= 0xC2 && first <= 0xDF {
      return isContinuation(second) ? 2 : 0
    }
    if first >= 0xE0 && first <= 0xEF {
      // Neither what is longer than it need be, nor surrogates.
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

  /// The character at an offset as graphql-js shows it in errors: printable ASCII in quotes, the rest as `U+00A0`.
  ///
  /// A surrogate is shown as graphql-js shows a lone one; other bytes that are no UTF-8 cannot occur there.
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

  /// The six bits that a continuation byte adds.
  private func low(_ offset: Int) -> UInt32 {
    UInt32(character(at: offset) & 0x3F)
  }

  private func hexadecimal(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// The text from an offset on that has a number of UTF-16 units, as graphql-js cuts out what it shows; less where a
  /// character would be cut in two.
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
