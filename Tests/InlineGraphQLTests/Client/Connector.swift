import Foundation
import GraphQLHTTP
import InlineGraphQL
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
#if NIO
  import AsyncHTTPClient
  import InlineGraphQLNIO
#endif

/// What a transport is made of. Both pass the same tests.
enum Connector: CaseIterable {
  case urlSession
  #if NIO
    case nio
  #endif

  /// Returns each case with each connector.
  static func with<each Value>(_ cases: [(repeat each Value)]) -> [(Connector, repeat each Value)] {
    allCases.flatMap { connector in cases.map { values in (connector, repeat each values) } }
  }

  /// Returns an exchange with connections of its own.
  func exchange() -> HTTPExchange {
    switch self {
    case .urlSession: HTTPExchange(configuration: .default)
    #if NIO
      case .nio:
        HTTPExchange(connector: NIOConnector(configuration: .init(), eventLoopGroup: HTTPClient.defaultEventLoopGroup))
    #endif
    }
  }
}

extension HTTPTransport {
  /// Creates a transport of a connector. Only Foundation's has a `configuration`.
  ///
  /// Unless a time limit is given, it is longer than other tests can keep this one waiting.
  init(
    url: URL,
    headers: HTTPHeaders = [:],
    timeout: TimeInterval = 600,
    maximumBodySize: Int = 64 << 20,
    configuration: URLSessionConfiguration = .default,
    by connector: Connector
  ) {
    switch connector {
    case .urlSession:
      self.init(
        url: url,
        headers: headers,
        timeout: timeout,
        maximumBodySize: maximumBodySize,
        configuration: configuration
      )
    #if NIO
      case .nio:
        self.init(
          url: url,
          headers: headers,
          timeout: timeout,
          maximumBodySize: maximumBodySize,
          clientConfiguration: HTTPClient.Configuration()
        )
    #endif
    }
  }
}
