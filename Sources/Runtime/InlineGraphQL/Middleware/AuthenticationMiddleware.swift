import Foundation
import GraphQLCLibrary

/// Sends a token with each request, and gets a new one when the service does not accept it any more.
///
/// The service says so with status 401, with an error whose code is `UNAUTHENTICATED`, or by closing a WebSocket with
/// code 4401 or 4403. Then one of the requests gets a new token, the others wait for it, and each is sent once more. A
/// mutation that has data is not sent again, because a part of it was executed. A subscription whose token expires goes on
/// with a new one, after a gap.
///
/// A WebSocket has its token in the payload of its connection:
///
/// ```swift
/// let authentication = AuthenticationMiddleware { rejected in try await login.newToken(insteadOf: rejected) }
/// let socket = WebSocketTransport(url: url, connectionPayload: { ["token": .string(try await authentication.token())] })
/// ```
public struct AuthenticationMiddleware: GraphQLMiddleware {
  private struct State: Sendable {
    var token: String?
    var refreshing: SharedTask<String>?
  }

  /// A token, and whether the request that has it asked for it.
  struct Token: Sendable {
    var text: String
    var isNew = false
  }

  /// After how long a stream counts as one whose token was accepted. A service that refuses a token does so at once.
  package var lastingTime = Duration.seconds(10)

  private let header: String
  private let scheme: String
  private let refresh: @Sendable (_ rejected: String?) async throws -> String
  private let state: Locked<State>

  /// Creates middleware that sends a token.
  ///
  /// - Parameters:
  ///   - token: The first token; nil to get it by `refresh`.
  ///   - header: The header that has the token.
  ///   - scheme: The word before the token in the header; empty for none.
  ///   - refresh: Gets a new token. It is given the one that the service did not accept, and is called once for all
  ///     requests that wait for a token. Its error is thrown to all of them.
  public init(
    token: String? = nil,
    header: String = "Authorization",
    scheme: String = "Bearer",
    refresh: @escaping @Sendable (_ rejected: String?) async throws -> String
  ) {
    self.header = header
    self.scheme = scheme
    self.refresh = refresh
    state = Locked(State(token: token))
  }

  /// Returns the token; gets one if there is none.
  public func token() async throws -> String {
    if let token = state.withLock({ $0.token }) { return token }
    return try await token(insteadOf: nil).text
  }

  /// Returns a token that is not the rejected one.
  func token(insteadOf rejected: String?) async throws -> Token {
    while true {
      let (token, refreshing) = state.withLock { state -> (String?, SharedTask<String>?) in
        if let token = state.token, token != rejected { return (token, nil) }
        let refreshing =
          state.refreshing ?? SharedTask { [refresh] in try await refresh(rejected) }
        state.refreshing = refreshing
        return (nil, refreshing)
      }
      guard let refreshing else { return Token(text: token ?? "") }
      defer { state.withLock { if $0.refreshing === refreshing { $0.refreshing = nil } } }
      guard let new = try await refreshing.value() else { continue }
      state.withLock { if $0.refreshing === refreshing { $0.token = new } }
      return Token(text: new, isNew: true)
    }
  }

  func adding(_ token: String, to request: GraphQLRequest) -> GraphQLRequest {
    var request = request
    request.options.headers[header] = scheme.isEmpty ? token : "\(scheme) \(token)"
    return request
  }

  /// Sends a request with the token.
  public func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws -> TransportResponse {
    let first = try await token()
    do {
      let response = try await next(adding(first, to: request))
      guard response.isUnauthenticated(mayHaveData: request.kind == .query) else { return response }
    } catch let error as GraphQLClientError where error.isUnauthenticated {}
    return try await next(adding(try await token(insteadOf: first).text, to: request))
  }

  /// Begins a stream with the token, and a subscription anew when the token expires.
  public func interceptStream(_ request: GraphQLRequest, next: @escaping NextStream) -> GraphQLResponseStream {
    AuthenticatedStream(self, request, open: next).stream
  }
}

extension TransportResponse {
  /// Returns whether an error says that the service does not know who asks.
  func isUnauthenticated(mayHaveData: Bool) -> Bool {
    // Most responses have no such text, so they need not be read.
    guard body.range(of: Data("UNAUTHENTICATED".utf8)) != nil else { return false }
    guard let value = try? GraphQLJSONValue(parsing: body) else { return false }
    switch value["data"] {
    case nil, .null: break
    default: if !mayHaveData { return false }
    }
    return [GraphQLError](responseErrors: value["errors"] ?? .null).contains { $0.isUnauthenticated }
  }
}

extension GraphQLError {
  fileprivate var isUnauthenticated: Bool { extensions?["code"] == .string("UNAUTHENTICATED") }
}

extension GraphQLClientError {
  /// Whether the service does not accept the token.
  var isUnauthenticated: Bool {
    switch self {
    case .httpStatus(let response, let errors): response.status == 401 || errors.contains { $0.isUnauthenticated }
    case .webSocket(.closed(let code, reason: _)): code == .unauthorized || code == .forbidden
    default: false
    }
  }
}
