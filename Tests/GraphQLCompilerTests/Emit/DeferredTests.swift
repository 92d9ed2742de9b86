import CompilerFixtures
import GraphQLCompiler
import Testing

/// What `@defer` and `@stream` make of types.
struct DeferredTests {
  @Test("A deferred fragment is a property of its own, and a masked one also a key while it is there")
  func deferred() throws {
    let text = try Golden.check("deferred")
    let lines = [
      "let details: InlineGraphQL.Deferred<Details>",
      "let more: InlineGraphQL.Deferred<More>",
      "var deferred: InlineGraphQL.Deferred<",
      "var fragment_DeferredCard: InlineGraphQL.FragmentPointer? { self.deferred_DeferredCard.value?.fragment_DeferredCard }",
      "let pages: InlineGraphQL.Deferred<Pages>",
    ]
    for line in lines { #expect(text.contains(line), "\(line)") }
    #expect(text.contains("@defer(if:$later label:\\\"Deferred$defer$details\\\")"))
  }

  @Test("A streamed list tells whether it is complete")
  func streamed() throws {
    let text = try Golden.check("streamed")
    #expect(text.contains("InlineGraphQL.Streamed<"))
  }

  @Test("Values for tests say what is deferred and streamed")
  func values() throws {
    let text = try Golden.check("valuesOfDeferred")
    #expect(text.contains("InlineGraphQL.Deferred<"))
  }
}
