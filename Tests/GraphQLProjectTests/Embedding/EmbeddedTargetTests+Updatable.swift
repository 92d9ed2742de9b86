import Testing

@testable import GraphQLProject

extension EmbeddedTargetTests {
  @Test("Macros are told which fragments of other files are updatable and assignable")
  func updatableFragments() throws {
    let files = [
      "/p/Sources/App/A.swift": """
      @GraphQLFragment("fragment ToAssign on Hero @assignable { __typename }") struct ToAssign {}
      @GraphQLFragment("fragment Update on Hero @updatable { name }") struct Update {}
      @GraphQLFragment("fragment Plain on Hero { name }") struct Plain {}
      """,
      "/p/Sources/App/B.swift": """
      enum Q { #graphql("query B @updatable { hero { ...ToAssign friend { ...Plain } } }") }
      enum R { #graphql("query R { hero { ...ToAssign @include(if: true) ...Update @skip(if: false) } }") }
      """,
    ]
    #expect(
      lines(files) == [
        "/p/Sources/App/B.swift:1:72: error: Only fragments decorated with the @assignable directive can be spread within updatable "
          + "operations. You can try adding the @assignable directive to the fragment Plain.",
        "/p/Sources/App/B.swift:2:49: error: The @include directive is not allowed on assignable fragment spreads.",
        "/p/Sources/App/B.swift:2:71: error: Updatable fragments cannot be contained in @skip or @if.",
      ]
    )
    let code = target(files).checked().code.values.joined()
    #expect(code.contains("fragment ToAssign Hero ToAssign assignable:"))
    #expect(code.contains("fragment Update Hero Update updatable:"))
  }
}
