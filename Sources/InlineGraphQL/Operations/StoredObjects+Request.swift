extension StoredObjects {
  /// Creates the objects of the response to a request.
  ///
  /// - Parameters:
  ///   - source: What the store needs to read an object of the response again.
  ///   - objects: Each object, by its offset in the response.
  ///   - operation: The operation that the response answers.
  ///   - request: The request that the client would have sent.
  ///   - client: The client.
  package convenience init<Operation: GraphQLOperation>(
    _ source: any AnyObject & Sendable,
    _ objects: ObjectsByOffset,
    of operation: Operation,
    _ request: GraphQLRequest,
    client: GraphQLClient
  ) {
    let origin = ResponseOrigin(operation: operation, client: client)
    self.init(source, objects, origin, request.providedValues.booleans)
  }
}
