import Foundation
import GraphQLJSON
import SeededRandomness
import Testing

@Suite struct JSONValueTests {
  @Test("Random values: what is written is read back, by this parser and by Foundation's")
  func roundTrip() throws {
    var random = SeededRandom(seed: 17)
    for _ in 0..<2_000 {
      let value = GraphQLJSONValue.random(depth: 4, using: &random)
      let text = value.description
      #expect(try GraphQLJSONValue(parsing: text.utf8) == value)
      let theirs = try JSONSerialization.jsonObject(with: Foundation.Data(text.utf8), options: .fragmentsAllowed)
      let pretty = try JSONSerialization.data(withJSONObject: [theirs], options: .prettyPrinted)
      #expect(try GraphQLJSONValue(parsing: pretty) == [value])
      #expect(try JSONDecoder().decode(GraphQLJSONValue.self, from: Foundation.Data(text.utf8)) == value)
      #expect(try GraphQLJSONValue(parsing: JSONEncoder().encode(value)) == value)
    }
  }

  @Test("Random texts: what is accepted is what Foundation accepts, with the same value")
  func mutations() {
    var random = SeededRandom(seed: 23)
    var (accepted, rejected) = (0, 0)
    for _ in 0..<3_000 {
      var text = Array(GraphQLJSONValue.random(depth: 3, using: &random).description.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) where !text.isEmpty {
        let position = Int.random(in: 0..<text.count, using: &random)
        switch random.next() % 3 {
        case 0: text.remove(at: position)
        case 1: text[position] = Array("\"\\{}[],:0-e. ntf\u{80}".utf8).randomElement(using: &random)!
        default: text.insert(text.randomElement(using: &random)!, at: position)
        }
      }
      let ours = try? GraphQLJSONValue(parsing: text)
      let theirs = try? JSONDecoder().decode(GraphQLJSONValue.self, from: Foundation.Data(text))
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

  /// Returns whether a name occurs twice. Foundation keeps one such member and this parser the first, so the test skips
  /// these.
  private func hasDuplicates(_ text: [UInt8]) -> Bool {
    let names = String(decoding: text, as: UTF8.self).matches(of: #/"k[0-9]*"/#).map { String($0.output) }
    return Set(names).count != names.count
  }

  @Test("Nesting beyond the limit is an error, and 10,000 levels are no crash")
  func nesting() throws {
    func arrays(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(throws: Never.self) { try GraphQLJSONValue(parsing: arrays(512).utf8) }
    for depth in [513, 10_000] {
      let error = #expect(throws: JSONParsingError.self) { try GraphQLJSONValue(parsing: arrays(depth).utf8) }
      #expect(error?.description == "This is not JSON: there is more than 512 levels of nesting at byte 512.")
    }
    #expect(throws: JSONParsingError.self) {
      try GraphQLJSONValue(parsing: String(repeating: #"{"a":"#, count: 10_000).utf8)
    }
  }

  @Test("Objects keep the order of their members, each once, and are equal in any order")
  func objects() throws {
    var object: GraphQLJSONObject = ["b": 1, "a": 2, "b": 3]
    #expect(object.keys == ["b", "a"])
    #expect(object["b"] == 1)
    #expect(object == ["a": 2, "b": 1])
    #expect(object.hashValue == (["a": 2, "b": 1] as GraphQLJSONObject).hashValue)
    object["c"] = 4
    object["b"] = nil
    #expect(GraphQLJSONValue.object(object).description == #"{"a":2,"c":4}"#)
    for number in 0..<100 { object["k\(number)"] = .int(number) }
    object["k50"] = nil
    object["k51"] = "x"
    #expect(object.count == 101)
    #expect(object["k50"] == nil)
    #expect(object["k51"] == "x")
    #expect(object["k99"] == 99)
    #expect(object.keys.suffix(2) == ["k98", "k99"])
    #expect(try GraphQLJSONValue(parsing: #"{"a":1,"a":2}"#.utf8) == ["a": 1])
    let value: GraphQLJSONValue = ["list": [1, nil, ["x": true]]]
    #expect(value["list"]?[2]?["x"] == true)
    #expect(value["list"]?[3] == nil)
    #expect(value["none"] == nil)
  }
}

/// Names that are equal as Swift strings but have different spellings: composed, decomposed, and the Kelvin sign.
private let spellings = ["\u{e9}", "e\u{301}", "K", "\u{212A}"]

extension JSONValueTests {
  @Test("Members are told apart by their bytes, in small objects and in large ones", arguments: [0, 20])
  func canonicallyEquivalentNames(others: Int) throws {
    let members = spellings.enumerated().map { #""\#($1)":\#($0)"# } + (0..<others).map { #""o\#($0)":0"# }
    let text = "{\(members.joined(separator: ","))}"
    var object = try #require(try GraphQLJSONValue(parsing: text.utf8).object)
    #expect(object.count == 4 + others)
    for (index, name) in spellings.enumerated() { #expect(object[name] == .int(index)) }
    #expect(Array(GraphQLJSONValue.object(object).description.utf8) == Array(text.utf8))
    object["\u{e9}"] = "new"
    object["\u{212A}"] = nil
    #expect(object["e\u{301}"] == 1 && object["\u{e9}"] == "new" && object["K"] == 2 && object["\u{212A}"] == nil)
    #expect(GraphQLJSONObject([("K", 1)]) != GraphQLJSONObject([("\u{212A}", 1)]))
    #expect(GraphQLJSONObject([("K", 1)]).hashValue != GraphQLJSONObject([("\u{212A}", 1)]).hashValue)
    #expect(
      try GraphQLJSONValue(parsing: #"{"K":1,"\u212a":2,"\u004b":3}"#.utf8).object?.members.map(\.value) == [1, 2]
    )
  }
}

extension GraphQLJSONValue {
  fileprivate var object: GraphQLJSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  static func random(depth: Int, using random: inout SeededRandom) -> GraphQLJSONValue {
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
      let members = (0..<Int(random.next() % 4)).map {
        ("k\($0)", GraphQLJSONValue.random(depth: depth - 1, using: &random))
      }
      return .object(GraphQLJSONObject(members))
    }
  }
}
