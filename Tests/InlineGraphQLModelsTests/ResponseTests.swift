import Foundation
import InlineGraphQLModels
import Testing

/// AMP-25: the result of each form of response.
@Suite struct ResponseTests {
  static let data = #""data":{"getBlog":{"id":"b","name":"N","createdAt":"c","updatedAt":"u"}}"#
  static let errors = #""errors":[{"message":"m1"},{"message":"m2"}]"#

  func get(_ body: String) async throws(ModelRequestError<Blog?>) -> Blog? {
    try await GraphQLClient(transport: RecordingTransport(body)).request(.get(Blog.self, byId: "b"))
  }

  @Test("AMP-25: data only") func dataOnly() async throws {
    #expect(try await get("{\(Self.data)}")?.name == "N")
    #expect(try await get(#"{"data":{"getBlog":null}}"#) == nil)
  }

  @Test(
    "AMP-25: errors only, and errors with null",
    arguments: [
      "{\(errors)}", #"{"data":null,\#(errors)}"#, #"{"data":{"getBlog":null},\#(errors)}"#,
      "{\(errors),\"data\":null}",
    ]
  ) func errorsOnly(body: String) async {
    await #expect {
      try await get(body)
    } throws: { error in
      if case .error(let errors)? = error as? ModelRequestError<Blog?> {
        errors.map(\.message) == ["m1", "m2"]
      } else {
        false
      }
    }
  }

  @Test("AMP-25: data and errors") func partial() async {
    do throws(ModelRequestError<Blog?>) {
      _ = try await get("{\(Self.data),\(Self.errors)}")
      Issue.record("No error was thrown")
    } catch {
      guard case .partial(let blog, let errors) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(blog?.name == "N")
      #expect(errors.count == 2)
      #expect(error.errors == errors)
    }
  }

  @Test("AMP-25: neither", arguments: ["{}", #"{"data":null}"#, #"{"message":"proxy"}"#]) func neither(body: String)
    async
  {
    await #expect {
      try await get(body)
    } throws: { error in
      guard case .unknown(let raw)? = error as? ModelRequestError<Blog?> else { return false }
      return raw == Data(body.utf8) && "\(error)".contains(body)
    }
  }

  @Test("AMP-25: a mutation without its model") func mutation() async {
    let client = GraphQLClient(transport: RecordingTransport(#"{"data":{"createBlog":null}}"#))
    do throws(ModelRequestError<Blog>) {
      _ = try await client.request(.create(Blog(name: "N")))
      Issue.record("No error was thrown")
    } catch {
      guard case .unknown = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test("AMP-25: not JSON, and no answer") func operation() async {
    await #expect {
      try await get("<html>")
    } throws: { error in
      if case .operation(InvalidResponseError.notJSON)? = error as? ModelRequestError<Blog?> { true } else { false }
    }
    let client = GraphQLClient(transport: RecordingTransport { _ in throw NoAnswer() })
    await #expect {
      try await client.request(.list(Blog.self))
    } throws: { error in
      if case .operation(is NoAnswer)? = error as? ModelRequestError<ModelList<Blog>> { true } else { false }
    }
  }

  @Test("AMP-25: what cannot be decoded keeps the body") func undecodable() async {
    let body = #"{"data":{"getBlog":{"id":"b","name":1}}}"#
    await #expect {
      try await get(body)
    } throws: { error in
      guard case .undecodable(let problem, let raw)? = error as? ModelRequestError<Blog?> else { return false }
      return problem.path.description == "getBlog.name" && raw == Data(body.utf8)
    }
  }

  @Test("an item that failed is left out, beside the errors") func failedItem() async {
    let item = #"{"id":"b","name":"N","createdAt":"c","updatedAt":"u"}"#
    let client = GraphQLClient(
      transport: RecordingTransport(#"{"data":{"listBlogs":{"items":[null,\#(item)]}},"errors":[{"message":"m"}]}"#)
    )
    do throws(ModelRequestError<ModelList<Blog>>) {
      _ = try await client.request(.list(Blog.self))
      Issue.record("No error was thrown")
    } catch {
      guard case .partial(let list, let errors) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(list.map(\.id) == ["b"])
      #expect(errors.count == 1)
    }
  }
}
