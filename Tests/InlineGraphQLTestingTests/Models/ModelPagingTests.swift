import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("Lists of models have pages") struct ModelPagingTests {
  private let service: ModelService

  init() async throws {
    service = try ModelService()
    for number in 1...7 {
      try await service.create("Post", ["id": .string("\(number)"), "likes": .int(number)])
      try await service.create(
        "Comment",
        ["id": .string("\(number)"), "postID": "1", "rank": .int(number / 2), "author": "A", "text": "T"]
      )
    }
  }

  private func page(_ field: String, after token: GraphQLJSONValue = nil) async throws -> GraphQLJSONValue {
    let document = "query($token: String) { list: \(field), nextToken: $token) { items { id } nextToken } }"
    return try #require(try await service.data(document, ["token": token])["list"])
  }

  /// Returns the identifiers of each page, up to the last.
  private func pages(_ field: String) async throws -> [String] {
    var pages: [String] = []
    var token: GraphQLJSONValue = nil
    repeat {
      let page = try await page(field, after: token)
      if case .array(let items)? = page["items"] {
        pages.append(items.map { if case .string(let id)? = $0["id"] { id } else { "" } }.joined())
      }
      token = page["nextToken"] ?? nil
    } while token != nil && pages.count < 20
    return pages
  }

  @Test(
    "Pages are followed to the end",
    arguments: [
      ("listPosts(limit: 3", ["123", "456", "7"]),
      ("listPosts(limit: 7", ["1234567"]),
      ("listPosts(limit: 1000", ["1234567"]),
      // Objects that the filter leaves out count towards the limit.
      ("listPosts(limit: 3, filter: {likes: {gt: 4}}", ["", "56", "7"]),
      ("commentsByPost(postID: \"1\", limit: 2", ["12", "34", "56", "7"]),
      ("commentsByPost(postID: \"1\", sortDirection: DESC, limit: 3", ["765", "432", "1"]),
      ("commentsByPost(postID: \"1\", rank: {ge: 2}, limit: 3", ["456", "7"]),
    ]
  )
  func toTheEnd(_ field: String, _ expected: [String]) async throws {
    #expect(try await pages(field) == expected)
  }

  @Test("A hundred are on a page where no limit is given") func defaultLimit() async throws {
    for number in 8...101 { try await service.create("Post", ["id": .string("\(number)")]) }
    let first = try await service.data("{ listPosts { items { id } nextToken } }")["listPosts"]
    #expect(first?["items"]?[99]?["id"] == "100")
    #expect(first?["items"]?[100] == nil)
    #expect(first?["nextToken"] != .null)
  }

  @Test("The next page begins behind the last object, also if that is gone") func deletion() async throws {
    let token = try await page("listPosts(limit: 3")["nextToken"] ?? nil
    _ = try await service.data(
      "mutation { a: deletePost(input: {id: \"1\"}) { id } b: deletePost(input: {id: \"3\"}) { id } }"
    )
    let next = try await page("listPosts(limit: 3", after: token)
    #expect(next["items"] == [["id": "4"], ["id": "5"], ["id": "6"]])
  }

  @Test("The pages of an association are those of its index") func association() async throws {
    let document = """
      query($token: String) { getPost(id: "1") { comments(limit: 4, nextToken: $token) { items { id } nextToken } } }
      """
    let first = try await service.data(document, ["token": nil])["getPost"]?["comments"]
    #expect(first?["items"] == [["id": "1"], ["id": "2"], ["id": "3"], ["id": "4"]])
    let token = try #require(first?["nextToken"])
    let rest: GraphQLJSONValue = [["id": "5"], ["id": "6"], ["id": "7"]]
    #expect(
      try await service.data(document, ["token": token])["getPost"]?["comments"] == ["items": rest, "nextToken": nil]
    )
    #expect(try await page("commentsByPost(postID: \"1\"", after: token) == ["items": rest, "nextToken": nil])
  }

  @Test("Tokens that are none, or those of other lists, are errors") func wrongTokens() async throws {
    let token = try await page("commentsByPost(postID: \"1\", limit: 1")["nextToken"] ?? nil
    for token in ["", "x", "e30=", token] {
      let message = await service.error("query($t: String) { listPosts(nextToken: $t) { nextToken } }", ["t": token])
      #expect(message == "Invalid pagination token given.")
    }
  }

  @Test("A limit is at least one", arguments: [0, -1]) func wrongLimits(_ limit: Int) async {
    let message = await service.error("{ listPosts(limit: \(limit)) { nextToken } }")
    #expect(message == .string("\"limit\" must be at least 1, and is \(limit)."))
  }
}
