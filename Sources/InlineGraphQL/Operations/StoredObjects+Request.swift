extension StoredObjects {
  /// Creates the objects of the response to a request.
  ///
  /// - Parameters:
  ///   - source: What the store needs to read an object of the response again.
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
