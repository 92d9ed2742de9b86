import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

@Suite("Requests are shared and collected", .timeLimit(.minutes(1))) struct SharingTests {
  // An immediate task runs until it waits for the response. Older compilers have none.
  #if compiler(>=6.2)
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test("The same query at the same time is sent once")
    func deduplication() async throws {
      let gate = Gate()
      let transport = StubTransport { _, _ in
        try await gate.wait()
        return emptyHero
      }
      let client = GraphQLClient(transport: transport, middleware: [DeduplicationMiddleware()])
      let tasks = (0..<20).map { index in
        Task.immediate { try await client.execute(Fixture.HeroQuery(episode: index % 2 == 0 ? .some(.jedi) : .none)) }
      }
      gate.open()
      for task in tasks { _ = try await task.value }
      #expect(transport.requests.count == 2)
      _ = try await client.execute(Fixture.HeroQuery())
      #expect(transport.requests.count == 3)
    }

    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test("One who does not wait any more leaves the query to the others; the last one cancels it")
    func cancellation() async throws {
      let (gate, never) = (Gate(), Gate())
      let cancelled = Locked(0)
      let transport = StubTransport { _, number in
        do {
          try await (number == 1 ? gate : never).wait()
        } catch {
          cancelled.withLock { $0 += 1 }
          throw error
        }
        return emptyHero
      }
      let client = GraphQLClient(transport: transport, middleware: [DeduplicationMiddleware()])
      let one = Task.immediate { try await client.execute(Fixture.HeroQuery()) }
      let other = Task.immediate { try await client.execute(Fixture.HeroQuery()) }
      one.cancel()
      await #expect(throws: CancellationError.self) { try await one.value }
      gate.open()
      #expect(try await other.value.errors == [])
      #expect(cancelled.withLock { $0 } == 0)

      let last = Task.immediate { try await client.execute(Fixture.HeroQuery()) }
      while transport.requests.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
      last.cancel()
      await #expect(throws: CancellationError.self) { try await last.value }
      while cancelled.withLock({ $0 }) == 0 { try await Task.sleep(for: .milliseconds(5)) }
      #expect(transport.requests.count == 2)
    }
  #endif

  /// What is compared by its identity, and says when it is gone.
  private final class Key: Hashable, Sendable {
    private let onRelease: @Sendable () -> Void

    init(onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }

    deinit { onRelease() }

    static func == (first: Key, second: Key) -> Bool { first === second }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test("Nothing is kept of what nobody waits for any more, nor begun for those who never did")
  func forgotten() async throws {
    let (tasks, released, never) = (SharedTasks<Key, Int>(), Locked(0), Gate())
    for number in 0..<200 {
      let task = Task {
        try await tasks.value(for: Key { released.withLock { $0 += 1 } }) {
          try await never.wait()
          return 1
        }
      }
      if number % 2 == 0 { await Task.yield() }
      if number % 3 == 0 { try await Task.sleep(for: .microseconds(100)) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    while released.withLock({ $0 }) < 200 { try await Task.sleep(for: .milliseconds(5)) }
    let begun = Locked(false)
    let cancelled = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await tasks.value(for: Key {}) {
        begun.withLock { $0 = true }
        return 1
      }
    }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    #expect(!begun.withLock { $0 })
  }

  @Test("Mutations, and queries with other headers, are sent each")
  func different() async throws {
    let transport = StubTransport { request, _ in
      try await Task.sleep(for: .milliseconds(50))
      return request.kind == .mutation ? emptyHero : emptyHero
    }
    let client = GraphQLClient(transport: transport, middleware: [DeduplicationMiddleware()])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<2 {
        group.addTask { _ = try await client.execute(Fixture.CreateReview(review: .init(stars: 5))) }
        group.addTask { _ = try await client.execute(Fixture.HeroQuery(), options: .init(headers: ["A": "\(index)"])) }
      }
      try await group.waitForAll()
    }
    #expect(transport.requests.count == 4)
  }

  @Test("Queries of a short time are one request, and each has its response")
  func batching() async throws {
    let transport = StubTransport { request, _ in
      guard case .array(let requests) = try GraphQLJSONValue(parsing: request.body) else { return "{}" }
      let responses = requests.map { request in
        let episode = request["variables"]?["episode"] ?? .null
        return GraphQLJSONValue.object(["errors": [["message": .string(episode.description)]]])
      }
      return " \(GraphQLJSONValue.array(responses)) "
    }
    let client = GraphQLClient(
      transport: transport,
      middleware: [BatchingMiddleware(window: .seconds(3), maximumCount: 4)]
    )
    let episodes: [Fixture.Episode] = [.newHope, .empire, .jedi]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        group.addTask {
          let episode = episodes[index % 3]
          let response = try await client.execute(Fixture.HeroQuery(episode: .some(episode)))
          #expect(response.errors.map(\.message) == ["\"\(episode.rawValue)\""])
        }
      }
      try await group.waitForAll()
    }
    #expect(transport.requests.count == 2)
  }

  @Test("A query alone, one that prefers GET, and a mutation are no lists")
  func single() async throws {
    let transport = StubTransport { request, _ in
      #expect(request.body.first == UInt8(ascii: "{"))
      return request.kind == .mutation ? emptyHero : emptyHero
    }
    let client = GraphQLClient(transport: transport, middleware: [BatchingMiddleware()])
    async let query = client.execute(Fixture.HeroQuery())
    async let get = client.execute(Fixture.HeroQuery(), options: .init(prefersGET: true))
    async let mutation = client.execute(Fixture.CreateReview(review: .init(stars: 5)))
    _ = try await (query, get, mutation)
    #expect(transport.requests.count == 3)
  }

  @Test(
    "A service without batches, and one that answers with another number of responses, are errors of each query",
    arguments: [
      (#"{"errors":[{"message":"No batches"}]}"#, "No batches"), ("[{}]", "has as many responses; the body has 1"),
    ]
  )
  func wrongAnswers(body: String, message: String) async throws {
    let transport = StubTransport { _, _ in body }
    let client = GraphQLClient(
      transport: transport,
      middleware: [BatchingMiddleware(window: .seconds(3), maximumCount: 2)]
    )
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<2 {
        group.addTask {
          do {
            return "\(try await client.execute(Fixture.HeroQuery()).errors)"
          } catch { return "\(error)" }
        }
      }
      for await text in group { #expect(text.contains(message)) }
    }
    #expect(transport.requests.count == 1)
  }

  @Test("Middleware sees requests in order and responses in reverse")
  func order() async throws {
    struct Tag: GraphQLMiddleware {
      let name: String
      let log: Locked<[String]>
      func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws -> TransportResponse {
        log.withLock { $0.append("> \(name)") }
        defer { log.withLock { $0.append("< \(name)") } }
        var request = request
        request.options.headers[name] = "1"
        return try await next(request)
      }
    }
    let log = Locked<[String]>([])
    let transport = StubTransport { _, _ in emptyHero }
    let client = GraphQLClient(transport: transport, middleware: [Tag(name: "a", log: log), Tag(name: "b", log: log)])
    _ = try await client.execute(Fixture.HeroQuery())
    #expect(log.withLock { $0 } == ["> a", "> b", "< b", "< a"])
    #expect(transport.requests.first?.options.headers.names == ["a", "b"])
  }
}
