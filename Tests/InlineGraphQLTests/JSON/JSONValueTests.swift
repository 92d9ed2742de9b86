import Foundation
import InlineGraphQL
import Testing

@Suite struct JSONValueTests {
  @Test("Random values: what is written is read back, by this parser and by Foundation's")
  func roundTrip() throws {
    var random = SeededRandom(seed: 17)
    for _ in 0..<2_000 {
      let value = JSONValue.random(depth: 4, using: &random)
      let text = value.description
      #expect(try JSONValue(parsing: text.utf8) == value)
      let theirs = try JSONSerialization.jsonObject(with: Foundation.Data(text.utf8), options: .fragmentsAllowed)
      let pretty = try JSONSerialization.data(withJSONObject: [theirs], options: .prettyPrinted)
      #expect(try JSONValue(parsing: pretty) == [value])
      #expect(try JSONDecoder().decode(JSONValue.self, from: Foundation.Data(text.utf8)) == value)
      #expect(try JSONValue(parsing: JSONEncoder().encode(value)) == value)
    }
  }

  @Test("Random texts: what is accepted is what Foundation accepts, with the same value")
  func mutations() {
    var random = SeededRandom(seed: 23)
    var (accepted, rejected) = (0, 0)
    for _ in 0..<3_000 {
      var text = Array(JSONValue.random(depth: 3, using: &random).description.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) where !text.isEmpty {
        let position = Int.random(in: 0..<text.count, using: &random)
        switch random.next() % 3 {
        case 0: text.remove(at: position)
        case 1: text[position] = Array("\"\\{}[],:0-e. ntf\u{80}".utf8).randomElement(using: &random)!
        default: text.insert(text.randomElement(using: &random)!, at: position)
        }
      }
      let ours = try? JSONValue(parsing: text)
      let theirs = try? JSONDecoder().decode(JSONValue.self, from: Foundation.Data(text))
      if let ours, hasDuplicates(text) == false {
        accepted += 1
        #expect(theirs == ours, "\(String(decoding: text, as: UTF8.self))")
      } else if ours == nil {
        rejected += 1
        #expect(theirs == nil, "\(String(decoding: text, as: UTF8.self))")
      }
    }
    #expect(accepted > 200)
    #expect(rejected > 200)
  }

  /// Foundation takes one of several members with a name, we the first: such texts are left out.
  private func hasDuplicates(_ text: [UInt8]) -> Bool {
    let names = String(decoding: text, as: UTF8.self).matches(of: #/"k[0-9]*"/#).map { String($0.output) }
    return Set(names).count != names.count
  }

  @Test("Nesting beyond the limit is an error, and 10,000 levels are no crash")
  func nesting() throws {
    func arrays(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(throws: Never.self) { try JSONValue(parsing: arrays(512).utf8) }
    for depth in [513, 10_000] {
      let error = #expect(throws: JSONParsingError.self) { try JSONValue(parsing: arrays(depth).utf8) }
      #expect(error?.description == "This is not JSON: there is more than 512 levels of nesting at byte 512.")
    }
    #expect(throws: JSONParsingError.self) {
      try JSONValue(parsing: String(repeating: #"{"a":"#, count: 10_000).utf8)
    }
  }

  @Test("Objects keep the order of their members, each once, and are equal in any order")
  func objects() throws {
    var object: JSONObject = ["b": 1, "a": 2, "b": 3]
    #expect(object.keys == ["b", "a"])
    #expect(object["b"] == 1)
    #expect(object == ["a": 2, "b": 1])
    #expect(object.hashValue == (["a": 2, "b": 1] as JSONObject).hashValue)
    object["c"] = 4
    object["b"] = nil
    #expect(JSONValue.object(object).description == #"{"a":2,"c":4}"#)
    for number in 0..<100 { object["k\(number)"] = .int(number) }
    object["k50"] = nil
    object["k51"] = "x"
    #expect(object.count == 101)
    #expect(object["k50"] == nil)
    #expect(object["k51"] == "x")
    #expect(object["k99"] == 99)
    #expect(object.keys.suffix(2) == ["k98", "k99"])
    #expect(try JSONValue(parsing: #"{"a":1,"a":2}"#.utf8) == ["a": 1])
    let value: JSONValue = ["list": [1, nil, ["x": true]]]
    #expect(value["list"]?[2]?["x"] == true)
    #expect(value["list"]?[3] == nil)
    #expect(value["none"] == nil)
  }
}

extension JSONValue {
  static func random(depth: Int, using random: inout SeededRandom) -> JSONValue {
    let texts = [
      "", "a", "k1", "é€😀", "\"\\/\u{0}\u{1F}\n", "a longer text of more than fifteen bytes", "\u{2028}\u{FFFD}",
    ]
    switch random.next() % (depth > 0 ? 9 : 6) {
    case 0: return .null
    case 1: return .bool(random.next() % 2 == 0)
    case 2: return .int(Int(truncatingIfNeeded: random.next() >> (random.next() % 64)))
    case 3: return .double(Double(random.next() % 1_000_000) / 64)
    case 4, 5: return .string(texts.randomElement(using: &random)!)
    case 6: return .array((0..<Int(random.next() % 4)).map { _ in .random(depth: depth - 1, using: &random) })
    default:
      let members = (0..<Int(random.next() % 4)).map { ("k\($0)", JSONValue.random(depth: depth - 1, using: &random)) }
      return .object(JSONObject(members))
    }
  }
}
