import Foundation
import InlineGraphQL
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the user may break: the network, and the service.
final class Switches: GraphQLMiddleware {
  struct State: Hashable, Sendable {
    var isOffline = false
    var isFailing = false
  }

  private let state: Mutex<State>
  /// How long a mutation takes, so that one can see what happens meanwhile.
  private let latency: Duration

  init(latency: Duration, isOffline: Bool) {
    self.latency = latency
    state = Mutex(State(isOffline: isOffline))
  }

  var current: State {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws -> TransportResponse {
    if current.isOffline { throw GraphQLClientError.network(URLError(.notConnectedToInternet)) }
    guard request.kind == .mutation else { return try await next(request) }
    try await Task.sleep(for: latency)
    guard current.isFailing else { return try await next(request) }
    return TransportResponse(body: Data(#"{"data":null,"errors":[{"message":"The service fails"}]}"#.utf8))
  }
}
