import Foundation
import InlineGraphQL
import Testing

@Suite struct ResponseErrorsTests {
  @Test(
    "APO-03: what is missing, null or of the wrong type is an error with the response path",
    arguments: [
      (#""feet":1"#, #""foot":1"#, "allAnimals[0].height.feet", #"a value for "feet""#, "nothing"),
      (
        #""feet":1"#, #""feet":}"#, "allAnimals[0].height.feet", "an integer of 32 bits",
        "the character } where JSON does not allow it"
      ),
      (
        #""isTame":true"#, #""isTame":true "x""#, "allAnimals[0].isTame", "an object",
        "the character \" where JSON does not allow it"
      ),
      (#""feet":0"#, #""feet":null"#, "allAnimals[1].height.feet", "an integer of 32 bits", "null"),
      (#""feet":0"#, #""feet":"0""#, "allAnimals[1].height.feet", "an integer of 32 bits", #""0""#),
      (#""feet":0"#, #""feet":0.5"#, "allAnimals[1].height.feet", "an integer of 32 bits", "0.5"),
      (#""feet":0"#, #""feet":2147483648"#, "allAnimals[1].height.feet", "an integer of 32 bits", "2147483648"),
      (#""feet":0"#, #""feet":01"#, "allAnimals[1].height.feet", "an integer of 32 bits", "a malformed number"),
      (#","inches":null"#, "", "allAnimals[0].height.inches", #"a value for "inches""#, "nothing"),
      (#""id":"f1""#, #""id":null"#, "allAnimals[1].id", "a string or an integer", "null"),
      (
        #""id":"f1""#, #""id":"\ud800""#, "allAnimals[1].id", "a string or an integer",
        "a string with half a surrogate pair"
      ),
      (#""isTame":true"#, #""isTame":1"#, "allAnimals[0].isTame", "true or false", "1"),
      (#""matrix":[]"#, #""matrix":[[],[1,[]]]"#, "allAnimals[1].matrix[1][1]", "an integer of 32 bits", "a list"),
      (#""weight":4.25"#, #""weight":{}"#, "allAnimals[0].weight", "a number", "an object"),
      (#""weight":4.25"#, #""weight":1e999"#, "allAnimals[0].weight", "a number", "1e999"),
      (#""tags":null"#, #""tags":{}"#, "allAnimals[1].tags", "a list", "an object"),
      (#""height":{"__"#, #""height":1,"h":{"__"#, "allAnimals[0].height", "an object", "1"),
      (#""email":"a@b.c""#, #""email":null"#, "allAnimals[0].owner.email", "a string", "null"),
      (#""age":3"#, #""ages":3"#, "allAnimals[0].friends[0].age", #"a value for "age""#, "nothing"),
      (#""allAnimals""#, #""all""#, "allAnimals", #"a value for "allAnimals""#, "nothing"),
      (#"{"data":{"#, #"{"data":[{"#, "", "an object", "a list"),
    ]
  )
  func errors(text: String, replacement: String, path: String, expected: String, found: String) throws {
    let body = try #require(
      animalsBody.range(of: text).map { animalsBody.replacingCharacters(in: $0, with: replacement) }
    )
    let error = try #require(throws: ResponseDecodingError.self) { try readAnimals(body.utf8) }
    #expect(error.path.description == path)
    #expect(error.expected == expected)
    #expect(error.found == found)
  }

  @Test(
    "Of several members that are wrong the first is the error, and it is one where nothing asks for the object's end"
  )
  func firstFailure() throws {
    struct Named: __ResponseValue {
      let name: String
      let age: Int?
      let friends: [Named]

      init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
        var object = try reader.beginObject()
        name = reader.readString("name", in: &object)
        age = reader.readNullableInt("age", in: &object)
        friends = reader.readList("friends", in: &object)
      }
    }
    for (body, path) in [
      (#"{"name":1,"age":"","friends":{}}"#, "name"), (#"{"name":"","age":"","friends":{}}"#, "age"),
      (#"{"name":"","age":1,"friends":{}}"#, "friends"), (#"{"friends":[],"age":true,"name":1}"#, "name"),
      (#"{"name":"","age":1,"friends":[{"name":"","age":[],"friends":7}]}"#, "friends[0].age"),
    ] {
      let error = try #require(throws: ResponseDecodingError.self) { try read(value: Named.self, body) }
      #expect(error.path.description == path, "\(body)")
    }
  }

  @Test("The description says where, what was expected and what is there")
  func description() throws {
    let error = try #require(throws: ResponseDecodingError.self) {
      try read(value: [Int].self, #"[1, "a long string that is cut off, because nobody wants to read all of it here"]"#)
    }
    #expect(
      "\(error)"
        == #""[1]" in the response should be an integer of 32 bits, but is "a long string that is cut off, because nobody wants to read…."#
    )
    #expect(error.localizedDescription == "\(error)")
    let root = try #require(throws: ResponseDecodingError.self) { try read(value: Int.self, "null") }
    #expect("\(root)" == "The response should be an integer of 32 bits, but is null.")
  }

  @Test(
    "Bodies that are not one JSON value are errors",
    arguments: ["", " ", "1 2", "1,", "[1]]", "nul", "{", "\u{FEFF}1"]
  )
  func malformed(text: String) {
    #expect(throws: ResponseDecodingError.self) { try read(value: GraphQLJSONValue.self, text) }
    #expect(throws: ResponseDecodingError.self) { try read(value: [GraphQLJSONValue].self, text) }
  }
}
