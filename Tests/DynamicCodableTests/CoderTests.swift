import DynamicCodable
import Foundation
import Testing

@Suite("DynamicCodable: what decoders and encoders are told")
struct CoderTests {
  static let unit = CodingUserInfoKey(rawValue: "unit")!

  /// A type that uses more of the coder than its members.
  struct Event: Route, Codable, Equatable {
    enum CodingKeys: String, CodingKey { case type, startsAt, payload, length }
    var type: String { "event" }
    var startsAt: Date
    var payload: Data
    var length: String

    init(startsAt: Date, payload: Data, length: String) {
      (self.startsAt, self.payload, self.length) = (startsAt, payload, length)
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      startsAt = try container.decode(Date.self, forKey: .startsAt)
      payload = try container.decode(Data.self, forKey: .payload)
      length = try container.decode(String.self, forKey: .length) + (decoder.userInfo[CoderTests.unit] as? String ?? "")
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(startsAt, forKey: .startsAt)
      try container.encode(payload, forKey: .payload)
      try container.encode(length + (encoder.userInfo[CoderTests.unit] as? String ?? "?"), forKey: .length)
    }
  }

  @Test("strategies and userInfo are the same inside of dynamic values")
  func strategies() throws {
    let registry = DynamicDecodableRegistry.routes()
    registry.register(Event.self, typeIdentifier: "event")
    let decoder = JSONDecoder()
    decoder.userInfo = [.dynamicDecodableRegistry: registry, Self.unit: "km"]
    decoder.dateDecodingStrategy = .iso8601
    decoder.dataDecodingStrategy = .custom { Data(try $0.singleValueContainer().decode(String.self).utf8) }
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let json = #"{"value":[{"length":"3","payload":"abc","starts_at":"2026-01-31T11:00:00Z","type":"event"}]}"#
    let event = Event(startsAt: Date(timeIntervalSince1970: 1_769_857_200), payload: Data("abc".utf8), length: "3km")
    #expect(try decoder.decode(One<[any Route]>.self, from: Data(json.utf8)).value.map { $0 as? Event } == [event])

    let encoder = JSONEncoder()
    encoder.userInfo = [.dynamicDecodableRegistry: registry, Self.unit: "mi"]
    encoder.dateEncodingStrategy = .iso8601
    encoder.dataEncodingStrategy = .custom { data, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(String(decoding: data, as: UTF8.self))
    }
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(One<[any Route]>(value: [event])), as: UTF8.self)
    #expect(text == json.replacingOccurrences(of: #""3""#, with: #""3kmmi""#))
  }

  protocol Node: AnyObject, TypeIdentifiable {}
  final class Leaf: Node, Codable {
    var type: String { "leaf" }
    var children: [DynamicCodable<any Node>]?
  }

  @Test("DYN-01, DYN-17: values of a protocol for classes, in each other")
  func classes() throws {
    let registry = DynamicDecodableRegistry { DynamicType("leaf", Leaf.self) }
    let json = #"{"value":{"children":[{"type":"leaf"},{"children":[],"type":"leaf"}],"type":"leaf"}}"#
    let node = try decode(One<any Node>.self, json, registry)
    #expect((node.value as? Leaf)?.children?.count == 2)
    #expect(try encode(node, registry) == json)
    #expect(try node == decode(One<any Node>.self, json, registry))
  }

  @Test("DYN-01, DYN-13: a discriminator with escapes in its name and text, and twice")
  func escapes() throws {
    #expect(try decode(One<any Route>.self, #"{"value": {"t\u0079pe": "h\u006fme"}}"#).value is Home)
    for (value, summary) in [
      ("1", "typeMismatch value.type"), ("true", "typeMismatch value.type"), ("{}", "typeMismatch value.type"),
      (#"["home"]"#, "typeMismatch value.type"), (#""""#, "dataCorrupted value"),
      (#""Home""#, "dataCorrupted value"), (#"" home""#, "dataCorrupted value"),
    ] {
      #expect(failure(One<any Route>.self, #"{"value": {"type": \#(value)}}"#)?.summary == summary, "\(value)")
    }
  }

  @Test("DYN-09: in arrays of optionals and dictionaries of arrays, null stays and unknown elements are left out")
  func unknownInShapes() throws {
    let reports = Reports()
    let registry = DynamicDecodableRegistry.routes { reports.add($0) }
    let optionals = #"{"value": [{"type": "new"}, null, {"type": "home"}]}"#
    #expect(try decode(One<[(any Route)?]>.self, optionals, registry).value.map { $0?.type } == [nil, "home"])
    let lists = #"{"value": {"a": [{"type": "new"}], "b": [{"type": "home"}, {"type": "newer"}]}}"#
    #expect(
      try decode(One<[String: [any Route]]>.self, lists, registry).value.mapValues { $0.map(\.type) }
        == ["a": [], "b": ["home"]]
    )
    #expect(Set(reports.all.map(\.codingPath.text)) == ["value[0]", "value.a[0]", "value.b[1]"])
    registry.unknownElements = .fail
    #expect(
      failure(One<[String: [any Route]]>.self, lists, registry)?.summary.hasPrefix("dataCorrupted value.") == true
    )
  }

  @Test("DYN-16, DYN-20: whoever is told of an unknown type may register it, and decode")
  func registeringInHook() throws {
    let registry = DynamicDecodableRegistry.routes()
    let json = #"{"value": [{"type": "later"}, {"type": "later"}]}"#
    registry.onUnknownType = { [weak registry] unknown in
      guard let registry else { return }
      registry.register(Incoming.self, typeIdentifier: unknown.identifier)
      #expect((try? decode(One<[any Route]>.self, json, registry))?.value.count == 2)
    }
    _ = try decode(One<[any Route]>.self, json, registry)
    #expect(try decode(One<[any Route]>.self, json, registry).value.count == 2)
  }

  @Test("400 values in each other are decoded, encoded and compared")
  func depth() throws {
    let json = (0..<400).reduce(#"{"type":"home"}"#) { inner, _ in #"{"inner":\#(inner),"type":"wrapped"}"# }
    let value = try decode(DynamicCodable<any Route>.self, json)
    #expect(try encode(value) == json)
    #expect(try value == decode(DynamicCodable<any Route>.self, json))
  }
}
