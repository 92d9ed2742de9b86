import Foundation
import SeededRandomness
import Testing

@testable import InlineGraphQL

/// Comparison by the offsets of properties, against synthesised conformances.
@Suite struct StoredPropertiesTests {
  @Test("OBJ-23: structs are as equal as synthesised == finds them, and equal ones have equal hashes")
  func sameAsSynthesised() {
    var random = SeededRandom(seed: 7)
    var equal = 0
    for _ in 0..<20_000 {
      let (left, right) = (Mixed.random(using: &random), Mixed.random(using: &random))
      #expect(StoredProperties.areEqual(left, right) == (left == right))
      #expect(StoredProperties.areEqual(left, left))
      if left == right {
        equal += 1
        #expect(hash(of: left) == hash(of: right))
      } else {
        #expect(hash(of: left) != hash(of: right))
      }
    }
    #expect(equal > 100 && equal < 19_900)
  }

  @Test("A struct without stored properties equals itself")
  func empty() {
    struct Empty: Hashable, __StoredFields { typealias __Stored = () }
    #expect(StoredProperties.areEqual(Empty(), Empty()))
    #expect(hash(of: Empty()) == hash(of: Empty()))
  }

  @Test("Values are compared where they are: nothing is left retained or released too often")
  func retains() {
    final class Counted: Hashable, Sendable {
      static func == (left: Counted, right: Counted) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
    }
    struct Holder: Hashable, __StoredFields {
      typealias __Stored = (one: Counted?, many: [Counted?], lists: [[Counted]]?)
      var one: Counted?
      var many: [Counted?]
      var lists: [[Counted]]?
    }
    weak var counted: Counted?
    do {
      let object = Counted()
      counted = object
      let (left, right) = (
        Holder(one: object, many: [object, nil], lists: [[object], []]),
        Holder(one: object, many: [object, nil], lists: [[object], []])
      )
      for _ in 0..<3 {
        #expect(StoredProperties.areEqual(left, right))
        #expect(hash(of: left) == hash(of: right))
      }
    }
    #expect(counted == nil)
  }

