import Foundation
import InlineGraphQL
import InlineGraphQLTesting
import Testing

/// A transport that remembers requests.
struct RecordingTransportTests {
  @GraphQLOperation("query RecordedHero { hero { name } }", schema: "StarWars")
  struct RecordedHero {}

  private struct Answering: GraphQLTransport {
    func send(_ request: GraphQLRequest) async throws -> TransportResponse {
      TransportResponse(body: Data(#"{"data":{}}"#.utf8))
    }
  }

  private func request(_ name: String) throws -> GraphQLRequest {
    var request = try GraphQLRequest(RecordedHero())
    request.operationName = name
    return request
  }

  @Test("Requests are remembered in the order in which they are sent")
  func order() async throws {
    let transport = RecordingTransport(Answering())
    for name in ["A", "B"] { _ = try await transport.send(try request(name)) }
    #expect(transport.requests.map(\.operationName) == ["A", "B"])
  }

  @Test("A stream is a request when it is read")
  func stream() async throws {
    let transport = RecordingTransport(Answering())
    let stream = transport.stream(try request("A"))
    #expect(transport.requests.isEmpty)
    var count = 0
    for try await _ in stream { count += 1 }
    #expect(transport.requests.map(\.operationName) == ["A"] && count == 1)
  }
}
