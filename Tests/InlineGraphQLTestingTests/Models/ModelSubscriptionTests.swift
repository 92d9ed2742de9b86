import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("Subscriptions tell what happens to models") struct ModelSubscriptionTests {
  private let service: ModelService

  init() throws { service = try ModelService() }

  /// Returns the values of the subscribed field while mutations run, up to one whose `title` is `end`.
  ///
  /// A subscription begins when its first response is requested, and nothing signals this. So the test causes a first
  /// event again and again until it arrives.
  private func events(
    _ document: String,
    first: String,
    during mutations: [String]
  ) async throws -> [GraphQLJSONValue] {
    let (received, continuation) = AsyncStream<GraphQLJSONValue>.makeStream()
    let schema = service.schema
    let reader = Task {
      for try await response in schema.subscribe(document) { continuation.yield(response["data"] ?? response) }
    }
    let hasBegun = Counter()
    let starter = Task { [service] in
      var number = 0
      while hasBegun.value == 0 {
        number += 1
        _ = await service.schema.execute(first.replacing("NUMBER", with: "\(number)"))
        await Task.yield()
      }
    }
    var events: [GraphQLJSONValue] = []
    for await event in received {
      guard case .object(let members) = event, let value = members.members.first?.value else { break }
      if hasBegun.value == 0 {
        hasBegun.increment()
        await starter.value
        for mutation in mutations { _ = try await service.data("mutation { \(mutation) { id } }") }
      } else if value["title"] == "end" {
        break
      } else if value["title"] != "first" {
        events.append(value)
      }
    }
    reader.cancel()
    return events
  }

  private static let first = "mutation { createPost(input: {id: \"first-NUMBER\", title: \"first\"}) { id } }"
  private static let end = "createPost(input: {id: \"end\", title: \"end\"})"

  @Test("Each object that is created, with its associations") func created() async throws {
    try await service.create("Blog", ["id": "B", "name": "News"])
    let events = try await events(
      "subscription { onCreatePost { id title blog { name } } }",
      first: Self.first,
      during: [
        "createPost(input: {id: \"1\", title: \"T\", blogPostsId: \"B\"})",
        "updatePost(input: {id: \"1\", title: \"U\"})",
        "createCover(input: {id: \"1\"})", "deletePost(input: {id: \"1\"})", "createPost(input: {id: \"2\"})", Self.end,
      ]
    )
    #expect(
      events == [
        ["id": "1", "title": "T", "blog": ["name": "News"]], ["id": "2", "title": "Untitled", "blog": nil],
      ]
    )
  }

  @Test("Only what meets the filter") func filtered() async throws {
    let events = try await events(
      "subscription { onCreatePost(filter: {or: [{likes: {in: [5, 7]}}, {title: {eq: \"end\"}}]}) { id title } }",
      first: Self.first.replacing("title:", with: "likes: 5, title:"),
      during: [
        "createPost(input: {id: \"1\", likes: 5})", "createPost(input: {id: \"2\", likes: 6})",
        "createPost(input: {id: \"3\", likes: 7})", Self.end,
      ]
    )
    #expect(events == [["id": "1", "title": "Untitled"], ["id": "3", "title": "Untitled"]])
  }

  @Test("What is changed as it is then, what is refused not at all") func updated() async throws {
    try await service.create("Post", ["id": "1"], ["id": "2"])
    let service = service
    let events = try await events(
      "subscription { onUpdatePost { id title likes } }",
      first: "mutation { updatePost(input: {id: \"2\", title: \"first\"}) { id } }",
      during: [
        "updatePost(input: {id: \"1\", title: \"U\"})", "updatePost(input: {id: \"1\", likes: null})",
        "updatePost(input: {id: \"2\", title: \"end\"})",
      ]
    )
    #expect(events == [["id": "1", "title": "U", "likes": 3], ["id": "1", "title": "U", "likes": nil]])
    #expect(await service.error("mutation { updatePost(input: {id: \"3\"}) { id } }") != nil)
  }

  @Test("What is deleted as it was") func deleted() async throws {
    try await service.create("Post", ["id": "1", "title": "T"], ["id": "2", "title": "end"])
    let events = try await events(
      "subscription { onDeletePost { id title } }",
      first: """
        mutation {
          createPost(input: {id: "first-NUMBER", title: "first"}) { id }
          deletePost(input: {id: "first-NUMBER"}) { id }
        }
        """,
      during: ["deletePost(input: {id: \"1\"})", "deletePost(input: {id: \"2\"})"]
    )
    #expect(events == [["id": "1", "title": "T"]])
  }
}
