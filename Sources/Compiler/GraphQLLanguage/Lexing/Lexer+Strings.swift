extension Lexer {
  /// Reads a string or block string (section 2.10.4): finds its end and checks its characters and escapes.
  ///
  /// ``StringValue/init(_:in:)`` computes the string's value when it is needed.
  mutating func string() throws(Diagnostic) -> Token {
    let start = position
    if character(at: start + 1) == 0x22 && character(at: start + 2) == 0x22 {
      return try blockString()
    }
    var index = start + 1
    while index < end {
      let byte = bytes[index]
      if byte == 0x22 {
        position = index + 1
        return Token(kind: .string, start: start, end: position)
      }
      if byte == 0x0A || byte == 0x0D { break }
      if byte == 0x5C {
        index += try escapeSequence(at: index).length
      } else if byte < 0x80 {
        index = index &+ 1
      } else {
        index += try checkedLengthOfScalar(at: index)
      }
    }
    throw error("Unterminated string.", at: index)
  }

  private mutating func blockString() throws(Diagnostic) -> Token {
    let start = position
    var index = start + 3
    while index < end {
      let byte = bytes[index]
      if byte == 0x22 && character(at: index + 1) == 0x22 && character(at: index + 2) == 0x22 {
        position = index + 3
        return Token(kind: .blockString, start: start, end: position)
      }
      if byte == 0x5C && character(at: index + 1) == 0x22 && character(at: index + 2) == 0x22
        && character(at: index + 3) == 0x22
      {
        index += 4
      } else if byte < 0x80 {
        index = index &+ 1
      } else {
        index += try checkedLengthOfScalar(at: index)
      }
    }
    throw error("Unterminated string.", at: index)
  }

  private func checkedLengthOfScalar(at offset: Int) throws(Diagnostic) -> Int {
    let length = lengthOfScalar(at: offset)
    if length == 0 {
      throw error("Invalid character within String: \(describeCharacter(at: offset)).", at: offset)
    }
    return length
  }

  /// Returns the character of an escape sequence, and the number of bytes that the sequence has.
  func escapeSequence(at offset: Int) throws(Diagnostic) -> (scalar: UInt32, length: Int) {
    switch character(at: offset + 1) {
    case 0x22: return (0x22, 2)
    case 0x2F: return (0x2F, 2)
    case 0x5C: return (0x5C, 2)
    case 0x62: return (0x08, 2)
    case 0x66: return (0x0C, 2)
    case 0x6E: return (0x0A, 2)
    case 0x72: return (0x0D, 2)
    case 0x74: return (0x09, 2)
    case 0x75: break
    default:
      throw error("Invalid character escape sequence: \"\(text(from: offset, units: 2))\".", at: offset)
    }
    if character(at: offset + 2) == 0x7B { return try bracedEscape(at: offset) }
    if let unit = hexadecimalUnit(at: offset + 2) {
      if unit < 0xD800 || unit > 0xDFFF { return (unit, 6) }
      if unit < 0xDC00, character(at: offset + 6) == 0x5C, character(at: offset + 7) == 0x75,
        let trailing = hexadecimalUnit(at: offset + 8), trailing >= 0xDC00 && trailing <= 0xDFFF
      {
        return (0x10000 + (unit - 0xD800) << 10 + (trailing - 0xDC00), 12)
      }
    }
    throw error("Invalid Unicode escape sequence: \"\(text(from: offset, units: 6))\".", at: offset)
  }

  /// Reads `\u{1F600}` with at most eight digits, as graphql-js does.
  private func bracedEscape(at offset: Int) throws(Diagnostic) -> (scalar: UInt32, length: Int) {
    var length = 3
    var scalar: UInt32 = 0
    while length < 12 {
      let byte = character(at: offset + length)
      length += 1
      if byte == 0x7D {
        guard length >= 5, Unicode.Scalar(scalar) != nil else { break }
        return (scalar, length)
      }
      guard let digit = hexadecimalDigit(byte) else { break }
      scalar = scalar << 4 | digit
      if scalar > 0x7FFF_FFFF { break }
    }
    throw error("Invalid Unicode escape sequence: \"\(text(from: offset, units: length))\".", at: offset)
  }

  private func hexadecimalUnit(at offset: Int) -> UInt32? {
    var unit: UInt32 = 0
    for index in offset..<offset + 4 {
      guard let digit = hexadecimalDigit(character(at: index)) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  private func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x37
    case 0x61...0x66: UInt32(byte) - 0x57
    default: nil
    }
  }
}
