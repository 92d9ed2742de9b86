import Catalog
import InlineGraphQL
import Shop

@GraphQLOperation("query Products($status: Status) { products(status: $status) { name ...PriceTag } }", schema: "Shop")
struct Products {}
