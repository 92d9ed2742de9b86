#if Logging || Tracing
  import Foundation
  import InlineGraphQL

  /// A transport that answers without a service.
  struct ObservedTransport: GraphQLTransport {
    /// Answers a request.
    var answer: @Sendable (GraphQLRequest) async throws -> TransportResponse
    /// What happens on a stream; it fails with an error after it.
    var events: [GraphQLStreamEvent] = []
    var error: (any Error)?

    init(_ answer: @escaping @Sendable (GraphQLRequest) async throws -> TransportResponse) {
      self.answer = answer
    }

    init(_ events: [GraphQLStreamEvent], error: (any Error)? = nil) {
      answer = { _ in throw GraphQLClientError.noSubscriptions }
      self.events = events
      self.error = error
    }

    func send(_ request: GraphQLRequest) async throws -> TransportResponse { try await answer(request) }

    func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
      GraphQLResponseStream(
        AsyncThrowingStream { continuation in
          for event in events { continuation.yield(event) }
          continuation.finish(throwing: error)
        }
      )
    }

    /// A response with errors that repeat secrets.
    static let failed = TransportResponse(
      body: Data(
        #"{"errors":[{"message":"secret","path":["hero",0],"extensions":{"code":"DENIED"}},{"message":"secret"}]}"#.utf8
      ),
      headers: ["X": "secret"]
    )

    static let empty = TransportResponse(body: Data(#"{"data":{"hero":null}}"#.utf8))
  }
#endif
