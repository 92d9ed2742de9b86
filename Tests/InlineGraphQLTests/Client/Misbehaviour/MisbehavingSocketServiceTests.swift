#if NIO
  import Foundation
  import GraphQLHTTP
  import InlineGraphQL
  import InlineGraphQLNIO
  import Testing

  extension MisbehavingSocketService: CustomTestStringConvertible {
    var testDescription: String { name }

    /// Returns what a client shows of the service, over connections that are counted.
    fileprivate func outcome(counting live: LiveObjects) async throws -> String {
      let server = try LoopbackServer { answer($0) }
      var transport = WebSocketTransport(
        url: server.url,
        headers: [:],
        timeout: timeout,
        idleTimeout: 0.05,
        keepAlive: keepAlive,
        maximumMessageSize: Self.maximumMessageSize,
        connectionPayload: nil,
        connector: CountedConnector(live: live)
      )
      transport.reconnection.maximumAttempts = 0
      return await MisbehavingService.outcome(of: asked, transport)
    }
  }

  @Suite(.serialized, .timeLimit(.minutes(1))) struct MisbehavingWebSocketServiceTests {
    @Test(
      "Whatever a service sends ends in responses or an error of the client, in time",
      arguments: MisbehavingSocketService.all
    )
    func misbehaviour(service: MisbehavingSocketService) async throws {
      let start = ContinuousClock.now
      let outcome = try await service.outcome(counting: LiveObjects())
      #expect(service.outcomes.contains(outcome), "\(outcome)")
      #expect(ContinuousClock.now - start < .seconds(40))
    }

    #if os(Linux) && compiler(>=6.2)
      @Test("They leave no sockets, connections or attempts to open one")
      func leaks() async {
        // In a process of its own, because other tests have sockets too.
        await #expect(processExitsWith: .success) {
          let live = LiveObjects()
          // What is made once and for all is there after the first connection.
          _ = try await MisbehavingSocketService.all[0].outcome(counting: live)
          try await expectNoLeaks(live) {
            try await withThrowingTaskGroup(of: Void.self) { group in
              for service in MisbehavingSocketService.all {
                group.addTask { _ = try await service.outcome(counting: live) }
              }
              try await group.waitForAll()
            }
          }
        }
      }
    #endif
  }

  /// Opens WebSockets by NIO, and counts them. A session lives, and reads, as long as its connection.
  private struct CountedConnector: WebSocketConnector {
    let live: LiveObjects

    func connect(_ request: WebSocketRequest) async throws -> any WebSocketConnection {
      let connector = NIOWebSocketConnector()
      live.add(connector)
      let connection = CountedConnection(try await live.counting { try await connector.connect(request) }, live)
      live.add(connection)
      return connection
    }
  }

  private final class CountedConnection: WebSocketConnection {
    private let connection: any WebSocketConnection
    private let live: LiveObjects

    init(_ connection: any WebSocketConnection, _ live: LiveObjects) {
      (self.connection, self.live) = (connection, live)
    }

    var subprotocol: String? { connection.subprotocol }
    var lastArrival: ContinuousClock.Instant? { connection.lastArrival }
    func send(_ text: Data) async throws { try await live.counting { try await connection.send(text) } }
    func receive() async throws -> [WebSocketMessages] { try await live.counting { try await connection.receive() } }
    func close(code: UInt16, reason: String) { connection.close(code: code, reason: reason) }
  }
#endif
