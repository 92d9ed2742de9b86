import InlineGraphQLModels
import Testing

/// Loading of references.
@Suite struct ReferenceTests {
  static let blog = #"{"data":{"getBlog":{"id":"b","name":"N","createdAt":"c","updatedAt":"u"}}}"#
  static let noBlog = #"{"data":{"getBlog":null}}"#

  func post(_ client: GraphQLClient) async throws -> Post {
    try #require(try await client.request(.get(Post.self, byId: "p")))
  }

  @Test("AMP-24: get loads once") func get() async throws {
    let transport = RecordingTransport(ModelListTests.post, Self.blog)
    let post = try await post(GraphQLClient(transport: transport))
    #expect(try await post.blog.get()?.name == "N")
    #expect(post.blog.isLoaded)
    #expect(post.blog.loadedModel?.name == "N")
    #expect(try await post.blog.require().name == "N")
    #expect(transport.requests.count == 2)
    #expect(transport.variables[1] == #"{"id":"b"}"#)
    #expect(transport.documents[1] == GetModel<Blog>.document)
  }

  @Test("AMP-24: references of one response to the same model are loaded once") func shared() async throws {
    let posts = #"{"data":{"listPosts":{"items":[\#(ReadingTests.post),\#(ReadingTests.post)],"nextToken":null}}}"#
    let transport = RecordingTransport { request in request.operationName == "ListPosts" ? posts : Self.blog }
    let client = GraphQLClient(transport: transport)
    let list = try await client.request(.list(Post.self))
    #expect(try await list[0].blog.get()?.name == "N")
    #expect(list[1].blog.isLoaded)
    #expect(try await list[1].blog.get()?.name == "N")
    #expect(transport.requests.count == 2)
    #expect(list[0].blog == list[1].blog)
    // References of another response do not share it.
    let again = try await client.request(.list(Post.self))
    #expect(!again[0].blog.isLoaded)
    #expect(again[0].blog == list[0].blog)
    #expect(again[0].blog == LazyReference(identifier: ModelIdentifier("b")))
    #expect(again[0].blog != LazyReference(Blog(id: "b", name: "N")))
  }

  @Test("AMP-24: what is not there is nil, or an error if it is required") func absent() async throws {
    let transport = RecordingTransport(ModelListTests.post, Self.noBlog)
    let post = try await post(GraphQLClient(transport: transport))
    #expect(try await post.blog.get() == nil)
    #expect(post.blog.isLoaded)
    await expectLoadingError("modelIsMissing") { _ = try await post.blog.require() }
    #expect(transport.requests.count == 2)
    #expect(try await post.editor.get() == nil)
    await expectLoadingError("modelIsMissing") { _ = try await post.editor.require() }
    #expect(transport.requests.count == 2)
  }

  @Test("AMP-24: a loaded reference makes no request") func loaded() async throws {
    let post = Post(title: "T", draft: true, blog: Blog(id: "b", name: "N"))
    #expect(try await post.blog.get()?.id == "b")
    #expect(try await post.editor.get() == nil)
  }

  @Test("AMP-20: a failure can be tried again") func failure() async throws {
    let calls = Counter()
    let transport = RecordingTransport { _ in
      switch calls.next() {
      case 0: ModelListTests.post
      case 1: throw NoAnswer()
      case 2: ModelListTests.errors
      case 3: #"{"data":{"getBlog":{"id":"b"}}}"#
      default: Self.blog
      }
    }
    let post = try await post(GraphQLClient(transport: transport))
    await expectLoadingError("request") { _ = try await post.blog.get() }
    await expectLoadingError("service") { _ = try await post.blog.get() }
    await expectLoadingError("undecodable") { _ = try await post.blog.get() }
    #expect(!post.blog.isLoaded)
    #expect(try await post.blog.get()?.name == "N")
  }

  @Test("a reference that was not in the response says so") func notSelected() async throws {
    let visit = try decoded(Visit.self, #"{"id":"v","createdAt":"c","updatedAt":"u"}"#)
    await expectLoadingError("notSelected") { _ = try await visit.place.get() }
    let place = LazyReference<Place>(identifier: Place.identifier(country: "CH", city: "Bern", number: 3))
    await expectLoadingError("noClient") { _ = try await place.get() }
    let transport = RecordingTransport(#"{"data":{"getPlace":null}}"#)
    #expect(try await place.get(from: GraphQLClient(transport: transport)) == nil)
    #expect(transport.variables == [#"{"city":"Bern","country":"CH","number":3}"#])
  }
}
