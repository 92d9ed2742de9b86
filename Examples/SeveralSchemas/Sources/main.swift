// How do I talk to several services, each with its own schema?
//
// Put the schemas side by side into `Schemas`, and declare an enum for each. A literal names its schema by `schema:`,
// unless it stands in the schema's own enum. Two schemas may have types of the same name, such as `Kind` here: one is
// `Shop.Kind`, the other `Weather.Kind`. Each service has a client, and a store if it needs one.

import InlineGraphQL

@GraphQLSchema enum Shop {}
@GraphQLSchema enum Weather {}

@GraphQLOperation("query ForecastQuery { today { kind } }", schema: "Weather")
struct ForecastQuery {}

extension Shop {
  // Here the schema is the enum's.
  #graphql("query ProductQuery($kind: Kind!) { products(kind: $kind) { name } }")
}

let weather = GraphQLClient(transport: try weatherService())
let shop = GraphQLClient(transport: try shopService())

let kind = try await weather.execute(ForecastQuery()).data?.today.kind
print("Today:", kind?.rawValue ?? "unknown")
let response = try await shop.execute(Shop.ProductQuery(kind: kind == .rain ? .umbrella : .sunglasses))
for product in response.data?.products ?? [] { print("Buy:", product.name) }

// Output:
// Today: RAIN
// Buy: A red umbrella
