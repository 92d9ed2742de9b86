import Foundation
import InlineGraphQL
import Testing

/// Responses in parts, as a client gives them.
struct ClientStreamTests {
  /// A transport with prepared payloads.
  private struct Payloads: GraphQLTransport {
    var payloads: [String]

    func send(_ request: GraphQLRequest) async throws -> TransportResponse {
      TransportResponse(body: Data(payloads[0].utf8))
    }

    func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
      let payloads = payloads
      return GraphQLResponseStream(
        AsyncStream { stream in
          for payload in payloads {
            stream.yield(payload == "gap" ? .gap : .response(TransportResponse(body: Data(payload.utf8))))
          }
          stream.finish()
        }
      )
    }
  }

  private typealias Shown = DeferredRowsTests.Queries.Shown

  private static let first =
    #"{"data":{"hero":{"__typename":"Human","id":"1","friends":[]}},"pending":[{"id":"0","path":["hero"],"label":"Shown$defer$part"}],"hasNext":true}"#
  private static let last =
    #"{"incremental":[{"id":"0","data":{"name":"Luke"}}],"completed":[{"id":"0"}],"hasNext":false}"#

  private func client(_ payloads: String...) -> GraphQLClient { GraphQLClient(transport: Payloads(payloads: payloads)) }

  @Test("stream(_:) shows what has arrived; execute(_:) waits for the last payload")
  func parts() async throws {
    let client = client(Self.first, Self.last)
    var states: [String?] = []
    for try await response in client.stream(Shown(shown: true)) {
      states.append(response.data?.hero?.part?.name)
      #expect(response.http?.status == 200)
    }
    #expect(states == [nil, "Luke"])
    #expect(try await client.execute(Shown(shown: true)).data?.hero?.part?.name == "Luke")
  }

  @Test("Parts that are messages of graphql-transport-ws")
  func webSocket() async throws {
    let service = ScriptedService.accepting { message, socket in
      guard message["type"] == "subscribe", case .string(let id)? = message["id"] else { return }
      for part in [Self.first, Self.last] { socket.send(#"{"id":"\#(id)","type":"next","payload":\#(part)}"#) }
      socket.send(#"{"type":"complete","id":"\#(id)"}"#)
    }
    let client = GraphQLClient(transport: service.transport())
    var states: [String?] = []
    for try await response in client.stream(Shown(shown: true)) { states.append(response.data?.hero?.part?.name) }
    #expect(states == [nil, "Luke"])
    #expect(try await client.execute(Shown(shown: true)).data?.hero?.part?.name == "Luke")
  }

  @Test("After a gap the response begins anew")
  func gap() async throws {
    var count = 0
    for try await _ in client(Self.first, "gap", Self.first, Self.last).stream(Shown(shown: true)) { count += 1 }
    #expect(count == 3)
  }

  @Test("A transport without streams gives the only response")
  func oneResponse() async throws {
    struct One: GraphQLTransport {
      func send(_ request: GraphQLRequest) async throws -> TransportResponse {
        TransportResponse(
          body: Data(#"{"data":{"hero":{"__typename":"Human","id":"1","name":"Luke","friends":[]}}}"#.utf8)
        )
      }
    }
    let client = GraphQLClient(transport: One())
    #expect(try await client.execute(Shown(shown: true)).data?.hero?.part?.name == "Luke")
    var count = 0
    for try await _ in client.stream(Shown(shown: true)) { count += 1 }
    #expect(count == 1)
  }

  @Test("execute(_:) has the time limit of the transport, also while parts arrive", arguments: Connector.allCases)
  func timeLimit(connector: Connector) async throws {
    let server = try LoopbackServer { _ in
      let head = "HTTP/1.1 200 OK\r\nContent-Type: multipart/mixed; boundary=-\r\n\r\n"
      let part = Array("\r\n{}\r\n---\r\n".utf8)
      return [.send(head + "---\r\n\r\n" + Self.first + "\r\n---\r\n"), .endless(part, every: 0.05)]
    }
    let client = GraphQLClient(transport: HTTPTransport(url: server.url, timeout: 0.5, by: connector))
    let error = try await failure { try await client.execute(Shown(shown: true)) }
    #expect("\(error)".contains("time limit of 0.5 seconds"))
  }

  @Test("What does not fit, what ends early and what is no GraphQL are errors of the client")
  func errors() async throws {
    func error(_ payloads: String...) async -> String {
      do {
        _ = try await GraphQLClient(transport: Payloads(payloads: payloads)).execute(Shown(shown: true))
        return "none"
      } catch { return "\(error)" }
    }
    #expect(
      await error(Self.first) == "The response ended before the payload that says that it is the last.: " + Self.first
    )
    #expect(await error("[]") == "A GraphQL response is a JSON object; the body is a list.: []")
    #expect(
      await error(Self.first, "{}").hasPrefix(
        "The last payload came before the deferred part of \"hero\" was complete."
      )
    )
  }
}
