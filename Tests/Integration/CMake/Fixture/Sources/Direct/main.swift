import Foundation
import InlineGraphQL

@GraphQLOperation("query Names { products { name } }", schema: "Shop")
struct Names {}

let response = Data(#"{"data": {"products": [{"__typename": "Product", "name": "Lamp"}]}}"#.utf8)
print(try Names().decodeResponse(response).data?.products.map { $0.name } ?? [])
