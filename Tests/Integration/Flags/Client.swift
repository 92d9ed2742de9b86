import Foundation
import InlineGraphQL
import Operations

/// A client of a module that was built with the flags. Equality, hashing and encoding must be the same as without them.
@main
struct Client {
  static func main() throws {
    let friends = """
      [{"__typename":"Human","id":"1000","self":"Luke","name":"Luke"},null]
      """
    let human = """
      {"__typename":"Human","id":"1","title":"Han","appearsIn":["JEDI",null,"CLONE"],"friends":\(friends),"height":1.8,"mass":80,\
      "friendsConnection":{"totalCount":1,"edges":[{"cursor":"a","node":{"__typename":"Human","id":"1000","name":"Luke"}}]}}
      """
    let all = try data(human)
    let same = try data(human)
    check(same == all && same.hashValue == all.hashValue, "equality of equal data")
    check(Set([all, same]).count == 1, "sets")
    // Each pair differs in one property: of a struct, a fragment, a nested object, a view, an optional, a list.
    for (text, other) in [
      (#""id":"1""#, #""id":"2""#), (#""title":"Han""#, #""title":"Ham""#), (#""JEDI""#, #""EMPIRE""#),
      (#""CLONE""#, #""CLONES""#),
      ("1.8", "1.9"), ("80", "null"), (#""totalCount":1"#, #""totalCount":2"#), (#""cursor":"a""#, #""cursor":"b""#),
      (#""self":"Luke""#, #""self":"Leia""#), (",null]", "]"), (#"1","title""#, #"3","title""#),
      (#""name":"Luke"},null"#, #""name":"Leia"},null"#), (#""Luke"}}"#, #""Leia"}}"#),
    ] {
      let changed = human.replacingOccurrences(of: text, with: other)
      check(changed != human, "the text \(text)")
      let different = try data(changed)
      check(different != all, "equality where \(text) is \(other)")
      check(different.hashValue != all.hashValue, "hashes where \(text) is \(other)")
    }
    let (left, right) = (all.hero?.asHuman, same.hero?.asHuman)
    check(left == right && left != nil && Set([left, right]).count == 1, "equality of views")
    let (card, other) = (Card(key: all.hero!).data, Card(key: same.hero!).data)
    check(card == other && Set([card, other]).count == 1, "equality of fragments")
    let encoded = try JSONEncoder().encode(all)
    let expected: GraphQLJSONValue = [
      "__typename": "Query",
      "hero": [
        "__typename": "Human", "id": "1", "title": "Han", "appearsIn": ["JEDI", nil, "CLONE"], "height": 1.8,
        "mass": 80,
        "primaryFunction": nil, "friends": [["__typename": "Human", "self": "Luke", "name": "Luke"], nil],
        "friendsConnection": [
          "__typename": "FriendsConnection", "totalCount": 1,
          "edges": [
            ["__typename": "FriendsEdge", "cursor": "a", "node": ["__typename": "Human", "name": "Luke"]]
          ],
        ],
      ],
    ]
    check(try GraphQLJSONValue(parsing: encoded) == expected, "encoding: \(String(decoding: encoded, as: UTF8.self))")
    check(try JSONDecoder().decode(Hero.Data.self, from: encoded).hero?.id == "1", "decoding what was encoded")
    let shown = "\(all.hero!.asHuman!)"
    check(shown.contains("title: Optional(\"Han\")") && shown.contains("height: Optional(1.8)"), "a mirror: \(shown)")
    check(!shown.contains("__storage"), "a mirror without storage: \(shown)")
    try checkTypesWrittenByHand()
  }

  static func checkTypesWrittenByHand() throws {
    try checkEach(
      Planet.self,
      #"{"__typename":"Planet","name":"Endor","moons":[{"__typename":"Moon","radius":1}]}"#,
      #"{"__typename":"Planet","name":"Endor","moons":[{"__typename":"Moon","radius":2}]}"#,
      #"{"__typename":"Planet","name":"Hoth","moons":null}"#,
      #"{"__typename":"Planet","name":"Endor","moons":null}"#
    )
    let flags = CommandLine.arguments
    guard !flags.contains("-disable-reflection-metadata") else { return }
    let stars = [
      #"{"__typename":"Star","name":"Vega","constellation":"Lyra"}"#,
      #"{"__typename":"Star","name":"Lyra","constellation":"Vega"}"#,
      #"{"__typename":"Star","name":"Vega","constellation":null}"#,
    ]
    if flags.contains("-disable-reflection-names") {
      let star = try JSONDecoder().decode(Star.self, from: Data(stars[0].utf8))
      check((try? JSONEncoder().encode(star)) == nil, "encoding a star whose properties have no known names")
    } else {
      try checkEach(Star.self, stars[0], stars[1], stars[2])
    }
  }

  static func checkEach<Object: Codable & Hashable>(_ type: Object.Type, _ texts: String...) throws {
    for text in texts {
      let object = try JSONDecoder().decode(type, from: Data(text.utf8))
      for other in texts {
        let otherObject = try JSONDecoder().decode(type, from: Data(other.utf8))
        check((object == otherObject) == (text == other), "equality of \(text) and \(other)")
        check((object.hashValue == otherObject.hashValue) == (text == other), "hashes of \(text) and \(other)")
      }
      let encoded = try GraphQLJSONValue(parsing: JSONEncoder().encode(object))
      check(try encoded == GraphQLJSONValue(parsing: Data(text.utf8)), "encoding \(text)")
    }
  }

  static func data(_ hero: String) throws -> Hero.Data {
    try Hero(with: true).decodeResponse(Data(#"{"data":{"hero":\#(hero)}}"#.utf8)).data!
  }

  static func check(_ condition: Bool, _ what: String) {
    if condition { return }
    FileHandle.standardError.write(Data("Wrong: \(what)\n".utf8))
    exit(1)
  }
}
