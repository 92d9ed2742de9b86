import InlineGraphQL
import Shop

@GraphQLFragment("fragment PriceTag on Product { price status }", schema: "Shop")
public struct PriceTag {
  public var text: String { "\(withTax(data.price)) \(data.status.rawValue)" }
}
