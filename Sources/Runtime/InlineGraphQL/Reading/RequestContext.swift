import DynamicCodable

/// The facts about a request that a reader needs. All responses to a request share them.
package final class RequestContext: Sendable {
  /// The operation that a response answers; nil for a value that is decoded by itself.
  let operation: (any GraphQLOperation)?

  /// The client that received the response; nil if the program received it without a client.
  let client: GraphQLClient?

  /// The variables of conditions; empty if they are not known.
  let booleanVariables: [__BooleanVariable]

  /// The values that types of the program provided for conditions; empty if they are not known.
  let providedBooleans: [(provider: ObjectIdentifier, value: Bool)]

  /// The types that values of a ``DynamicScalar`` may have.
  let dynamicTypes: DynamicDecodableRegistry

  /// Receives each field with `@required(action: LOG)` that is null.
  let logMissingField: @Sendable (MissingRequiredFieldError) -> Void

  init(
    _ operation: (any GraphQLOperation)?,
    client: GraphQLClient?,
    _ booleanVariables: [__BooleanVariable],
    _ providedBooleans: [(provider: ObjectIdentifier, value: Bool)],
    _ dynamicTypes: DynamicDecodableRegistry,
    logMissingField: @escaping @Sendable (MissingRequiredFieldError) -> Void
  ) {
    (self.operation, self.client, self.dynamicTypes) = (operation, client, dynamicTypes)
    (self.booleanVariables, self.providedBooleans) = (booleanVariables, providedBooleans)
    self.logMissingField = logMissingField
  }
}

extension __ResponseReader {
  /// Tells the reader of the request.
  mutating func prepare(for request: RequestContext) {
    self.request = request
    dynamicTypes = request.dynamicTypes
  }
}
