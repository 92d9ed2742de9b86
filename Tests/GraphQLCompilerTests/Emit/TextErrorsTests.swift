import CompilerFixtures
import GraphQLLanguage
import Testing

@testable import GraphQLCompiler

@Suite("Errors that the text of a literal alone shows")
struct TextErrorsTests {
  @Test("A schema and other literals change none of them", arguments: Golden.documentNames)
  func amongAll(name: String) throws {
    let text = try Golden.text(of: "\(name).graphql")
    let source = Source(text)
    let all = compile(source, in: try Golden.context(of: text)).diagnostics
    for error in textErrors(of: source, as: .definitions) {
      #expect(all.contains { $0.message == error.message && $0.ranges == error.ranges }, "\(error.message)")
    }
  }

  @Test(
    "Variables count as used if a fragment of another literal may use them",
    arguments: [
      ("query Q($a: Int, $b: Int) { f(x: {y: [$a]}) }", ["Variable \"$b\" is never used in operation \"Q\"."]),
      ("query Q($a: Int) { f ...Other }", []),
      (
        "query Q($a: Int) { ...Own } fragment Own on T { f(x: $a) @include(if: $b) }",
        [
          "Variable \"$b\" is not defined by operation \"Q\"."
        ]
      ),
      ("query Q($a: Int) { ...Own } fragment Own on T { ...Other }", []),
      (
        "query Q($a: Boolean!) { f @skip(if: $a) { g(x: $c) ...Other } }",
        ["Variable \"$c\" is not defined by operation \"Q\"."]
      ),
      ("query { f } query R { f(", ["Syntax Error: Expected Name, found <EOF>."]),
    ]
  )
  func variables(document: String, messages: [String]) {
    #expect(textErrors(of: Source(document), as: .definitions).map(\.message) == messages)
  }
}
