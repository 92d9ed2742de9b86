import CustomDump
import Foundation
import InlineGraphQL
import Testing

@GraphQLFragment("fragment ShownCard on Character { name appearsIn }", schema: "StarWars")
struct ShownCard {}

/// What `print`, `dump`, swift-custom-dump and debuggers show of the types that the macros emit.
@Suite("Macros: mirrors")
struct MirrorRowsTests {
  enum Queries {
    #graphql(
      """
      query ShownHero {
        hero { id ...ShownCard ... on Droid { primaryFunction } ... on Human { height friends { id } } friends { name } }
        search(text: "a") { ... on Human { name } ... on Starship { length } }
      }
      query ShownParts($more: Boolean!) {
        hero {
          friends { name ... on Human { height } }
          ... @alias(as: "more") @include(if: $more) { appearsIn friends { id } }
          hashValue: name
        }
      }
      query ShownLater { hero { ... @defer(label: "later") { friends { name ... on Human { height } } } } }
      query ShownPlain { hero { friendsConnection { totalCount edges { cursor } } } }
      """,
      schema: "StarWars"
    )
  }

  private func shown(_ height: String = "1.7", _ friend: String = "Leia") throws -> Queries.ShownHero.Data {
    let hero = """
      {"__typename":"Human","id":"1","name":"Luke","appearsIn":["JEDI"],"height":\(height),\
      "friends":[{"__typename":"Human","id":"2","name":"\(friend)"},null]}
      """
    let search = #"[{"__typename":"Starship","length":3},{"__typename":"Droid"},null]"#
    let body = #"{"data":{"hero":\#(hero),"search":\#(search)}}"#
    return try #require(try Queries.ShownHero().decodeResponse(Data(body.utf8)).data)
  }

  private func parts(more: Bool) throws -> Queries.ShownParts.Data {
    let rest = more ? #","appearsIn":["JEDI"]"# : ""
    let friend = #"{"__typename":"Human","name":"Leia","height":1.5\#(more ? #","id":"2""# : "")}"#
    let body = #"{"data":{"hero":{"__typename":"Droid","hashValue":"R2","friends":[\#(friend)]\#(rest)}}}"#
    return try #require(try Queries.ShownParts(more: more).decodeResponse(Data(body.utf8)).data)
  }

  @Test("An object is shown by its type's case, with the properties and the data of fragments, and no storage")
  func cases() throws {
    let text = String(customDumping: try shown())
    expectNoDifference(
      text,
      """
      MirrorRowsTests.Queries.ShownHero.Data(
        hero: .human(
          MirrorRowsTests.Queries.ShownHero.Data.Character_hero.AsHuman(
            id: "1",
            ShownCard: ShownCard.Data(
              __typename: "Human",
              name: "Luke",
              appearsIn: [
                [0]: .JEDI
              ]
            ),
            height: 1.7,
            friends: [
              [0]: MirrorRowsTests.Queries.ShownHero.Data.Character_hero.AsHuman.Character_friends(
                __typename: "Human",
                id: "2",
                name: "Leia"
              ),
              [1]: nil
            ]
          )
        ),
        search: [
          [0]: .starship(
            MirrorRowsTests.Queries.ShownHero.Data.SearchResult_search.AsStarship(length: 3.0)
          ),
          [1]: .__other(
            MirrorRowsTests.Queries.ShownHero.Data.SearchResult_search.Other(__typename: "Droid")
          ),
          [2]: nil
        ]
      )
      """
    )
    let hero = try #require(try shown().hero)
    #expect("\(hero)".hasPrefix("human(") && "\(hero)".contains("height: Optional(1.7)"))
    var dumped = ""
    dump(hero, to: &dumped)
    #expect(dumped.contains("▿ height: Optional(1.7)") && !dumped.contains("__storage"))
    let fragment = "\(ShownCard(key: hero))"
    #expect(fragment.contains("name: \"Luke\"") && !fragment.contains("Box"))
  }

  @Test("The difference of two values is the line that changed")
  func differences() throws {
    func changes(_ left: Queries.ShownHero.Data, _ right: Queries.ShownHero.Data) -> [String] {
      (diff(left, right) ?? "").split(separator: "\n").filter { "-+".contains($0.first ?? " ") }
        .map { $0.prefix(1) + " " + $0.dropFirst().trimmingCharacters(in: .whitespaces) }
    }
    #expect(try changes(shown("1.7"), shown("1.8")) == ["- height: 1.7,", "+ height: 1.8,"])
    #expect(try changes(shown("1.7", "Leia"), shown("1.7", "Lea")) == ["- name: \"Leia\"", "+ name: \"Lea\""])
    #expect(try changes(shown(), shown()) == [])
  }

  @Test("A group has what it adds to the object, and is nil where it is excluded")
  func parts() throws {
    let more = String(customDumping: try parts(more: true).hero)
    expectNoDifference(
      more,
      """
      MirrorRowsTests.Queries.ShownParts.Data.Character_hero(
        __typename: "Droid",
        friends: [
          [0]: .human(
            MirrorRowsTests.Queries.ShownParts.Data.Character_hero.Character_friends.AsHuman(
              name: "Leia",
              height: 1.5
            )
          )
        ],
        hashValue_2: "R2",
        more: MirrorRowsTests.Queries.ShownParts.Data.Character_hero.More(
          appearsIn: [
            [0]: .JEDI
          ],
          friends: [
            [0]: MirrorRowsTests.Queries.ShownParts.Data.Character_hero.More.Character_friends.AsHuman(id: "2")
          ]
        )
      )
      """
    )
    #expect(String(customDumping: try parts(more: false).hero).hasSuffix("  hashValue_2: \"R2\",\n  more: nil\n)"))
  }

  @Test("Deferred parts are shown by their state, and their objects as others are")
  func deferred() throws {
    var response = IncrementalResponse()
    let part =
      #"{"data":{"friends":[{"__typename":"Human","name":"Leia","height":1.5}]},"path":["hero"],"label":"ShownLater.later"}"#
    try response.apply(Data(#"{"data":{"hero":{"__typename":"Human"}},"hasNext":true}"#.utf8))
    let pending = try #require(try Queries.ShownLater().decodeResponse(response).data)
    #expect("\(pending)".contains("later: ") && "\(pending)".contains("pending"))
    try response.apply(Data(#"{"incremental":[\#(part)],"hasNext":false}"#.utf8))
    let data = try #require(try Queries.ShownLater().decodeResponse(response).data)
    let text = String(customDumping: data)
    #expect(text.contains("height: 1.5") && !text.contains("__storage") && !text.contains("SharedFields"), "\(text)")
  }

  @Test("An object whose stored properties are all that it selects needs no mirror of its own")
  func plain() throws {
    let connection = #"{"totalCount":2,"edges":[{"cursor":"a"},null]}"#
    let body = #"{"data":{"hero":{"__typename":"Human","friendsConnection":\#(connection)}}}"#
    let data = try #require(try Queries.ShownPlain().decodeResponse(Data(body.utf8)).data)
    let text = "\(data)"
    #expect(text.contains("totalCount: Optional(2)") && text.contains("cursor: \"a\""), "\(text)")
  }

  @Test("JSON objects are shown as JSON, and dumped as dictionaries")
  func json() {
    let object: GraphQLJSONObject = ["id": "1", "tags": ["a", nil]]
    #expect("\(object)" == #"{"id":"1","tags":["a",null]}"#)
    #expect(String(customDumping: object).contains("\"id\": .string(\"1\")"))
    let value = GraphQLJSONValue.object(object)
    #expect(value["id"]?.string == "1" && value["tags"]?.array?.count == 2 && value.object == object)
    #expect(
      GraphQLJSONValue.int(3).double == 3 && GraphQLJSONValue.int(3).int == 3 && GraphQLJSONValue.int(3).string == nil
    )
    #expect(GraphQLJSONValue.double(0.5).double == 0.5 && GraphQLJSONValue.double(0.5).int == nil)
    #expect(GraphQLJSONValue.bool(true).bool == true && GraphQLJSONValue.null.bool == nil)
    #expect(GraphQLJSONValue.string("3").double == nil && GraphQLJSONValue.null.array == nil && value.int == nil)
  }
}
