import Foundation
import InlineGraphQL

let response = Data(
  #"""
  {
    "data": {
      "products": [
        {
          "__typename": "Product",
          "name": "Lamp",
          "price": 10,
          "status": "AVAILABLE",
          "maker": { "__typename": "Maker", "name": "Luz", "country": "ES" }
        }
      ]
    }
  }
  """#.utf8
)
let makers = try Makers().decodeResponse(response).data?.products.compactMap { $0.maker?.name } ?? []
print(title(try showProducts(response)), makers)
