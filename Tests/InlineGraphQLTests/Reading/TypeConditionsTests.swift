import InlineGraphQL
import Testing

@Suite struct TypeConditionsTests {
  @Test("A type is found among 300, with more conditions than a word has bits; one that is not among them meets none")
  func manyTypes() {
    let names = (0..<300).map { "Implementation\($0)" }
    // No type meets the first 60 conditions. The others lie on both sides of the boundary between two 64-bit words.
    let conditions = __TypeConditions(
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      names.joined(separator: " "),
      names[0],
      "",
      "",
      every(3),
      every(7),
      names[299]
    )
    func every(_ step: Int) -> String {
      names.indices.filter { $0 % step == 0 }.map { names[$0] }.joined(separator: " ")
    }
    for (index, name) in names.enumerated() {
      let matches = conditions.matches(name)
      let expected = [60] + (index == 0 ? [61] : []) + (index % 3 == 0 ? [64] : []) + (index % 7 == 0 ? [65] : [])
      #expect((0..<70).filter { matches[$0] } == expected + (index == 299 ? [66] : []), "\(name)")
    }
    for name in ["", "A", "Implementation300", "implementation0", "Implementation\u{e9}"] {
      let matches = conditions.matches(name)
      #expect((0..<70).allSatisfy { !matches[$0] })
    }
    #expect((0..<4).allSatisfy { !__TypeConditions("").matches("")[$0] })
  }
}
