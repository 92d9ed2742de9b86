import InlineGraphQL

/// Measurements: integers, short decimals, and doubles with all their digits.
@MainActor let numbers = Kind("numbers", Measurements.self, CodableMeasurements.self) { random, index in
  let samples = (0..<8).map { _ in "\(Double(random.next() % 1_000_000) / 100)" }.joined(separator: ",")
  let latitude = Double(random.next() % 1_000_000_007) / 5_555_555.6 - 90
  let longitude = Double(random.next() % 1_000_000_007) / 2_777_777.8 - 180
  return #"{"id":\#(index),"time":\#(1_700_000_000 + index * 60),"latitude":\#(latitude),"longitude":\#(longitude),"#
    + #""count":\#(random.next() % 10_000),"level":-\#(random.next() % 100),"isValid":true,"samples":[\#(samples)]}"#
}

struct Measurements: InlineGraphQL.ResponseObject {
  static var __parentType: Swift.String { "Query" }
  var __typename: Swift.String { "Query" }
  let items: [Measurement_items]
  init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    self.items = try reader.read("items", in: &object)
    try reader.endObject(&object)
  }
  struct Measurement_items: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Measurement" }
    var __typename: Swift.String { "Measurement" }
    let id: Swift.Int
    let time: Swift.Int
    let latitude: Swift.Double
    let longitude: Swift.Double
    let count: Swift.Int
    let level: Swift.Int?
    let isValid: Swift.Bool
    let samples: [Swift.Double]
    init(from reader: inout InlineGraphQL.ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      self.id = try reader.read("id", in: &object)
      self.time = try reader.read("time", in: &object)
      self.latitude = try reader.read("latitude", in: &object)
      self.longitude = try reader.read("longitude", in: &object)
      self.count = try reader.read("count", in: &object)
      self.level = try reader.read("level", in: &object)
      self.isValid = try reader.read("isValid", in: &object)
      self.samples = try reader.read("samples", in: &object)
      try reader.endObject(&object)
    }
  }
}

struct CodableMeasurements: Codable, Hashable, Sendable {
  let items: [Measurement]
  struct Measurement: Codable, Hashable, Sendable {
    let id: Int
    let time: Int
    let latitude: Double
    let longitude: Double
    let count: Int
    let level: Int?
    let isValid: Bool
    let samples: [Double]
  }
}
