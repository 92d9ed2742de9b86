/// Any JSON value, for scalars like `JSON`, that have no form of their own.
extension GraphQLJSONValue: GraphQLScalar {
  /// The value itself.
  public init(jsonValue: GraphQLJSONValue) { self = jsonValue }

  /// The value itself.
  public var jsonValue: GraphQLJSONValue { self }
}
