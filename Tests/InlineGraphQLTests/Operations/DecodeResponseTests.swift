import Foundation
import InlineGraphQL
import Testing

private func decode(_ body: String) throws -> GraphQLResponse<Fixture.HeroQuery.Data> {
  try Fixture.HeroQuery().decodeResponse(Data(body.utf8))
}

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
      "{\"er\u{1}rors\":[]}", #"{"errors":\#(String(repeating: "[", count: 100_000))"#,
    ]
  )
  func notJSON(body: String) {
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
    "Errors that are not errors say so",
    arguments: [
      (#"{"errors":{"message":"x"}}"#, "it is an object, not a list."),
      (#"{"errors":"x"}"#, "it is a string, not a list."),
      (#"{"data":{"hero":null},"errors":[{"message":"x"},{}]}"#, "[1] has no message."),
      (#"{"errors":["x"]}"#, "[0] has no message."),
    ]
  )
  func invalidErrors(body: String, problem: String) {
    #expect(throws: InvalidResponseError.invalidErrors(problem)) { try decode(body) }
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
      (#"{"data":{"hero":{"__typename":"D"#, "hero.__typename"),
    ]
  )
  func wrongData(body: String, path: String) {
    let error = #expect(throws: ResponseDecodingError.self) { try decode(body) }
    #expect(error?.path.description == path)
  }

  @Test("A body cut anywhere is an error, never a crash and never data")
  func truncated() {
    let body = #"{"errors":[{"message":"x","path":["a",1]}],"data":\#(hero),"extensions":{"a":[1,"b"]}}"#
    for length in 0..<body.utf8.count {
      #expect(throws: (any Error).self, "\(length)") {
        try Fixture.HeroQuery().decodeResponse(Data(body.utf8.prefix(length)))
      }
    }
  }
}
