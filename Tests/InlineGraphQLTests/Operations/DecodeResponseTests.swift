import Foundation
import InlineGraphQL
import Testing

private func decode(_ body: String) throws -> GraphQLResponse<Fixture.HeroQuery.Data> {
  try Fixture.HeroQuery().decodeResponse(Data(body.utf8))
}

private let noMessage = "The server reports an error without a message: "
private let hero = #"{"hero":{"__typename":"Droid","id":"2001","appearsIn":["JEDI",null,"CLONE"],"name":"R2-D2"}}"#

@Suite struct DecodeResponseTests {
  @Test("Data is read, and through the pointer the fragment's")
  func data() throws {
    let response = try decode(#"{"data":\#(hero)}"#)
    let character = try #require(response.data?.hero)
    #expect(character.id == "2001")
    #expect(character.__typename == "Droid")
    #expect(character.appearsIn == [.jedi, nil, .unknown("CLONE")])
    #expect(Fixture.HeroCard_hero(key: character).data.name == "R2-D2")
    #expect(response.errors.isEmpty)
    #expect(response.extensions == nil)
  }

  @Test("REL-25: data that is null with errors gives the errors: message, path, locations, extensions")
  func nullDataWithErrors() throws {
    let response = try decode(
      """
      {"data":null,"errors":[{"message":"No hero","locations":[{"line":2,"column":3}],
       "path":["hero","friends",0,"name"],"extensions":{"code":"NOT_FOUND","retry":false}},{"message":"Also"}]}
      """
    )
    #expect(response.data == nil)
    #expect(
      response.errors == [
        GraphQLError(
          message: "No hero",
          locations: [.init(line: 2, column: 3)],
          path: JSONPath([.key("hero"), .key("friends"), .index(0), .key("name")]),
          extensions: ["code": "NOT_FOUND", "retry": false]
        ),
        GraphQLError(message: "Also"),
      ]
    )
    #expect(response.errors.map(\.description) == ["No hero (at hero.friends[0].name, 2:3)", "Also"])
  }

