import Catalog
import Foundation
import InlineGraphQL

let maker = #"{"__typename": "Maker", "name": "Luz", "country": "ES"}"#
let lamp = #"{"__typename": "Product", "name": "Lamp", "price": 10, "status": "AVAILABLE", "maker": \#(maker)}"#
let response = Data(#"{"data": {"products": [\#(lamp)]}}"#.utf8)
let products = try Products(status: .available).decodeResponse(response).data?.products ?? []
let makers = try Makers().decodeResponse(response).data?.products.compactMap { $0.maker?.name } ?? []
for product in products { print("\(product.name): \(PriceTag(key: product).text)", makers) }
