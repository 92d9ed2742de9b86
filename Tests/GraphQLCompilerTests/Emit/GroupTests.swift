import CompilerFixtures
import GraphQLCompiler
import Testing

/// The views of inline fragments with conditions or names.
struct GroupTests {
  @Test("APO-21: an inline fragment with a condition is a group with exact types, beside the object's own fields")
  func groups() throws {
    let text = try Golden.check("groups")
    let lines = [
      "var ifDetails: IfDetails? { self.__storage.fields.__inclusions[1] ? .init(__storage: self.__storage) : nil }",
      "var shown: [StarWars.Episode?] { self.__storage.fields.shown! }",
      "var single: String? { self.__storage.fields.single }",
      "var single: String { self.__storage.fields.single! }",
      "var called: String { self.__storage.fields.called! }",
    ]
    for line in lines { #expect(text.contains(line + "\n"), "\(line)") }
    for name in ["IfDetails", "IfNotShort", "IfDetailsAndNotShort", "IfCard"] {
      #expect(text.contains("struct \(name): "))
    }
  }

  @Test("@alias names the view of a fragment, which alone has the fragment's key and fields")
  func aliases() throws {
    let text = try Golden.check("aliased")
    let lines = [
      "var info: Info { .init(__storage: self.__storage) }",
      "var aliasedCard: AsAliasedCard { .init(__storage: self.__storage) }",
    ]
    for line in lines { #expect(text.contains(line + "\n"), "\(line)") }
  }
}
