import InlineGraphQL
import ShopSchema

/// A product in one line. The fragment is public, so that other modules can spread it.
@GraphQLFragment("fragment ProductCard on Product { name price currency }")
public struct ProductCard {
  /// The line.
  public var text: String { "\(data.name): \(data.price) \(data.currency == .eur ? "€" : data.currency.rawValue)" }
}
