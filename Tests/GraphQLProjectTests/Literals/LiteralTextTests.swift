import Testing

@testable import GraphQLProject

@Suite("Literals: the text of a Swift string literal")
struct LiteralTextTests {
  @Test(
    "A literal stands for the text that Swift reads",
    arguments: [
      (#""""#, ""),
      (#""query Q { a }""#, "query Q { a }"),
      (#""a\n\t\r\0\\\"\'b""#, "a\n\t\r\0\\\"'b"),
      (#""\u{48}\u{1F600}\u{e9}""#, "H😀é"),
      (#""é😀""#, "é😀"),
      (##"#"a\n"b"#"##, #"a\n"b"#),
      (##"#"a\#nb"#"##, "a\nb"),
      (###"##"a"#b\##n"##"###, "a\"#b\n"),
      (##"#"""#"##, "\""),
      ("\"\"\"\n  a\n    b\n  \"\"\"", "a\n  b"),
      ("\"\"\"\n  a\n\n  b\n\n  \"\"\"", "a\n\nb\n"),
      ("\"\"\"\n  a\n \n  b\n  \"\"\"", "a\n\nb"),
      ("\"\"\"\n\ta\n\t\"\"\"", "a"),
      ("\"\"\"\na\n\"\"\"", "a"),
      ("\"\"\"\n\"\"\"", ""),
      ("\"\"\"\n  \n  \"\"\"", ""),
      ("\"\"\"\n  a \\\n  b\n  \"\"\"", "a b"),
      ("\"\"\"\n  a \\  \n    b\n  \"\"\"", "a   b"),
      ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "a\nb"),
      ("\"\"\"\n  a \"\" \\\"\"\" b\n  \"\"\"", "a \"\" \"\"\" b"),
      ("#\"\"\"\n  a \\n \"\"\" \\#n b\n  \"\"\"#", "a \\n \"\"\" \n b"),
      ("#\"\"\"\n  a \\#\n  b\n  \"\"\"#", "a b"),
    ]
  )
  func text(literal: String, text: String) throws {
    let bytes = Array("let x = \(literal) + 1".utf8)
    let read = try #require(LiteralText(in: bytes, at: 8))
    #expect(String(decoding: read.utf8, as: UTF8.self) == text)
    #expect(read.range == 8..<(8 + literal.utf8.count))
  }

  @Test(
    "What Swift has an error for, what is interpolated and what is no literal has no text",
    arguments: [
      "", "x", "\"", "\"a", "\"a\nb\"", #""a\(b)""#, #""\x""#, #""\u{}""#, #""\u{D800}""#, #""\u{123456789}""#,
      #""\u{41""#, "\"\"\"a\n\"\"\"", "\"\"\"\na\"\"\"", "\"\"\"\n  a\n", "\"\"\"", "#\"a\"", "##\"a\"#",
      "\"\"\"\n\\(a)\n\"\"\"", "#", "\"\\",
    ]
  )
  func noText(literal: String) {
    #expect(LiteralText(in: Array(literal.utf8), at: 0) == nil)
  }

  @Test(
    "Every byte of the text is found where it was written",
    arguments: [
      #""query { a }""#, ##"#"{ a(b: "c") }"#"##, "\"\"\"\n    query {\n      a\n\n      b\n    }\n    \"\"\"",
      "\"\"\"\r\n  {\r\n    a\r\n  }\r\n  \"\"\"", "\"\"\"\n  {a \\\n   b \\\n  c}\n  \"\"\"", #""{\n\ta\n}""#,
      #""\u{7b}abc\u{7d}def""#,
    ]
  )
  func offsets(literal: String) throws {
    let bytes = Array(literal.utf8)
    let text = try #require(LiteralText(in: bytes, at: 0))
    var isFirst = true
    for (offset, byte) in text.utf8.enumerated() {
      let source = text.sourceOffset(of: offset)
      #expect(text.range.contains(source))
      if !isFirst { #expect(source > text.sourceOffset(of: offset - 1)) }
      isFirst = false
      // Escapes and line ends have the offset of their first byte.
      if byte > 0x20, bytes[source] != UInt8(ascii: "\\") { #expect(bytes[source] == byte) }
      if byte == 0x0A { #expect([0x0A, 0x0D, 0x5C].contains(bytes[source])) }
    }
    let end = text.sourceOffset(of: text.utf8.count)
    #expect(end > text.range.lowerBound && end < text.range.upperBound)
  }

  @Test("An offset behind an escape is found behind it")
  func offsetBehindEscape() throws {
    let text = try #require(LiteralText(in: Array(#""a\u{48}b\nc""#.utf8), at: 0))
    #expect((0...5).map(text.sourceOffset(of:)) == [1, 2, 8, 9, 11, 12])
  }

  @Test(
    "Truncated literals are read without a crash",
    arguments: [
      "#\"\"\"\n  a \\#u{41} \\#\n  b\n  \"\"\"#", #""a\u{48}\n""#,
    ]
  )
  func truncated(literal: String) {
    let bytes = Array(literal.utf8)
    for end in 0..<bytes.count { #expect(LiteralText(in: Array(bytes[..<end]), at: 0) == nil) }
  }
}
