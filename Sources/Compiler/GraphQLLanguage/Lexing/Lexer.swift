/// A lexer for GraphQL text that skips whitespace, commas, comments and byte order marks (section 2.1).
///
/// Debug builds run the compiler plugin unoptimized, where every call and every array access counts. That is the
/// reason for the bare pointer and the inlined comparisons.
package struct Lexer {
  /// The bytes of the whole source. Offsets count from its start.
  let bytes: UnsafePointer<UInt8>
  /// The offset of the next byte to read.
  package internal(set) var position: Int
  /// The offset after the last byte to read.
  let end: Int

  /// Creates a lexer for a range of a source's bytes. The bytes must outlive it.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
    // An empty buffer may have no address, but then nothing is read.
    self.bytes = bytes.baseAddress ?? UnsafePointer(bitPattern: MemoryLayout<UInt8>.alignment)!
    position = range.lowerBound
    end = range.upperBound
  }

  /// Creates a lexer for all bytes of a source. The bytes must outlive it.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.init(bytes, range: 0..<bytes.count)
  }

  /// Reads the next token. At the end of the text it always returns an end-of-file token.
  ///
  /// - Throws: A syntax error if no token starts here, or if a number or string is malformed.
  package mutating func next() throws(Diagnostic) -> Token {
    while position < end {
      let start = position
      let byte = bytes[start]
      let lowercased = byte | 0x20
      if lowercased >= 0x61 && lowercased <= 0x7A || byte == 0x5F {
        position = endOfName(from: start + 1)
        return Token(kind: .name, start: start, end: position)
      }
      if byte == 0x20 || byte == 0x0A || byte == 0x2C || byte == 0x0D || byte == 0x09 {
        position = start &+ 1
        continue
      }
      if byte == 0x22 {
        return try string()
      }
      if let kind = punctuator(byte) {
        position = start &+ 1
        return Token(kind: kind, start: start, end: position)
      }
      if byte == 0x23 {
        skipComment()
      } else if byte == 0x2E && character(at: start + 1) == 0x2E && character(at: start + 2) == 0x2E {
        position = start + 3
        return Token(kind: .spread, start: start, end: position)
      } else if byte == 0x2D || isDigit(byte) {
        return try number()
      } else if byte == 0xEF && character(at: start + 1) == 0xBB && character(at: start + 2) == 0xBF {
        position = start + 3
      } else if byte == 0x27 {
        throw error("Unexpected single quote character ('), did you mean to use a double quote (\")?", at: start)
      } else if lengthOfScalar(at: start) == 0 {
        throw error("Invalid character: \(describeCharacter(at: start)).", at: start)
      } else {
        throw error("Unexpected character: \(describeCharacter(at: start)).", at: start)
      }
    }
    return Token(kind: .endOfFile, start: end, end: end)
  }

  /// Returns the byte at an offset, or 0 after the end.
  func character(at offset: Int) -> UInt8 {
    offset < end ? bytes[offset] : 0
  }

  /// Returns the text of a range of the source.
  package func text(from start: Int, to end: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
  }

  private func punctuator(_ byte: UInt8) -> Token.Kind? {
    switch byte {
    case 0x3A: .colon
    case 0x21: .bang
    case 0x7B: .leftBrace
    case 0x7D: .rightBrace
    case 0x28: .leftParenthesis
    case 0x29: .rightParenthesis
    case 0x5B: .leftBracket
    case 0x5D: .rightBracket
    case 0x40: .at
    case 0x3D: .equals
    case 0x24: .dollar
    case 0x7C: .pipe
    case 0x26: .ampersand
    default: nil
    }
  }

  private func endOfName(from start: Int) -> Int {
    var index = start
    while index < end {
      let byte = bytes[index]
      let lowercased = byte | 0x20
      guard lowercased >= 0x61 && lowercased <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F else { break }
      index = index &+ 1
    }
    return index
  }

  /// Skips a comment (section 2.1.3), up to the first bytes that are not UTF-8.
  private mutating func skipComment() {
    var index = position + 1
    while index < end {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D { break }
      if byte < 0x80 {
        index = index &+ 1
      } else {
        let length = lengthOfScalar(at: index)
        if length == 0 { break }
        index += length
      }
    }
    position = index
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39
  }

  /// Reads a number (sections 2.10.1 and 2.10.2).
  private mutating func number() throws(Diagnostic) -> Token {
    let start = position
    var kind = Token.Kind.int
    var index = start
    if bytes[index] == 0x2D { index += 1 }
    if character(at: index) == 0x30 {
      index += 1
      if isDigit(character(at: index)) {
        throw error("Invalid number, unexpected digit after 0: \(describeCharacter(at: index)).", at: index)
      }
    } else {
      index = try endOfDigits(from: index)
    }
    if character(at: index) == 0x2E {
      kind = .float
      index = try endOfDigits(from: index + 1)
    }
    if character(at: index) | 0x20 == 0x65 {
      kind = .float
      index += 1
      if character(at: index) == 0x2B || character(at: index) == 0x2D { index += 1 }
      index = try endOfDigits(from: index)
    }
    let next = character(at: index)
    if next == 0x2E || next == 0x5F || next | 0x20 >= 0x61 && next | 0x20 <= 0x7A {
      throw error("Invalid number, expected digit but got: \(describeCharacter(at: index)).", at: index)
    }
    position = index
    return Token(kind: kind, start: start, end: index)
  }

  /// Returns the offset after one or more digits.
  private func endOfDigits(from start: Int) throws(Diagnostic) -> Int {
    guard isDigit(character(at: start)) else {
      throw error("Invalid number, expected digit but got: \(describeCharacter(at: start)).", at: start)
    }
    var index = start + 1
    while index < end, isDigit(bytes[index]) { index += 1 }
    return index
  }
}
