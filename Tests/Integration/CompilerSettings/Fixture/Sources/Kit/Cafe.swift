public import InlineGraphQL

@GraphQLSchema public enum Cafe {
  public struct Price: GraphQLScalar {
    public var cents: Int

    public init(jsonValue: JSONValue) throws {
      guard case .string(let text) = jsonValue, let cents = Int(text) else { throw NoPrice() }
      self.cents = cents
    }

    public var jsonValue: JSONValue { .string(String(cents)) }
  }

  struct NoPrice: Error {}
}
