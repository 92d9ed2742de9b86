import Catalog
import InlineGraphQL

@GraphQLOperation("query Products($status: Status) { products(status: $status) { name ...PriceTag } }", schema: "Shop")
struct Products {}
