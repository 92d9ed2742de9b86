import DynamicCodable
import Foundation
import Testing

@Suite("DynamicCodable: decoding")
struct DecodingTests {
  @Test("DYN-01: a value is of the type that the data names")
  func single() throws {
    let one = try decode(One<any Route>.self, #"{"value": {"type": "detail", "id": 7}}"#)
    #expect(one.value as? Detail == Detail(id: 7))
    let other = try decode(One<any Route>.self, #"{"value": {"id": 7, "x": [], "type": "home"}}"#)
    #expect(other.value is Home)
    let modal = try decode(One<any ModalRoute>.self, #"{"value": {"type": "sheet", "title": "T", "sizes": {}}}"#)
    #expect((modal.value as? Sheet)?.title == "T")
  }

  @Test("DYN-02: an array has values of several types, in the order of the data")
  func array() throws {
    let json = #"{"value": [{"type": "detail", "id": 2}, {"type": "home"}, {"type": "detail", "id": 1}]}"#
    #expect(try decode(One<[any Route]>.self, json).value.map(\.type) == ["detail", "home", "detail"])
    #expect(try decode(One<[any Route]>.self, json).value.compactMap { ($0 as? Detail)?.id } == [2, 1])
  }

  @Test("DYN-03: a dictionary has the keys of the data, as they are written")
  func dictionary() throws {
    let json = #"{"value": {"first_one": {"type": "home"}, "b": {"type": "detail", "id": 1}}}"#
    #expect(
      try decode(One<[String: any Route]>.self, json).value.mapValues(\.type) == ["first_one": "home", "b": "detail"]
    )
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.userInfo[.dynamicDecodableRegistry] = DynamicDecodableRegistry.routes()
    let converted = try decoder.decode(One<[String: any Route]>.self, from: Data(json.utf8))
    #expect(converted.value.keys.sorted() == ["b", "first_one"])
    #expect(try decode(One<[Int: any Route]>.self, #"{"value": {"3": {"type": "home"}}}"#).value.keys.first == 3)
  }

  @Test("DYN-04: an optional is the value, or nil for null")
  func optional() throws {
    #expect(try decode(One<(any Route)?>.self, #"{"value": {"type": "home"}}"#).value is Home)
    #expect(try decode(One<(any Route)?>.self, #"{"value": null}"#).value == nil)
  }

  struct Missing: Codable, Equatable {
    @DynamicCodableIfPresent var route: (any Route)?
    @DynamicCodableIfPresent var routes: [any Route]?
    var plain: DynamicCodable<any Route>?
  }

  @Test(
    "DYN-05: a missing key is an error for the wrapper, and nil for an optional wrapper or @DynamicCodableIfPresent"
  )
  func missingKey() throws {
    #expect(failure(One<(any Route)?>.self, "{}")?.summary == "keyNotFound ")
    let missing = try decode(Missing.self, "{}")
    #expect(missing.route == nil && missing.routes == nil && missing.plain == nil)
    #expect(try encode(missing) == "{}")
    #expect(try decode(Missing.self, #"{"route": null, "routes": null, "plain": null}"#) == missing)
    let json = #"{"plain":{"type":"home"},"route":{"id":1,"type":"detail"},"routes":[{"type":"home"}]}"#
    let there = try decode(Missing.self, json)
    #expect(there.route as? Detail == Detail(id: 1))
    #expect(there.routes?.map(\.type) == ["home"])
    #expect(try encode(there) == json)
    #expect(Missing() == missing)
  }

  @Test("DYN-06: optionals of collections, collections of collections, and empty ones")
  func nesting() throws {
    #expect(try decode(One<[any Route]?>.self, #"{"value": null}"#).value == nil)
    #expect(try decode(One<[any Route]?>.self, #"{"value": [{"type": "home"}]}"#).value?.map(\.type) == ["home"])
    let nested = try decode(
      One<[[any Route]]>.self,
      #"{"value": [[], [{"type": "home"}, {"type": "detail", "id": 1}]]}"#
    )
    #expect(nested.value.map { $0.map(\.type) } == [[], ["home", "detail"]])
    #expect(try decode(One<[any Route]>.self, #"{"value": []}"#).value.isEmpty)
    #expect(try decode(One<[String: any Route]>.self, #"{"value": {}}"#).value.isEmpty)
    let deep = try decode(One<[String: [(any Route)?]]?>.self, #"{"value": {"a": [null, {"type": "home"}]}}"#)
    #expect(deep.value?["a"]?.map { $0?.type } == [nil, "home"])
    #expect(try decode(One<(any Route)??>.self, #"{"value": {"type": "home"}}"#).value??.type == "home")
  }

  @Test("DYN-15: a dictionary may have the discriminator among its keys")
  func discriminatorAsKey() throws {
    let value = try decode(One<[String: any Route]>.self, #"{"value": {"type": {"type": "home"}}}"#).value
    #expect(value.mapValues(\.type) == ["type": "home"])
    #expect(
      failure(One<[String: any Route]>.self, #"{"value": {"type": "home"}}"#)?.summary == "typeMismatch value.type"
    )
  }

  struct Incoming: Decodable {
    @DynamicDecodable var routes: [any Route]
  }

  struct Outgoing: Encodable {
    @DynamicEncodable var routes: [any Route]
  }

  @Test("DYN-22: decoding and encoding work without each other")
  func oneDirection() throws {
    let decoded = try decode(Incoming.self, #"{"routes": [{"type": "incoming"}, {"type": "home"}]}"#)
    #expect(decoded.routes.map(\.type) == ["incoming", "home"])
    #expect(try encode(Outgoing(routes: [Home()])) == #"{"routes":[{"type":"home"}]}"#)
  }

  protocol Plain: TypeIdentifiable {}
  protocol Titled { var title: String { get } }
  struct Card: Plain, Titled, Codable, Equatable {
    var type = "plain-sheet"
    var title: String
  }

  @Test("DYN-01, DYN-20: values of several protocols at once, and that are Sendable")
  func compositions() throws {
    func sendable<T: Sendable>(_ value: T) -> T { value }
    let types = DynamicDecodableRegistry { DynamicType("plain-sheet", Card.self) }
    let json = #"{"value": [{"type": "plain-sheet", "title": "T"}]}"#
    #expect(
      try sendable(DynamicCodable(wrappedValue: decode(One<[any Plain & Sendable]>.self, json, types).value))
        .wrappedValue.count == 1
    )
    #expect(try decode(One<[any Plain & Titled]>.self, json, types).value.map(\.title) == ["T"])
    let home = #"{"value": [{"type": "home"}]}"#
    #expect(failure(One<[any Route & Titled]>.self, home)?.summary == "typeMismatch value[0]")
  }

  @Test("other decoders than that of JSON")
  func propertyList() throws {
    let encoder = PropertyListEncoder()
    let routes = One<[any Route]>(value: [Home(), Detail(id: 3)])
    let decoder = PropertyListDecoder()
    decoder.userInfo[.dynamicDecodableRegistry] = DynamicDecodableRegistry.routes()
    #expect(try decoder.decode(One<[any Route]>.self, from: encoder.encode(routes)) == routes)
  }
}
