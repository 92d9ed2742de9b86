import Foundation
import InlineGraphQL

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A network that can be out: requests then fail as they do with an `HTTPTransport`.
actor Network: GraphQLMiddleware {
  private var isOnline = true

  func setOnline(_ isOnline: Bool) { self.isOnline = isOnline }

  func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws -> TransportResponse {
    guard isOnline else { throw GraphQLClientError.network(URLError(.notConnectedToInternet)) }
    return try await next(request)
  }
}
