public import InlineGraphQL

@GraphQLSchema public enum Cafe {
  public struct Price: GraphQLScalar {
    public var cents: Int

    public init(jsonValue: GraphQLJSONValue) throws {
      guard case .string(let text) = jsonValue, let cents = Int(text) else { throw NoPrice() }
      self.cents = cents
    }

    public var jsonValue: GraphQLJSONValue { .string(String(cents)) }
  }

  struct NoPrice: Error {}
}
