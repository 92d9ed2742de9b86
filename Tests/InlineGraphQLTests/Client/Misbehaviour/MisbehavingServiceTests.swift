import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

@testable import GraphQLHTTP

#if NIO
  import AsyncHTTPClient
  import InlineGraphQLNIO
#endif

extension MisbehavingService: CustomTestStringConvertible {
  var testDescription: String { name }

  /// Returns what a client shows of the service, over connections that are counted.
  fileprivate func outcome(by connector: Connector, counting live: LiveObjects) async throws -> String {
    let server = try LoopbackServer { [steps] _ in steps }
    var transport = HTTPTransport(
      url: server.url,
      headers: [:],
      timeout: timeout,
      maximumBodySize: Self.maximumBodySize,
      exchange: HTTPExchange(connector: CountedConnector(connector.connector(), live))
    )
    transport.reconnection.maximumAttempts = 0
    return await Self.outcome(of: asked, transport)
  }
}

@Suite(.timeLimit(.minutes(1))) struct MisbehavingServiceTests {
  /// The services for each connector: those that wait for the client's time limit, or the others.
  private static func services(thatWait: Bool) -> [(Connector, MisbehavingService)] {
    Connector.allCases.flatMap { connector in
      MisbehavingService.all(for: connector).filter { ($0.timeout == 1) == thatWait }.map { (connector, $0) }
    }
  }

  @Test(
    "Whatever a service answers ends in responses or an error of the client, in time",
    .serialized,
    arguments: services(thatWait: false)
  )
  func misbehaviour(connector: Connector, service: MisbehavingService) async throws {
    try await check(connector, service)
  }

  @Test("A service whose answer does not end in time is given up then", arguments: services(thatWait: true))
  func waiting(connector: Connector, service: MisbehavingService) async throws {
    try await check(connector, service)
  }

  @Test("Requests that fail may be cancelled at the same time", arguments: Connector.allCases)
  func cancelledWhileFailing(connector: Connector) async throws {
    let transport = HTTPTransport(
      // Nobody listens there.
      url: try #require(URL(string: "http://127.0.0.1:1/graphql")),
      headers: [:],
      timeout: 600,
      maximumBodySize: MisbehavingService.maximumBodySize,
      exchange: HTTPExchange(connector: connector.connector())
    )
    // Not a number of requests: beside all other tests thousands take minutes.
    let end = ContinuousClock.now + .seconds(3)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          repeat {
            let request = Task { try await transport.send(try GraphQLRequest(Fixture.HeroQuery())) }
            await Task.yield()
            request.cancel()
            _ = try await failure { try await request.value }
          } while ContinuousClock.now < end
        }
      }
      try await group.waitForAll()
    }
  }

  private func check(_ connector: Connector, _ service: MisbehavingService) async throws {
    let start = ContinuousClock.now
    let outcome = try await service.outcome(by: connector, counting: LiveObjects())
    #expect(service.outcomes.contains(outcome), "\(outcome)")
    #expect(ContinuousClock.now - start < .seconds(40))
  }

  #if os(Linux) && compiler(>=6.2)
    @Test("They leave no sockets, connections or requests")
    func leaks() async {
      // In a process of its own, because other tests have sockets too.
      await #expect(processExitsWith: .success) {
        for connector in Connector.allCases {
          let live = LiveObjects()
          // What is made once and for all is there after the first request.
          _ = try await MisbehavingService.queries[0].outcome(by: connector, counting: live)
          try await expectNoLeaks(live) {
            try await withThrowingTaskGroup(of: Void.self) { group in
              for service in MisbehavingService.all(for: connector) {
                group.addTask { _ = try await service.outcome(by: connector, counting: live) }
              }
              try await group.waitForAll()
            }
          }
        }
      }
    }
  #endif
}

/// Sends requests by another connector, and counts it, its requests and its bodies.
private final class CountedConnector: HTTPConnector {
  private let connector: any HTTPConnector
  private let live: LiveObjects

  init(_ connector: any HTTPConnector, _ live: LiveObjects) {
    (self.connector, self.live) = (connector, live)
    live.add(connector as AnyObject)
    live.add(self)
  }

  func send(_ request: HTTPRequest, maximumBodySize: Int) async throws -> TransportResponse {
    try await live.counting { try await connector.send(request, maximumBodySize: maximumBodySize) }
  }

  func open(_ request: HTTPRequest) async throws -> HTTPAnswer {
    let answer = try await live.counting { try await connector.open(request) }
    live.add(answer.body)
    return answer
  }
}

extension Connector {
  fileprivate func connector() -> any HTTPConnector {
    switch self {
    case .urlSession: URLSessionConnector(configuration: .default)
    #if NIO
      case .nio: NIOConnector(configuration: .init(), eventLoopGroup: HTTPClient.defaultEventLoopGroup)
    #endif
    }
  }
}
