import DynamicCodable
import Foundation

/// Runs operations on a GraphQL service.
///
/// ```swift
/// let client = GraphQLClient(transport: HTTPTransport(url: url))
/// let response = try await client.execute(HeroQuery(episode: .jedi))
/// ```
public struct GraphQLClient: Sendable {
  /// The properties of a client. Each response has its client, and copying one reference takes a tenth of the time.
  private struct Contents {
    let transport: any GraphQLTransport
    let subscriptionTransport: any GraphQLTransport
    let middleware: [any GraphQLMiddleware]
    let dynamicTypes: DynamicDecodableRegistry
    let onError: GraphQLErrorBehavior?
    let logMissingField: @Sendable (MissingRequiredFieldError) -> Void
    let connectivity: (any Connectivity)?
    var store: (any ResponseStore)?
  }

  private final class Storage: Sendable {
    let contents: Contents

    init(_ contents: Contents) {
      self.contents = contents
    }
  }

  private var storage: Storage

  /// The transport that sends requests to the service.
  public var transport: any GraphQLTransport { storage.contents.transport }

  /// The transport that sends subscriptions to the service.
  public var subscriptionTransport: any GraphQLTransport { storage.contents.subscriptionTransport }

  /// The middleware that sees each request before the transport does, in order.
  public var middleware: [any GraphQLMiddleware] { storage.contents.middleware }

  /// The types that values of a ``DynamicScalar`` may have.
  public var dynamicTypes: DynamicDecodableRegistry { storage.contents.dynamicTypes }

  /// How the service should handle errors of fields; nil to leave it to the service.
  public var onError: GraphQLErrorBehavior? { storage.contents.onError }

  /// Receives each field with `@required(action: LOG)` that is null.
  public var logMissingField: @Sendable (MissingRequiredFieldError) -> Void { storage.contents.logMissingField }

  /// Knows whether there is a network, so that live queries load again what failed; nil if nobody knows.
  public var connectivity: (any Connectivity)? { storage.contents.connectivity }

  /// The store that keeps the responses; nil if there is none.
  package var store: (any ResponseStore)? {
    get { storage.contents.store }
    set {
      var contents = storage.contents
      contents.store = newValue
      storage = Storage(contents)
    }
  }

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - transport: The transport that sends requests to the service.
  ///   - subscriptionTransport: The transport that sends subscriptions; nil if the other one does.
  ///   - middleware: The middleware that sees each request before the transport does, in order.
  ///   - dynamicTypes: The types that values of a ``DynamicScalar`` may have, in responses and in variables.
  ///   - onError: How the service should handle errors of fields; nil to leave it to the service.
  ///   - logMissingField: Receives each field with `@required(action: LOG)` that is null. Without it the system's log
  ///     does.
  ///   - connectivity: Knows whether there is a network, so that live queries load again what failed; nil if nobody knows.
  public init(
    transport: any GraphQLTransport,
    subscriptionTransport: (any GraphQLTransport)? = nil,
    middleware: [any GraphQLMiddleware] = [],
    dynamicTypes: DynamicDecodableRegistry = .shared,
    onError: GraphQLErrorBehavior? = nil,
    logMissingField: (@Sendable (MissingRequiredFieldError) -> Void)? = nil,
    connectivity: (any Connectivity)? = nil
  ) {
    storage = Storage(
      Contents(
        transport: transport,
        subscriptionTransport: subscriptionTransport ?? transport,
        middleware: middleware,
        dynamicTypes: dynamicTypes,
        onError: onError,
        logMissingField: logMissingField ?? MissingRequiredFieldError.log,
        connectivity: connectivity
      )
    )
  }

  /// Runs a query or a mutation. If the client was created with a policy of a store, a query is answered by that.
  ///
  /// - Parameters:
  ///   - operation: The query or mutation, with the values of its variables.
  ///   - options: How the request is sent.
  /// - Returns: The response: its data, and the errors that the service reports.
  /// - Throws: ``JSONWritingError`` if a variable's value cannot be sent; ``GraphQLClientError`` if the service sends
  ///   no GraphQL response; ``ResponseDecodingError`` if the response's data is not what the operation selects;
  ///   ``GraphQLFieldError`` if a field of an operation with `@throwOnFieldError` failed;
  ///   ``MissingRequiredFieldError`` if a field of the operation with `@required(action: THROW)` is null;
  ///   `CancellationError` if the task is cancelled.
  public func execute<Operation: GraphQLSingleResponseOperation>(
    _ operation: Operation,
    options: GraphQLRequestOptions = GraphQLRequestOptions()
  ) async throws -> GraphQLResponse<Operation.Data> {
    if let store, store.answersQueries, let response = try await store.answer(operation, options, for: self) {
      return response
    }
    return try await askService(operation, options: options)
  }

