import Foundation
import GraphQLHTTP
import Testing

/// Bodies that are read while they are sent.
@Suite(.timeLimit(.minutes(1))) struct StreamedBodyTests {
  private static func send(_ body: StreamedBody, to url: URL, by connector: Connector) async throws -> TransportResponse
  {
    let request = HTTPExchange.Request(url: url, headers: [:], body: .streamed(body), timeLimit: 50)
    return try await connector.exchange().send(request, maximumBodySize: 1000)
  }

  /// A temporary file.
  private final class File {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("body-\(UUID().uuidString)")
    init(_ bytes: Data) throws { try bytes.write(to: url) }
    deinit { try? FileManager.default.removeItem(at: url) }
  }

  @Test("A body of several chunks arrives whole, and again after a redirect", arguments: Connector.allCases)
  func arrives(connector: Connector) async throws {
    let bytes = Data((0..<500_000).map { UInt8(truncatingIfNeeded: $0) })
    let file = try File(bytes)
    let target = try LoopbackServer { _ in [.answer("yes")] }
    let server = try LoopbackServer { _ in [.redirect(307, to: target.url.absoluteString)] }
    let body = StreamedBody([.data(Data("a".utf8)), try .init(contentsOf: file.url), .data(Data("z".utf8))])
    #expect(try await Self.send(body, to: server.url, by: connector).body == Data("yes".utf8))
    for server in [server, target] {
      #expect(server.requests.first.map { Data($0.body) } == Data("a".utf8) + bytes + Data("z".utf8))
    }
  }

  @Test("A file that changes its size ends the request", arguments: Connector.allCases)
  func changes(connector: Connector) async throws {
    let file = try File(Data(repeating: 1, count: 500_000))
    let server = try LoopbackServer { _ in [.answer("yes")] }
    let body = StreamedBody([try .init(contentsOf: file.url)])
    try Data().write(to: file.url)
    let error = try await failure { try await Self.send(body, to: server.url, by: connector) }
    guard case .upload(.changed(file.url)) = error as? HTTPExchangeError else {
      Issue.record("\(error)")
      return
    }
  }
}
