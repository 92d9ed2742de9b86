import Foundation
import GraphQLCLibrary
import InlineGraphQL
import Testing

@Suite("A connection that breaks off") struct ReconnectingStreamTests {
  private let backoff = GraphQLBackoff(
    initialDelay: .milliseconds(1),
    maximumDelay: .milliseconds(2),
    maximumAttempts: 3
  )
  private let lost = GraphQLClientError.network(URLError(.networkConnectionLost))

  /// Reads a stream of quiet connections until one of them has a response.
  private func read(quietConnections: Int, lastingTime: Duration) async throws -> [GraphQLStreamEvent] {
    var backoff = backoff
    backoff.lastingTime = lastingTime
    let number = Locked(0)
    let stream = ReconnectingStream(backoff) { [lost] in
      let isQuiet = number.withLock { number in
        number += 1
        return number <= quietConnections
      }
      let unread = Locked(true)
      return {
        if isQuiet { throw lost }
        let isFirst = unread.withLock { unread in
          defer { unread = false }
          return unread
        }
        return isFirst ? [.response(TransportResponse(body: Data()))] : nil
      }
    }
    var events: [GraphQLStreamEvent] = []
    for try await event in stream.stream { events.append(event) }
    return events
  }

  @Test("begins anew as often as it has lasted, without an event, too")
  func quiet() async throws {
    let gaps = Array(repeating: GraphQLStreamEvent.gap, count: 20)
    #expect(
      try await read(quietConnections: 20, lastingTime: .zero) == gaps + [.response(TransportResponse(body: Data()))]
    )
  }

  @Test("at once is given up after some attempts")
  func short() async throws {
    #expect(try await read(quietConnections: 3, lastingTime: .seconds(1000)).count == 4)
    let error = try await failure { try await read(quietConnections: 4, lastingTime: .seconds(1000)) }
    guard case .network = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
  }
}
