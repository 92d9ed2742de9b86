/// Any JSON value, for scalars like `JSON`, that have no form of their own.
extension JSONValue: GraphQLScalar {
  /// The value itself.
  public init(jsonValue: JSONValue) { self = jsonValue }

  /// The value itself.
  public var jsonValue: JSONValue { self }
}
