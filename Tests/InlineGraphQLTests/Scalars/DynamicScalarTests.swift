import DynamicCodable
import Foundation
import InlineGraphQL
import Testing

@Suite("DynamicScalar: open data in scalars")
struct DynamicScalarTests {
  protocol Section: TypeIdentifiable, Sendable {}

  struct Hero: Section, Codable, Equatable {
    struct Image: Codable, Equatable {
      var url: URL
      var width: Double?
    }

    var type = "test-hero"
    var title: String
    var image: Image?
    var published: Date?
  }

  struct Group: Section, Codable, Equatable {
    var type: String { "test-group" }
    var id: Int
    @DynamicCodable var sections: [any Section]
    @DynamicCodableIfPresent var footer: (any Section)?
  }

  /// A section with a member of every kind.
  struct Kinds: Section, Codable, Equatable {
    enum Size: String, Codable { case small, large }

    var type = "test-kinds"
    var bool: Bool
    var int8: Int8
    var uint: UInt64
    var double: Double
    var float: Float
    var list: [[Int]]
    var names: [String: String?]
    var size: Size
    var json: GraphQLJSONValue
    var price: Decimal
    var data: Data
    var absent: String?
  }

  class Base: Decodable {
    var id: Int
  }

  final class Derived: Base, Section, Equatable, @unchecked Sendable {
    enum Keys: String, CodingKey { case type, name, pair, point, none }
    var type: String
    var name: String
    var pair: [String]
    var x: Double

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      type = try container.decode(String.self, forKey: .type)
      name = try container.decode(String.self, forKey: .name)
      var pair = try container.nestedUnkeyedContainer(forKey: .pair)
      self.pair = [try pair.decode(String.self), try pair.decodeNil() ? "null" : ""]
      x = try container.nestedContainer(keyedBy: PointKeys.self, forKey: .point).decode(Double.self, forKey: .x)
      #expect(try container.decodeNil(forKey: .none))
      #expect(pair.isAtEnd && pair.currentIndex == 2)
      #expect(throws: DecodingError.self) { try pair.decode(Int.self) }
      try super.init(from: container.superDecoder())
    }

