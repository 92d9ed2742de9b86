/// Any JSON value, for scalars such as `JSON` without a form of their own.
extension GraphQLJSONValue: GraphQLScalar {
  /// The value itself.
  public init(jsonValue: GraphQLJSONValue) { self = jsonValue }

  /// The value itself.
  public var jsonValue: GraphQLJSONValue { self }
}
