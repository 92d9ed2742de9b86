import DynamicCodable
import Foundation
import InlineGraphQL
import SeededRandomness
import Testing

@Suite("Payloads: compared with JSONDecoder")
struct PayloadOracleTests {
  private let types = DynamicDecodableRegistry { DynamicType("asking", AskingType.self) }

  private func ours(_ text: String) throws -> [String] {
    try __ResponseReader.read(from: Data(text.utf8)) { (reader) throws(ResponseDecodingError) in
      reader.dynamicTypes = types
      return try DynamicScalar<AskingType>(from: &reader)
    }.value.answers
  }

  private func theirs(_ text: String) throws -> [String] {
    let decoder = JSONDecoder()
    decoder.userInfo[.dynamicDecodableRegistry] = types
    return try decoder.decode(DynamicCodable<AskingType>.self, from: Data(text.utf8)).wrappedValue.answers
  }

  private func check(_ text: String) {
    let answers = (try? theirs(text)) ?? []
    let ours = (try? ours(text)) ?? []
    func isSame(_ theirs: String, _ ours: String) -> Bool {
      if theirs.hasSuffix(": mismatch") { return ours.hasPrefix("\(theirs) at ") }
      // For null, JSONDecoder reports a missing value of every type but Bool.
      return theirs == ours || theirs == ours.replacingOccurrences(of: "Bool: null", with: "Bool: mismatch")
    }
    if answers.count == ours.count, zip(answers, ours).allSatisfy(isSame) { return }
    let index = zip(answers, ours).enumerated().first { !isSame($1.0, $1.1) }?.offset ?? min(answers.count, ours.count)
    Issue.record(
      """
      \(text)
      JSONDecoder: \(answers.dropFirst(max(0, index - 2)).prefix(3))
      ours:        \(ours.dropFirst(max(0, index - 2)).prefix(3))
      """
    )
  }

  @Test("Random types and values are decoded as JSONDecoder does, errors and their paths included")
  func values() {
    for seed in RandomRuns.seeds(5_000) {
      var payload = Payload(random: SeededRandom(seed: seed))
      check(payload.object(["type": "\"asking\"", "seed": "\(seed)", "value": payload.value()]))
    }
  }

  @Test(
    "Texts with a byte too few, too many or another one: what is no JSON is an error, all else is decoded alike"
  )
  func brokenTexts() {
    for seed in RandomRuns.seeds(2_000) {
      var payload = Payload(random: SeededRandom(seed: seed))
      let text = payload.broken(payload.object(["type": "\"asking\"", "seed": "\(seed)", "value": payload.value()]))
      let isJSON = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
      // Foundation accepts a comma after the last element. A value that nobody decodes may be half a surrogate pair or
      // out of range.
      let hasComma = text.range(of: #",\s*[\]}]"#, options: .regularExpression) != nil
      if isJSON && !hasComma || (try? ours(text)) != nil { check(text) }
    }
  }
}

/// A generator of random JSON.
struct Payload {
  var random: SeededRandom

  static let names = ["a", "b", "c", "d", "type", "title", "super", "é", "a\"b", ""]

  private static let plain = [
    "null", "true", "false", "0", "-0", "1", "-1", "127", "128", "255", "300", "2147483648", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "18446744073709551615", "18446744073709551616", "1e2", "1.0", "1.5",
    "0.1", "-2.5E-3", "3.4028235e38", "1e39", "1e300", "12345678901234567890.0", "0.30000000000000004441", #""""#,
    #""text""#, #""large""#, #""AQI=""#, #""https://example.com/a""#, #""\u00e9\n\ud83d\ude00""#, #""é""#,
    #""3E5A7C2E-7A2B-4B7E-9C55-0D5A3A1F0001""#, "{}", "[]", #"["a", "b"]"#, "[1, 2]", #"[null, "x"]"#, "[[1], [2, 3]]",
    #"{"a": 1, "c": []}"#, #"{"b": null, "a": 2}"#,
  ]

  mutating func value(depth: Int = 0) -> String {
    switch Int.random(in: 0..<(depth < 4 ? 10 : 4), using: &random) {
    case 0..<4: return Payload.plain.randomElement(using: &random)!
    case 4..<6:
      let elements = (0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth + 1) }
      return "[\(elements.joined(separator: ",\(space)"))\(space)]"
    default:
      var members: [String: String] = [:]
      for name in Payload.names.shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random)) {
        members[name] = value(depth: depth + 1)
      }
      // Enough members for the reader to use an index.
      if Int.random(in: 0..<10, using: &random) == 0 {
        for index in 0..<20 { members["more\(index)"] = value(depth: 4) }
      }
      return object(members)
    }
  }

  /// Returns an object with its members in random order.
  mutating func object(_ members: [String: String]) -> String {
    let texts = members.sorted { $0.key < $1.key }.shuffled(using: &random).map {
      "\(name($0.key))\(space):\(space)\($0.value)"
    }
    return "{\(space)\(texts.joined(separator: "\(space),\(space)"))}"
  }

  private mutating func name(_ name: String) -> String {
    let escaped = name.replacingOccurrences(of: "\"", with: "\\\"")
    guard Int.random(in: 0..<8, using: &random) == 0 else { return "\"\(escaped)\"" }
    return "\"\(name.utf16.map { String(format: "\\u%04x", $0) }.joined())\""
  }

  private var space: String {
    mutating get { ["", "", "", " ", "\n  ", "\t"].randomElement(using: &random)! }
  }

  /// Returns a text with one mistake.
  mutating func broken(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let index = bytes.indices.randomElement(using: &random)!
    let byte = Array(#"{}[],:"\x-. "#.utf8).randomElement(using: &random)!
    switch Int.random(in: 0..<3, using: &random) {
    case 0: bytes.remove(at: index)
    case 1: bytes.insert(byte, at: index)
    default: bytes[index] = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
