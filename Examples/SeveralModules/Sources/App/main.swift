// How do I use GraphQL in several modules?
//
// - Put the schema into `Schemas` of the package, and declare its enum once, in a module that all others import.
// - List the plugin in each target that has GraphQL.
// - Make a fragment `public` to spread it in another module. The file that spreads it imports that module.
//
// A module's fragments are masked, so a change of `ProductCard` needs no change here.

import InlineGraphQL
import ProductCards
import ShopSchema

enum Queries {
  #graphql(
    """
    query ProductQuery($currency: Currency!) {
      products(currency: $currency) { ...ProductCard }
    }
    """
  )
}

/// An enum of the schema comes from the module that declares it.
func show(in currency: Shop.Currency) async throws {
  let client = GraphQLClient(transport: try service())
  let response = try await client.execute(Queries.ProductQuery(currency: currency))
  for product in response.data?.products ?? [] { print(ProductCard(key: product).text) }
}

try await show(in: .eur)
try await show(in: .usd)

// Output:
// Scarf: 19.9 €
// Hat: 25.0 €
// Scarf: 21.9 USD
// Hat: 27.5 USD
