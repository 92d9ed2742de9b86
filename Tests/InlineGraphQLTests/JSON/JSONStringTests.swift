import Foundation
import InlineGraphQL
import SeededRandomness
import Testing

@Suite struct JSONStringTests {
  @Test("Escapes and surrogate pairs are resolved exactly")
  func escapes() throws {
    let cases = [
      (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e9\u20AC""#, "Aé€"), (#""\u0041\n and so on""#, "A\n and so on"),
      (#""é\n and so on""#, "é\n and so on"), (#""\n and so on, é\n""#, "\n and so on, é\n"),
      (#""\n and so on, \u00e9\n""#, "\n and so on, é\n"),
      (#""\ud83d\ude00""#, "😀"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), (#""\ud7ff\ue000""#, "\u{D7FF}\u{E000}"),
      (#""\u0000""#, "\0"), (#""é€😀""#, "é€😀"), (#""0123456789abcdef\n0123456789é""#, "0123456789abcdef\n0123456789é"),
      ("\"\u{7F}\u{FFFD}\"", "\u{7F}\u{FFFD}"),
    ]
    for (text, expected) in cases {
      let value = try GraphQLJSONValue(parsing: text.utf8)
      #expect(value == .string(expected))
      // A non-ASCII string that is marked as ASCII has different UTF-16.
      if case .string(let text) = value { #expect(Array(text.utf16) == Array(expected.utf16)) }
    }
  }

  @Test(
    "Strings that are not well-formed are errors",
    arguments: [
      #"""#, #""a"#, #""\"#, #""\""#, #""\x""#, #""\u""#, #""\u12""#, #""\u12g4""#, #""\ud800""#, #""\ud800x""#,
      #""\ud800\n""#,
      #""\ud800\u0041""#, #""\udc00""#, #""\ud800\ud800""#, #""\ud83d\ude0""#, "\"\n\"", "\"\u{1F}\"",
      "\"0123456789\t\"",
    ]
  )
  func malformed(text: String) {
    #expect(throws: JSONParsingError.self) { try GraphQLJSONValue(parsing: text.utf8) }
  }

  @Test("Bytes are accepted as a string exactly if they are UTF-8")
  func utf8() {
    var random = SeededRandom(seed: 5)
    // Bytes at the limits in the rules of UTF-8.
    let bytes: [UInt8] =
      [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE]
      + [0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF, 0xBD]
    let letters = [
      "é", "\u{80}", "\u{7FF}", "\u{800}", "€", "\u{D7FF}\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}", "日本語",
    ]
    var valid = 0
    var wrong: [[UInt8]] = []
    for _ in 0..<20_000 {
      // ASCII surrounds the bytes, because the reader checks eight bytes at a time.
      let text = (0..<Int.random(in: 1...3, using: &random)).flatMap { _ in
        let ascii = Array(repeating: 0x61 as UInt8, count: max(0, Int.random(in: -12...12, using: &random)))
        if Bool.random(using: &random) { return ascii + Array(letters.randomElement(using: &random)!.utf8) }
        return ascii + (0..<Int.random(in: 1...4, using: &random)).map { _ in bytes.randomElement(using: &random)! }
      }
      let expected = String(validating: text, as: UTF8.self)
      valid += expected == nil ? 0 : 1
      // Three paths through the reader: without an escape, with one, and skipped.
      let plain = try? GraphQLJSONValue(parsing: [0x22] + text + [0x22])
      let escaped = try? GraphQLJSONValue(parsing: [0x22, 0x5C, 0x6E] + text + [0x22])
      let passedOver = try? read(value: Empty.self, [0x7B, 0x22, 0x61, 0x22, 0x3A, 0x22] + text + [0x22, 0x7D])
      if plain != expected.map({ .string($0) }) || escaped != expected.map({ .string("\n" + $0) })
        || (passedOver != nil) != (expected != nil)
      {
        wrong.append(text)
      }
    }
    #expect(wrong == [])
    #expect(valid > 2000)
  }

  @Test("Every ASCII byte, at every place of a long string, is what RFC 8259 says")
  func long() {
    var wrong: [(byte: UInt8, position: Int)] = []
    for byte in 0..<UInt8(0x80) {
      // The reader looks at 8, 16 and 64 bytes at a time.
      for position in 40..<140 {
        var text = [UInt8](repeating: UInt8(ascii: "n"), count: 180)
        text[position] = byte
        var expected: String? = String(decoding: text, as: UTF8.self)
        switch byte {
        case 0..<0x20, UInt8(ascii: "\""): expected = nil
        case UInt8(ascii: "\\"): expected?.replace("\\n", with: "\n")
        default: break
        }
        let value = try? GraphQLJSONValue(parsing: [0x22] + text + [0x22])
        if value != expected.map({ .string($0) }) { wrong.append((byte, position)) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test("Short strings are what the standard library makes of them, at the end of the text and before it")
  func short() throws {
    for count in 0...17 {
      for special in ["", #"\n"#, #"\u00e9"#, "é", "\u{7F}", "😀"] {
        for position in 0...count {
          let (head, tail) = (String(repeating: "x", count: position), String(repeating: "y", count: count - position))
          let resolved = [#"\n"#: "\n", #"\u00e9"#: "é"][special] ?? special
          let expected = head + resolved + tail
          for rest in ["", String(repeating: " ", count: 32)] {
            var text = try read(value: String.self, "\"\(head)\(special)\(tail)\"\(rest)")
            #expect(text == expected)
            #expect(text.hashValue == expected.hashValue)
            text.append("z")
            #expect(Array(text.utf8) == Array((expected + "z").utf8))
          }
        }
      }
    }
  }

  @Test("Long strings are scanned to their end, whatever stands at which place of them")
  func lengths() throws {
    for count in 0..<250 {
      let (head, tail) = (String(repeating: "x", count: count), String(repeating: "y", count: 250 - count))
      for special in ["", "\\n", "é"] {
        let text = head + special + tail
        let value = try GraphQLJSONValue(parsing: "[\"\(text)\",1]".utf8)
        #expect(value == [.string(text.replacingOccurrences(of: "\\n", with: "\n")), 1])
      }
      for wrong: UInt8 in [0x1F, 0x22, 0x80, 0xFF] {
        let bytes = Array("[\"\(head)".utf8) + [wrong] + Array("\(tail)\",1]".utf8)
        #expect(throws: JSONParsingError.self) { try GraphQLJSONValue(parsing: bytes) }
      }
    }
  }
}

/// An object without selected fields.
private struct Empty: __ResponseValue {
  init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    try reader.endObject(&object)
  }
}

private func read<Value: __ResponseValue>(value: Value.Type, _ bytes: [UInt8]) throws(ResponseDecodingError) -> Value {
  try __ResponseReader.read(from: bytes) { reader throws(ResponseDecodingError) in try Value(from: &reader) }
}
