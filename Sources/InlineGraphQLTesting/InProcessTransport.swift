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

  /// Executes a subscription, with one response for each event; or a query or a mutation, with a response for all that
  /// neither `@defer` nor `@stream` puts off, and one for each part that they do.
  ///
  /// - Returns: The responses, with status 200. Each is made when the reader asks for it.
  public func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
    guard request.kind == .subscription else {
      let parts = ResponseParts(request, schema)
      return GraphQLResponseStream(unfolding: { try await parts.next() })
    }
    let responses = SubscribedResponses(request, schema)
    return GraphQLResponseStream(unfolding: { try await responses.next() })
  }
}

/// The parts of the response to one request.
///
/// Unchecked, because `next` is never called while another call runs, as with an iterator.
private final class ResponseParts: @unchecked Sendable {
  private let request: GraphQLRequest
  private let schema: ExecutableSchema
  private var execution: Execution?
  private var hasBegun = false

  init(_ request: GraphQLRequest, _ schema: ExecutableSchema) {
    self.request = request
    self.schema = schema
  }

  func next() async throws -> GraphQLStreamEvent? {
    let part = hasBegun ? await execution?.nextPart() : await first()
    hasBegun = true
    try Task.checkCancellation()
    return part.map { .response(TransportResponse(body: Data($0.description.utf8))) }
  }

  private func first() async -> GraphQLJSONValue {
    do throws(RequestError) {
      let execution = Execution(try schema.request(in: request.body))
      self.execution = execution
      return await execution.executeFirstPart()
    } catch {
      return error.response
    }
  }
}

/// The responses to one subscription.
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
