import DynamicCodable

extension RequestContext {
  /// Creates what has to be known of a request without a client.
  convenience init(_ operation: any GraphQLOperation, dynamicTypes: DynamicDecodableRegistry) {
    self.init(
      operation,
      client: nil,
      operation.booleanVariables,
      [],
      dynamicTypes,
      logMissingField: MissingRequiredFieldError.log
    )
  }

  /// Creates what has to be known for a value that is decoded by itself.
  convenience init(booleanVariables: [__BooleanVariable], _ providedValues: [ProvidedValue]) {
    self.init(
      nil,
      client: nil,
      booleanVariables,
      providedValues.booleans,
      .shared,
      logMissingField: MissingRequiredFieldError.log
    )
  }
}
