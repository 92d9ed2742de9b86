/// The events of a stream that begins anew with another token when the service does not accept its token any more.
///
/// Unchecked, because `next` is never called while another call runs, as with an iterator.
final class AuthenticatedStream: @unchecked Sendable {
  private let authentication: AuthenticationMiddleware
  private let request: GraphQLRequest
  private let open: GraphQLMiddleware.NextStream
  private var token: AuthenticationMiddleware.Token?
  private var events: GraphQLResponseStream.AsyncIterator?
  private var began = ContinuousClock.now
  /// Whether there was an event since the stream began, or began anew.
  private var hasEvent = false
  /// Whether there was ever one.
  private var hadEvent = false
  /// How many tokens in a row the service has refused.
  private var refusals = 0
  /// Whether the stream has begun once more with the same token.
  private var isRepeated = false

  /// Creates the events.
  ///
  /// - Parameters:
  ///   - request: The request, without the token.
  ///   - open: Sends the request.
  init(
    _ authentication: AuthenticationMiddleware,
    _ request: GraphQLRequest,
    open: @escaping GraphQLMiddleware.NextStream
  ) {
    (self.authentication, self.request, self.open) = (authentication, request, open)
  }

  /// The events, and the gaps between tokens.
  var stream: GraphQLResponseStream { GraphQLResponseStream(batches: { try await self.next() }) }

  private func next() async throws -> [GraphQLStreamEvent]? {
    while true {
      if events == nil { try await begin() }
      let refusal: Result<[GraphQLStreamEvent], any Error>
      var isOfConnection = false
      do {
        guard let arrived = try await events?.nextArrived() else { return nil }
        guard case .response(let response)? = arrived.first, !hadEvent, response.isUnauthenticated(mayHaveData: false)
        else {
          (hasEvent, hadEvent) = (true, true)
          return Array(arrived)
        }
        refusal = .success(Array(arrived))
      } catch let error as GraphQLClientError where error.isUnauthenticated {
        refusal = .failure(error)
        if case .webSocket = error { isOfConnection = true }
      }
      let isAnew = hadEvent || hasLasted
      guard try await renew(isOfConnection: isOfConnection) else {
        hadEvent = true
        return try refusal.get()
      }
      if isAnew { return [.gap] }
    }
  }

  private var hasLasted: Bool { ContinuousClock.now - began >= authentication.lastingTime }

  private func begin() async throws {
    let token = if let token { token } else { AuthenticationMiddleware.Token(text: try await authentication.token()) }
    self.token = token
    events = open(authentication.adding(token.text, to: request)).makeAsyncIterator()
    (began, hasEvent) = (.now, false)
  }

  /// Gets another token. Returns false if the service would refuse that, too, or something would be executed twice.
  ///
  /// - Parameter isOfConnection: Whether the service refused a connection that operations share.
  private func renew(isOfConnection: Bool) async throws -> Bool {
    if hadEvent, request.kind != .subscription { return false }
    if hasEvent || hasLasted { (refusals, isRepeated) = (0, false) }
    refusals += 1
    // A token that others got may have expired meanwhile, a new one has not.
    guard let refused = token, refusals == 1 || refusals == 2 && !refused.isNew else {
      // Another operation may have opened the connection, with the token before.
      guard isOfConnection, !isRepeated else { return false }
      (events, isRepeated) = (nil, true)
      return true
    }
    events = nil
    token = try await authentication.token(insteadOf: refused.text)
    return true
  }
}
