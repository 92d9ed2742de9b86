import SeededRandomness
import Testing

@testable import InlineGraphQLStore

@Suite struct WrittenMembersTests {
  @Test("Members in any order, of objects of any size, are new once")
  func anyOrder() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<2_000 {
      let first = Int.random(in: 0...2, using: &random)
      let count = [4, 70, 200].randomElement(using: &random)!
      var members = WrittenMembers(first: first)
      var known = Set(0..<first)
      for _ in 0..<count {
        // Mostly in order, as services send them.
        let next = (known.max() ?? -1) + 1
        let index =
          Int.random(in: 0..<3, using: &random) > 0 ? min(next, count) : Int.random(in: 0...count, using: &random)
        #expect(members.insert(index) == known.insert(index).inserted)
      }
    }
  }
}
