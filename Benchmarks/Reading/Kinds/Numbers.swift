import InlineGraphQL

/// Measurements: integers, short decimals, and doubles with all their digits.
@MainActor let numbers = Kind("numbers", Queries.Measurements(), CodableMeasurements.self) { random, index in
  let samples = (0..<8).map { _ in "\(Double(random.next() % 1_000_000) / 100)" }.joined(separator: ",")
  let latitude = Double(random.next() % 1_000_000_007) / 5_555_555.6 - 90
  let longitude = Double(random.next() % 1_000_000_007) / 2_777_777.8 - 180
  return #"{"__typename":"Measurement","id":\#(index),"time":\#(1_700_000_000 + index * 60),"latitude":\#(latitude),"#
    + #""longitude":\#(longitude),"count":\#(random.next() % 10_000),"level":-\#(random.next() % 100),"isValid":true,"#
    + #""samples":[\#(samples)]}"#
}

extension Queries {
  #graphql(
    "query Measurements { items: measurements { id time latitude longitude count level isValid samples } }"
  )
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
