extension GraphQLJSONObject: CustomStringConvertible {
  /// The object as JSON text without insignificant whitespace.
  public var description: String { GraphQLJSONValue.object(self).description }
}
