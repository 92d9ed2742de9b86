import Foundation
import InlineGraphQL
import Testing

@Suite struct GraphQLScalarTests {
  /// A length: `3 m` in JSON.
  struct Length: GraphQLScalar {
    struct NotALength: Error {}
    var meters: Int

    init(meters: Int) { self.meters = meters }

    init(jsonValue: GraphQLJSONValue) throws {
      guard case .string(let text) = jsonValue, text.hasSuffix(" m"), let meters = Int(text.dropLast(2)) else {
        throw NotALength()
      }
      self.meters = meters
    }

    var jsonValue: GraphQLJSONValue { .string("\(meters) m") }
  }

  struct Ship: ResponseObject {
    var __typename: String { "Starship" }
    let lengths: [Length?]
    typealias __Stored = (lengths: [Length?], __on_Starship: ())

    init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
      var object = try reader.beginObject()
      self.lengths = try reader.read("lengths", in: &object)
      try reader.endObject(&object)
    }
  }

  private func ship(_ json: String) throws -> Ship {
    try JSONDecoder().decode(Ship.self, from: Data(json.utf8))
  }

  @Test("REL-14: a type of the user's stands for a custom scalar, in data and in variables")
  func bothDirections() throws {
    #expect(try ship(#"{"lengths":["3 m",null]}"#).lengths == [Length(meters: 3), nil])
    #expect([Length(meters: 3), nil].json == #"["3 m",null]"#)
  }

  @Test("REL-14: a value that the type does not take is an error with the path of the value")
  func wrongValue() {
    for json in [#"{"lengths":["3 m","4 km"]}"#, #"{"lengths":["3 m",4]}"#, #"{"lengths":["3 m",{"a":[]}]}"#] {
      let error = #expect(throws: ResponseDecodingError.self) { try ship(json) }
      #expect(error?.path.description == "lengths[1]")
      #expect(error?.expected.contains("Length") == true)
    }
  }
}
