import Foundation
import InlineGraphQL

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The meaning of an error for a mutation that was sent and has no response.
enum SendFailure: Equatable {
  /// The service did not execute it, and may do so later.
  case notExecuted

  /// Nobody knows whether the service executed it.
  case unknown

  /// Sending it again would not help.
  case final

  /// Judges an error of `GraphQLClient.execute(_:options:)`.
  init(_ error: any Error) {
    switch error {
    case GraphQLClientError.network(let error as URLError): self = SendFailure(error.code)
    case GraphQLClientError.network: self = .unknown
    // Transports and middleware of the app throw what they like.
    case let error as URLError: self = SendFailure(error.code)
    case GraphQLClientError.httpStatus(let response, errors: _):
      switch response.status {
      // Too early, too many requests, unavailable: refused before it was executed.
      case 425, 429, 503: self = .notExecuted
      // A time limit, or a gateway that got no answer.
      case 408, 502, 504: self = .unknown
      default: self = .final
      }
    // A captive portal answers like this, and so does a service whose answer was cut off.
    case GraphQLClientError.redirect, GraphQLClientError.notGraphQL: self = .unknown
    case GraphQLClientError.webSocket, is CancellationError: self = .unknown
    default: self = .final
    }
  }

  private init(_ code: URLError.Code) {
    switch code {
    case .notConnectedToInternet, .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .internationalRoamingOff,
      .callIsActive, .dataNotAllowed, .secureConnectionFailed, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .serverCertificateUntrusted:
      self = .notExecuted
    case .badURL, .unsupportedURL, .appTransportSecurityRequiresSecureConnection: self = .final
    default: self = .unknown
    }
  }
}
