import DynamicCodable
import Foundation
import Testing

@Suite("DynamicCodable: encoding and equality")
struct EncodingTests {
  @Test("DYN-17: what is encoded decodes to an equal value, with the discriminator")
  func roundTrip() throws {
    func check<Value>(_ value: Value, _ json: String) throws {
      let one = One(value: value)
      #expect(try encode(one) == json)
      #expect(try decode(One<Value>.self, json) == one)
    }
    try check(Detail(id: 1) as any Route, #"{"value":{"id":1,"type":"detail"}}"#)
    try check(Detail(id: 1) as (any Route)?, #"{"value":{"id":1,"type":"detail"}}"#)
    try check(nil as (any Route)?, #"{"value":null}"#)
    try check([Home(), Detail(id: 1)] as [any Route], #"{"value":[{"type":"home"},{"id":1,"type":"detail"}]}"#)
    try check(["b_c": Home()] as [String: any Route], #"{"value":{"b_c":{"type":"home"}}}"#)
    try check([[Home()], []] as [[any Route]], #"{"value":[[{"type":"home"}],[]]}"#)
    try check([nil, Home()] as [(any Route)?], #"{"value":[null,{"type":"home"}]}"#)
    try check(Wrapped(inner: Home()) as any Route, #"{"value":{"inner":{"type":"home"},"type":"wrapped"}}"#)
  }

  @Test("DYN-17: the discriminator is encoded once, also where the type computes it")
  func computedIdentifier() throws {
    let sheet = One<any Route>(value: Sheet(title: "T"))
    #expect(try encode(sheet) == #"{"value":{"sizes":{},"title":"T","type":"sheet"}}"#)
    let wrapped = One<any Route>(value: Wrapped(inner: Sheet(title: "T")))
    #expect(try encode(wrapped) == #"{"value":{"inner":{"sizes":{},"title":"T","type":"sheet"},"type":"wrapped"}}"#)
    #expect(try decode(One<any Route>.self, encode(wrapped)) == wrapped)
  }

  enum Name: String, Route, Codable {
    case first
    var type: String { "name" }
  }

  @Test("what encodes no object has no place for a discriminator, which is an error")
  func noPlace() {
    #expect(throws: EncodingError.self) { try encode(One<any Route>(value: Name.first)) }
  }

  @Test("DYN-19: values are equal by their own ==, or by what they encode; the same in 100 runs")
  func equality() throws {
    let sizes = Dictionary(uniqueKeysWithValues: (0..<50).map { ("k\($0)", $0) })
    let same = Dictionary(uniqueKeysWithValues: (0..<50).reversed().map { ("k\($0)", $0) })
    for _ in 0..<100 {
      let left = One<[any Route]>(value: [Sheet(title: "T", sizes: sizes), Detail(id: 1)])
      let right = One<[any Route]>(value: [Sheet(title: "T", sizes: same), Detail(id: 1)])
      #expect(left == right)
      #expect(DynamicCodable(wrappedValue: left.value).hashValue == DynamicCodable(wrappedValue: right.value).hashValue)
    }
    func areEqual(_ left: any Route, _ right: any Route) -> Bool {
      DynamicCodable(wrappedValue: left) == DynamicCodable(wrappedValue: right)
    }
    #expect(!areEqual(Sheet(title: "a"), Sheet(title: "b")))
    #expect(!areEqual(Detail(id: 1), Detail(id: 2)))
    #expect(!areEqual(Home(type: "x"), Incoming(type: "x")))
    #expect(!areEqual(Incoming(type: "x"), Incoming(type: "x")))
    typealias Routes = DynamicCodable<[String: (any Route)?]>
    #expect(Routes(wrappedValue: ["a": nil, "b": Home()]) == Routes(wrappedValue: ["b": Home(), "a": nil]))
    #expect(Routes(wrappedValue: ["a": nil]) != Routes(wrappedValue: ["a": Home()]))
    #expect(Set([Routes(wrappedValue: ["a": nil]), Routes(wrappedValue: ["a": nil])]).count == 1)
  }

  protocol Block: Sendable {}
  struct Text: Block, Codable { var text: String }
  struct Caption: Block, Codable { var text: String }

  /// A type that is compared by its encoding. No registry knows the types of its blocks.
  struct Holder: Route, Encodable {
    var type = "holder"
    @DynamicCodable var block: any Block
    @DynamicCodable var others: [String: any Block] = [:]
    @DynamicCodable var route: (any Route)? = nil
  }

  @Test("DYN-19: values in others are equal by their own types, which no registry needs to know")
  func unregistered() {
    func holder(_ block: any Block, _ others: [String: any Block] = [:], _ route: (any Route)? = nil)
      -> DynamicCodable<any Route>
    { DynamicCodable(wrappedValue: Holder(block: block, others: others, route: route)) }
    let text = Text(text: "T")
    let caption = Caption(text: "T")
    #expect(holder(text) == holder(text))
    #expect(holder(text).hashValue == holder(text).hashValue)
    #expect(holder(text) != holder(caption))
    #expect(holder(text) != holder(Text(text: "S")))
    #expect(holder(text, ["a": text, "b": caption]) == holder(text, ["b": caption, "a": text]))
    #expect(holder(text, ["a": text]) != holder(text, ["a": caption]))
    #expect(holder(text, [:], Tolerant(note: "a")) == holder(text, [:], Tolerant(note: "b")))
    // A `Name` encodes a string, so it has no room for an identifier; comparing needs none.
    #expect(holder(text, [:], Name.first) == holder(text, [:], Name.first))
  }

  final class Counter: @unchecked Sendable {
    var count = 0
  }

  /// A type that counts how often it is encoded.
  struct Level: Route, Encodable {
    enum Keys: CodingKey { case inner }
    var type: String { "level" }
    var inner: (any Route)?
    let counter: Counter

    func encode(to encoder: any Encoder) throws {
      counter.count += 1
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(DynamicCodable(wrappedValue: inner), forKey: .inner)
    }
  }

  @Test("however deep a value is, it is encoded twice at most")
  func depth() throws {
    let counter = Counter()
    let value = (0..<12).reduce(nil as (any Route)?) { inner, _ in Level(inner: inner, counter: counter) }
    let text = try encode(One(value: value))
    #expect(text.components(separatedBy: #""type":"level""#).count == 13)
    #expect(counter.count <= 24)
    counter.count = 0
    #expect(One(value: value) == One(value: value))
    #expect(counter.count <= 48)
  }

  /// A type whose values are all equal, with any encoding.
  struct Tolerant: Route, Codable, Equatable {
    var type = "tolerant"
    var note: String
    static func == (left: Tolerant, right: Tolerant) -> Bool { true }
  }

  @Test("DYN-19: equal values have one hash, also where a type is Equatable and not Hashable")
  func hash() {
    let left = DynamicCodable<any Route>(wrappedValue: Tolerant(note: "a"))
    let right = DynamicCodable<any Route>(wrappedValue: Tolerant(note: "b"))
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
  }

  /// A type that uses every way of encoding.
  struct Everything: Route, Encodable {
    enum Keys: String, CodingKey { case type, nested, list, sub, raw }
    class Base: Encodable { let base = 1 }
    final class Derived: Base {
      let own: UInt64
      init(_ own: UInt64) { self.own = own }
      override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(own, forKey: .raw)
        try super.encode(to: container.superEncoder())
      }
    }

    var type: String { "everything" }
    var number: UInt64

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      var nested = container.nestedContainer(keyedBy: Keys.self, forKey: .nested)
      try nested.encodeNil(forKey: .raw)
      var list = container.nestedUnkeyedContainer(forKey: .list)
      try list.encode(1.5)
      try list.encode(Float(0.5))
      try list.encode(true)
      try list.encodeNil()
      var inner = list.nestedUnkeyedContainer()
      try inner.encode("x")
      var object = list.nestedContainer(keyedBy: Keys.self)
      try object.encode(Date(timeIntervalSince1970: 0), forKey: .raw)
      try container.encode(Derived(number), forKey: .sub)
    }
  }

  @Test("DYN-19: equality sees all that a type encodes")
  func everything() throws {
    func value(_ number: UInt64) -> DynamicCodable<any Route> { .init(wrappedValue: Everything(number: number)) }
    #expect(value(.max) == value(.max))
    #expect(value(1) != value(2))
    #expect(value(.max).hashValue == value(.max).hashValue)
    #expect(
      try encode([value(.max)]) == """
        [{"list":[1.5,0.5,true,null,["x"],{"raw":-978307200}],"nested":{"raw":null},\
        "sub":{"raw":18446744073709551615,"super":{"base":1}},"type":"everything"}]
        """
    )
  }
}
