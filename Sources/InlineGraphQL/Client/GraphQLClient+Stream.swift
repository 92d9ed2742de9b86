extension GraphQLClient {
  /// Runs a query or a mutation with `@defer` or `@stream`, and shows what has arrived of its response.
  ///
  /// ```swift
  /// for try await response in client.stream(HeroPage()) {
  ///   show(response.data?.hero)
  /// }
  /// ```
  ///
  /// Nothing is sent before the sequence is read; each iteration is a request of its own. Each response has all that had
  /// arrived before, and the last has everything: it is what ``execute(_:options:)`` returns. A service that sends all at
  /// once has one response.
  ///
  /// - Parameters:
  ///   - operation: The query or mutation, with the values of its variables.
  ///   - options: How the request is sent.
  /// - Returns: The responses. The sequence throws the errors of ``execute(_:options:)``.
  public func stream<Operation: GraphQLSingleResponseOperation>(
    _ operation: Operation,
    options: GraphQLRequestOptions = GraphQLRequestOptions()
  ) -> GraphQLIncrementalResponses<Operation.Data> {
    GraphQLIncrementalResponses {
      let request = try GraphQLRequest(operation, dynamicTypes: dynamicTypes, onError: onError, options: options)
      return (payloads(of: request), { try decode($0, $1, to: request, of: operation) })
    }
  }

  /// Waits for the last of the responses to a request.
  func executeInParts<Operation: GraphQLSingleResponseOperation>(
    _ request: GraphQLRequest,
    of operation: Operation
  ) async throws -> GraphQLResponse<Operation.Data> {
    @Sendable func last() async throws -> GraphQLResponse<Operation.Data> {
      var received = ReceivedParts()
      var stream = payloads(of: request).makeAsyncIterator()
      while !received.response.isComplete { try await received.receive(from: &stream) }
      return try received.decoded { try decode($0, $1, to: request, of: operation) }
    }
    // A stream has no time limit of its own, because nobody knows when its last response comes.
    let limit = request.options.timeout ?? (transport as? any TimeLimitedTransport)?.timeout
    guard let timeout = limit else { return try await last() }
    do {
      return try await withTimeLimit(timeout, last)
    } catch let error as HTTPExchangeError {
      throw GraphQLClientError(error)
    }
  }

  private func payloads(of request: GraphQLRequest) -> GraphQLResponseStream {
    InterceptedTransport(middleware: middleware[...], transport: transport).stream(request)
  }

  private func decode<Operation: GraphQLOperation>(
    _ parts: IncrementalResponse,
    _ response: TransportResponse,
    to request: GraphQLRequest,
    of operation: Operation
  ) throws -> GraphQLResponse<Operation.Data> {
    do {
      let context = RequestContext(operation, request, client: self)
      var decoded = try Operation.decodeResponse(parts, to: context, http: HTTPResponse(response))
      // What has not arrived would be missing, so only the whole response is kept.
      if parts.isComplete, let whole = try store?.receive(operation, request, parts.contents.body),
        let withClientFields = try? operation.decodeResponse(whole, to: request, client: self)
      {
        decoded.data = withClientFields.data
      }
      return decoded
    } catch let error as InvalidResponseError {
      throw GraphQLClientError.notGraphQL(error, response)
    }
  }
}

/// What has arrived of a response.
struct ReceivedParts {
  private(set) var response = IncrementalResponse()
  private var last: TransportResponse?

  /// Waits for the next payload.
  mutating func receive(from stream: inout GraphQLResponseStream.AsyncIterator) async throws {
    switch try await stream.next() {
    case nil: throw GraphQLClientError.invalidParts(.endedEarly, last)
    // The service begins anew.
    case .gap: response = IncrementalResponse()
    case .response(let payload):
      // What is no object is no payload, but a body that is not GraphQL.
      if last == nil, (try? JSONText(parsing: payload.body))?.isObject != true {
        throw GraphQLClientError.notGraphQL(InvalidResponseError(body: payload.body), payload)
      }
      last = payload
      do {
        try response.apply(payload.body)
      } catch {
        throw GraphQLClientError.invalidParts(error, payload)
      }
    }
  }

  /// Returns what has arrived; `decode` decodes it.
  func decoded<Data>(
    _ decode: (IncrementalResponse, TransportResponse) throws -> GraphQLResponse<Data>
  ) throws -> GraphQLResponse<Data> {
    guard let last else { throw GraphQLClientError.invalidParts(.endedEarly, nil) }
    return try decode(response, last)
  }
}

extension GraphQLRequest {
  /// Whether the response may arrive in parts.
  var mayArriveInParts: Bool {
    let names = ["defer", "stream"].map { Array($0.utf8) }
    var rest = Substring(document).utf8
    while let at = rest.firstIndex(of: UInt8(ascii: "@")) {
      rest = rest[rest.index(after: at)...]
      if names.contains(where: { rest.starts(with: $0) }) { return true }
    }
    return false
  }
}
