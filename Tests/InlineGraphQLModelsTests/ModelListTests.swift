import Foundation
import InlineGraphQLModels
import Testing

/// Pages and loading of lists.
@Suite struct ModelListTests {
  static func blogs(_ ids: String..., token: String? = nil) -> String {
    let items = ids.map { #"{"id":"\#($0)","name":"N","createdAt":"c","updatedAt":"u","__typename":"Blog"}"# }
    return
      #"{"data":{"listBlogs":{"items":[\#(items.joined(separator: ","))],"nextToken":\#(token.map { "\"\($0)\"" } ?? "null")}}}"#
  }

  static func comments(_ ids: String..., token: String? = nil, field: String = "commentsByPost") -> String {
    let items = ids.map { #"{"id":"\#($0)","content":"\#($0)","createdAt":"c","updatedAt":"u","post":{"id":"p"}}"# }
    return
      #"{"data":{"\#(field)":{"items":[\#(items.joined(separator: ","))],"nextToken":\#(token.map { "\"\($0)\"" } ?? "null")}}}"#
  }

  static let errors = #"{"data":null,"errors":[{"message":"down"}]}"#
  static let post = #"{"data":{"getPost":\#(ReadingTests.post)}}"#

  static func comments(of client: GraphQLClient) async throws -> ModelList<Comment> {
    try #require(try await client.request(.get(Post.self, byId: "p"))?.comments)
  }

  @Test("AMP-11: a response's list is loaded, in order") func loaded() async throws {
    let client = GraphQLClient(transport: RecordingTransport(Self.blogs("a", "b", "c", token: "t")))
    let list = try await client.request(.list(Blog.self))
    #expect(list.isLoaded)
    #expect(list.count == 3)
    #expect(list[1].id == "b")
    #expect(list.map(\.id) == ["a", "b", "c"])
    #expect(list.last?.id == "c")
    #expect(list.hasNextPage())
  }

  @Test("AMP-12: without a token there is no next page", arguments: [#","nextToken":null"#, ""])
  func lastPage(token: String) async throws {
    let client = GraphQLClient(transport: RecordingTransport(#"{"data":{"listBlogs":{"items":[]\#(token)}}}"#))
    let list = try await client.request(.list(Blog.self))
    #expect(list.isLoaded)
    #expect(!list.hasNextPage())
  }

  @Test("AMP-13: the next page has the same filter and limit, and is another list") func nextPage() async throws {
    let transport = RecordingTransport(Self.blogs("a", token: "t1"), Self.blogs("b", token: "t2"), Self.blogs("c"))
    let client = GraphQLClient(transport: transport)
    let first = try await client.request(
      .list(Blog.self, where: Blog.keys.name == "N", limit: 1, includes: { [$0.posts] })
    )
    let second = try await first.getNextPage()
    let third = try await second.getNextPage()
    #expect([first, second, third].map { $0.map(\.id) } == [["a"], ["b"], ["c"]])
    #expect(first.hasNextPage() && second.hasNextPage() && !third.hasNextPage())
    #expect(
      transport.variables == [
        #"{"filter":{"name":{"eq":"N"}},"limit":1}"#,
        #"{"filter":{"name":{"eq":"N"}},"limit":1,"nextToken":"t1"}"#,
        #"{"filter":{"name":{"eq":"N"}},"limit":1,"nextToken":"t2"}"#,
      ]
    )
    #expect(transport.documents[1] == transport.documents[2])
    #expect(transport.documents[1].contains("posts{items{"))
  }

  @Test("AMP-14: no token, no request") func noNextPage() async throws {
    let transport = RecordingTransport(Self.blogs("a"))
    let list = try await GraphQLClient(transport: transport).request(.list(Blog.self))
    await expectLoadingError("noNextPage") { _ = try await list.getNextPage() }
    await expectLoadingError("noNextPage") { _ = try await ([] as ModelList<Blog>).getNextPage() }
    #expect(transport.requests.count == 1)
  }

  @Test("AMP-15: a next page that fails leaves the list usable") func nextPageFails() async throws {
    let calls = Counter()
    let transport = RecordingTransport { _ in
      switch calls.next() {
      case 0: Self.blogs("a", token: "t")
      case 1: throw NoAnswer()
      case 2: Self.errors
      case 3: #"{"data":{"listBlogs":{"items":[{"id":1.5}]}}}"#
      default: Self.blogs("b")
      }
    }
    let list = try await GraphQLClient(transport: transport).request(.list(Blog.self))
    await expectLoadingError("request") { _ = try await list.getNextPage() }
    await expectLoadingError("service") { _ = try await list.getNextPage() }
    await expectLoadingError("undecodable") { _ = try await list.getNextPage() }
    #expect(list.map(\.id) == ["a"])
    #expect(try await list.getNextPage().map(\.id) == ["b"])
  }

  @Test("AMP-16, AMP-18: a list that is not loaded is fetched once") func fetch() async throws {
    let transport = RecordingTransport(Self.post, Self.comments("a", "b", token: "t"), Self.comments("c"))
    let comments = try await Self.comments(of: GraphQLClient(transport: transport))
    #expect(!comments.isLoaded)
    try await comments.fetch()
    #expect(comments.isLoaded)
    #expect(comments.map(\.id) == ["a", "b"])
    try await comments.fetch()
    #expect(transport.requests.count == 2)
    #expect(transport.variables[1] == #"{"limit":1000,"postID":"p"}"#)
    #expect(
      transport.documents[1] == """
        query CommentsByPost($limit:Int$postID:ID!){commentsByPost(limit:$limit postID:$postID)\
        {items{\(RequestTests.commentFields)}nextToken}}
        """
    )
    let next = try await comments.getNextPage()
    #expect(next.map(\.id) == ["c"])
    #expect(transport.variables[2] == #"{"limit":1000,"nextToken":"t","postID":"p"}"#)
  }

  @Test("AMP-18: where the foreign key is the first field of the primary key, all models are listed by that")
  func byPrimaryKey()
    async throws
  {
    let post = try decoded(Post.self, ReadingTests.post)
    let transport = RecordingTransport(#"{"data":{"listVotes":{"items":[]}}}"#)
    try await post.votes?.fetch(from: GraphQLClient(transport: transport))
    #expect(
      transport.documents[0].hasPrefix("query ListVotes($limit:Int$postID:ID!){listVotes(limit:$limit postID:$postID)")
    )
    #expect(transport.variables == [#"{"limit":1000,"postID":"p"}"#])
  }

  @Test("AMP-18: without an index's query the list is filtered by the foreign key") func filtered() async throws {
    let blog = #"{"data":{"getBlog":{"id":"b","name":"N","createdAt":"c","updatedAt":"u"}}}"#
    let transport = RecordingTransport(blog, #"{"data":{"listPosts":{"items":[]}}}"#)
    let found = try await GraphQLClient(transport: transport).request(.get(Blog.self, byId: "b"))
    try await found?.posts?.fetch()
    #expect(transport.variables[1] == #"{"filter":{"blogPostsId":{"eq":"b"}},"limit":1000}"#)
    let place = try decoded(
      Place.self,
      #"{"country":"CH","city":"Bern","number":3,"name":null,"height":null,"createdAt":"c","updatedAt":"u"}"#
    )
    let visits = RecordingTransport(#"{"data":{"listVisits":{"items":[]}}}"#)
    try await place.visits?.fetch(from: GraphQLClient(transport: visits))
    #expect(
      visits.variables == [
        #"{"filter":{"and":[{"placeVisitsCountry":{"eq":"CH"}},{"placeVisitsCity":{"eq":"Bern"}},{"placeVisitsNumber":{"eq":3}}]},"limit":1000}"#
      ]
    )
  }

  @Test("without a known foreign key a list and its pages are loaded through the parent") func throughParent()
    async throws
  {
    func category(_ id: String, _ more: String = "") -> String {
      #"{"id":"\#(id)","name":null,"parentName":null,"createdAt":"c","updatedAt":"u","parent":null\#(more)}"#
    }
    func children(_ id: String, _ token: String) -> String {
      #"{"data":{"getCategory":{"children":{"items":[\#(category(id))],"nextToken":\#(token)}}}}"#
    }
    let transport = RecordingTransport(
      #"{"data":{"getCategory":\#(category("p"))}}"#,
      children("a", #""t""#),
      children("b", "null"),
      #"{"data":{"getCategory":null}}"#
    )
    let client = GraphQLClient(transport: transport)
    let parent = try #require(try await client.request(.get(Category.self, byId: "p")))
    let page = try #require(parent.children)
    #expect(try await page.fetch().map(\.id) == ["a"])
    #expect(
      transport.documents[1] == """
        query GetCategory($id:ID!$limit:Int){getCategory(id:$id){children(limit:$limit){items{id name parentName \
        parent{id __typename} createdAt updatedAt __typename}nextToken}}}
        """
    )
    #expect(transport.variables[1] == #"{"id":"p","limit":1000}"#)
    #expect(try await page.getNextPage().map(\.id) == ["b"])
    #expect(transport.variables[2] == #"{"id":"p","limit":1000,"nextToken":"t"}"#)
    let gone = try decoded(Category.self, category("gone"))
    await expectLoadingError("parentIsMissing") { try await gone.children?.fetch(from: client) }
  }

  @Test("AMP-21: the next page of a nested list is of the same parent") func nestedPages() async throws {
    let nested = ReadingTests.post.dropLast() + #","comments":{"items":[],"nextToken":"t"}}"#
    let transport = RecordingTransport(
      #"{"data":{"getPost":\#(nested)}}"#,
      #"{"data":{"getPost":{"comments":{"items":[],"nextToken":null}}}}"#
    )
    let client = GraphQLClient(transport: transport)
    let post = try await client.request(.get(Post.self, byId: "p", includes: { [$0.comments] }))
    let next = try await post?.comments?.getNextPage()
    #expect(next?.isEmpty == true)
    #expect(transport.requests[1].operationName == "GetPost")
    #expect(transport.variables[1] == #"{"id":"p","limit":1000,"nextToken":"t"}"#)
  }

  @Test("AMP-19: iteration loads before the first element") func iteration() async throws {
    let transport = RecordingTransport(Self.post, Self.comments("a", "b", token: "t"), Self.comments("c"))
    let comments = try await Self.comments(of: GraphQLClient(transport: transport))
    var page: [String] = []
    for try await comment in comments { page.append(comment.id) }
    #expect(page == ["a", "b"])
    #expect(transport.requests.count == 2)
    var all: [String] = []
    for try await comment in comments.allPages { all.append(comment.id) }
    #expect(all == ["a", "b", "c"])
    #expect(transport.requests.count == 3)
  }

  @Test("AMP-20: a fetch that fails leaves the list as it is, and can be repeated") func fetchFails() async throws {
    let calls = Counter()
    let transport = RecordingTransport { _ in
      switch calls.next() {
      case 0: Self.post
      case 1: throw NoAnswer()
      case 2: Self.errors
      case 3: #"{"data":{"commentsByPost":{"items":[{}]}}}"#
      default: Self.comments("a")
      }
    }
    let comments = try await Self.comments(of: GraphQLClient(transport: transport))
    await expectLoadingError("request") { try await comments.fetch() }
    await expectLoadingError("service") { try await comments.fetch() }
    await expectLoadingError("undecodable") { for try await _ in comments {} }
    #expect(!comments.isLoaded)
    #expect(try await comments.fetch().map(\.id) == ["a"])
    #expect(comments.isLoaded)
  }

  @Test("a list from no client needs one") func noClient() async throws {
    let post = try decoded(Post.self, ReadingTests.post)
    let comments = try #require(post.comments)
    await expectLoadingError("noClient") { try await comments.fetch() }
    await expectLoadingError("notLoaded") { _ = try await comments.getNextPage() }
    let transport = RecordingTransport(Self.comments("a", token: "t"), Self.comments("b"))
    try await comments.fetch(from: GraphQLClient(transport: transport))
    // The client that loaded the list loads its next page, too.
    #expect(try await comments.getNextPage().map(\.id) == ["b"])
  }

  @Test("copies share what is loaded, and equality does not see it") func copies() async throws {
    let transport = RecordingTransport(Self.post, Self.comments("a"))
    let client = GraphQLClient(transport: transport)
    let post = try #require(try await client.request(.get(Post.self, byId: "p")))
    let copy = post
    let fresh = try decoded(Post.self, ReadingTests.post)
    #expect(post == fresh)
    let hash = post.hashValue
    try await post.comments?.fetch()
    #expect(copy.comments?.isLoaded == true)
    #expect(post == fresh)
    #expect(post.hashValue == hash)
  }

  @Test("AMP-19: a list that is not loaded is never an empty collection") func synchronousAccess() async {
    await #expect(processExitsWith: .failure) {
      let post = try! decoded(Post.self, ReadingTests.post)
      _ = post.comments!.count
    }
    await #expect(processExitsWith: .failure) {
      let post = try! decoded(Post.self, ReadingTests.post)
      for _ in post.comments! {}
    }
    await #expect(processExitsWith: .failure) {
      let post = try! decoded(Post.self, ReadingTests.post)
      _ = post.comments!.isEmpty
    }
  }
}

/// Expects a ``ModelLoadingError`` with that case name.
func expectLoadingError(
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async {
  do {
    try await body()
    Issue.record("No error was thrown", sourceLocation: sourceLocation)
  } catch {
    #expect((error as? ModelLoadingError)?.caseName == name, "\(error)", sourceLocation: sourceLocation)
  }
}

extension ModelLoadingError {
  fileprivate var caseName: String {
    switch self {
    case .request: "request"
    case .service: "service"
    case .undecodable: "undecodable"
    case .parentIsMissing: "parentIsMissing"
    case .noNextPage: "noNextPage"
    case .notLoaded: "notLoaded"
    case .noClient: "noClient"
    case .noQuery: "noQuery"
    case .noTokenVariable: "noTokenVariable"
    case .notSelected: "notSelected"
    case .modelIsMissing: "modelIsMissing"
    }
  }
}
