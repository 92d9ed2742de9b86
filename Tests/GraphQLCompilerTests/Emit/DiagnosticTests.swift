import CompilerFixtures
import Foundation
import GraphQLCompiler
import GraphQLLanguage
import Testing

/// The compiler's own diagnostics, besides syntax errors and validation rules.
struct DiagnosticTests {
  private let context: CompilationContext

  init() throws {
    context = CompilationContext(schema: try Golden.schema(named: "StarWars"), namespace: "StarWars")
  }

  @Test(
    "Names that cannot be declared in Swift",
    arguments: [
      (
        "{ hero { name } }", "{ hero { name } }",
        "The operation needs a name for its Swift type. Write \"query HeroQuery\"."
      ),
      (
        "mutation($r: ReviewInput!) { createReview(review: $r) { stars } }",
        "mutation($r: ReviewInput!) { createReview(review: $r) { stars } }",
        "The operation needs a name for its Swift type. Write \"mutation CreateReviewMutation\"."
      ),
      (
        "query StarWars { hero { name } }", "StarWars",
        "The operation cannot be named \"StarWars\": that name would hide a declaration that the generated code uses. Choose another name."
      ),
      (
        "fragment Self on Character { name }", "Self",
        "The fragment cannot be named \"Self\": that name would hide a declaration that the generated code uses. Choose another name."
      ),
      (
        "fragment Data on Character { name }", "Data",
        "A fragment cannot be named \"Data\": operations have a Swift type of that name. Choose another name."
      ),
      (
        "fragment ID on Character { name }", "ID",
        "A fragment cannot be named \"ID\": objects have a Swift type of that name. Choose another name."
      ),
      (
        "query A { hero { name } } fragment A on Character { name } mutation AQuery { __typename }", "AQuery",
        "There can be only one Swift type named \"AQuery\"; rename one of the definitions."
      ),
      (
        "fragment A on Character { name } fragment A_Key on Character { name }", "A_Key",
        "There can be only one Swift type named \"A_Key\"; rename one of the definitions."
      ),
      (
        "query Q { hero { __typename: name } }", "__typename",
        "\"__typename\" cannot be the alias of \"name\": every response uses that key for the object's type. "
          + "Choose another alias."
      ),
    ]
  )
  func names(document: String, place: String, message: String) {
    let source = Source(document)
    let diagnostics = compile(source, in: context).diagnostics
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.first.map { source.text(in: $0.ranges[0]) } == place)
  }

  @Test(
    "An anonymous operation has a fix-it that names it",
    arguments: [
      ("{ hero { name } }", "query HeroQuery { hero { name } }"),
      ("query($e: Episode) { hero(episode: $e) { id } }", "query HeroQuery($e: Episode) { hero(episode: $e) { id } }"),
      ("subscription { reviewAdded { stars } }", "subscription ReviewAddedSubscription { reviewAdded { stars } }"),
    ]
  )
  func anonymous(document: String, mended: String) throws {
    let diagnostic = try #require(compile(Source(document), in: context).diagnostics.first)
    let fixIt = try #require(diagnostic.fixIts.first)
    var bytes = Array(document.utf8)
    bytes.replaceSubrange(fixIt.range.start..<fixIt.range.end, with: fixIt.replacement.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == mended)
    #expect(compile(Source(mended), in: context).diagnostics.isEmpty)
  }

  @Test("A name that differs from the struct's has a fix-it, and the struct is complete all the same")
  func misnamed() throws {
    let source = Source("fragment Card on Character { name }")
    let compilation = compileFragment(source, named: "HeroCard", in: context)
    let diagnostic = try #require(compilation.diagnostics.first)
    #expect(compilation.diagnostics.count == 1)
    #expect(
      diagnostic.message == "The fragment is named \"Card\" and its struct \"HeroCard\". Give both the same name."
    )
    let fixIt = try #require(diagnostic.fixIts.first)
    #expect(fixIt.message == #"replace "Card" with "HeroCard""#)
    #expect(source.text(in: fixIt.range) == "Card")
    #expect(fixIt.replacement == "HeroCard")
    #expect(compilation.peers.first?.contains("protocol HeroCard_Key {") == true)
    #expect(compilation.declarations.contains { $0.contains("let name: String") })
    let anyKey = "init(key: some Swift.Sendable)"
    #expect(compilation.declarations.contains { $0.contains(anyKey) }, "objects spread the old name")
    let named = compileFragment(source, named: "Card", in: context)
    #expect(!named.declarations.contains { $0.contains(anyKey) })
  }

  @Test(
    "@GraphQLFragment takes exactly one fragment",
    arguments: [
      (
        "query Card { hero { name } }",
        "@GraphQLFragment takes exactly one fragment. Put this operation into a @GraphQLOperation or #graphql of its own."
      ),
      (
        "fragment Card on Character { name } fragment Other on Character { id }",
        "@GraphQLFragment takes exactly one fragment. Put this fragment into a @GraphQLFragment or #graphql of its own."
      ),
      (
        "type Card { name: String }",
        "@GraphQLFragment takes exactly one fragment. Put definitions of types into the schema's file."
      ),
      ("", "Syntax Error: Unexpected <EOF>."),
      ("fragment Card on Character {", "Syntax Error: Expected Name, found <EOF>."),
    ]
  )
  func soleFragment(document: String, message: String) {
    let compilation = compileFragment(Source(document), named: "Card", in: context)
    #expect(compilation.diagnostics.map(\.message) == [message])
    #expect(compilation.conformances.first == "InlineGraphQL.GraphQLFragment")
    #expect(compilation.declarations.contains { $0.contains("struct Data: ") && $0.contains("__IncompleteObject") })
    #expect(compilation.peers.first?.contains("protocol Card_Key {") == true)
  }

  @Test(
    "@GraphQLOperation takes exactly one operation",
    arguments: [
      (
        "fragment Card on Character { name }",
        "@GraphQLOperation takes exactly one operation. Put this fragment into a @GraphQLFragment or #graphql of its own."
      ),
      (
        "query Card { hero { name } } query Other { hero { name } }",
        "@GraphQLOperation takes exactly one operation. Put this operation into a @GraphQLOperation or #graphql of its own."
      ),
      ("query { hero { name } }", "The operation needs a name for its Swift type. Write \"query Card\"."),
    ]
  )
  func soleOperation(document: String, message: String) {
    let compilation = compileOperation(Source(document), named: "Card", in: context)
    #expect(compilation.diagnostics.map(\.message) == [message])
    #expect(compilation.conformances.first == "InlineGraphQL.GraphQLQuery")
    #expect(
      compilation.declarations.contains { $0.hasPrefix("static var node: __OperationNode { .init(name: \"Card\", ") }
    )
  }

  @Test("Attached macros give the same members as #graphql")
  func attached() throws {
    let operation = Source("query Q($id: ID!) { character(id: $id) { name } }")
    let fragment = Source("fragment F on Character { name }")
    let members = compileOperation(operation, named: "Q", in: context).declarations
    let whole = try #require(compile(operation, in: context).declarations.first)
    #expect(withoutBlankLines(whole) == "struct Q: InlineGraphQL.GraphQLQuery {\n" + indented(members) + "\n}")
    let attached = compileFragment(fragment, named: "F", in: context)
    let declarations = compile(fragment, in: context).declarations
    let structure = "struct F: InlineGraphQL.GraphQLFragment {\n" + indented(attached.declarations) + "\n}"
    #expect(withoutBlankLines(declarations[0]) == structure)
    #expect(
      attached.peers == [
        declarations[1],
        "/// The fragment ``F``, for literals in which another type has its name.\ntypealias __struct_F = F",
      ]
    )
  }

  private func indented(_ members: [String]) -> String {
    withoutBlankLines(members.joined(separator: "\n")).split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  }

  private func withoutBlankLines(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: "\n")
  }

  @Test("One mistake leaves the rest of the types, which then have any member")
  func salvaged() throws {
    let text = try Golden.check("salvaged")
    #expect(
      text.contains("struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject")
    )
    #expect(text.contains("let friends: [Character_friends?]?"))
    #expect(text.contains("struct Lost: InlineGraphQL.GraphQLQuery {"))
    #expect(text.contains("init(id: String"))
  }

  @Test("A text that does not parse leaves its definitions by name")
  func unparsable() throws {
    let source = Source("query Q { hero { name }\nfragment F on Character { name } query R { hero { } }")
    let compilation = compile(source, in: context)
    #expect(compilation.diagnostics.count == 1)
    #expect(compilation.declarations.count == 1, "what follows the missing brace is inside of Q")
    let other = compile(Source("fragment F on Character { name name( } query R { hero { id } }"), in: context)
    #expect(
      other.declarations.map { $0.prefix(while: { $0 != ":" && $0 != "{" }) } == [
        "struct F", "/// An object that spreads the fragment ``F``.\nnonisolated protocol F_Key ", "struct R",
      ]
    )
  }

  @Test("What is wrong with a type of the schema that is used is told apart")
  func schemaProblem() throws {
    let schema = try Schema(Source("type Query { hero: Hero }\ntype Hero { name String }"))
    let compilation = compile(
      Source("query Q { hero { name } }"),
      in: CompilationContext(schema: schema, namespace: "N")
    )
    #expect(compilation.schemaDiagnostics.map(\.message) == ["Syntax Error: Expected \":\", found Name \"String\"."])
  }

  @Test("Documents of any depth and width are compiled or refused", arguments: [10, 100, 1000, 10000])
  func deep(depth: Int) {
    let open = String(repeating: "friends { ", count: depth)
    let close = String(repeating: "} ", count: depth)
    let deep = compile(Source("query Q { hero { \(open) name \(close) } }"), in: context)
    #expect(deep.declarations.count == 1)
    #expect(deep.diagnostics.isEmpty == (depth < 100))
    let wide = compile(Source("query Q { hero { \(String(repeating: "name ", count: depth)) } }"), in: context)
    #expect(wide.diagnostics.isEmpty)
    #expect(wide.declarations.count == 1)
    let repeated = compile(
      Source("query Q { \(String(repeating: "hero { friends { id } } ", count: depth)) }"),
      in: context
    )
    #expect(repeated.diagnostics.isEmpty)
    #expect(repeated.declarations.first?.components(separatedBy: "self.id = ").count == 2)
  }

  #if os(macOS) || os(Linux)
    @Test("The deepest document that parses compiles on the stack of a secondary thread")
    func smallStack() async {
      let depth = ParserLimits().maximumDepth - 5
      let open = String(repeating: "friends { ", count: depth)
      let close = String(repeating: "} ", count: depth)
      let source = Source(
        """
        query Q { hero { \(open) name \(close) } }
        query Unmasked { hero { ...F @relay(mask: false) } }
        fragment F on Character { \(open) name \(close) }
        """
      )
      let compilation = await withCheckedContinuation { continuation in
        let thread = Thread { [context] in continuation.resume(returning: compile(source, in: context)) }
        thread.stackSize = 512 * 1024
        thread.start()
      }
      #expect(compilation.diagnostics.isEmpty)
      #expect(compilation.declarations.first?.contains("let name: String") == true)
    }
  #endif
}
