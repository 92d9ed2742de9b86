import SeededRandomness
import Testing

@testable import InlineGraphQLStore

@Suite("Byte strings")
struct ByteStringTableTests {
  @Test("have a number each, beside a dictionary", arguments: 0..<8 as Range<UInt64>)
  func numbers(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var table = ByteStringTable(partCount: 1 << Int(seed % 4))
    var numbers: [[UInt8]: Int32] = [:]
    for _ in 0..<4_000 {
      let string = randomString(&random)
      if Int.random(in: 0..<3, using: &random) > 0 {
        let number = table.number(of: string)
        #expect(numbers[string] ?? number == number)
        numbers[string] = number
      } else if let number = numbers.removeValue(forKey: string) {
        table.remove(number)
      }
      #expect(string.withUnsafeBufferPointer { table.knownNumber(of: $0) } == numbers[string])
    }
    #expect(Set(numbers.values).count == numbers.count)
    #expect(table.count == numbers.count)
    for (string, number) in numbers { #expect(table[number] == string) }
  }

  /// Returns one of few strings, so that most come again. Some differ only by zeros at their end.
  private func randomString(_ random: inout SeededRandom) -> [UInt8] {
    let count = Int.random(in: 0...40, using: &random)
    let byte = UInt8.random(in: 0..<8, using: &random)
    return [UInt8](repeating: byte, count: count / 2) + [UInt8](repeating: 0, count: count - count / 2)
  }

  @Test("of up to fifteen bytes are two words")
  func short() {
    let bytes = (1...20).map { UInt8($0 * 12) }
    for count in 0...20 {
      let short = bytes[..<count].withUnsafeBufferPointer { ShortByteString($0) }
      #expect(short?.bytes == (count <= 15 ? Array(bytes[..<count]) : nil))
      #expect(short?.count == (count <= 15 ? count : nil))
    }
  }

  @Test("get bytes before them")
  func prefixed() throws {
    let bytes = (1...15).map { UInt8($0 * 16) }
    let prefix: [UInt8] = [1, 2, 3, 4, 5, 6, 7]
    for (count, prefixCount) in (0...15).flatMap({ count in (1...7).map { (count, $0) } }) {
      let short = try #require(bytes[..<count].withUnsafeBufferPointer { ShortByteString($0) })
      let word = prefix[..<prefixCount].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let expected = prefix[..<prefixCount] + bytes[..<count]
      #expect(short.prefixed(by: word, count: prefixCount)?.bytes == (expected.count <= 15 ? Array(expected) : nil))
    }
  }

  @Test("that are response keys are found at the start of a text, however long it is", arguments: 1...20)
  func keys(length: Int) {
    let name = String("abcdefghijklmnopqrst".prefix(length))
    let prefix = MemberPrefix(name)
    defer { prefix.free() }
    for rest in 0...20 {
      let member = Array("\"\(name)\":".utf8) + [UInt8](repeating: UInt8(ascii: "1"), count: rest)
      for cut in 0...member.count {
        #expect(begins(member[..<cut], with: prefix) == (cut >= length + 3))
      }
      for index in 0..<length + 3 {
        var other = member
        other[index] ^= 1
        #expect(!begins(other[...], with: prefix))
      }
    }
  }

  private func begins(_ text: ArraySlice<UInt8>, with prefix: MemberPrefix) -> Bool {
    text.withUnsafeBufferPointer { prefix.begins($0.baseAddress!, before: $0.baseAddress! + $0.count) }
  }
}
