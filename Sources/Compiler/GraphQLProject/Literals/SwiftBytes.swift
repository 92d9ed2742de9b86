/// Swift source as the scanner reads it: bytes, and what each may be the start of.
///
/// It is a plain pointer and a table, because the compiler plugin runs unoptimised. There, a buffer's subscript and
/// every comparison with a character are calls.
struct SwiftBytes {
  /// The kind of a byte: the token that it may begin.
  enum Kind: UInt8 {
    case other, lineEnd, word, digit, quote, backslash, hash, at, slash, backtick, dot, opener, closer, semicolon
  }

  let start: UnsafePointer<UInt8>
  let count: Int
  let kinds: UnsafePointer<Kind>

  subscript(index: Int) -> UInt8 { start[index] }

  subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  func kind(at index: Int) -> Kind { kinds[Int(start[index])] }

  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  /// Whether the source has a text at an offset.
  func has(_ text: StaticString, at index: Int) -> Bool {
    guard index >= 0, count - index >= text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount where start[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Whether a range holds exactly one given word.
  func isWord(_ word: StaticString, _ range: Range<Int>) -> Bool {
    range.count == word.utf8CodeUnitCount && has(word, at: range.lowerBound)
  }

  static func withView<Result>(of bytes: [UInt8], _ body: (SwiftBytes) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { buffer in
      table.withUnsafeBufferPointer { kinds in
        // An empty array has no address. Nothing is read from the one used instead.
        body(
          SwiftBytes(
            start: buffer.baseAddress ?? UnsafePointer(bitPattern: 1)!,
            count: buffer.count,
            kinds: kinds.baseAddress!
          )
        )
      }
    }
  }

  private static let table: [Kind] = {
    var table = [Kind](repeating: .other, count: 256)
    for byte in 0..<256 where isWordByte(UInt8(byte)) { table[byte] = .word }
    for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { table[Int(byte)] = .digit }
    let others: [(String, Kind)] = [
      ("\n\r", .lineEnd), ("\"", .quote), ("\\", .backslash), ("#", .hash), ("@", .at), ("/", .slash),
      ("`", .backtick), (".", .dot), ("([{", .opener), (")]}", .closer), (";", .semicolon),
    ]
    for (bytes, kind) in others {
      for byte in bytes.utf8 { table[Int(byte)] = kind }
    }
    return table
  }()

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    case UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }
}

extension SwiftBytes {
  /// Returns the offset after the line end at an offset; `nil` if there is none.
  func endOfLine(at index: Int) -> Int? {
    guard index < count else { return nil }
    if self[index] == UInt8(ascii: "\n") { return index + 1 }
    guard self[index] == UInt8(ascii: "\r") else { return nil }
    return index + 1 < count && self[index + 1] == UInt8(ascii: "\n") ? index + 2 : index + 1
  }

  /// Returns the offset after the spaces and tabs at an offset.
  func endOfBlanks(at start: Int) -> Int {
    var index = start
    while index < count, self[index] == UInt8(ascii: " ") || self[index] == UInt8(ascii: "\t") { index += 1 }
    return index
  }

  /// Returns the offset after the letters and digits at an offset.
  func endOfWord(at start: Int) -> Int {
    var index = start
    while index < count {
      let kind = kind(at: index)
      guard kind == .word || kind == .digit else { break }
      index += 1
    }
    return index
  }

  /// Returns the offset after the `#` at an offset.
  func endOfPounds(at start: Int) -> Int {
    var index = start
    while index < count, kind(at: index) == .hash { index += 1 }
    return index
  }

  /// Returns the offset after the name in backticks at an offset.
  func endOfQuotedName(at start: Int) -> Int {
    var index = start + 1
    while index < count, kind(at: index) != .backtick, kind(at: index) != .lineEnd { index += 1 }
    return Swift.min(index + 1, count)
  }

  /// Returns the offset after the comment whose first `/` is at an offset; `nil` if there is none.
  ///
  /// Comments nest. One that is not closed extends to the end.
  func endOfComment(at start: Int) -> Int? {
    guard start + 1 < count, self[start] == UInt8(ascii: "/") else { return nil }
    var index = start + 2
    if self[start + 1] == UInt8(ascii: "/") {
      while index < count, kind(at: index) != .lineEnd { index += 1 }
      return index
    }
    guard self[start + 1] == UInt8(ascii: "*") else { return nil }
    var depth = 1
    while index < count {
      let byte = self[index]
      index += 1
      if byte == UInt8(ascii: "/"), index < count, self[index] == UInt8(ascii: "*") {
        depth += 1
        index += 1
      } else if byte == UInt8(ascii: "*"), index < count, self[index] == UInt8(ascii: "/") {
        depth -= 1
        index += 1
        if depth == 0 { return index }
      }
    }
    return index
  }

  /// Returns the offset of the next byte that is neither a blank, a line end nor in a comment.
  func endOfTrivia(at start: Int) -> Int {
    var index = start
    while index < count {
      let byte = self[index]
      if byte <= UInt8(ascii: " ") {
        index += 1
      } else if byte == UInt8(ascii: "/"), let end = endOfComment(at: index) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  /// Returns the offset of the next byte on the line that is neither a blank nor in a comment, or of the line's end.
  func endOfTriviaOnLine(at start: Int) -> Int {
    let end = endOfTrivia(at: start)
    var index = start
    while index < end {
      if kind(at: index) == .lineEnd { return index }
      index += 1
    }
    return end
  }
}
