import DynamicCodable

/// What a reader has to know of a request. All responses to a request share it.
package final class RequestContext: Sendable {
  /// The operation that a response answers; nil for a value that is decoded by itself.
  let operation: (any GraphQLOperation)?

  /// The client that received the response; nil if the program received it without a client.
  let client: GraphQLClient?

  /// The variables of conditions; empty if they are not known.
  let booleanVariables: [__BooleanVariable]

  /// What types of the program provided for conditions; empty if it is not known.
  let providedBooleans: [(provider: ObjectIdentifier, value: Bool)]

  /// The types that values of a ``DynamicScalar`` may have.
  let dynamicTypes: DynamicDecodableRegistry

  /// Creates what has to be known of a request for an operation.
  init(
    _ operation: any GraphQLOperation,
    _ providedValues: [ProvidedValue] = [],
    client: GraphQLClient?,
    dynamicTypes: DynamicDecodableRegistry
  ) {
    (self.operation, self.client, self.dynamicTypes) = (operation, client, dynamicTypes)
    (booleanVariables, providedBooleans) = (operation.booleanVariables, providedValues.booleans)
  }

  /// Creates what has to be known of a request that a client sent, or would have sent.
  convenience init(_ operation: any GraphQLOperation, _ request: GraphQLRequest, client: GraphQLClient) {
    self.init(operation, request.providedValues, client: client, dynamicTypes: client.dynamicTypes)
  }

  /// Creates what has to be known for a value that is decoded by itself.
  init(booleanVariables: [__BooleanVariable], _ providedValues: [ProvidedValue]) {
    (operation, client, dynamicTypes) = (nil, nil, .shared)
    (self.booleanVariables, providedBooleans) = (booleanVariables, providedValues.booleans)
  }
}

extension __ResponseReader {
  /// Tells the reader of the request.
  mutating func prepare(for request: RequestContext) {
    self.request = request
    dynamicTypes = request.dynamicTypes
  }
}
