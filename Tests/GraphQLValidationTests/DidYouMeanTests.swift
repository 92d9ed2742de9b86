import Testing

@testable import GraphQLValidation

@Suite struct DidYouMeanTests {
  @Test(
    "Suggestions are graphql-js's",
    arguments: [
      ("", ["a"], ["a"]),
      ("input", [], []),
      ("greenish", ["green"], ["green"]),
      ("verylongstring", ["verylongstring", "x"], ["verylongstring"]),
      ("VERYLONGSTRING", ["verylongstring"], ["verylongstring"]),
      ("abc", ["a", "ab", "abc"], ["abc", "ab", "a"]),
      ("abc", ["bac", "acb", "cab"], ["acb", "bac", "cab"]),
      ("a", ["az", "ax", "ay"], ["ax", "ay", "az"]),
      ("x", ["a10", "a9", "b"], ["b"]),
      ("a1", ["a10", "a9", "a2"], ["a2", "a9", "a10"]),
    ] as [(String, [String], [String])]
  )
  func suggests(input: String, options: [String], expected: [String]) {
    #expect(suggestions(for: input, from: options) == expected)
  }

  @Test("At most five are named")
  func wording() {
    #expect(didYouMean([]) == "")
    #expect(didYouMean(["a"]) == #" Did you mean "a"?"#)
    #expect(didYouMean(["a", "b"], "the enum value") == #" Did you mean the enum value "a" or "b"?"#)
    #expect(didYouMean(["a", "b", "c"]) == #" Did you mean "a", "b", or "c"?"#)
    #expect(didYouMean(["a", "b", "c", "d", "e", "f"]) == #" Did you mean "a", "b", "c", "d", or "e"?"#)
  }
}
