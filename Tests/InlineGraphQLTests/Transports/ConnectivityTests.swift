import Foundation
import GraphQLCLibrary
import Testing

@testable import InlineGraphQL

@Suite("What failed waits for the network", .timeLimit(.minutes(1))) struct ConnectivityTests {
  private let connectivity = SettableConnectivity(isConnected: false)
  private let lost = GraphQLClientError.network(URLError(.notConnectedToInternet))

  /// A backoff whose delays outlast the test.
  private var backoff: GraphQLBackoff {
    GraphQLBackoff(
      initialDelay: .seconds(86_400),
      maximumDelay: .seconds(86_400),
      maximumAttempts: 3,
      connectivity: connectivity
    )
  }

  @Test("A backoff without one waits for its delay, one that is connected no longer than until the network is back")
  func waiting() async throws {
    var short = GraphQLBackoff(initialDelay: .milliseconds(1), maximumDelay: .milliseconds(1))
    try await short.wait(before: 1)
    short.connectivity = SettableConnectivity()
    try await short.wait(before: 1)
    connectivity.isConnected = true
    let waits = Task { [backoff] in try await backoff.wait(before: 1) }
    while connectivity.observerCount == 0 { try await Task.sleep(for: .milliseconds(1)) }
    connectivity.isConnected = false
    connectivity.isConnected = true
    try await waits.value
  }

  @Test("A wait without network ends with its task")
  func cancelled() async throws {
    let waits = Task { [backoff] in try await backoff.wait(before: 1) }
    while connectivity.observerCount == 0 { try await Task.sleep(for: .milliseconds(1)) }
    waits.cancel()
    await #expect(throws: CancellationError.self) { try await waits.value }
  }

  @Test("A query is sent again when the network is back, and not before")
  func queries() async throws {
    let transport = StubTransport { [lost] _, number in
      if number == 1 { throw lost }
      return emptyHero
    }
    let client = GraphQLClient(transport: transport, middleware: [RetryMiddleware(backoff: backoff)])
    let response = Task { try await client.execute(Fixture.HeroQuery()) }
    while connectivity.observerCount == 0 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(transport.requests.count == 1)
    connectivity.isConnected = true
    #expect(try await response.value.errors == [])
    #expect(transport.requests.count == 2)
  }

  @Test("A subscription connects again when the network is back")
  func subscriptions() async throws {
    let connections = Locked(0)
    let stream = ReconnectingStream(backoff) { [lost] in
      let number = connections.withLock { number in
        number += 1
        return number
      }
      return {
        if number == 1 { throw lost }
        return nil
      }
    }
    let events = Task {
      var events: [GraphQLStreamEvent] = []
      for try await event in stream.stream { events.append(event) }
      return events
    }
    while connectivity.observerCount == 0 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(connections.withLock { $0 } == 1)
    connectivity.isConnected = true
    #expect(try await events.value == [.gap])
  }

  @Test("Equal backoffs have the same connectivity")
  func equality() {
    #expect(backoff == backoff && backoff != GraphQLBackoff(connectivity: SettableConnectivity()))
    #expect(GraphQLBackoff() == GraphQLBackoff() && Set([GraphQLBackoff(), GraphQLBackoff()]).count == 1)
  }
}
