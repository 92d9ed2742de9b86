import InlineGraphQLModels
import InlineGraphQLTesting
import Testing

/// Requests to a service in memory.
@Suite struct EmbeddedServiceTests {
  let client: GraphQLClient

  init() throws {
    client = GraphQLClient(transport: InProcessTransport(try ExecutableSchema(models: Blogs.schema)))
  }

  private func ids<M: Model>(_ list: ModelList<M>) async throws -> [String] where M.ID == String {
    try await list.fetch().map(\.id)
  }

  @Test("What is created is got, listed, changed and deleted") func requests() async throws {
    let blog = try await client.request(.create(Blog(id: "b", name: "News")))
    for number in 1...3 {
      _ = try await client.request(
        .create(Post(id: "\(number)", title: "T\(number)", rating: number, draft: number == 1, blog: blog))
      )
    }
    var post = try #require(try await client.request(.get(Post.self, byId: "2")))
    #expect(try await post.blog.require().name == "News")
    post.title = "New"
    post.rating = nil
    let changed = try await client.request(.update(post, where: Post.keys.title == "T2"))
    #expect(changed.title == "New" && changed.rating == nil)
    await #expect(throws: (any Error).self) {
      _ = try await client.request(.update(post, where: Post.keys.title == "T2"))
    }
    let rated = try await client.request(.list(Post.self, where: Post.keys.rating > 0 && !(Post.keys.draft == true)))
    #expect(try await ids(rated) == ["3"])
    _ = try await client.request(.delete(post))
    #expect(try await client.request(.get(Post.self, byId: "2")) == nil)
    let posts = try #require(try await client.request(.get(Blog.self, byId: "b"))?.posts)
    #expect(try await ids(posts) == ["1", "3"])
  }

  @Test("Lists have pages, those of a parent, too") func pages() async throws {
    let post = try await client.request(.create(Post(id: "p", title: "T", draft: false)))
    let other = try await client.request(.create(Post(id: "o", title: "O", draft: false)))
    for number in 1...5 {
      _ = try await client.request(.create(Comment(id: "\(number)", content: "\(9 - number)", post: post)))
    }
    _ = try await client.request(.create(Comment(id: "6", content: "0", post: other)))
    var page = try await client.request(.list(Comment.self, where: Comment.keys.post == "p", limit: 4))
    #expect(try await ids(page) == ["1", "2", "3", "4"])
    page = try await page.getNextPage()
    #expect(try await ids(page) == ["5"])
    #expect(!page.hasNextPage())
    let comments = try #require(try await client.request(.get(Post.self, byId: "p"))?.comments)
    #expect(try await ids(comments) == ["5", "4", "3", "2", "1"])
    let first = try await client.request(.list(by: Comment.Index.commentsByPost, "p", sort: .descending, limit: 3))
    #expect(try await ids(first) == ["1", "2", "3"])
    #expect(try await ids(try await first.getNextPage()) == ["4", "5"])
  }

  @Test("Keys of several fields") func compositeKeys() async throws {
    let place = try await client.request(.create(Place(country: "CH", city: "Bern", number: 3)))
    _ = try await client.request(.create(Visit(id: "v", place: place)))
    let found = try #require(try await client.request(.get(Place.self, byIdentifier: place.__identifier)))
    #expect(found.number == 3)
    #expect(try await ids(try #require(found.visits)) == ["v"])
    let visit = try #require(try await client.request(.get(Visit.self, byId: "v")))
    #expect(try await visit.place.require().city == "Bern")
  }
}
