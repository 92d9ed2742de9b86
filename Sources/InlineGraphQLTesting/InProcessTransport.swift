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
}
