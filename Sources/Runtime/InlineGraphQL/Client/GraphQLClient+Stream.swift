import Foundation

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
      return (payloads(of: request), ReceivedParts(for: store), { try decode(&$0, to: request, of: operation) })
    }
  }

  /// Runs a query, and shows what has arrived of its response.
  ///
  /// - Parameters:
  ///   - query: The query, with the values of its variables.
  ///   - onPart: Receives what has arrived before the last payload. A store has it then.
  /// - Returns: The whole response.
  /// - Throws: The errors of ``execute(_:options:)``.
  package func askService<Query: GraphQLQuery>(
    _ query: Query,
    onPart: @escaping @Sendable (GraphQLResponse<Query.Data>) async -> Void
  ) async throws -> GraphQLResponse<Query.Data> {
    let request = try GraphQLRequest(query, dynamicTypes: dynamicTypes, onError: onError)
    guard request.mayArriveInParts else { return try await askService(query) }
    return try await executeInParts(request, of: query, onPart: onPart)
  }

  /// Waits for the last of the responses to a request.
  ///
  /// - Parameter onPart: Receives the others; `nil` if nobody needs them.
  func executeInParts<Operation: GraphQLSingleResponseOperation>(
    _ request: GraphQLRequest,
    of operation: Operation,
    onPart: (@Sendable (GraphQLResponse<Operation.Data>) async -> Void)? = nil
  ) async throws -> GraphQLResponse<Operation.Data> {
    @Sendable func last() async throws -> GraphQLResponse<Operation.Data> {
      var received = ReceivedParts(for: store)
      var stream = payloads(of: request).makeAsyncIterator()
      while true {
        try await received.receive(from: &stream)
        if received.response.isComplete { return try decode(&received, to: request, of: operation) }
        // A response that cannot be decoded is not stored.
        if onPart == nil, store == nil || received.response.isEmpty { continue }
        let response = try decode(&received, to: request, of: operation)
        await onPart?(response)
      }
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

  /// Decodes what has arrived, which the store then has too.
  private func decode<Operation: GraphQLOperation>(
    _ received: inout ReceivedParts,
    to request: GraphQLRequest,
    of operation: Operation
  ) throws -> GraphQLResponse<Operation.Data> {
    guard let last = received.last else { throw GraphQLClientError.invalidParts(.endedEarly, nil) }
    do {
      let context = RequestContext(operation, request, client: self)
      var decoded = try Operation.decodeResponse(received.response, to: context, http: HTTPResponse(last))
      if let whole = try received.store(operation, request),
        let withClientFields = try? operation.decodeResponse(whole, to: request, client: self)
      {
        decoded.data = withClientFields.data
      }
      return decoded
    } catch let error as InvalidResponseError {
      throw GraphQLClientError.notGraphQL(error, last)
    }
  }
}

/// The part of a response that has arrived.
struct ReceivedParts {
  private(set) var response: IncrementalResponse
  private(set) var last: TransportResponse?
  private let store: (any ResponseStore)?
  private var receiveParts: ReceiveParts?

  /// - Parameter store: The store that gets them; `nil` if there is none.
  init(for store: (any ResponseStore)?) {
    self.store = store
    response = IncrementalResponse(notesArrivals: store != nil)
  }

  /// Waits for the next payload.
  mutating func receive(from stream: inout GraphQLResponseStream.AsyncIterator) async throws {
    switch try await stream.next() {
    case nil: throw GraphQLClientError.invalidParts(.endedEarly, last)
    // The service begins anew.
    case .gap: (response, receiveParts) = (IncrementalResponse(notesArrivals: store != nil), nil)
    case .response(let payload):
      // A payload is an object. Anything else is a body that is not GraphQL.
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

  /// Gives the store what it does not have yet. Returns the whole response as the store does, after the last payload.
  mutating func store(_ operation: any GraphQLOperation, _ request: GraphQLRequest) throws -> Foundation.Data? {
    guard let store else { return nil }
    // A service may send all at once.
    if response.isComplete, receiveParts == nil { return try store.receive(response.body, to: request, of: operation) }
    let receive = receiveParts ?? store.receiveParts(to: request, of: operation)
    receiveParts = receive
    return try receive(response.takeArrived())
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
