import Foundation
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

@Suite("A queue shows what its mutations are expected to do", .timeLimit(.minutes(2)))
struct OptimisticQueueTests {
  private let service = ReviewService()
  private let folder: QueueFolder

  init() throws { folder = try QueueFolder() }

  private static let mutation = QueueableMutation(
    Reviews.AddStars.self,
    optimisticUpdater: { records in
      records.getRoot().setValue(records.getRootField("createReview")?.getValue("stars") ?? 0, "expected")
    },
    updater: { records, data in records.getRoot().setValue(.int(data.createReview?.stars ?? 0), "confirmed") }
  )

  private func open(_ file: URL?, _ store: GraphQLStore) throws -> MutationQueue {
    let client = GraphQLClient(transport: service, store: store)
    guard let file else { return MutationQueue(client: client, mutations: [Self.mutation], backoff: .endless) }
    return try MutationQueue(client: client, file: file, mutations: [Self.mutation], backoff: .endless)
  }

  /// What readers see of what the updaters have written.
  private func values(_ store: GraphQLStore) throws -> [GraphQLJSONValue?] {
    try ["expected", "confirmed"].map { field in
      let request = StoreRequest(SentDocument(text: "{\(field)}", operationName: "")) { [:] }
      let stored = try store.read(request)
      return stored.missing.isEmpty ? try GraphQLJSONValue(parsing: stored.body)["data"]?[field] : nil
    }
  }

  private func optimistic(_ stars: Int) -> GraphQLJSONObject {
    ["createReview": ["__typename": "Review", "stars": .int(stars)]]
  }

  @Test("While it waits, is sent, and waits again, until the response is there", arguments: [true, false])
  func response(isOnDisk: Bool) async throws {
    let store = GraphQLStore()
    let queue = try open(isOnDisk ? folder.file() : nil, store)
    let first = try queue.enqueue(Reviews.AddStars(stars: 1), key: "a", optimistic: optimistic(1))
    let second = try queue.enqueue(Reviews.AddStars(stars: 2), key: "a", optimistic: optimistic(2))
    #expect(try values(store) == [2, nil])
    try await service.fail(1, .notConnectedToInternet)
    try await eventually { queue.pending[0].state == .waiting }
    #expect(try values(store) == [2, nil])
    queue.resume()
    try await service.answer(1)
    _ = try await first.value
    #expect(try values(store) == [2, 1])
    try await service.answer(2)
    _ = try await second.value
    #expect(try values(store) == [nil, 2])
  }

  @Test("Not any more when it has failed, or was discarded, cancelled or refused")
  func ending() async throws {
    let store = GraphQLStore()
    let queue = try open(nil, store)
    let failing = try queue.enqueue(Reviews.AddStars(stars: 1), key: "a", optimistic: optimistic(1))
    try await service.answer(1, .status(400))
    await #expect(throws: GraphQLClientError.self) { _ = try await failing.value }
    #expect(try values(store) == [nil, nil])
    let empty = try queue.enqueue(Reviews.AddStars(stars: 2), key: "a", optimistic: optimistic(2))
    try await service.answer(
      2,
      .success(TransportResponse(body: Data(#"{"data":null,"errors":[{"message":"No"}]}"#.utf8)))
    )
    _ = try await empty.value
    #expect(try values(store) == [nil, nil])
    let discarded = try queue.enqueue(Reviews.AddStars(stars: 3), key: "a", optimistic: optimistic(3))
    let cancelled = try queue.enqueue(Reviews.AddStars(stars: 4), key: "a", optimistic: optimistic(4))
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { _ = try await cancelled.value }
    try await eventually { try values(store) == [3, nil] }
    queue.discard(queue.pending[0].id)
    await #expect(throws: MutationQueueError.self) { _ = try await discarded.value }
    #expect(try values(store) == [nil, nil])
    try queue.enqueue(Reviews.AddStars(stars: 5), key: "a", optimistic: optimistic(5))
    queue.close()
    #expect(throws: MutationQueueError.self) {
      try queue.enqueue(Reviews.AddStars(stars: 6), key: "a", optimistic: optimistic(6))
    }
    #expect(try values(store) == [nil, nil])
  }

  @Test("Also after a restart, with the updaters of the version that runs then")
  func restart() async throws {
    let first = try open(folder.file(), GraphQLStore())
    try first.enqueue(Reviews.AddStars(stars: 1), key: "a", optimistic: optimistic(1))
    try first.enqueue(Reviews.AddStars(stars: 2), key: "a", optimistic: optimistic(2))
    try await service.fail(1, .cannotFindHost)
    try await eventually { first.pending[0].state == .waiting }
    let killed = try folder.killed()
    first.close()
    try await eventually { service.unanswered.isEmpty }
    let store = GraphQLStore()
    let second = try open(killed, store)
    #expect(try values(store) == [2, nil])
    for stars in [1, 2] { try await service.answer(stars) }
    try await eventually { try second.pending.isEmpty && values(store) == [nil, 2] }
  }

  @Test("Expecting something needs a store")
  func noStore() throws {
    let queue = MutationQueue(client: GraphQLClient(transport: service), mutations: [Self.mutation])
    #expect(throws: MissingStoreError.self) {
      try queue.enqueue(Reviews.AddStars(stars: 1), optimistic: optimistic(1))
    }
    #expect(queue.pending.isEmpty)
  }
}
