#if NIO
  import AsyncHTTPClient
  import Foundation
  import GraphQLHTTP
  import NIOCore
  import NIOHTTP1
  import NIOPosix
  import NIOSSL

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Calls a function whose errors are those of NIO.
  ///
  /// - Throws: ``HTTPExchangeError``, ``WebSocketRefusal``, or `CancellationError` if the task is cancelled.
  func throwingExchangeErrors<Value>(_ body: @Sendable () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch {
      try Task.checkCancellation()
      if error is HTTPExchangeError || error is WebSocketRefusal { throw error }
      if let error = error as? UploadError { throw HTTPExchangeError.upload(error) }
      throw HTTPExchangeError.network(urlError(for: error))
    }
  }

  /// Returns the error that Foundation would throw, so that programs need not know what their transport is made of; the
  /// same error if Foundation has none like it.
  private func urlError(for error: any Error) -> any Error {
    let code: URLError.Code? =
      switch error {
      case let error as HTTPClientError: urlErrorCode(for: error)
      case let error as NIOConnectionError where error.connectionErrors.isEmpty: .cannotFindHost
      case is NIOConnectionError: .cannotConnectToHost
      case let error as IOError where error.errnoCode == ECONNREFUSED: .cannotConnectToHost
      case ChannelError.connectTimeout: .cannotConnectToHost
      case is IOError, is ChannelError: .networkConnectionLost
      case HTTPParserError.invalidEOFState: .networkConnectionLost
      case is HTTPParserError: .badServerResponse
      case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: .secureConnectionFailed
      default: nil
      }
    guard let code else { return error }
    return URLError(code, userInfo: [NSLocalizedDescriptionKey: sentence(for: error)])
  }

  private func sentence(for error: any Error) -> String {
    switch error {
    case let error as NIOConnectionError:
      error.connectionErrors.first.map { sentence(for: $0.error) } ?? "No server has the name \(error.host)."
    case let error as IOError: "The connection failed: \(String(cString: strerror(error.errnoCode)))."
    case ChannelError.connectTimeout: "The server did not accept a connection in time."
    case let error as HTTPClientError where error == .connectTimeout: "The server did not accept a connection in time."
    case let error as HTTPClientError where error == .getConnectionFromPoolTimeout:
      "All connections to the server were in use for too long. Streams have up to \(NIOConnector.maximumStreamCount)."
    default: "\(error)"
    }
  }

  private func urlErrorCode(for error: HTTPClientError) -> URLError.Code? {
    switch error {
    // These come before anything is sent, so a mutation that failed by them was certainly not executed.
    case .connectTimeout, .httpProxyHandshakeTimeout, .socksHandshakeTimeout, .getConnectionFromPoolTimeout:
      .cannotConnectToHost
    case .tlsHandshakeTimeout: .secureConnectionFailed
    case .readTimeout, .writeTimeout, .deadlineExceeded: .timedOut
    case .remoteConnectionClosed: .networkConnectionLost
    case .invalidProxyResponse, .proxyAuthenticationRequired: .cannotConnectToHost
    default: nil
    }
  }
#endif