  @Test("A type with a mirror of its own is compared and encoded as others are")
  func customReflectable() throws {
    struct Shown: ResponseObject, CustomReflectable {
      let first: String
      let second: String
      typealias __Stored = (first: String, second: String, __on_Shown: ())
      // The mirror has children of the same size in another order.
      var customMirror: Mirror { Mirror(self, children: ["second": first, "first": 1, "more": 2]) }

      init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
        var object = try reader.beginObject()
        first = reader.readString("first", in: &object)
        second = reader.readString("second", in: &object)
        try reader.endObject(&object)
      }
    }
    let one = try read(value: Shown.self, #"{"first":"a","second":"b"}"#)
    let other = try read(value: Shown.self, #"{"first":"a","second":"c"}"#)
    let same = try read(value: Shown.self, #"{"first":"a","second":"b"}"#)
    #expect(one != other && one == same && one.hashValue == same.hashValue)
    let encoded = try GraphQLJSONValue(parsing: JSONEncoder().encode(one))
    #expect(encoded == ["__typename": "Shown", "first": "a", "second": "b"])
  }

  @Test("Properties are found whatever their number, sizes and alignments")
  func tuples() throws {
    struct Empty: ResponseObject {
      typealias __Stored = (__on_Empty: (), ())
      init(from reader: inout __ResponseReader) throws(ResponseDecodingError) { try reader.skipValue() }
    }
    let empty = try read(value: Empty.self, "{}")
    #expect(empty == empty && StoredLayout(of: Empty.self)?.properties.isEmpty == true)

    struct One: ResponseObject {
      typealias __Stored = (`inner`: Bool?, __on_One: ())
      let inner: Bool?
      init(from reader: inout __ResponseReader) throws(ResponseDecodingError) { inner = try Bool?(from: &reader) }
    }
    #expect(try read(value: One.self, "true") == read(value: One.self, "true"))
    #expect(try read(value: One.self, "true") != read(value: One.self, "null"))
    #expect(StoredLayout(of: One.self)?.properties.map(\.name) == ["inner"])
  }

  @Test(
    "Types that say wrong things of their stored properties are compared, hashed and encoded by what reflection shows"
  )
  func wronglyDeclared() throws {
    typealias AnotherOrder = (second: String?, first: String, __on_WronglyDeclared: ())
    typealias OneTooFew = (first: String, __on_WronglyDeclared: ())
    typealias OtherNames = (second: String, first: String?, __on_WronglyDeclared: ())
    typealias NoNames = (String, String?, __on_WronglyDeclared: ())
    typealias NoProperties = (__on_WronglyDeclared: (), ())
    try checkWronglyDeclared(as: AnotherOrder.self)
    try checkWronglyDeclared(as: OneTooFew.self)
    try checkWronglyDeclared(as: OtherNames.self)
    try checkWronglyDeclared(as: NoNames.self)
    try checkWronglyDeclared(as: NoProperties.self)
  }

  @Test("A type whose stored properties name no parent type is compared; its encoding fails and says what is missing")
  func withoutParentType() throws {
    func check<Stored>(_ type: Stored.Type) throws {
      let value = try read(value: WronglyDeclared<Stored>.self, #"{"first":"a","second":"b"}"#)
      #expect(try value == read(value: WronglyDeclared<Stored>.self, #"{"first":"a","second":"b"}"#))
      let error = try #require(throws: EncodingError.self) { try JSONEncoder().encode(value) }
      guard case .invalidValue(_, let context) = error else { throw error }
      #expect(
        context.debugDescription
          == "\"typealias __Stored\" of \(WronglyDeclared<Stored>.self) does not end with its parent type, as in "
          + "\"__on_Hero: ()\"."
      )
    }
    try check((first: String, second: String?).self)
    try check((String, String?).self)
    try check(Int.self)
  }

  private func checkWronglyDeclared<Stored>(as type: Stored.Type) throws {
    let texts = [
      #""first":"a","second":"b""#, #""first":"a","second":null"#, #""first":"b","second":"a""#,
      #""first":"a text too long to be stored in place","second":"b""#,
    ].map { #"{"__typename":"WronglyDeclared",\#($0)}"# }
    for text in texts {
      let value = try read(value: WronglyDeclared<Stored>.self, text)
      for other in texts {
        let otherValue = try read(value: WronglyDeclared<Stored>.self, other)
        #expect((value == otherValue) == (text == other))
        #expect((value.hashValue == otherValue.hashValue) == (text == other))
      }
      #expect(try GraphQLJSONValue(parsing: JSONEncoder().encode(value)) == GraphQLJSONValue(parsing: Data(text.utf8)))
    }
  }

  @Test("Properties that hold classes and existentials are compared where they are")
  func heldTypes() throws {
    class Base: Hashable, @unchecked Sendable {
      static func == (left: Base, right: Base) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
    }
    final class Derived: Base, @unchecked Sendable {}
    struct Holder: __StoredFields {
      typealias __Stored = (base: Base, any: any Hashable, text: String)
      let base: Base
      let any: any Hashable
      let text: String
    }
    let layout = try #require(StoredLayout(of: Holder.self))
    #expect(layout.agrees(with: try #require(StoredLayout(reflecting: Holder.self))))
    #expect(StoredLayout(reflecting: String?.self) == nil)
    let holders = ["text", "text", "other"].map { Holder(base: Derived(), any: "any", text: $0) }
    #expect(StoredProperties.areEqual(holders[0], holders[1]) && !StoredProperties.areEqual(holders[0], holders[2]))
  }

  private func hash<Value>(of value: Value) -> Int {
    var hasher = Hasher()
    StoredProperties.hash(value, into: &hasher)
    return hasher.finalize()
  }
}

/// A handwritten type whose `Stored` does not match its stored properties.
private struct WronglyDeclared<Stored>: ResponseObject {
  typealias __Stored = Stored
  let first: String
  let second: String?

  init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    first = reader.readString("first", in: &object)
    second = reader.readNullable("second", in: &object)
    try reader.endObject(&object)
  }
}

/// Stored properties of several sizes and alignments, each with few possible values.
private struct Mixed: Hashable, __StoredFields {
  typealias __Stored = (
    flag: Bool, text: String?, small: Int8?, double: Double, inner: Inner, maybe: Inner??, flags: [Bool?],
    lists: [[Inner]?]?, choice: Choice, last: UInt8
  )

  struct Inner: Hashable {
    var number: Int?
    var flag: Bool
  }

  enum Choice: Hashable {
    case text(String)
    case inner(Inner)
    case none
  }

  var flag: Bool
  var text: String?
  var small: Int8?
  var double: Double
  var inner: Inner
  var maybe: Inner??
  var flags: [Bool?]
  var lists: [[Inner]?]?
  var choice: Choice
  var last: UInt8

  static func random(using random: inout some RandomNumberGenerator) -> Mixed {
    // Most properties have their first value, so that some random structs are equal.
    func pick<Value>(_ values: Value...) -> Value {
      Int.random(in: 0..<12, using: &random) == 0 ? values.randomElement(using: &random)! : values[0]
    }
    let inner = pick(Inner(number: 1, flag: true), Inner(number: nil, flag: true), Inner(number: 1, flag: false))
    return Mixed(
      flag: pick(true, false),
      text: pick("a text that is longer than a small string", nil, "", "a text that is longer than a small strinh"),
      small: pick(nil, 0, 1),
      double: pick(0, -0.0, 1.5),
      inner: inner,
      maybe: pick(.some(inner), .some(nil), nil),
      flags: pick([true, nil], [], [true], [nil, true], [true, nil, nil]),
      lists: pick([nil, [inner]], nil, [], [[]], [[inner, inner]], [[inner], nil]),
      choice: pick(.none, .text("none"), .inner(inner)),
      last: pick(0, 255)
    )
  }
}
