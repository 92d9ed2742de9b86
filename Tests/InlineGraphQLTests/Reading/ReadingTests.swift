import Foundation
import InlineGraphQL
import SeededRandomness
import Testing

@Suite struct ReadingTests {
  @Test("APO-05, OBJ-22: every property has the value, the wrappers and the concrete type of the response")
  func values() throws {
    let animals = try readAnimals(animalsBody.utf8).allAnimals
    #expect(animals.count == 2)
    let cat = animals[0]
    #expect(cat.__typename == "Cat")
    #expect(type(of: cat).__parentType == "Animal")
    #expect(cat.id == "c1")
    #expect(cat.species == #"Félis "catus" 😀"#)
    #expect(cat.height.feet == 1)
    #expect(cat.height.inches == nil)
    #expect(cat.height.__typename == "Height")
    #expect(cat.weight == 4.25)
    #expect(cat.isTame == true)
    #expect(cat.mood == .calm)
    #expect(cat.tags == ["a", nil, "🐈"])
    #expect(cat.matrix == [[1, 2], [], [-3]])
    #expect(cat.details == ["k": [1, 2.5, "x", nil, true, [:]]])
    #expect(cat.friends.map(\.name) == ["Rex"])
    let fish = animals[1]
    #expect(fish.__typename == "Fish")
    #expect(fish.species == nil)
    #expect(fish.height.inches == 2_147_483_647)
    #expect(fish.weight == 0.001)
    #expect(fish.isTame == nil)
    #expect(fish.mood == .unknown("HUNGRY"))
    #expect(fish.tags == nil)
    #expect(fish.matrix == [])
    #expect(fish.details == .null)
    #expect(fish.friends.isEmpty)
  }

  @Test("REL-02: a masked fragment is read from the object that spreads it")
  func fragments() throws {
    let animals = try readAnimals(animalsBody.utf8).allAnimals
    let cat = Owner_pet(key: animals[0]).data
    #expect(cat.__typename == "Cat")
    #expect(cat.name == "Tom")
    #expect(cat.owner?.email == "a@b.c")
    #expect(cat.friends.map(\.age) == [3])
    #expect(Owner_pet(key: animals[1]).data.owner == nil)
  }

