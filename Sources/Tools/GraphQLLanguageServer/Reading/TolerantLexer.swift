import GraphQLLanguage

/// The tokens of a text that is being written, whatever is wrong with it.
enum TolerantLexer {
  /// Returns the tokens of a text, with an end-of-file token at its end.
  ///
  /// A string that does not end, or has a wrong escape, is a token up to the end of its line. Bytes that start no token are left out.
  static func tokens(of utf8: [UInt8]) -> [Token] {
    utf8.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes)
      var tokens: [Token] = []
      while true {
        if let token = try? lexer.next() {
          tokens.append(token)
          if token.kind == .endOfFile { return tokens }
        } else {
          let malformed = malformedToken(at: lexer.position, in: bytes)
          if let malformed { tokens.append(malformed) }
          lexer = Lexer(bytes, range: (malformed?.end ?? lexer.position + 1)..<bytes.count)
        }
      }
    }
  }

  /// Returns the token that someone is writing at an offset; `nil` if none starts there.
  private static func malformedToken(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Token? {
    var end = start
    switch bytes[start] {
    case UInt8(ascii: "\""):
      let isBlock = bytes[start...].starts(with: Array("\"\"\"".utf8))
      if isBlock { return Token(kind: .blockString, start: start, end: bytes.count) }
      end += 1
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
        let isEscape = bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count
        let isEnd = bytes[end] == UInt8(ascii: "\"")
        end += isEscape ? 2 : 1
        if isEnd { break }
      }
      return Token(kind: .string, start: start, end: end)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      end += 1
      while end < bytes.count, isNumeric(bytes[end]) { end += 1 }
      return Token(kind: .int, start: start, end: end)
    default: return nil
    }
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }
}
