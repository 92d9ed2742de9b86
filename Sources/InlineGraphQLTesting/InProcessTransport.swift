import Foundation
public import InlineGraphQL

/// A transport that executes operations on an executable schema instead of a service.
///
/// Requests and responses are serialized as for HTTP.
public struct InProcessTransport: GraphQLTransport {
  /// The schema that executes the requests.
  public let schema: ExecutableSchema

  /// Creates a transport.
  public init(_ schema: ExecutableSchema) {
    self.schema = schema
  }

  /// Creates a transport that fills in sample data.
  ///
  /// A field that has neither a resolver nor a value in the schema's data is a sample, and so are the members that an
  /// object of a resolver lacks. A subscription without events has one event. Samples of custom scalars suit their name,
  /// whatever their Swift type takes.
  ///
  /// ```swift
  /// let schema = try ExecutableSchema(sdl: sdl) {
  ///   Resolver("Query.hero") { _ in ["name": "Luke"] }
  /// }
  /// let transport = InProcessTransport(samples: SampleData(schema: schema, seed: 7))
  /// ```
  ///
  /// - Parameter samples: The samples, with the schema that executes the requests.
  public init(samples: SampleData) {
    var schema = samples.schema
    schema.samples = samples.values
    self.init(schema)
  }

  /// Executes one request.
  ///
  /// - Returns: The response, with status 200.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    let response = await schema.respond(to: request.body)
    try Task.checkCancellation()
    return TransportResponse(body: response)
  }

  /// Executes a subscription: one response for each event. Queries and mutations have a single response, with all that
  /// `@defer` and `@stream` would let wait.
  ///
  /// - Returns: The responses, with status 200. Each is made when the reader asks for it.
  public func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
    guard request.kind == .subscription else { return GraphQLResponseStream(oneResponse: { try await send(request) }) }
    let responses = SubscribedResponses(request, schema)
    return GraphQLResponseStream(unfolding: { try await responses.next() })
  }
}

/// The responses to one request.
///
/// Unchecked, because `next` is never called while another call runs, as with an iterator.
private final class SubscribedResponses: @unchecked Sendable {
  private var responses: AsyncThrowingStream<GraphQLJSONValue, any Error>.AsyncIterator

  init(_ request: GraphQLRequest, _ schema: ExecutableSchema) {
    let variables = (try? GraphQLJSONValue(parsing: request.variables)) ?? [:]
    responses =
      schema.subscribe(request.document, operationName: request.operationName, variables: variables)
      .makeAsyncIterator()
  }

  func next() async throws -> GraphQLStreamEvent? {
    let response = try await responses.next()
    try Task.checkCancellation()
    return response.map { .response(TransportResponse(body: Data($0.description.utf8))) }
  }
}
