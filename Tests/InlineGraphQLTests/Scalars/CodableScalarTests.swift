import Foundation
import InlineGraphQL
import Testing

private struct Price: Codable, Hashable, Sendable {
  var amount: Decimal
  var currency: String
  var since: Date?
  var factors: [Double] = []
}

extension Price: GraphQLScalar {}

private enum Size: String, Codable { case small, large }

extension Size: GraphQLScalar {}

@Suite struct CodableScalarTests {
  @Test("A type that is Codable is a scalar as it is coded, with dates and decimal numbers as these scalars have them")
  func coded() throws {
    let json = #"{"amount":"19.9","currency":"EUR","factors":[0.5,2],"since":"2026-01-31T11:00:00Z"}"#
    let price = try read(Price.self, json)
    let since = Date(timeIntervalSince1970: 1_769_857_200)
    #expect(price == Price(amount: Decimal(string: "19.9")!, currency: "EUR", since: since, factors: [0.5, 2]))
    #expect(price.json == json)
    #expect(try Price(jsonValue: price.jsonValue) == price)
    #expect(try read(Size.self, #""large""#) == .large && Size.small.json == #""small""#)
    #expect(try read(Price.self, #"{"amount":1,"currency":"EUR","factors":[],"more":{}}"#).since == nil)
  }

  @Test("What the type does not decode is an error at the field, and what it cannot encode is null")
  func refused() throws {
    for json in [#"{"amount":"1"}"#, "3", #"{"amount":"1","currency":null,"factors":[]}"#, "null"] {
      let error = try #require(throws: ResponseDecodingError.self) { try read(Price.self, json) }
      #expect("\(error)".contains("value"), "\(error)")
    }
    #expect(throws: ResponseDecodingError.self) { try read(Size.self, #""huge""#) }
    #expect(throws: (any Error).self) { try Price(jsonValue: ["currency": "EUR"]) }
    struct Unsent: GraphQLScalar, Codable {
      init() {}
      init(from decoder: any Decoder) throws {}
      func encode(to encoder: any Encoder) throws { throw CancellationError() }
    }
    #expect(Unsent().jsonValue == .null)
  }
}
