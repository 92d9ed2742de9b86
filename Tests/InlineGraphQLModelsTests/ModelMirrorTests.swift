import CustomDump
import InlineGraphQLModels
import Testing

/// Models, lists and references, shown to people.
struct ModelMirrorTests {
  @Test("A list shows its elements, that it has more, or that it is not loaded")
  func lists() throws {
    let items = #"[{"id":"b","name":"N","createdAt":"c","updatedAt":"u"}]"#
    let all = try decoded(ModelList<Blog>.self, #"{"items":\#(items),"nextToken":null}"#)
    let some = try decoded(ModelList<Blog>.self, #"{"items":\#(items),"nextToken":"t"}"#)
    let post = try decoded(Post.self, ReadingTests.post)
    #expect("\(all)" == "[\(String(reflecting: all[0]))]" && "\(some)" == "[\(String(reflecting: all[0])), …]")
    #expect("\(try #require(post.comments))" == "[not loaded]")
    #expect(String(customDumping: post.comments) == "ModelList(isLoaded: false)")
    #expect(String(customDumping: all).hasPrefix("[\n  [0]: Blogs.Blog("))
    #expect(String(customDumping: some).hasSuffix("  nextToken: \"t\"\n)"))
  }

  @Test("A reference shows its model, or its key by the names of the fields")
  func references() throws {
    let post = try decoded(Post.self, ReadingTests.post)
    expectNoDifference(
      String(customDumping: post.blog),
      """
      LazyReference(
        identifier: ModelIdentifier(id: .string("b"))
      )
      """
    )
    #expect(String(customDumping: post.editor) == "LazyReference(model: nil)")
    let place = Place.identifier(country: "CH", city: "Bern", number: 3)
    #expect("\(place)" == #"ModelIdentifier<Place>(country: "CH", city: "Bern", number: 3)"#)
    #expect(!String(customDumping: post).contains("0x"))
  }

  @Test("The variables of a request are shown by name")
  func variables() {
    let variables = GetModel<Place>.get(Place.self, byIdentifier: Place.identifier(country: "CH", city: "B", number: 3))
      .variables
    #expect("\(variables)" == #"ModelVariables(city: "B", country: "CH", number: 3)"#)
  }
}
