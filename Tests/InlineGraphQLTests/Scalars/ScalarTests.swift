import Foundation
import InlineGraphQL
import Testing

/// An object with one field of the type.
private struct Holder<Value: __ResponseValue & Hashable>: ResponseObject {
  var __typename: String { "Holder" }
  let value: Value
  typealias __Stored = (value: Value, __on_Holder: ())

  init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    self.value = try reader.read("value", in: &object)
    try reader.endObject(&object)
  }
}

/// Reads a value from JSON text, as the field `value`.
func read<Value: __ResponseValue & Hashable>(_ type: Value.Type, _ json: String) throws -> Value {
  try __ResponseReader.read(from: Data(#"{"value":\#(json)}"#.utf8)) { reader throws(ResponseDecodingError) in
    try Holder<Value>(from: &reader)
  }.value
}

@Suite struct ScalarTests {
  @Test(
    "REL-14: URL in both directions",
    arguments: ["https://example.com/a%20b?c=d&e=%C3%A9#f", "mailto:a@example.com", "/relative", "https://[::1]:8080/"]
  )
  func urls(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(try read(URL.self, #""\#(text)""#) == url)
    #expect(try URL(jsonValue: .string(text)) == url)
    #expect(url.json == #""\#(text)""#)
    let escaped = text.replacingOccurrences(of: "/", with: #"\/"#)
    #expect(try read(URL.self, #""\#(escaped)""#) == url)
  }

  @Test("REL-14: UUID in both directions, upper and lower case")
  func uuids() throws {
    let text = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
    let uuid = try #require(UUID(uuidString: text))
    #expect(try read(UUID.self, #""\#(text)""#) == uuid)
    #expect(try read(UUID.self, #""\#(text.uppercased())""#) == uuid)
    #expect(try UUID(jsonValue: .string(text)) == uuid)
    #expect(uuid.json == #""\#(text)""#)
  }

  @Test(
    "REL-14: Decimal reads strings and numbers with every digit and is sent as a string",
    arguments: [
      ("19.90", "19.9"), ("0", "0"), ("-0.10", "-0.1"), ("12345678901234567890123456789012345678", nil),
      ("0.00000000000000000001", nil), ("1234567890123456789.0123456789", nil), ("1e3", "1000"), ("1.5E-2", "0.015"),
    ] as [(String, String?)]
  )
  func decimals(text: String, sent: String?) throws {
    let decimal = try #require(Decimal(string: text))
    #expect(try read(Decimal.self, text) == decimal)
    #expect(try read(Decimal.self, #""\#(text)""#) == decimal)
    #expect(try Decimal(jsonValue: .string(text)) == decimal)
    #expect(decimal.json == #""\#(sent ?? text)""#)
  }

  @Test("Decimal takes JSON values of numbers, and what is none cannot be sent")
  func decimalValues() throws {
    #expect(try Decimal(jsonValue: 19) == 19)
    #expect(try Decimal(jsonValue: 19.9) == Decimal(string: "19.9"))
    #expect(Decimal.nan.json.contains("cannot express"))
    #expect(Decimal.nan.jsonValue == .null)
  }

  @Test(
    "REL-14: Decimal refuses what is no number or has too many digits",
    arguments: [
      #""""#, #""x""#, #""12abc""#, #"" 1""#, #""+1""#, #""1.""#, #"".5""#, #""0x10""#, #""NaN""#, "true", "null", "[]",
      "123456789012345678901234567890123456789", "0.123456789012345678901234567890123456789", "1e400", #""1e400""#,
    ]
  )
  func refusedDecimals(json: String) {
    let error = #expect(throws: ResponseDecodingError.self) { try read(Decimal.self, json) }
    #expect(error?.path.description == "value")
    #expect(error?.expected == "a decimal number of at most 38 digits")
  }

  @Test("REL-14: GraphQLJSONValue stands for a scalar of any form")
  func json() throws {
    let text = #"{"b":[1,2.5,"x",null,true],"a":{}}"#
    #expect(try read(GraphQLJSONValue.self, text).json == text)
    #expect(GraphQLJSONValue(jsonValue: .int(1)).jsonValue == 1)
  }

  @Test(
    "REL-14: a scalar that cannot parse a value is an error with the path and what was found",
    arguments: [#""x""#, "1", "{}", "[1]", "true", #""\u0041""#, #""é""#]
  )
  func refused(json: String) {
    func check<Value: __ResponseValue & Hashable>(_ type: Value.Type, _ expected: String) {
      let error = #expect(throws: ResponseDecodingError.self) { try read([Value?].self, "[null,\(json)]") }
      #expect(error?.path.description == "value[1]")
      #expect(error?.expected.hasPrefix(expected) == true)
    }
    check(Date.self, "a date and time")
    check(UUID.self, "a UUID")
    if !json.hasPrefix("\"") { check(URL.self, "a URL") }
  }

  @Test("Scalars in variables: lists, nullable elements, three states")
  func inputs() {
    let date = Date(timeIntervalSince1970: 0)
    #expect([date, nil].json == #"["1970-01-01T00:00:00Z",null]"#)
    #expect(GraphQLNullable.some([[date]]).json == #"[["1970-01-01T00:00:00Z"]]"#)
    #expect(GraphQLNullable<GraphQLJSONValue>.some(["a": [1, nil]]).json == #"{"a":[1,null]}"#)
  }

  @Test("OBJ-24: the types of scalars that are specified elsewhere")
  func specified() {
    #expect(SpecifiedScalar.DateTime.self == Date.self)
    #expect(SpecifiedScalar.URL.self == URL.self)
    #expect(SpecifiedScalar.UUID.self == UUID.self)
  }
}
