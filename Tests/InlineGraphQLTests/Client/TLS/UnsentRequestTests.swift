#if NIO
  import AsyncHTTPClient
  import Foundation
  import InlineGraphQL
  import InlineGraphQLNIO
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Requests of SwiftNIO for which there is no connection in time. A queue of mutations sends them again, since they were
  /// certainly not executed, where after `URLError.timedOut` nobody knows.
  @Suite(.timeLimit(.minutes(1))) struct UnsentRequestTests {
    private func configuration() -> HTTPClient.Configuration {
      var configuration = HTTPClient.Configuration()
      configuration.timeout.connect = .milliseconds(300)
      configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 1
      return configuration
    }

    private func code(_ transport: HTTPTransport) async throws -> URLError.Code? {
      do {
        _ = try await GraphQLClient(transport: transport).execute(Fixture.HeroQuery())
        return nil
      } catch GraphQLClientError.network(let error as URLError) {
        return error.code
      }
    }

    @Test("A service that does not finish the TLS handshake was sent nothing")
    func handshake() async throws {
      // It waits for the rest of a request.
      let server = try LoopbackServer { _ in [] }
      let url = "https://localhost:\(server.port)/graphql"
      let transport = HTTPTransport(url: try #require(URL(string: url)), clientConfiguration: configuration())
      // The limit for the handshake and that for the connection are the same time.
      let code = try await code(transport)
      #expect(code == .secureConnectionFailed || code == .cannotConnectToHost, "\(code as Any)")
      #expect(server.requests.isEmpty)
    }

    @Test("A request for which no connection became free was not sent")
    func pool() async throws {
      let server = try LoopbackServer { _ in [.pause(seconds: 3), .answer(#"{"data":{"hero":null}}"#)] }
      let url = "http://localhost:\(server.port)/graphql"
      let transport = HTTPTransport(url: try #require(URL(string: url)), clientConfiguration: configuration())
      let first = Task { try await code(transport) }
      while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
      #expect(try await code(transport) == .cannotConnectToHost)
      #expect(try await first.value == nil)
      #expect(server.requests.count == 1)
    }
  }
#endif