    enum PointKeys: String, CodingKey { case x }
    static func == (left: Derived, right: Derived) -> Bool { left.name == right.name }
  }

  init() {
    DynamicDecodableRegistry.shared.register {
      DynamicType("test-hero", Hero.self)
      DynamicType("test-group", Group.self)
      DynamicType("test-kinds", Kinds.self)
      DynamicType("test-derived", Derived.self)
    }
  }

  private func read<T: __ResponseValue>(_ type: T.Type = T.self, _ json: String) throws -> T {
    try __ResponseReader.read(from: Data("{\"screens\": \(json)}".utf8)) { (reader) throws(ResponseDecodingError) in
      var object = try reader.beginObject()
      let value: T = try reader.read("screens", in: &object)
      try reader.endObject(&object)
      return value
    }
  }

  private func failure<T: __ResponseValue>(_ type: T.Type, _ json: String) -> ResponseDecodingError? {
    do {
      _ = try read(type, json)
      return nil
    } catch {
      return error as? ResponseDecodingError
    }
  }

  @Test("DYN-01: a scalar is of the type that it names")
  func single() throws {
    let scalar = try read(DynamicScalar<any Section>.self, #"{"title": "T", "x": [{}], "type": "test-hero"}"#)
    #expect(scalar.value as? Hero == Hero(title: "T"))
    let json = #"""
      {"type": "test-hero", "t\u0069tle": "\u00e9\n", "image": {"url": "https://example.com/a", "width": 1.5},
       "published": "2026-01-31T12:00:00+01:00"}
      """#
    let image = Hero.Image(url: URL(string: "https://example.com/a")!, width: 1.5)
    let published = Date(timeIntervalSince1970: 1_769_857_200)
    #expect(
      try read(DynamicScalar<any Section>.self, json).value as? Hero
        == Hero(title: "é\n", image: image, published: published)
    )
  }

  @Test("DYN-02, DYN-09: lists, of scalars or in one, nested and with nulls; unknown elements of one are left out")
  func lists() throws {
    let hero = #"{"type": "test-hero", "title": "T"}"#
    #expect(try read([DynamicScalar<any Section>].self, "[\(hero), \(hero)]").count == 2)
    #expect(
      try read([DynamicScalar<any Section>?].self, "[null, \(hero)]").map { $0?.value.type } == [nil, "test-hero"]
    )
    let list = #"[\#(hero), {"type": "new", "a": {}}, {"type": "test-group", "id": 1, "sections": [\#(hero)]}]"#
    let sections = try read(DynamicScalar<[any Section]>.self, list)
    #expect(sections.value.map(\.type) == ["test-hero", "test-group"])
    #expect((sections.value[1] as? Group)?.sections.map(\.type) == ["test-hero"])
  }

  @Test("a value is read the same whatever the order of its members is, and as JSONDecoder reads it")
  func everyKind() throws {
    let members = [
      #""type": "test-kinds""#, #""bool": true"#, #""int8": -128"#, #""uint": 18446744073709551615"#,
      #""double": 1e3"#, #""float": 0.5"#, #""list": [[1, 2], [], [3.0]]"#, #""names": {"a_b": null, "c": "d"}"#,
      #""size": "large""#, #""json": {"k": [1, null, "x"]}"#, #""price": 0.25"#, #""data": "AQI=""#,
    ]
    for count in 0..<members.count {
      let rotated = members[count...] + members[..<count]
      let ordered = count.isMultiple(of: 2) ? Array(rotated) : rotated.reversed()
      let json = "{\(ordered.joined(separator: ", "))}"
      let kinds = try #require(try read(DynamicScalar<any Section>.self, json).value as? Kinds)
      #expect(try kinds == JSONDecoder().decode(Kinds.self, from: Data(json.utf8)))
      #expect(kinds.uint == .max && kinds.list == [[1, 2], [], [3]] && kinds.names.count == 2)
    }
  }

  @Test("containers in containers, and a class with its superclass")
  func containers() throws {
    let json = #"""
      {"type": "test-derived", "name": "N", "pair": ["a", null], "point": {"x": 1}, "none": null, "super": {"id": 3}}
      """#
    let derived = try #require(try read(DynamicScalar<any Section>.self, json).value as? Derived)
    #expect(derived.pair == ["a", "null"] && derived.x == 1 && derived.id == 3)
  }

  @Test("an object of many members is read by name in any order, the first of several with one name")
  func manyMembers() throws {
    let members = (0..<500).map { #""k\#($0)": {"type": "test-hero", "title": "\#($0)"}"# }
    let json = #"{\#(members.joined(separator: ",")), "k7": {"type": "test-hero", "title": "second"}}"#
    let value = try read(DynamicScalar<[String: any Section]>.self, json).value
    #expect(value.count == 500)
    #expect((value["k7"] as? Hero)?.title == "7")
    #expect((value["k499"] as? Hero)?.title == "499")
  }

  @Test("DYN-11, DYN-13: the path of an error goes into the payload")
  func paths() throws {
    let hero = #"{"type": "test-hero", "title": "T"}"#
    func message(_ section: String) -> String? {
      let json = #"[\#(hero), {"type": "test-group", "id": 1, "sections": [\#(hero), \#(section)]}]"#
      return failure([DynamicScalar<any Section>].self, json)?.description
    }
    #expect(
      message(#"{"type": "test-group", "id": "x"}"#) == """
        "screens[1].sections[1].id" in the response should be an integer that fits into Int, but is "x".
        """
    )
    #expect(message(#"{"type": "test-hero"}"#)?.contains(#""screens[1].sections[1].title""#) == true)
    #expect(message(#"{"type": "test-hero", "title": null}"#)?.hasSuffix("should be a string, but is null.") == true)
    #expect(message(#"{"title": "T"}"#)?.contains(#""screens[1].sections[1].type""#) == true)
    #expect(message("7")?.contains(#""screens[1].sections[1]" in the response should be an object"#) == true)
    let date = #"{"type": "test-hero", "title": "T", "published": "yesterday"}"#
    #expect(message(date)?.contains(#""screens[1].sections[1].published" in the response should be a date"#) == true)
    let footer = #"{"type": "test-group", "id": 1, "sections": [], "footer": {"type": "test-heroo"}}"#
    let unknown = try #require(failure(DynamicScalar<any Section>.self, footer))
    #expect(unknown.path.description == "screens.footer")
    #expect(
      unknown.expected.contains(#"No type of Section is registered for "test-heroo". Did you mean "test-hero" or"#)
    )
    #expect(failure(DynamicScalar<any Section>.self, #"{"type": "test-hero", "title": }"#) != nil)
    #expect(failure(DynamicScalar<any Section>.self, #"{"type": "test-hero", "title": "T""#) != nil)
  }

  @Test("DYN-17: a variable is written with its discriminator, its dates as scalars are")
  func writing() throws {
    let published = Date(timeIntervalSince1970: 1_769_857_200)
    let hero = Hero(title: "T", image: .init(url: URL(string: "https://example.com")!, width: 2), published: published)
    let group = Group(id: 1, sections: [hero])
    var writer = JSONWriter()
    DynamicScalar<any Section>(group).write(to: &writer)
    let text = String(decoding: try writer.finish(), as: UTF8.self)
    #expect(
      text == """
        {"id":1,"sections":[{"image":{"url":"https://example.com","width":2},\
        "published":"2026-01-31T11:00:00Z","title":"T","type":"test-hero"}],"type":"test-group"}
        """
    )
    #expect(try read(DynamicScalar<any Section>.self, text) == DynamicScalar(group))
    #expect(try DynamicScalar<any Section>(jsonValue: DynamicScalar<any Section>(group).jsonValue).value is Group)
    #expect(
      try JSONDecoder().decode(
        DynamicScalar<any Section>.self,
        from: JSONEncoder().encode(DynamicScalar<any Section>(Group(id: 2, sections: [])))
      ).value is Group
    )
  }

  struct Mute: Section, Decodable, Equatable { var type: String }

  @Test("DYN-18: a value that cannot be encoded is an error where it is sent")
  func notEncodable() {
    #expect(throws: JSONWritingError.self) {
      var writer = JSONWriter()
      DynamicScalar<any Section>(Mute(type: "mute")).write(to: &writer)
      _ = try writer.finish()
    }
    #expect(DynamicScalar<any Section>(Mute(type: "mute")).jsonValue == .null)
  }

  @Test("DYN-19: scalars are equal by value")
  func equality() {
    #expect(DynamicScalar<any Section>(Hero(title: "T")) == DynamicScalar<any Section>(Hero(title: "T")))
    #expect(DynamicScalar<any Section>(Hero(title: "T")) != DynamicScalar<any Section>(Mute(type: "test-hero")))
  }

  struct Escaping: Section, Decodable {
    nonisolated(unsafe) static var decoder: (any Decoder)?
    var type: String
    init(from decoder: any Decoder) throws {
      type = try decoder.container(keyedBy: Hero.Image.Keys.self).decode(String.self, forKey: .type)
      Escaping.decoder = decoder
    }
  }

  @Test("a decoder that is kept can still be used")
  func escapingDecoder() throws {
    DynamicDecodableRegistry.shared.register(Escaping.self, typeIdentifier: "test-escaping")
    _ = try read(DynamicScalar<any Section>.self, #"{"type": "test-escaping", "title": "later"}"#)
    #expect(try Hero(from: #require(Escaping.decoder)).title == "later")
  }

  struct Loose: Section, Decodable {
    enum Keys: String, CodingKey { case type, first, second, third }
    var type: String
    var values: [Int?]

    /// Decodes members several times, out of order and through several containers.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      type = try container.decode(String.self, forKey: .type)
      let second = try container.nestedContainer(keyedBy: Keys.self, forKey: .second)
      let first = try container.nestedContainer(keyedBy: Keys.self, forKey: .first)
      var list = try container.nestedUnkeyedContainer(forKey: .third)
      var copy = list
      values = [
        try first.decode(Int.self, forKey: .first), try second.decode(Int.self, forKey: .first),
        try first.decodeIfPresent(Int.self, forKey: .third), try second.decodeIfPresent(Int.self, forKey: .second),
        try first.decode(Int.self, forKey: .first), try list.decode(Int.self), try copy.decode(Int.self),
        try copy.decode(Int.self), try list.decode(Int.self),
      ]
      #expect(first.contains(.first) && !first.contains(.second) && second.codingPath.map(\.stringValue) == ["second"])
      #expect(throws: DecodingError.self) { try first.decode(Int.self, forKey: .second) }
    }
  }

  @Test("containers side by side do not disturb each other; of two members of one name the first one counts")
  func containersSideBySide() throws {
    DynamicDecodableRegistry.shared.register(Loose.self, typeIdentifier: "test-loose")
    let json = #"""
      {"type": "test-loose", "first": {"first": 1, "first": 9}, "second": {"second": null, "first": 2}, "third": [3, 4, {}]}
      """#
    let loose = try #require(try read(DynamicScalar<any Section>.self, json).value as? Loose)
    #expect(loose.values == [1, 2, nil, nil, 1, 3, 3, 4, 4])
  }

  @Test("what no type asks for is well-formed as well, and not too deep")
  func malformed() throws {
    let hero = #""type": "test-hero", "title": "T""#
    for rest in ["", ",", #", "x""#, #", "x": "#, #", "x": tru"#, #", "x": "\ud800""#, ", x: 1", #", "x": [1 2]"#, "]"]
    {
      for json in ["{\(hero)\(rest)", "[{\(hero)\(rest)}x]", "{\(hero)\(rest)\u{1}}"] {
        #expect(failure(DynamicScalar<any Section>.self, json) != nil, "\(json)")
        #expect(failure(DynamicScalar<[any Section]>.self, json) != nil, "\(json)")
      }
    }
    let broken = try #require(failure(DynamicScalar<any Section>.self, #"{\#(hero), "x": [1, 2, nul]}"#))
    #expect(broken.path.description == "screens.x[2]")
    let fine = #"{\#(hero), "x": [{"y": {}}, "\\", 1e5, null]}"#
    #expect(try read(DynamicScalar<any Section>.self, fine).value as? Hero == Hero(title: "T"))
    let nested = String(repeating: #"{"type": "test-group", "id": 1, "sections": ["#, count: 300)
    let deep = nested + String(repeating: "]}", count: 300)
    let error = try #require(failure(DynamicScalar<any Section>.self, deep))
    #expect(error.description.contains("levels of nesting"), "\(error)")
  }

  @Test("DYN-01: a discriminator with escapes, behind much else, and twice, of which the first one counts")
  func discriminators() throws {
    let long = String(repeating: #"[{"type": "test-mute"}], "#, count: 20)
    for json in [
      #"{"t\u0079pe": "test-\u0068ero", "title": "T"}"#, #"{"x": [\#(long)1], "title": "T", "type": "test-hero"}"#,
      #"{"type": "test-hero", "type": "test-group", "title": "T", "title": "U"}"#,
      #"{"title": "T", "type": "test-hero", "title": "U", "type": 1}"#,
    ] {
      #expect(try read(DynamicScalar<any Section>.self, json).value as? Hero == Hero(title: "T"), "\(json)")
      #expect(try read(DynamicScalar<[any Section]>.self, "[\(json)]").value.count == 1, "\(json)")
    }
  }

  @Test("200 values in each other are read the same, whether the discriminator comes first or last")
  func discriminatorsBehindValues() throws {
    let heroes = (0..<30).map { #"{"type": "test-hero", "x": [1, "]}"], "title": "\#($0)"}"# }.joined(separator: ",")
    var (first, last) = (heroes, heroes)
    for id in 0..<200 {
      first =
        #"{"type": "test-group", "id": \#(id), "sections": [\#(first)]}, {"type": "test-hero", "title": "\#(id)"}"#
      last = #"{"sections": [\#(last)], "id": \#(id), "type": "test-group"}, {"title": "\#(id)", "type": "test-hero"}"#
    }
    var value = try read(DynamicScalar<[any Section]>.self, "[\(first)]")
    #expect(try read(DynamicScalar<[any Section]>.self, "[\(last)]") == value)
    for id in (0..<200).reversed() {
      let group = try #require(value.value[0] as? Group)
      #expect(group.id == id && value.value[1] as? Hero == Hero(title: "\(id)") && value.value.count == 2)
      value = DynamicScalar(group.sections)
    }
    #expect(value.value.count == 30)
    for broken in [last.dropLast(), last.dropFirst(), last + "x"] {
      #expect(failure(DynamicScalar<[any Section]>.self, "[\(broken)]") != nil)
    }
  }

  @Test("names are equal if their bytes are, also in objects of many members")
  func canonicallyEquivalentNames() throws {
    struct Accents: Section, Decodable {
      enum Keys: String, CodingKey { case type, composed = "\u{e9}", decomposed = "e\u{301}" }
      var type: String
      var values: [Int?]
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        type = try container.decode(String.self, forKey: .type)
        values = try [.decomposed, .composed].map { try container.decodeIfPresent(Int.self, forKey: $0) }
      }
    }
    DynamicDecodableRegistry.shared.register(Accents.self, typeIdentifier: "test-accents")
    for more in [0, 20] {
      let members = (0..<more).map { #""m\#($0)": 0, "# }.joined()
      let json = #"{\#(members)"\u00e9": 1, "e\u0301": 2, "type": "test-accents"}"#
      #expect((try read(DynamicScalar<any Section>.self, json).value as? Accents)?.values == [2, 1])
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  struct Wide: Section, Codable, Equatable {
    var type = "test-wide"
    var list: [Int128]
    var number: UInt128
    var none: Int128?
  }

  @Test("integers of 128 bits")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func wideIntegers() throws {
    DynamicDecodableRegistry.shared.register(Wide.self, typeIdentifier: "test-wide")
    let json = """
      {"type": "test-wide", "list": [\(Int128.min), -1, 0, \(Int128.max)], "number": \(UInt128.max), "none": null}
      """
    let wide = Wide(list: [.min, -1, 0, .max], number: .max)
    #expect(try read(DynamicScalar<any Section>.self, json).value as? Wide == wide)
    let tooWide = #"{"type": "test-wide", "list": [], "number": \#(UInt128.max)0}"#
    #expect(failure(DynamicScalar<any Section>.self, tooWide)?.path.description == "screens.number")
  }

  @Test("a name is found however it is written, and none by how another is written")
  func names() throws {
    struct Odd: Section, Decodable {
      enum Keys: String, CodingKey { case type, quoted = "a\"b", slashed = "a\\u0062", plain = "ab", empty = "" }
      var type: String
      var values: [Int?]
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        type = try container.decode(String.self, forKey: .type)
        values = try [.slashed, .plain, .quoted, .empty].map { try container.decodeIfPresent(Int.self, forKey: $0) }
      }
    }
    DynamicDecodableRegistry.shared.register(Odd.self, typeIdentifier: "test-odd")
    func values(_ members: String) throws -> [Int?] {
      try (read(DynamicScalar<any Section>.self, #"{"type": "test-odd", \#(members)}"#).value as? Odd)?.values ?? []
    }
    #expect(try values(#""a\u0062": 1"#) == [nil, 1, nil, nil])
    #expect(try values(#""a\\u0062": 1, "ab": 2, "a\"b": 3, "": 4"#) == [1, 2, 3, 4])
    #expect(try values(#""": 4, "a\u0022b": 3"#) == [nil, nil, 3, 4])
  }
}

extension DynamicScalarTests.Hero.Image {
  fileprivate enum Keys: String, CodingKey { case type }
}
