import Foundation
import GraphQLCLibrary
import InlineGraphQL

/// Answers each request with the same body.
struct FixedTransport: GraphQLTransport {
  let body: Data

  func send(_ request: GraphQLRequest) async throws -> TransportResponse { TransportResponse(body: body) }

  func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
    let bodies = Locked([body])
    return GraphQLResponseStream(unfolding: {
      bodies.withLock { $0.popLast() }.map { .response(TransportResponse(body: $0, status: 200)) }
    })
  }
}
