import InlineGraphQL

/// Seats of a theatre: many small objects with enums.
@MainActor let dense = Kind("dense", Queries.Seats(), CodableSeats.self) { random, index in
  let status = ["DRAFT", "PUBLISHED", "ARCHIVED"][Int(random.next() % 3)]
  let holder = random.next() % 2 == 0 ? "null" : #"{"__typename":"User","id":"u\#(random.next() % 1000)"}"#
  return #"{"__typename":"Seat","id":"s\#(index)","row":\#(index / 40),"status":"\#(status)","price":{"#
    + #""__typename":"Price","amount":\#(random.next() % 200),"currency":"EUR"},"holder":\#(holder)}"#
}

extension Queries {
  #graphql("query Seats { items: seats { id row status price { amount currency } holder { id } } }")
}

struct CodableSeats: Codable, Hashable, Sendable {
  let items: [Seat]
  struct Seat: Codable, Hashable, Sendable {
    let id: String
    let row: Int
    let status: Status
    let price: Price
    let holder: User?
  }
  struct Price: Codable, Hashable, Sendable {
    let amount: Double
    let currency: String
  }
  struct User: Codable, Hashable, Sendable {
    let id: String
  }
  enum Status: String, Codable, Hashable, Sendable {
    case draft = "DRAFT"
    case published = "PUBLISHED"
    case archived = "ARCHIVED"
  }
}
