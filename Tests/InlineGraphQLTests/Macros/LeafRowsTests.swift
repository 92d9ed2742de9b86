import Foundation
import InlineGraphQL
import Testing

/// Enums and scalars in requests and responses, tested with the types that the macros emit.
@Suite("Macros: enums and scalars")
struct LeafRowsTests {
  enum Queries {
    #graphql(
      """
      query Leaves($shape: Shape, $odd: Odd, $after: DateTime, $length: Length) {
        values(shape: $shape, odd: $odd, after: $after, length: $length) {
          id ids count ratio shape odds date link uuid length
        }
      }
      """
    )

    #graphql(
      """
      query Identifiers($a: Boolean!) {
        values { id @include(if: $a) ids @include(if: $a) }
        todos { key: id @skip(if: $a) }
      }
      """
    )
  }

  enum Codes {
    #graphql(
      """
      query Codes($a: Boolean!) {
        values { code codes required: code @required(action: THROW) some: code @include(if: $a) caught: code @catch(to: NULL) }
      }
      """
    )
  }

  private func value(_ members: String) throws -> Queries.Leaves.Data.Value_values {
    let all = ["id", "ids", "count", "ratio", "shape", "odds", "date", "link", "uuid", "length"]
    let missing = all.filter { !members.contains("\"\($0)\":") }.map { "\"\($0)\":null" }
    let body = #"{"data":{"values":[{\#((missing + [members]).joined(separator: ","))}]}}"#
    let response = try Queries.Leaves().decodeResponse(Data(body.utf8))
    return try #require(response.data?.values.first)
  }

  private func text(_ operation: Queries.Leaves) throws -> String {
    String(decoding: try operation.variables.variableData, as: UTF8.self)
  }

  @Test("REL-10: values that Swift has a use for, that collide or begin with an underscore are cases of their own")
  func oddNames() throws {
    let odds: [Rows.Odd] = [.default, .inProgress, .inProgress_2, ._x, .`self`, .none]
    #expect(Rows.Odd.allCases == odds)
    #expect(odds.map(\.rawValue) == ["DEFAULT", "IN_PROGRESS", "inProgress", "_X", "self", "NONE"])
    for odd in odds {
      #expect(Rows.Odd(rawValue: odd.rawValue) == odd)
      #expect(try text(Queries.Leaves(odd: .some(odd))) == #"{"odd":"\#(odd.rawValue)"}"#)
    }
    let read = try value(#""odds":["DEFAULT","IN_PROGRESS",null,"inProgress","_X","self","NONE"]"#)
    #expect(read.odds == [.default, .inProgress, nil, .inProgress_2, ._x, .`self`, Rows.Odd.none])
  }

  @Test("REL-11, APO-22: a value of an enum that came later keeps its text, and goes back as it came")
  func unknownValues() throws {
    let value = try value(#""shape":"HEXAGON","odds":["SQUARE-ish é\n",null,"_X"],"id":"1""#)
    #expect(value.shape == .unknown("HEXAGON"))
    #expect(value.shape?.description == "HEXAGON")
    #expect(value.odds == [.unknown("SQUARE-ish é\n"), nil, ._x])
    #expect(value.id == "1")
    #expect(try text(Queries.Leaves(shape: GraphQLNullable(value.shape))) == #"{"shape":"HEXAGON"}"#)
    #expect(!Rows.Shape.allCases.contains(.unknown("HEXAGON")))
    // The switch is exhaustive without a default.
    func rank(_ status: Rows.Status) -> Int? {
      switch status {
      case .draft: 0
      case .canceled, .posted: 1
      case .unknown: nil
      }
    }
    #expect((Rows.Status.allCases + [.unknown("LOST")]).map(rank) == [0, 1, 1, nil])
  }

  @Test("A deprecated value of an enum is read and written like any other")
  func deprecatedValues() throws {
    let shape = try #require(try value(#""shape":"OVAL""#).shape)
    if case .unknown = shape { Issue.record("The schema has this value") }
    #expect(shape.rawValue == "OVAL" && Rows.Shape.allCases.last == shape)
    #expect(try text(Queries.Leaves(shape: .some(shape))) == #"{"shape":"OVAL"}"#)
  }

  @Test("REL-14, OBJ-24: specified and declared scalars have their Swift types, in data and in variables")
  func scalars() throws {
    let uuid = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
    let value = try value(
      #""date":"2026-01-31T12:00:00.5+01:00","link":"https:\/\/a.b\/c?d=%20","uuid":"\#(uuid)","length":"3 m""#
    )
    let date: Date? = value.date
    let link: URL? = value.link
    let identifier: UUID? = value.uuid
    let length: Rows.Length? = value.length
    #expect(date == Date(timeIntervalSince1970: 1_769_857_200.5))
    #expect(link?.absoluteString == "https://a.b/c?d=%20")
    #expect(identifier == UUID(uuidString: uuid))
    #expect(length == Rows.Length(meters: 3))
    #expect(
      try text(Queries.Leaves(after: GraphQLNullable(date), length: GraphQLNullable(length)))
        == #"{"after":"2026-01-31T11:00:00.500Z","length":"3 m"}"#
    )
  }

  @Test(
    "REL-14: a scalar that cannot parse a value is an error with its path",
    arguments: [
      (#""date":"yesterday""#, "values[0].date", #""yesterday""#), (#""date":5"#, "values[0].date", "5"),
      (#""uuid":"f81d4fae""#, "values[0].uuid", #""f81d4fae""#), (#""length":"3 km""#, "values[0].length", #""3 km""#),
      (#""length":{"m":3}"#, "values[0].length", "an object"),
    ]
  )
  func unparsableScalars(members: String, path: String, found: String) throws {
    let error = #expect(throws: ResponseDecodingError.self) { try value(members) }
    #expect(error?.path.description == path)
    #expect(error?.found == found)
  }

  @Test(
    "Int is whole and has 32 bits, Float takes integers",
    arguments: [
      (#""count":2147483647"#, 2_147_483_647), (#""count":-2147483648"#, -2_147_483_648), (#""count":1.0"#, 1),
      (#""count":2147483648"#, nil), (#""count":-2147483649"#, nil), (#""count":1.5"#, nil), (#""count":"1""#, nil),
    ] as [(String, Int?)]
  )
  func integers(members: String, count: Int?) throws {
    if let count {
      #expect(try value(members).count == count)
    } else {
      let error = #expect(throws: ResponseDecodingError.self) { try value(members) }
      #expect(error?.path.description == "values[0].count")
    }
    #expect(try value(#""ratio":3"#).ratio == 3)
    #expect(try value(#""ratio":2147483648"#).ratio == 2_147_483_648)
  }

  @Test("ID takes strings, and integers as they are written, alone and in lists")
  func identifiers() throws {
    for id in ["0", "7", "-12", "9007199254740993", "123456789012345678901234567890"] {
      #expect(try value(#""id":\#(id)"#).id == id)
      #expect(try value(#""id": "\#(id)""#).id == id)
    }
    #expect(try value(#""id":"a-0001-0002-0003-é","ids":null"#).id == "a-0001-0002-0003-é")
    #expect(try value(#""ids":[["x",1],null,[ 22 ],[]]"#).ids == [["x", "1"], nil, ["22"], []])
    #expect(try value(#""id":null"#).id == nil)
    let decoded = try JSONDecoder().decode(
      Queries.Identifiers.Data.self,
      from: Data(#"{"values":[{"id":-4,"ids":[[5]]}],"todos":[]}"#.utf8)
    )
    #expect(decoded.values.first?.id == "-4" && decoded.values.first?.ids == [["5"]])
  }

  @Test("ID on a condition takes integers too, where the condition is known and where it is not")
  func conditionalIdentifiers() throws {
    let some = Data(#"{"data":{"values":[{"id":1,"ids":[["2",3]]}],"todos":[{}]}}"#.utf8)
    let data = try #require(try Queries.Identifiers(a: true).decodeResponse(some).data)
    #expect(data.values[0].id == "1" && data.values[0].ids == [["2", "3"]] && data.todos[0].key == nil)
    let others = Data(#"{"data":{"values":[{}],"todos":[{"key":4}]}}"#.utf8)
    #expect(try Queries.Identifiers(a: false).decodeResponse(others).data?.todos[0].key == "4")
    let error = #expect(throws: ResponseDecodingError.self) { try Queries.Identifiers(a: true).decodeResponse(others) }
    #expect(error?.path.description == "values[0].id" && error?.found == "nothing")
    let unknown = Data(#"{"values":[{"id":1}],"todos":[{"key":2},{}]}"#.utf8)
    let decoded = try JSONDecoder().decode(Queries.Identifiers.Data.self, from: unknown)
    #expect(decoded.values[0].id == "1" && decoded.values[0].ids == nil && decoded.todos.map(\.key) == ["2", nil])
  }

  @Test("A custom scalar that is a String takes any scalar of JSON, as its text")
  func scalarsAsText() throws {
    func read(_ code: String, codes: String = "[]") throws -> Codes.Codes.Data.Value_values {
      let members = #""code":\#(code),"codes":\#(codes),"required":\#(code),"some":\#(code),"caught":\#(code)"#
      let response = try Codes.Codes(a: true).decodeResponse(Data(#"{"data":{"values":[{\#(members)}]}}"#.utf8))
      return try #require(response.data?.values.first)
    }
    for code in ["0", "-12", "1.50", "-0.0", "1e400", "9007199254740993", "true", "false"] {
      let value = try read(code, codes: "[[\(code), \"\"],null]")
      #expect([value.code, value.required, value.some, value.caught] == [code, code, code, code])
      #expect(value.codes == [[code, ""], nil])
    }
    // Other decoders know numbers, and not how these were written.
    for code in ["-12", "true"] {
      let unknown = Data(#"{"values":[{"code":null,"codes":null,"required":"","some":\#(code),"caught":null}]}"#.utf8)
      #expect(try JSONDecoder().decode(Codes.Codes.Data.self, from: unknown).values[0].some == code)
    }
    #expect(try read(#""\u0041""#).code == "A")
    for code in ["{}", "[1]", "{\"a\":1}"] {
      let error = #expect(throws: ResponseDecodingError.self) { try read(code) }
      #expect(error?.path.description == "values[0].code")
      #expect(error.map { "\($0)" }?.contains("a string, a number or a Boolean") == true)
    }
    let error = #expect(throws: ResponseDecodingError.self) { try read("1", codes: "[[{}]]") }
    #expect(error?.path.description == "values[0].codes[0][0]")
    #expect(throws: InvalidResponseError.self) { try read("tru") }
  }

  @Test(
    "What is no ID is an error with its path",
    arguments: [
      (#""id":1.5"#, "id", "1.5"), (#""id":1.0"#, "id", "1.0"), (#""id":1e2"#, "id", "1e2"),
      (#""id":true"#, "id", "true"), (#""id":{}"#, "id", "an object"), (#""ids":[[1,2.5]]"#, "ids[0][1]", "2.5"),
      (#""ids":[[null]]"#, "ids[0][0]", "null"), (#""ids":3"#, "ids", "3"),
    ]
  )
  func wrongIdentifiers(members: String, path: String, found: String) throws {
    let error = #expect(throws: ResponseDecodingError.self) { try value(members) }
    #expect(error?.path.description == "values[0]." + path)
    #expect(error?.found == found)
    #expect(error?.expected == (path == "ids" ? "a list" : "a string or an integer"))
    for members in [#""id":01"#, #""id":-"#] {
      #expect(throws: InvalidResponseError.self) { try value(members) }
    }
  }
}
