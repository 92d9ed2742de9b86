import Foundation
import InlineGraphQLModels
import Testing

/// Requests for models with documents of the program.
struct DocumentRequestTests {
  #graphql("query InlinePost { getPost(id: \"p\") { id title createdAt updatedAt } }", schema: "Blogs")

  private static let list = """
    query ListPosts($filter: ModelPostFilterInput, $nextToken: String) {
      listPosts(filter: $filter, nextToken: $nextToken) {
        items { id title draft blog { id } createdAt updatedAt comments { items { id content createdAt updatedAt } nextToken } }
        nextToken
      }
    }
    """

  private func page(_ id: String, token: String?) -> String {
    let comment = #"{"id":"c\#(id)","content":"C","createdAt":"c","updatedAt":"u","post":{"id":"\#(id)"}}"#
    let comments = #"{"items":[\#(comment)],"nextToken":"n"}"#
    let post = ReadingTests.post.replacingOccurrences(of: #""id":"p""#, with: #""id":"\#(id)""#).dropLast()
    let token = token.map { "\"\($0)\"" } ?? "null"
    return #"{"data":{"listPosts":{"items":[\#(post),"comments":\#(comments)}],"nextToken":\#(token)}}}"#
  }

  @Test("AMP-21: a document and a path give models; a list loads its next page, and so do lists in its models")
  func pages() async throws {
    let children = #"{"data":{"getPost":{"comments":{"items":[],"nextToken":null}}}}"#
    let transport = RecordingTransport(page("a", token: "t"), page("b", token: nil), children)
    let client = GraphQLClient(transport: transport)
    let request = DocumentRequest(
      document: Self.list,
      variables: ["filter": ["title": ["eq": "T"]]],
      responseType: ModelList<Post>.self,
      decodePath: "listPosts"
    )
    let first = try await client.request(request)
    #expect(first.map(\.id) == ["a"] && first.hasNextPage() && first[0].comments?.map(\.id) == ["ca"])
    #expect(transport.requests[0].document == Self.list && transport.requests[0].operationName == "ListPosts")
    #expect(transport.variables[0] == #"{"filter":{"title":{"eq":"T"}}}"#)
    let second = try await first.getNextPage()
    #expect(second.map(\.id) == ["b"] && !second.hasNextPage())
    #expect(transport.documents[1] == Self.list)
    #expect(transport.variables[1] == #"{"filter":{"title":{"eq":"T"}},"nextToken":"t"}"#)
    #expect(try await second[0].comments?.getNextPage().isEmpty == true)
    #expect(transport.requests[2].operationName == "GetPost" && transport.variables[2].contains(#""id":"b""#))
  }

  @Test("A list whose document has no $nextToken says so")
  func noToken() async throws {
    let document = Self.list.replacingOccurrences(of: ", $nextToken: String", with: "")
      .replacingOccurrences(of: ", nextToken: $nextToken", with: "")
    let client = GraphQLClient(transport: RecordingTransport(page("a", token: "t")))
    let list = try await client.request(
      DocumentRequest(document: document, responseType: ModelList<Post>.self, decodePath: "listPosts")
    )
    await expectLoadingError("noTokenVariable") { _ = try await list.getNextPage() }
  }

  @Test(
    "AMP-21: a value may be a model, one that is null, an array of models, or the data; an operation gives the document"
  )
  func values() async throws {
    let body = #"{"data":{"getPost":\#(ReadingTests.post)}}"#
    func value<Value: ModelResponse>(_ type: Value.Type, _ body: String, at path: String?) async throws -> Value {
      let request = DocumentRequest(document: "{getPost{id}}", responseType: type, decodePath: path)
      return try await GraphQLClient(transport: RecordingTransport(body)).request(request)
    }
    #expect(try await value(Post.self, body, at: "getPost").id == "p")
    #expect(try await value(Post?.self, #"{"data":{"getPost":null}}"#, at: "getPost") == nil)
    #expect(try await value(Post?.self, #"{"data":{"a":null}}"#, at: "a.b") == nil)
    #expect(try await value(String.self, #"{"data":{"a":{"c":1,"b":"x"}}}"#, at: "a.b") == "x")
    #expect(try await value([Post].self, #"{"data":{"posts":[\#(ReadingTests.post)]}}"#, at: "posts").count == 1)
    #expect(try await value(GraphQLJSONValue.self, #"{"data":{"a":1}}"#, at: nil) == ["a": 1])
    let transport = RecordingTransport(body)
    let request = try DocumentRequest(InlinePost(), responseType: Post.self, decodePath: "getPost")
    #expect(try await GraphQLClient(transport: transport).request(request).id == "p")
    #expect(
      transport.requests[0].operationName == "InlinePost" && transport.requests[0].document == InlinePost.document
    )
  }

  @Test("Errors are those of other requests, with the path from the data")
  func errors() async throws {
    func error(_ body: String, at path: String) async -> ModelRequestError<Post>? {
      let request = DocumentRequest(document: "query Q{getPost{id}}", responseType: Post.self, decodePath: path)
      do throws(ModelRequestError<Post>) {
        _ = try await GraphQLClient(transport: RecordingTransport(body)).request(request)
        return nil
      } catch {
        return error
      }
    }
    let missing = try #require(await error(#"{"data":{"post":{}}}"#, at: "getPost"))
    #expect("\(missing)".contains("\"getPost\""), "\(missing)")
    let null = await error(#"{"data":{"getPost":null},"errors":[{"message":"No"}]}"#, at: "getPost")
    #expect(null?.errors.map(\.message) == ["No"])
    let other = await error(#"{"data":[]}"#, at: "getPost")
    #expect(
      other.map { "\($0)".contains("should be an object, but is a list") } == true,
      "\(String(describing: other))"
    )
  }

  @Test(
    "The first words of the document give kind and name",
    arguments: [
      ("query Q{a}", "query Q"), ("mutation M($a:Int){a}", "mutation M"), ("{a}", "query "), ("query{a}", "query "),
      (" # note\n  mutation\n  Long_1 (a:1){a}", "mutation Long_1"), ("# query X\nquery Y @d{a}", "query Y"),
      ("queryX", "query "),
    ]
  )
  func heads(document: String, head: String) async throws {
    let transport = RecordingTransport(#"{"data":{"a":1}}"#)
    let request = DocumentRequest(document: document, responseType: GraphQLJSONValue.self)
    _ = try await GraphQLClient(transport: transport).request(request)
    let sent = transport.requests[0]
    #expect("\(sent.kind.rawValue) \(sent.operationName)" == head)
    let name = try GraphQLJSONValue(parsing: sent.body)["operationName"]?.string
    #expect(name ?? "" == sent.operationName && name != "")
  }
}
