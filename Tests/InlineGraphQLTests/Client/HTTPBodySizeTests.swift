import Foundation
import InlineGraphQL
import Testing

@Suite(.timeLimit(.minutes(1))) struct HTTPBodySizeTests {
  private static func body(size: Int) -> String {
    let body = #"{"data":{"hero":null}}"#
    return body + String(repeating: " ", count: size - body.utf8.count)
  }

  private static let announced: @Sendable (Int) -> [LoopbackServer.Step] = { [.answer(body(size: $0))] }

  private static let inChunks: @Sendable (Int) -> [LoopbackServer.Step] = { size in
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    return [.send(head)]
      + body(size: size).map { .send("1\r\n\($0)\r\n") } + [.send("0\r\n\r\n")]
  }

  @Test("A body may be as large as is said and no larger", arguments: Connector.allCases, [announced, inChunks])
  func limit(connector: Connector, answer: @escaping @Sendable (Int) -> [LoopbackServer.Step]) async throws {
    for size in [100, 101] {
      let server = try LoopbackServer { _ in answer(size) }
      let client = GraphQLClient(transport: HTTPTransport(url: server.url, maximumBodySize: 100, by: connector))
      if size == 100 {
        #expect(try await client.execute(Fixture.HeroQuery()).errors == [])
      } else {
        let error = try await failure { try await client.execute(Fixture.HeroQuery()) }
        guard case .bodyTooLarge(limit: 100) = error as? GraphQLClientError else {
          Issue.record("\(error)")
          return
        }
        #expect(error.localizedDescription.contains("more than 100 bytes"))
      }
    }
  }

  @Test("A body without end is not received to its end", arguments: Connector.allCases)
  func endless(connector: Connector) async throws {
    let megabyte = String(repeating: " ", count: 1 << 20)
    let server = try LoopbackServer { _ in
      let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
      return [.send(head)] + (0..<64).map { _ in .send("100000\r\n\(megabyte)\r\n") } + [.pause(seconds: 50)]
    }
    let client = GraphQLClient(
      transport: HTTPTransport(url: server.url, timeout: 50, maximumBodySize: 2 << 20, by: connector)
    )
    let error = try await failure { try await client.execute(Fixture.HeroQuery()) }
    guard case .bodyTooLarge = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    while server.disconnections == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
  }

  @Test("64 MB is the limit unless another is given")
  func standard() {
    #expect(HTTPTransport(url: URL(string: "http://localhost")!).maximumBodySize == 64 << 20)
  }

  @Test(
    "Descriptions of errors are short and on one line, whatever the service answers",
    arguments: Connector.allCases,
    [200, 500]
  )
  func descriptions(connector: Connector, status: Int) async throws {
    let server = try LoopbackServer { _ in
      [
        .answer(
          "\u{1B}[31m\nerror: \(String(repeating: "e\u{301}", count: 100_000))",
          status: status,
          type: "text/html"
        )
      ]
    }
    let client = GraphQLClient(transport: HTTPTransport(url: server.url, by: connector))
    let error = try await failure { try await client.execute(Fixture.HeroQuery()) }
    #expect(error.localizedDescription.utf8.count < 1000)
    #expect(!error.localizedDescription.contains { $0 == "\u{1B}" || $0.isNewline })
  }
}
