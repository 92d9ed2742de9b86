import Foundation
import GraphQLCLibrary
import InlineGraphQL

/// A transport that answers with what a test gives it, and counts the requests.
final class StubTransport: GraphQLTransport {
  typealias Answer = @Sendable (GraphQLRequest, _ number: Int) async throws -> String

  private let answer: Answer
  private let sent = Locked<[GraphQLRequest]>([])

  /// The requests so far.
  var requests: [GraphQLRequest] { sent.withLock { $0 } }

  /// - Parameter answer: Returns the body of the response to a request; requests are numbered from 1.
  init(_ answer: @escaping Answer) { self.answer = answer }

  func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    TransportResponse(body: Data(try await answer(request, count(request)).utf8))
  }

  /// One response: a subscription that ends after it.
  func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
    let unsent = Locked(true)
    return GraphQLResponseStream(unfolding: {
      let isFirst = unsent.withLock { unsent in
        defer { unsent = false }
        return unsent
      }
      return isFirst ? .response(try await self.send(request)) : nil
    })
  }

  private func count(_ request: GraphQLRequest) -> Int {
    sent.withLock { sent in
      sent.append(request)
      return sent.count
    }
  }
}

extension GraphQLClientError {
  /// A failure with an HTTP status.
  static func status(_ status: Int, headers: HTTPHeaders = [:]) -> GraphQLClientError {
    .httpStatus(TransportResponse(body: Data(), status: status, headers: headers), errors: [])
  }
}

/// No data for any operation of `Fixture`.
let emptyHero = #"{"data":{"hero":null,"createReview":null}}"#

/// What answers wait for.
final class Gate: Sendable {
  private let isOpen = Locked(false)

  func open() { isOpen.withLock { $0 = true } }

  func wait() async throws {
    while !isOpen.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
  }
}
