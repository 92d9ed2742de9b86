import Foundation

extension GraphQLOperation {
  /// Decodes a server's response to the operation as a client does.
  ///
  /// - Parameters:
  ///   - body: The response, JSON in UTF-8.
  ///   - client: The client that received the response. Values load more through it, and it has the types that values
  ///     of a ``DynamicScalar`` may have.
  /// - Throws: The errors of ``decodeResponse(_:dynamicTypes:)-(Data,_)``.
  public func decodeResponse(_ body: Foundation.Data, client: GraphQLClient) throws -> GraphQLResponse<Data> {
    try decodeResponse(body, RequestContext(self, client: client))
  }

  /// Decodes the response to a request that a client sent, or would have sent if there were no store.
  package func decodeResponse(
    _ body: Foundation.Data,
    to request: GraphQLRequest,
    client: GraphQLClient
  ) throws -> GraphQLResponse<Data> {
    try decodeResponse(body, RequestContext(self, request, client: client))
  }
}

extension StoredObjects {
  /// Creates the objects of the response to a request.
  ///
  /// - Parameters:
  ///   - source: The store's own notes for reading an object of the response again.
  ///   - objects: Each object, by its offset in the response.
  ///   - operation: The operation that the response answers.
  ///   - request: The request that the client would have sent.
  ///   - client: The client.
  package convenience init(
    _ source: any AnyObject & Sendable,
    _ objects: ObjectsByOffset,
    of operation: any GraphQLOperation,
    _ request: GraphQLRequest,
    client: GraphQLClient
  ) {
    self.init(source, objects, RequestContext(operation, request, client: client))
  }
}

extension StoredOrigin {
  /// The client that read the fragment.
  package var client: GraphQLClient? { objects.request.client }
}

extension RequestContext {
  /// Creates what has to be known of a request that a client sent, or would have sent.
  convenience init(_ operation: any GraphQLOperation, _ request: GraphQLRequest? = nil, client: GraphQLClient) {
    self.init(
      operation,
      client: client,
      operation.booleanVariables,
      request?.providedValues.booleans ?? [],
      client.dynamicTypes,
      logMissingField: client.logMissingField
    )
  }
}
