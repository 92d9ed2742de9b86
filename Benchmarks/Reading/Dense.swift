import InlineGraphQL

/// Seats of a theatre: many small objects with enums.
@MainActor let dense = Kind("dense", Seats.self, CodableSeats.self) { random, index in
  let status = ["DRAFT", "PUBLISHED", "ARCHIVED"][Int(random.next() % 3)]
  return
    #"{"__typename":"Seat","id":"s\#(index)","row":\#(index / 40),"status":"\#(status)","price":{"amount":\#(random.next() % 200),"#
    + #""currency":"EUR"},"holder":\#(random.next() % 2 == 0 ? "null" : #"{"id":"u\#(random.next() % 1000)"}"#)}"#
}

struct Seats: InlineGraphQL.ResponseObject {
  static var __parentType: Swift.String { "Query" }
  var __typename: Swift.String { "Query" }
  let items: [Seat_items]
  init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    self.items = try reader.read("items", in: &object)
    try reader.endObject(&object)
  }
  struct Seat_items: InlineGraphQL.ResponseObject, Swift.Identifiable {
    static var __parentType: Swift.String { "Seat" }
    var __typename: Swift.String { "Seat" }
    let id: Swift.String
    let row: Swift.Int
    let status: Status
    let price: Price_price
    let holder: User_holder?
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      try reader.skip("__typename", in: &object)
      self.id = try reader.read("id", in: &object)
      self.row = try reader.read("row", in: &object)
      self.status = try reader.read("status", in: &object)
      self.price = try reader.read("price", in: &object)
      self.holder = try reader.read("holder", in: &object)
      try reader.endObject(&object)
    }
    struct Price_price: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "Price" }
      var __typename: Swift.String { "Price" }
      let amount: Swift.Double
      let currency: Swift.String
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        self.amount = try reader.read("amount", in: &object)
        self.currency = try reader.read("currency", in: &object)
        try reader.endObject(&object)
      }
    }
    struct User_holder: InlineGraphQL.ResponseObject, Swift.Identifiable {
      static var __parentType: Swift.String { "User" }
      var __typename: Swift.String { "User" }
      let id: Swift.String
      init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        try reader.skip("__typename", in: &object)
        self.id = try reader.read("id", in: &object)
        try reader.endObject(&object)
      }
    }
  }
}

struct CodableSeats: Codable, Hashable, Sendable {
  let items: [Seat]
  struct Seat: Codable, Hashable, Sendable {
    let id: String
    let row: Int
    let status: CodableFeed.Status
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
}
