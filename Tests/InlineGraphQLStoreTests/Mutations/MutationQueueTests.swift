import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("A queue sends mutations in order", .timeLimit(.minutes(2)))
struct MutationQueueTests {
  private let service = ReviewService()
  private let reports = Reports()

  private func queue(
    _ mutations: [QueueableMutation] = [],
    backoff: GraphQLBackoff = .endless,
    middleware: [any GraphQLMiddleware] = []
  ) -> MutationQueue {
    let client = GraphQLClient(transport: service, middleware: middleware)
    return MutationQueue(client: client, mutations: mutations, backoff: backoff, onReport: reports.receive)
  }

  private func review(_ stars: Int) -> Reviews.AddStars { Reviews.AddStars(stars: stars) }

  @Test("One key is one after the other; other keys and mutations without one do not wait")
  func keys() async throws {
    let queue = queue()
    let responses = try [1, 2, 3].map { try queue.enqueue(review($0), key: "a") }
    for stars in [11, 12] { try queue.enqueue(review(stars), key: "b") }
    for stars in [21, 22] { try queue.enqueue(review(stars)) }
    try await eventually { service.arrived.count == 4 }
    #expect(Set(service.arrived) == [1, 11, 21, 22])
    #expect(queue.pending.map(\.short).prefix(4) == ["1 sending", "2 waiting", "3 waiting", "11 sending"])
    try await service.answer(1)
    try await eventually { service.arrived.last == 2 }
    #expect(try await responses[0].value.data?.createReview?.stars == 1)
    for stars in [2, 3] { try await service.answer(stars) }
    #expect(try await responses[2].value.data?.createReview?.stars == 3)
    for stars in [22, 21, 11, 12] { try await service.answer(stars) }
    try await eventually { queue.pending.isEmpty }
    #expect(service.arrived.filter { $0 < 20 && $0 > 10 } == [11, 12])
    try await eventually { reports.all.count == 7 }
    #expect(reports.all.prefix(2) == ["answered 1 0", "answered 2 0"])
  }

