import CompilerFixtures
import GraphQLLanguage
@testable import GraphQLProject
import GraphQLValidation
import Testing

/// Arguments whose values the program provides. The words are those of Relay's compiler.
@Suite struct ProvidedVariablesTests {
  private static let dark = """
    fragment F on Human @argumentDefinitions(dark: {type: "Boolean!", provider: "DarkMode"}, n: {type: "Int"}) {
      friends(first: $n) { id @include(if: $dark) }
    }
    """

  @Test(
    "REL-20: spreads pass no value, in its own literal and in others",
    arguments: [
      ("query Q { human { ...F } }", []),
      ("query Q { human { ...F(n: 1) } }", []),
      (
        "query Q { human { ...F @arguments(n: 1, dark: false) } }",
        ["1:41 Passing a value to 'dark' (a provided variable) through @arguments is not supported."]
      ),
      (
        "query Q($d: Boolean!) { human { ...F(dark: $d) } }",
        ["1:38 Passing a value to 'dark' (a provided variable) through @arguments is not supported."]
      ),
    ]
  )
  func spreads(query: String, expected: [String]) throws {
    #expect(try errors(query + "\n" + Self.dark) == expected)
    #expect(try errors(query, beside: Self.dark) == expected)
    for error in try diagnostics(query + "\n" + Self.dark, beside: []) {
      #expect(error.notes.map(\.message) == ["Provided variable defined here"])
    }
  }

  @Test(
    "REL-20: definitions are checked",
    arguments: [
      (
        #"fragment F on Human @argumentDefinitions(d: {type: "Boolean!", provider: 5}) { id @skip(if: $d) }"#,
        ["1:74 Expected the 'provider' value to @argumentDefinitions to be a string literal if provided."]
      ),
      (
        #"fragment F on Human @argumentDefinitions(d: {type: "Boolean!", provider: "A B"}) { id @skip(if: $d) }"#,
        [#"1:74 Expected the name of a Swift type, as in "DarkMode", found "A B"."#]
      ),
      (
        #"fragment F on Human @argumentDefinitions(d: {type: "Boolean!", provider: "A.b_1.C"}) { id @skip(if: $d) }"#,
        []
      ),
      (
        #"fragment F on Human @argumentDefinitions(d: {type: "Boolean!", provider: "A", defaultValue: true}) { id @skip(if: $d) }"#,
        ["1:64 Module-provided variable ('d') may not declare a default value"]
      ),
      (
        #"fragment F on Human @argumentDefinitions(d: {type: "Boolean", provider: "A"}) { id @skip(if: $d) }"#,
        [#"1:42 1:94 Variable "$d" of type "Boolean" used in position expecting type "Boolean!"."#]
      ),
      (
        #"fragment F on Human @argumentDefinitions(d: {type: "Boolean!", provider: "A"}) { id }"#,
        [#"1:42 Variable "$d" is never used in fragment "F"."#]
      ),
      (
        """
        fragment F on Human @argumentDefinitions(a: {type: "Int", provider: "A"}) { friends(first: $a) { id } }
        fragment G on Human @argumentDefinitions(b: {type: "Int", provider: "A"}) { friends(first: $b) { id } }
        fragment H on Human @argumentDefinitions(c: {type: "Int!", provider: "A"}) { friends(first: $c) { id } }
        """,
        ["3:42 All provided variables using module 'A' must declare the same type. Expected 'Int' but found 'Int!'"]
      ),
      (
        """
        fragment F on Human @argumentDefinitions(a: {type: "Int", provider: "A.B"}) { friends(first: $a) { id } }
        fragment G on Human @argumentDefinitions(b: {type: "Int", provider: "AB"}) { friends(first: $b) { id } }
        """,
        [
          "2:42 Modules 'A.B' and 'AB' used by provided variables have indistinguishable names. (All non "
            + "ascii-alphanumeric characters are stripped in Relay transform)"
        ]
      ),
    ]
  )
  func definitions(text: String, expected: [String]) throws {
    #expect(try errors(text) == expected)
  }

  @Test("REL-20: fragments of other literals count where a provider's type is decided")
  func types() throws {
    let other = #"fragment G on Human @argumentDefinitions(b: {type: "Boolean", provider: "DarkMode"}) { id }"#
    let text =
      #"fragment F on Human @argumentDefinitions(d: {type: "Boolean!", provider: "DarkMode"}) { ...G id @skip(if: $d) }"#
    #expect(
      try errors(text, beside: other) == [
        "1:42 All provided variables using module 'DarkMode' must declare the same type. Expected 'Boolean' but found "
          + "'Boolean!'"
      ]
    )
  }

  @Test("REL-20: fields merge if one provider gives their arguments, whatever the fragments name it")
  func merging() throws {
    func fragment(_ name: String, _ argument: String, _ provider: String) -> String {
      """
      fragment \(name) on Human @argumentDefinitions(\(argument): {type: "Int", provider: "\(provider)"}) {
        friends(first: $\(argument)) { id }
      }
      """
    }
    let query = "query Q { human { ...F ...G } }\n"
    #expect(try errors(query + fragment("F", "a", "Count") + fragment("G", "b", "Count")) == [])
    #expect(try errors(query, beside: fragment("F", "a", "Count"), fragment("G", "b", "Count")) == [])
    let found = try errors(query + fragment("F", "a", "Count") + fragment("G", "a", "Other"))
    #expect(found.count == 1 && found[0].contains("they have differing arguments"))
  }

  @Test("REL-20: the provider is written for other literals and read again")
  func embedded() throws {
    guard case .fragment(let definition)? = try Document(parsing: Source(Self.dark)).definitions.first else {
      Issue.record("no fragment")
      return
    }
    let signature = FragmentSignature(definition, swiftName: "F", schema: .forValidation)
    let part = Embedding.Part(namespace: "N", sdl: "", fragments: ["F": signature], literals: [])
    let line = #"fragment F Human F @argumentDefinitions(dark:{type:"Boolean!",provider:"DarkMode"},n:{type:"Int"})"#
    let embedding = Embedding(versionProtocol: "V", parts: [part])
    #expect(embedding.lines.contains(line))
    let read = Embedding(lines: embedding.lines.map { Array($0.utf8) })
    #expect(read.lines.contains(line))
    #expect(read.parts[0].fragments["F"]?.arguments.map { $0.provider?.value } == ["DarkMode", nil])
  }
}