  @Test("REL-25: partial data comes together with the errors")
  func partialData() throws {
    let response = try decode(#"{"data":{"hero":null},"errors":[{"message":"No hero","path":["hero"]}]}"#)
    #expect(response.data != nil)
    #expect(response.data?.hero == nil)
    #expect(response.errors == [GraphQLError(message: "No hero", path: JSONPath([.key("hero")]))])
  }

  @Test("REL-25: errors without data, as for a request that fails to validate")
  func errorsOnly() throws {
    let response = try decode(#"{"errors":[{"message":"Syntax Error"}]}"#)
    #expect(response.data == nil)
    #expect(response.errors.map(\.message) == ["Syntax Error"])
  }

  @Test(
    "REL-25: neither data nor errors is an error of its own",
    arguments: ["{}", #"{"data":null}"#, #"{"errors":[]}"#, #"{"data":null,"errors":null}"#, #"{"message":"Hello"}"#]
  )
  func neither(body: String) {
    #expect(throws: InvalidResponseError.neitherDataNorErrors) { try decode(body) }
  }

  @Test("Members may come in any order, with others among them")
  func anyOrder() throws {
    let members = [
      #""data":\#(hero)"#, #""errors":[{"message":"a"}]"#, #""extensions":{"cost":3}"#, #""other":[{"data":1}]"#,
    ]
    let expected = try decode("{\(members.joined(separator: ","))}")
    #expect(expected.extensions == ["cost": 3])
    for rotation in 1..<members.count {
      let rotated = members[rotation...] + members[..<rotation]
      #expect(try decode("{\(rotated.joined(separator: ", "))}") == expected)
      #expect(try decode("{\(rotated.reversed().joined(separator: "\n,"))}") == expected)
    }
  }

  @Test(
    "A body that is not JSON says so",
    arguments: [
      "", " ", "<html>Bad Gateway</html>", "{", #"{"errors":[}"#, #"{"data":{"hero":null}"#,
      #"{"data":{"hero":null}}x"#,
      "{\"er\u{1}rors\":[]}", #"{"errors":[*"#,
    ]
  )
  func notJSON(body: String) {
    // The argument is printed, so it is short.
    let body = body.replacing("[*", with: String(repeating: "[", count: 100_000))
    let error = #expect(throws: InvalidResponseError.self) { try decode(body) }
    guard case .notJSON(let problem) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!problem.isEmpty)
  }

  @Test(
    "A body that is JSON but no object says so",
    arguments: [
      ("[]", "a list"), ("null", "null"), ("\"x\"", "a string"), ("1", "a number"), ("1.5", "a number"),
      ("true", "a Boolean"),
    ]
  )
  func notAnObject(body: String, kind: String) {
    #expect(throws: InvalidResponseError.notAnObject(found: kind)) { try decode(body) }
  }

  @Test(
    "An error that is not as the specification has it is kept as what it says, and loses neither data nor other errors",
    arguments: [
      (#"{"message":"x"}"#, ["x"]),
      (#""x""#, ["x"]),
      (#"[{"message":"x"},{}]"#, ["x", "The server reports an error without a message: {}"]),
      (#"["x",null,{"message":"y"}]"#, ["x", "The server reports an error without a message: null", "y"]),
      (#"[{"message":null,"path":["hero"]}]"#, [#"\#(noMessage){"message":null,"path":["hero"]} (at hero)"#]),
      (#"{"code":401,"error":"Not authorized"}"#, [#"\#(noMessage){"code":401,"error":"Not authorized"}"#]),
      ("false", [noMessage + "false"]),
      ("[[\(String(repeating: "1,", count: 500))1]]", [noMessage + "[\(String(repeating: "1,", count: 99))1…"]),
    ]
  )
  func malformedErrors(errors: String, descriptions: [String]) throws {
    for body in [#"{"data":\#(hero),"errors":\#(errors)}"#, #"{"errors":\#(errors),"data":\#(hero)}"#] {
      let response = try decode(body)
      #expect(response.data?.hero?.id == "2001")
      #expect(response.errors.map(\.description) == descriptions)
    }
    for body in [#"{"errors":\#(errors)}"#, #"{"data":null,"errors":\#(errors)}"#] {
      let response = try decode(body)
      #expect(response.data == nil)
      #expect(response.errors.map(\.description) == descriptions)
    }
    let error = #expect(throws: ResponseDecodingError.self) { try decode(#"{"errors":\#(errors),"data":{}}"#) }
    #expect(error?.errors.map(\.description) == descriptions)
  }

  @Test(
    "A text or number that no value can hold loses neither data nor errors, wherever it stands but in what is selected"
  )
  func unrepresentable() throws {
    let members = [
      #""data":\#(hero.dropLast()),"\udc00":"\ud800"}"#,
      #""errors":[{"message":"a\ud800\u0062\udc00","path":["hero",1e999],"extensions":{"\ud83d":[-1E+999]}},{"message":"c"}]"#,
      #""extensions":{"cost":1e999,"text":"\ud83d\ude00\ud83d"}"#, #""\udbff":["\udfff"]"#,
    ]
    for shift in 0..<members.count {
      let response = try decode("{\((members[shift...] + members[..<shift]).joined(separator: ","))}")
      #expect(response.data?.hero?.id == "2001")
      #expect(response.errors.map(\.message) == ["a\u{FFFD}b\u{FFFD}", "c"])
      #expect(response.errors[0].path?.components == [.key("hero"), .key("1e999")])
      #expect(response.errors[0].extensions == ["\u{FFFD}": ["-1E+999"]])
      #expect(response.extensions == ["cost": "1e999", "text": "\u{1F600}\u{FFFD}"])
    }
  }

  @Test("What is selected is exact, and such a text there does not hide what the server reports")
  func unrepresentableData() throws {
    let body = #"{"data":{"hero":{"__typename":"Droid","id":"\ud800"}},"errors":[{"message":"Not \ud800"}]}"#
    let error = try #require(throws: ResponseDecodingError.self) { try decode(body) }
    #expect(error.path.description == "hero.id")
    #expect(error.description.contains("a string with half a surrogate pair"))
    #expect(error.errors.map(\.message) == ["Not \u{FFFD}"])
  }

  @Test("What the server reports is not hidden by data that cannot be read, in any order")
  func errorsBesideUnreadableData() throws {
    let members = [
      #""data":{}"#, #""errors":[{"message":"Not authorized","path":["hero"]},{"message":"x"}]"#,
      #""extensions":{"a":1}"#,
    ]
    for order in [[0, 1, 2], [1, 0, 2], [2, 1, 0], [1, 2, 0], [0, 2, 1], [2, 0, 1]] {
      let body = "{\(order.map { members[$0] }.joined(separator: ","))}"
      let error = try #require(throws: ResponseDecodingError.self) { try decode(body) }
      #expect(error.path.description == "hero")
      #expect(error.errors.map(\.message) == ["Not authorized", "x"])
      #expect(
        error.localizedDescription
          == #""hero" in the response is missing. The server reports: Not authorized (at hero) (and 1 more)"#
      )
    }
    #expect(try #require(throws: ResponseDecodingError.self) { try decode(#"{"data":{}}"#) }.errors == [])
  }

  @Test("Of several members with one name the first counts, also where its data cannot be read")
  func duplicates() throws {
    let twice = try decode(#"{"errors":[{"message":"a"}],"data":\#(hero),"data":{},"errors":[{"message":"b"}]}"#)
    #expect(twice.data?.hero?.id == "2001")
    #expect(twice.errors.map(\.message) == ["a"])
    let body = #"{"data":{},"errors":[{"message":"a"}],"errors":7,"data":\#(hero)}"#
    #expect(throws: ResponseDecodingError.self) { try decode(body) }
    #expect(throws: ResponseDecodingError.self) { try decode(#"{"errors":null,"errors":[],"data":{},"data":null}"#) }
  }

  @Test("What an error can do without is left out where it is not as the specification has it")
  func lenientErrors() throws {
    let response = try decode(
      """
      {"errors":[{"message":"x","locations":null,"path":null,"extensions":null},
       {"message":"y","locations":[{"line":1},{"line":1,"column":2}],"path":["a",1.5,2]}],"extensions":null}
      """
    )
    #expect(
      response.errors == [
        GraphQLError(message: "x"),
        GraphQLError(
          message: "y",
          locations: [.init(line: 1, column: 2)],
          path: JSONPath([.key("a"), .index(2)])
        ),
      ]
    )
    #expect(response.extensions == nil)
  }

  @Test(
    "Data that is not what is selected gives its path within data, wherever data stands",
    arguments: [
      (#"{"data":{"hero":{"__typename":"Droid","id":7.5,"appearsIn":[],"name":""}}}"#, "hero.id"),
      (#"{"errors":[{"message":"x"}],"data":{"hero":{"__typename":"Droid","id":null}}}"#, "hero.id"),
      (#"{"data":{"hero":{"__typename":"D","id":"1","appearsIn":["A",3],"name":""}}}"#, "hero.appearsIn[1]"),
      (#"{"data":{"hero":{"__typename":"D","id":"1","appearsIn":[]}}}"#, "hero.name"),
      (#"{"data":{"hero":[]}}"#, "hero"),
      (#"{"data":{}}"#, "hero"),
      (#"{"data":[]}"#, ""),
    ]
  )
  func wrongData(body: String, path: String) {
    let error = #expect(throws: ResponseDecodingError.self) { try decode(body) }
    #expect(error?.path.description == path)
  }

  @Test("A body cut anywhere is no GraphQL response, whether its data would be right or not")
  func truncated() throws {
    for name in [#""name":"R2-D2""#, #""name":null"#, #""name":true"#, #""name":-1.5e3"#, #""x":[{"é":"\u00e9"}]"#] {
      let hero = hero.replacingOccurrences(of: #""name":"R2-D2""#, with: name)
      for body in [
        #"{"errors":[{"message":"x","path":["a",1]}],"data":\#(hero),"extensions":{"a":[1,"b"]}}"#,
        #"{"data":\#(hero),"errors":[{"message":"x","path":["a",1]}]}"#,
      ] {
        for length in 0..<body.utf8.count {
          let error = #expect(throws: InvalidResponseError.self, "\(body.prefix(length))") {
            try Fixture.HeroQuery().decodeResponse(Data(body.utf8.prefix(length)))
          }
          guard case .notJSON? = error else {
            Issue.record("\(String(describing: error)) for \(body.prefix(length))")
            return
          }
        }
      }
    }
  }

  @Test("A body that is not JSON within its data says where")
  func malformedData() {
    #expect(
      throws: InvalidResponseError.notJSON(
        #"This is not JSON: there is a string with an invalid escape sequence at byte 44, in "data.hero.id"."#
      )
    ) { try decode(#"{"data":{"hero":{"__typename":"Droid","id":"\q"}}}"#) }
  }

  @Test("Descriptions are of bounded length, whatever the response holds")
  func boundedDescriptions() throws {
    let long = String(repeating: "e\u{301}\u{302}", count: 1_000_000)
    let accents = "e" + String(repeating: "\u{301}", count: 1_000_000)
    for text in [long, accents] {
      for body in [
        #"{"data":{"hero":"\#(text)"}}"#, #"{"data":{"\#(text)":[}}}"#, #"{"\#(text)":{"a":tru}}"#,
        #"{"data":{"hero":\#(String(repeating: "1", count: 1_000_000))}}"#,
        #"{"data":{},"errors":[{"message":"\#(text)"}]}"#, #"{"data":{},"errors":{"\#(text)":1}}"#, #""\#(text)""#,
      ] {
        let error = try #require(throws: (any Error).self) { try decode(body) }
        #expect("\(error)".utf8.count < 2000)
        #expect(error.localizedDescription == "\(error)")
      }
    }
  }
}
