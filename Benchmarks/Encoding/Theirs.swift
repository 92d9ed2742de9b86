// The same values, as written by hand for JSONEncoder.

enum CodableStatus: String, Codable {
  case draft = "DRAFT"
  case inProgress = "IN_PROGRESS"
  case posted = "POSTED"
}

struct CodablePage: Codable {
  var owner: String
  var name: String
  var first: Int?
  var after: String?
  var status: CodableStatus?
}

final class CodableFilter: Codable {
  var and: [CodableFilter]?
  var not: CodableFilter?
  var status: [CodableStatus]?
  var assignee: String?
  var isOpen: Bool?
  var minimum: Int?
}

struct CodableFilters: Codable {
  var filter: CodableFilter
  var first: Int
}

struct CodableItem: Codable {
  var id: String
  var title: String
  var note: String?
  var quantity: Int
  var price: Double
  var isGift: Bool
  var status: CodableStatus
  var tags: [String]
}

struct CodableItems: Codable {
  var items: [CodableItem]
}

struct CodableSamples: Codable {
  var counts: [Int]
  var measures: [Double]
}

struct CodableText: Codable {
  var text: String
}
