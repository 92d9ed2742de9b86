import Foundation
import GraphQLCLibrary
import GraphQLHTTP
import InlineGraphQL
import Testing

@Suite("A service that is silent", .timeLimit(.minutes(1))) struct SilenceTests {
  /// Returns the responses of a service that sends some chunks, and then nothing for some time.
  private func responses(
    _ type: String,
    _ chunks: [String],
    silence: Duration,
    then last: String
  ) throws -> BodyResponses {
    let unsent = Locked(chunks[...])
    let body = HTTPAnswerBody {
      guard let chunk = unsent.withLock({ $0.popFirst() }) else {
        try await Task.sleep(for: silence)
        return Data(last.utf8)
      }
      try await Task.sleep(for: .milliseconds(5))
      return Data(chunk.utf8)
    } cancel: {
    }
    let answer = HTTPAnswer(status: 200, headers: ["Content-Type": type], body: body)
    return try #require(BodyResponses(answer, maximumSize: 1000, minimumSilence: .milliseconds(100)))
  }

  @Test(
    "has broken off if it said before from time to time that it is there",
    arguments: [
      ("text/event-stream", [":\n\n", ": ping\n\n", ":\n\n"]),
      ("multipart/mixed; boundary=b", ["--b\r\n\r\n{}\r\n--b", "\r\n\r\n{}\r\n--b", "\r\n\r\n{}\r\n--b"]),
    ]
  )
  func brokenOff(type: String, chunks: [String]) async throws {
    let responses = try responses(type, chunks, silence: .seconds(1000), then: "")
    let error = try await failure { try await responses.next() }
    guard case .network(let reason) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect((reason as? URLError)?.code == .timedOut)
  }

  @Test("may be so otherwise, whatever pieces its events come in")
  func quiet() async throws {
    let chunks = ["da", "ta: {}\n\nda", "ta: {", "}\n", "\n:\n"]
    let responses = try responses("text/event-stream", chunks, silence: .seconds(1), then: "data: {}\n\n")
    for _ in 0..<3 { #expect(try await responses.next()?.count == 1) }
  }
}
