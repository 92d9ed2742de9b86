#if Logging || Tracing
  import Foundation

  // Logs show nothing of an error that the service wrote, because it may repeat the values of variables.

  extension GraphQLClientError {
    /// The kind of error in one word.
    package var name: String {
      switch self {
      case .network(let error as URLError) where error.code == .timedOut: "timeout"
      case .network: "network"
      case .httpStatus(let response, errors: _): "\(response.status)"
      case .redirect: "redirect"
      case .notGraphQL: "notGraphQL"
      case .invalidParts: "invalidParts"
      case .bodyTooLarge: "bodyTooLarge"
      case .invalidHeader: "invalidHeader"
      case .webSocket: "webSocket"
      case .slowReader: "slowReader"
      case .upload: "upload"
      case .noUploads: "noUploads"
      case .noSubscriptions: "noSubscriptions"
      }
    }

    /// A description without the service's answer.
    fileprivate var summary: String {
      switch self {
      case .httpStatus(let response, errors: _): "The GraphQL service answered with HTTP status \(response.status)"
      case .notGraphQL(_, let response):
        "The GraphQL service answered with \(response.body.count) bytes that are no GraphQL response"
      case .invalidParts: "The GraphQL service answered in parts that do not fit each other"
      case .webSocket(.closed(let code, reason: _)):
        "The GraphQL service closed the WebSocket with code \(code.rawValue)"
      case .network, .redirect, .bodyTooLarge, .invalidHeader, .webSocket, .slowReader, .upload, .noUploads,
        .noSubscriptions:
        description
      }
    }
  }

  /// Returns a description of an error without the service's answer; only the type of errors that may be any.
  package func summary(of error: any Error) -> String {
    (error as? GraphQLClientError)?.summary ?? "\(type(of: error))"
  }

  extension TransportResponse {
    /// The codes and the paths of the errors in the response; empty if there are none.
    package var errorSummaries: [String] {
      ((try? ResponseEnvelope(around: body))?.errors ?? []).map { error in
        let code = error.extensions?["code"]?.string ?? "error"
        return error.path.map { "\(code) at \($0)" } ?? code
      }
    }
  }
#endif