  @Test("An answer with errors ends its mutation alone")
  func errors() async throws {
    let queue = queue()
    let responses = try (1...4).map { try queue.enqueue(review($0), key: "a") }
    try await service.answer(1, .status(400))
    try await service.answer(
      2,
      .success(TransportResponse(body: Data(#"{"data":null,"errors":[{"message":"No"}]}"#.utf8)))
    )
    try await service.answer(3, .success(TransportResponse(body: Data(#"{"data":{"createReview":7}}"#.utf8))))
    try await service.answer(4)
    await #expect { _ = try await responses[0].value } throws: { $0.short == "400" }
    #expect(try await responses[1].value.errors.map(\.message) == ["No"])
    await #expect(throws: ResponseDecodingError.self) { _ = try await responses[2].value }
    #expect(try await responses[3].value.data?.createReview?.stars == 4)
    try await eventually { reports.all.count == 4 }
    #expect(reports.all[0...1] == ["failed 1 400", "answered 2 1"])
  }

  @Test("While the service is away, the key waits, and resuming sends again")
  func away() async throws {
    let queue = queue()
    let responses = try [1, 2].map { try queue.enqueue(review($0), key: "a") }
    try await service.fail(1, .notConnectedToInternet)
    try await eventually { reports.all == ["postponed 1 1"] }
    #expect(queue.pending.map(\.short) == ["1 waiting", "2 waiting"])
    queue.resume()
    try await service.answer(1, .status(503, headers: ["Retry-After": "1000000000000"]))
    try await eventually { reports.all.count == 2 }
    queue.resume()
    queue.resume()
    try await service.answer(1)
    try await service.answer(2)
    #expect(try await responses[1].value.data?.createReview?.stars == 2)
    #expect(service.arrived == [1, 1, 1, 2])
  }

  @Test("Without resuming, it is sent again after the backoff")
  func backoff() async throws {
    let queue = queue(
      backoff: GraphQLBackoff(initialDelay: .milliseconds(1), maximumDelay: .milliseconds(2), maximumAttempts: .max)
    )
    let response = try queue.enqueue(review(1), key: "a")
    for _ in 1...5 { try await service.fail(1, .cannotConnectToHost) }
    try await service.answer(1)
    #expect(try await response.value.data?.createReview?.stars == 1)
    #expect(service.arrived == [1, 1, 1, 1, 1, 1])
  }

  @Test("What is sent in vain too often is given up, and the next is sent")
  func givingUp() async throws {
    let queue = queue(backoff: GraphQLBackoff(initialDelay: .zero, maximumDelay: .zero, maximumAttempts: 2))
    let responses = try [1, 2].map { try queue.enqueue(review($0), key: "a") }
    for _ in 1...3 { try await service.fail(1, .cannotFindHost) }
    await #expect { _ = try await responses[0].value } throws: { $0.short == "gaveUp" }
    try await service.answer(2)
    _ = try await responses[1].value
    try await eventually { reports.all.count == 4 }
    #expect(reports.all == ["postponed 1 1", "postponed 1 2", "failed 1 gaveUp", "answered 2 0"])
  }

  @Test(
    "What was sent and may have been executed waits for a decision",
    arguments: [
      Result<TransportResponse, any Error>.failure(GraphQLClientError.network(URLError(.networkConnectionLost))),
      .failure(URLError(.timedOut)), .status(504), .success(TransportResponse(body: Data("<html>Log in</html>".utf8))),
    ]
  )
  func unanswered(failure: Result<TransportResponse, any Error>) async throws {
    let queue = queue()
    let responses = try [1, 2, 3].map { try queue.enqueue(review($0), key: "a") }
    try await service.answer(1, failure)
    try await eventually { reports.all == ["unanswered 1 now"] }
    queue.resume()
    try queue.enqueue(review(9), key: "b")
    try await service.answer(9)
    #expect(service.arrived == [1, 9])
    #expect(queue.pending.map(\.short).prefix(2) == ["1 unanswered", "2 waiting"])
    queue.retry(queue.pending[1].id)
    queue.retry(queue.pending[0].id)
    try await service.answer(1)
    #expect(try await responses[0].value.data?.createReview?.stars == 1)
    try await service.answer(2, failure)
    try await eventually { queue.pending.first?.state == .unanswered }
    queue.discard(queue.pending[0].id)
    await #expect { _ = try await responses[1].value } throws: { $0.short == "discarded" }
    try await service.answer(3)
    _ = try await responses[2].value
    #expect(service.arrived == [1, 9, 1, 2, 3])
  }

  @Test("What waits is sent when the network is back")
  func network() async throws {
    let connectivity = SettableConnectivity(isConnected: false)
    var backoff = GraphQLBackoff.endless
    backoff.connectivity = connectivity
    let queue = queue(backoff: backoff)
    let response = try queue.enqueue(review(1), key: "a")
    try await service.fail(1, .notConnectedToInternet)
    try await eventually { reports.all == ["postponed 1 1"] }
    #expect(service.arrived == [1] && queue.pending.map(\.short) == ["1 waiting"])
    // The task that waits may not have begun.
    while queue.pending.map(\.short) == ["1 waiting"] {
      connectivity.isConnected = false
      connectivity.isConnected = true
      try await Task.sleep(for: .milliseconds(1))
    }
    try await service.answer(1)
    _ = try await response.value
    #expect(service.arrived == [1, 1])
  }

  @Test("A repeatable mutation is sent again without a decision")
  func repeatable() async throws {
    let queue = queue([QueueableMutation(Reviews.AddStars.self, isRepeatable: true)])
    let response = try queue.enqueue(review(1), key: "a")
    try await service.fail(1, .networkConnectionLost)
    try await eventually { reports.all == ["postponed 1 1"] }
    queue.resume()
    try await service.answer(1)
    _ = try await response.value
  }

  @Test("Cancelling removes what waits, and cancels what was sent")
  func cancelling() async throws {
    let queue = queue()
    let sent = Task { try await queue.execute(review(1), key: "a") }
    try await eventually { service.unanswered == [1] }
    let waiting = Task { try await queue.execute(review(2), key: "a") }
    try await eventually { queue.pending.count == 2 }
    let last = try queue.enqueue(review(3), key: "a")
    waiting.cancel()
    await #expect(throws: CancellationError.self) { _ = try await waiting.value }
    #expect(queue.pending.map(\.stars) == [1, 3])
    sent.cancel()
    await #expect(throws: CancellationError.self) { _ = try await sent.value }
    try await service.answer(3)
    _ = try await last.value
    #expect(service.arrived == [1, 3])
    #expect(service.unanswered.isEmpty)
  }

  @Test("Closing ends what waits and what was sent")
  func closing() async throws {
    let queue = queue()
    let responses = try [1, 2].map { try queue.enqueue(review($0), key: "a") }
    try await eventually { service.unanswered == [1] }
    queue.close()
    for response in responses { await #expect { _ = try await response.value } throws: { $0.short == "closed" } }
    try await eventually { service.unanswered.isEmpty }
    #expect(throws: MutationQueueError.self) { try queue.enqueue(review(3)) }
    #expect(queue.pending.isEmpty && service.arrived == [1])
  }

  @Test("A queue that nobody has any more ends what waits")
  func releasing() async throws {
    var queue: MutationQueue? = queue()
    let responses = try [1, 2].map { try queue!.enqueue(review($0), key: "a") }
    try await service.fail(1, .cannotFindHost)
    try await eventually { reports.all.count == 1 }
    queue = nil
    for response in responses { await #expect { _ = try await response.value } throws: { $0.short == "closed" } }
  }

  @Test("Middleware works for each attempt")
  func middleware() async throws {
    let queue = queue(middleware: [
      AuthenticationMiddleware(token: "old") { rejected in rejected == "old" ? "new" : "newer" }
    ])
    let response = try queue.enqueue(review(1), key: "a")
    try await service.answer(1, .status(401))
    try await service.fail(1, .notConnectedToInternet)
    try await eventually { reports.all == ["postponed 1 1"] }
    queue.resume()
    try await service.answer(1)
    _ = try await response.value
    #expect(service.headers.map { $0["Authorization"] } == ["Bearer old", "Bearer new", "Bearer new"])
  }

  @Test("The pending mutations are seen as they change")
  func observing() async throws {
    let queue = queue()
    var values = queue.values().makeAsyncIterator()
    #expect(await values.next() == [])
    try queue.enqueue(review(1), key: "a")
    #expect(await values.next()?.map(\.short) == ["1 sending"])
    try await service.fail(1, .notConnectedToInternet)
    while let pending = await values.next(), pending.first?.state != .waiting {}
    queue.resume()
    try await service.answer(1)
    while let pending = await values.next(), !pending.isEmpty {}
    queue.close()
    while await values.next() != nil {}
    #expect(queue.state.withLock { $0.observers.count } <= 1)
    do { for await _ in self.queue().values() { break } }
  }

  @MainActor
  @Test("An observable queue follows")
  func live() async throws {
    let queue = queue()
    let live = LiveMutationQueue(queue)
    try queue.enqueue(review(1), key: "a")
    try await eventually { live.pending.map(\.short) == ["1 sending"] }
    try await service.answer(1)
    try await eventually { live.pending.isEmpty }
  }
}
