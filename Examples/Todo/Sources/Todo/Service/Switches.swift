import Foundation
import InlineGraphQL
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the user may break: the network, and the service.
final class Switches: GraphQLMiddleware {
  /// Whether there is a network.
  let connectivity: SettableConnectivity

  private let isFailing = Mutex(false)
  /// How long a mutation takes, so that one can see what happens meanwhile.
  private let latency: Duration

  init(latency: Duration, isOffline: Bool) {
    self.latency = latency
    connectivity = SettableConnectivity(isConnected: !isOffline)
  }

  func setFailing(_ value: Bool) { isFailing.withLock { $0 = value } }

  func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws -> TransportResponse {
    guard connectivity.isConnected else { throw GraphQLClientError.network(URLError(.notConnectedToInternet)) }
    guard request.kind == .mutation else { return try await next(request) }
    try await Task.sleep(for: latency)
    guard isFailing.withLock({ $0 }) else { return try await next(request) }
    return TransportResponse(body: Data(#"{"data":null,"errors":[{"message":"The service fails"}]}"#.utf8))
  }
}