  /// Runs a query or a mutation on the service, whatever the client's policy is.
  ///
  /// - Parameters:
  ///   - operation: The query or mutation, with the values of its variables.
  ///   - options: How the request is sent.
  /// - Throws: The errors of ``execute(_:options:)``.
  package func askService<Operation: GraphQLSingleResponseOperation>(
    _ operation: Operation,
    options: GraphQLRequestOptions = GraphQLRequestOptions()
  ) async throws -> GraphQLResponse<Operation.Data> {
    let request = try GraphQLRequest(operation, dynamicTypes: dynamicTypes, onError: onError, options: options)
    if request.mayArriveInParts { return try await executeInParts(request, of: operation) }
    let context = RequestContext(operation, request, client: self)
    return try decode(try await send(request), to: request, of: operation, in: context)
  }

  /// Sends a request through the middleware.
  package func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    let transport = InterceptedTransport(middleware: middleware[...], transport: transport)
    guard let timeout = request.options.timeout else { return try await transport.send(request) }
    do {
      return try await withTimeLimit(timeout) { try await transport.send(request) }
    } catch let error as HTTPExchangeError {
      throw GraphQLClientError(error)
    }
  }

  /// Decodes what a transport received.
  ///
  /// - Parameter context: The facts about the request.
  func decode<Operation: GraphQLOperation>(
    _ response: TransportResponse,
    to request: GraphQLRequest,
    of operation: Operation,
    in context: RequestContext
  ) throws -> GraphQLResponse<Operation.Data> {
    do {
      // Only what uses generic types must look them up at run time, so the rest is apart.
      if let store { return try decode(response, to: request, of: operation, in: context, receivedBy: store) }
      return try Operation.decodeResponse(response, to: context)
    } catch let error as InvalidResponseError {
      throw GraphQLClientError.notGraphQL(error, response)
    }
  }

  private func decode<Operation: GraphQLOperation>(
    _ response: TransportResponse,
    to request: GraphQLRequest,
    of operation: Operation,
    in context: RequestContext,
    receivedBy store: any ResponseStore
  ) throws -> GraphQLResponse<Operation.Data> {
    var decoded = try Operation.decodeResponse(response, to: context)
    if let whole = try store.receive(response.body, to: request, of: operation),
      // Another version of the client's schema may have written what this one cannot read.
      let withClientFields = try? operation.decodeResponse(whole, to: request, client: self)
    {
      decoded.data = withClientFields.data
    }
    return decoded
  }

  /// A subscription has a response for each event: ``subscribe(_:options:)`` has them all.
  @available(*, unavailable, message: "a subscription has many responses: use client.subscribe(_:)")
  public func execute<Subscription: GraphQLSubscription>(
    _ subscription: Subscription
  ) async throws -> GraphQLResponse<Subscription.Data> {
    fatalError("A subscription has many responses.")
  }

  /// Runs a subscription.
  ///
  /// ```swift
  /// for try await response in client.subscribe(ReviewAdded(episode: .jedi)) {
  ///   show(response.data?.reviewAdded)
  /// }
  /// ```
  ///
  /// Nothing is sent before the sequence is read; each iteration is a subscription of its own. It ends when the loop
  /// ends or its task is cancelled. A response that cannot be decoded ends the sequence with an error.
  ///
  /// - Parameters:
  ///   - subscription: The subscription, with the values of its variables.
  ///   - options: How the request is sent.
  /// - Returns: The responses. The sequence throws the errors of ``execute(_:options:)``.
  public func subscribe<Subscription: GraphQLSubscription>(
    _ subscription: Subscription,
    options: GraphQLRequestOptions = GraphQLRequestOptions()
  ) -> GraphQLSubscriptionResponses<Subscription.Data> {
    GraphQLSubscriptionResponses(
      events: GraphQLSubscriptionEvents {
        let request = try GraphQLRequest(subscription, dynamicTypes: dynamicTypes, onError: onError, options: options)
        let responses = InterceptedTransport(middleware: middleware[...], transport: subscriptionTransport)
        let context = RequestContext(subscription, request, client: self)
        return (responses.stream(request), { try decode($0, to: request, of: subscription, in: context) })
      }
    )
  }
}

extension GraphQLClient: CustomReflectable {
  /// A mirror of the client's properties, without the object that holds them.
  public var customMirror: Mirror {
    Mirror(self, children: Mirror(reflecting: storage.contents).children, displayStyle: .struct)
  }
}
