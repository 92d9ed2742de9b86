import Catalog
import Foundation
import InlineGraphQL

func showProducts(_ response: Data) throws -> String {
  let data = try Products(status: .available).decodeResponse(response).data
  return data?.products.map { "\($0.name): \(PriceTag(key: $0).text)" }.joined(separator: ", ") ?? "nothing"
}
