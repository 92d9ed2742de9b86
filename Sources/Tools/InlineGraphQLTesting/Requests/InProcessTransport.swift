import Foundation
import GraphQLHTTP
public import InlineGraphQL

/// A transport that executes operations on an executable schema instead of a service.
///
/// Requests and responses are serialized as for HTTP. Resolvers get a file as an ``UploadedFile``.
public struct InProcessTransport: GraphQLTransport {
  /// The schema that executes the requests.
  public let schema: ExecutableSchema

  /// Creates a transport whose requests the schema executes.
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
  /// - Throws: `GraphQLClientError.upload(_:)` if a file cannot be read, `CancellationError` if the task is cancelled.
  public func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    let (body, contentType) = try request.sentBody()
    let response = await schema.respond(to: body, contentType: contentType)
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
    let part = hasBegun ? await execution?.nextPart() : try await first()
    hasBegun = true
    try Task.checkCancellation()
    return part.map { .response(TransportResponse(body: Data($0.description.utf8))) }
  }

  private func first() async throws(GraphQLClientError) -> GraphQLJSONValue {
    let (body, contentType) = try request.sentBody()
    do throws(RequestError) {
      let parameters = try RequestParameters(body, contentType: contentType)
      let execution = Execution(
        try schema.request(
          parameters.document,
          operationName: parameters.operationName,
          variables: parameters.variables
        )
      )
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
  private let request: GraphQLRequest
  private let schema: ExecutableSchema
  private var responses: AsyncThrowingStream<GraphQLJSONValue, any Error>.AsyncIterator?

  init(_ request: GraphQLRequest, _ schema: ExecutableSchema) {
    self.request = request
    self.schema = schema
  }

  func next() async throws -> GraphQLStreamEvent? {
    if responses == nil { responses = try begin().makeAsyncIterator() }
    let response = try await responses?.next()
    try Task.checkCancellation()
    return response.map { .response(TransportResponse(body: Data($0.description.utf8))) }
  }

  private func begin() throws(GraphQLClientError) -> AsyncThrowingStream<GraphQLJSONValue, any Error> {
    let (body, contentType) = try request.sentBody()
    do throws(RequestError) {
      let parameters = try RequestParameters(body, contentType: contentType)
      return schema.subscribe(
        parameters.document,
        operationName: parameters.operationName,
        variables: parameters.variables
      )
    } catch {
      let response = error.response
      return AsyncThrowingStream { stream in
        stream.yield(response)
        stream.finish()
      }
    }
  }
}

extension GraphQLRequest {
  /// Returns the body as it is sent over HTTP, and its media type.
  ///
  /// - Throws: `GraphQLClientError.upload(_:)` if a file cannot be read.
  fileprivate func sentBody() throws(GraphQLClientError) -> (body: Data, contentType: String) {
    if uploads.isEmpty { return (body, "application/json") }
    let form = try MultipartForm(self)
    let reader = StreamedBody(form.parts, reportProgress: options.reportUpload).makeReader()
    var body = Data()
    do throws(UploadError) {
      while let chunk = try reader.next() { body += chunk }
    } catch {
      throw .upload(error)
    }
    return (body, form.contentType)
  }
}