  @Test("Large values that a fragment passes over do not change what it reads")
  func largeValuesBetween() throws {
    let rows = Array(repeating: Array(1...50), count: 50)
    let friends = (0..<50).map { #"{"name":"\#($0)","age":\#($0),"x":\#(rows)}"# }.joined(separator: ",")
    let body =
      animalsBody
      .replacingOccurrences(of: "[[1,2],[],[-3]]", with: "\(rows)")
      .replacingOccurrences(of: #"{"k":"#, with: #"{"rows":\#(rows),"k":"#)
      .replacingOccurrences(of: #""friends":["#, with: #""friends":[\#(friends),"#)
      .replacingOccurrences(of: #",],"#, with: "],")
    let animals = try readAnimals(body.utf8).allAnimals
    #expect(animals[0].matrix == rows)
    #expect(animals[0].friends.map(\.name) == (0..<50).map { "\($0)" } + ["Rex"])
    #expect(Owner_pet(key: animals[0]).data.friends.map(\.age) == Array(0..<50) + [3])
    #expect(Owner_pet(key: animals[0]).data.owner?.email == "a@b.c")
    #expect(Owner_pet(key: animals[1]).data.name == "Wanda")
  }

  @Test("OBJ-22: lists and nullable values nest as they do in the schema")
  func wrappers() throws {
    #expect(try read(value: [Int?]?.self, "null") == nil)
    #expect(try read(value: [Int?]?.self, "[1, null]") == [1, nil])
    #expect(try read(value: [[String]].self, #"[["a"],[]]"#) == [["a"], []])
    #expect(try read(value: [[[Bool?]?]].self, "[[null,[true,null]],[]]") == [[nil, [true, nil]], []])
    #expect(throws: ResponseDecodingError.self) { try read(value: [[Int]].self, "[null]") }
    #expect(throws: ResponseDecodingError.self) { try read(value: [Int].self, "[null]") }
  }

  @Test("APO-02: members that nobody selected make no difference")
  func extraMembers() throws {
    let expected = try readAnimals(animalsBody.utf8)
    let extra = #""extra":{"name":[1,{"id":"no"}],"x":"}]\""},"#
    for place in ["\"allAnimals\"", "\"id\"", "\"feet\"", "\"name\"", "\"email\"", "\"__typename\":\"Owner\""] {
      let body = animalsBody.replacingOccurrences(of: place, with: extra + place)
      #expect(try readAnimals(body.utf8) == expected)
    }
  }

  @Test("The order of members makes no difference")
  func shuffledMembers() throws {
    let expected = try readAnimals(animalsBody.utf8)
    var random = SeededRandom(seed: 7)
    let value = try GraphQLJSONValue(parsing: animalsBody.utf8)
    for _ in 0..<200 {
      let shuffled = value.shuffled(using: &random)
      #expect(try readAnimals(shuffled.description.utf8) == expected)
    }
  }

  @Test("Whitespace and escapes in names make no difference")
  func whitespaceAndEscapes() throws {
    let expected = try readAnimals(animalsBody.utf8)
    let object = try JSONSerialization.jsonObject(with: Foundation.Data(animalsBody.utf8))
    let pretty = try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    #expect(try readAnimals(pretty) == expected)
    #expect(try readAnimals("\r\n\t \(animalsBody)\n ".utf8) == expected)
    let escaped =
      animalsBody
      .replacingOccurrences(of: "\"feet\"", with: #""\u0066eet""#)
      .replacingOccurrences(of: "\"data\"", with: #""dat\u0061""#)
      .replacingOccurrences(of: "\"owner\"", with: #""\u006f\u0077\u006e\u0065r""#)
    #expect(try readAnimals(escaped.utf8) == expected)
  }

  @Test("The first of several members with the same name counts, in whatever order they are asked for")
  func duplicates() throws {
    func height(_ members: String) throws -> [Int?] {
      let height = try read(value: Animals.Animal_allAnimals.Height_height.self, "{\(members)}")
      return [height.feet, height.inches]
    }
    #expect(try height(#""feet":1,"inches":2"#) == [1, 2])
    #expect(try height(#""feet":1,"feet":8,"inches":2,"inches":9"#) == [1, 2])
    #expect(try height(#""inches":2,"feet":1,"inches":9"#) == [1, 2])
    #expect(try height(#""inches":2,"feet":1,"inches":9,"feet":8"#) == [1, 2])
    #expect(try height(#""in\u0063hes":2,"feet":1,"inches":9"#) == [1, 2])
    #expect(try height(#""x":0,"inches":2,"y":0,"feet":1,"z":0,"inches":9"#) == [1, 2])
  }

  @Test("Decodable: other decoders give the same values through the bridge")
  func decodable() throws {
    struct Body: Decodable { var data: Animals }
    let expected = try readAnimals(animalsBody.utf8)
    #expect(try JSONDecoder().decode(Body.self, from: Foundation.Data(animalsBody.utf8)).data == expected)
    let wrong = animalsBody.replacingOccurrences(of: "\"feet\":1", with: "\"feet\":true")
    #expect {
      try JSONDecoder().decode(Body.self, from: Foundation.Data(wrong.utf8))
    } throws: {
      ($0 as? ResponseDecodingError)?.path.description == "allAnimals[0].height.feet"
    }
  }

  @Test("Values are equal and hash equally if what they hold is equal, fragments included")
  func equality() throws {
    let one = try readAnimals(animalsBody.utf8)
    let other = try readAnimals(animalsBody.utf8)
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    let email = animalsBody.replacingOccurrences(of: "a@b.c", with: "x@b.c")
    #expect(try readAnimals(email.utf8) != one)
  }
}

extension GraphQLJSONValue {
  /// Returns the value with the members of every object in random order.
  func shuffled(using random: inout some RandomNumberGenerator) -> GraphQLJSONValue {
    switch self {
    case .array(let elements): .array(elements.map { $0.shuffled(using: &random) })
    case .object(let object):
      .object(GraphQLJSONObject(object.map { ($0.key, $0.value.shuffled(using: &random)) }.shuffled(using: &random)))
    default: self
    }
  }
}
