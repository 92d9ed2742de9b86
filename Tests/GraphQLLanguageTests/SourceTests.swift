import GraphQLLanguage
import SeededRandomness
import Testing

@Suite("Lines and columns")
struct SourceTests {
  @Test("a word is found wherever it is, and nothing else")
  func mentions() {
    var random = SeededRandom(seed: 3)
    var found = 0
    func text(_ count: Int) -> String { String((0..<count).map { _ in "aB".randomElement(using: &random)! }) }
    for _ in 0..<500 {
      let (source, word) = (text(Int.random(in: 0...12, using: &random)), text(Int.random(in: 0...4, using: &random)))
      let isThere = word.isEmpty || source.indices.contains { source[$0...].hasPrefix(word) }
      #expect(Source(source).mentions(word) == isThere, "\(word) in \(source)")
      if isThere { found += 1 }
    }
    #expect(found > 100 && found < 400)
  }

  @Test("lines end at line feeds, carriage returns and both together, and at nothing else")
  func lines() {
    let source = Source("a\nb\r\nc\rd\u{2028}e\u{0B}\u{0C}\u{85}f\n\r\n")
    let lines = source.utf8.indices.map { source.location(at: $0).line }
    #expect(lines == [1, 1, 2, 2, 2, 3, 3] + [Int](repeating: 4, count: 11) + [5, 5])
    #expect(source.location(at: source.utf8.count).line == 6)
  }

  @Test("columns in UTF-8 bytes and in UTF-16 units")
  func columns() {
    let source = Source("é😀x\r\n 😀y")
    func columns(_ offset: Int) -> [Int] {
      let location = source.location(at: offset)
      return [location.line, location.column, location.utf16Column]
    }
    #expect(columns(0) == [1, 1, 1])
    #expect(columns(2) == [1, 3, 2])
    #expect(columns(6) == [1, 7, 4])
    #expect(columns(7) == [1, 8, 5])
    // Between carriage return and line feed, the line is still the same.
    #expect(columns(8) == [1, 9, 6])
    #expect(columns(9) == [2, 1, 1])
    #expect(columns(14) == [2, 6, 4])
    #expect(columns(15) == [2, 7, 5])
    // Offsets outside of the text are clamped to its ends.
    #expect(columns(99) == [2, 7, 5])
    #expect(columns(-1) == [1, 1, 1])
  }

  @Test("a map of all lines agrees with counting from the beginning")
  func map() {
    var random = SeededRandom(seed: 5)
    let pieces = ["a", "é", "😀", "\n", "\r", "\r\n", "\u{2028}", String(repeating: "long ", count: 150)]
    for _ in 0..<10 {
      let text = (0..<60).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      let source = Source(text)
      let map = LineMap(source)
      for offset in stride(from: 0, through: source.utf8.count, by: 149) {
        let location = map.location(at: offset)
        #expect(location == source.location(at: offset))
        let lineStart = offset - location.column + 1
        // An offset inside a character counts the whole character.
        guard source.utf8.indices.contains(offset), source.utf8[offset] & 0xC0 != 0x80 else { continue }
        #expect(location.utf16Column == source.text(in: SourceRange(lineStart, offset)).utf16.count + 1)
      }
    }
  }

  @Test("20,000 columns of one line are told in no time")
  func longLine() {
    let source = Source(String(repeating: "é😀 name ", count: 40_000))
    let map = LineMap(source)
    let time = ContinuousClock().measure {
      for index in 0..<20_000 { _ = map.location(at: index * 20) }
    }
    // This takes some hundredths of a second unoptimized. Counting from the start of the line each time takes minutes.
    #expect(time < .seconds(10))
  }
}
