import Foundation
import InlineGraphQL
import SeededRandomness
import Testing

@Suite struct JSONNumberTests {
  @Test("Int is exact, 32 bits wide, and may be written as any number that is whole")
  func integers() throws {
    let cases: [(String, Int?)] = [
      ("0", 0), ("-0", 0), ("7", 7), ("-7", -7), ("2147483647", 2_147_483_647), ("-2147483648", -2_147_483_648),
      ("2147483648", nil), ("-2147483649", nil), ("1.0", 1), ("1e3", 1000), ("15e-1", nil), ("10e-1", 1), ("0.1e1", 1),
      ("0e99", 0),
      ("1.5", nil), ("1e10", nil), ("1e400", nil), ("9223372036854775807", nil), ("18446744073709551616", nil),
      ("18446744073709551617", nil), ("100000000000000001e-17", nil), ("1.00000000000000000000001", nil),
      ("1e-400", nil), ("1.00000000000000000000", 1), ("-1.0000000000000000000000e1", -10),
      ("0.00000000000000000000", 0), ("-0.00000000000000000000e9", 0), ("7000000000000000000000e-21", 7),
      ("0.00000000000000000000007e23", 7), ("1.00000000000000000000010", nil), ("7000000000000000000000e-22", nil),
      ("2147483648.000000000000000000000", nil), ("7000000000000000000000", nil),
      ("01", nil), ("-", nil), ("+1", nil), ("1.", nil), (".5", nil), ("1e", nil), ("1e+", nil), ("0x1", nil),
      ("--1", nil), ("", nil),
      ("NaN", nil), ("Infinity", nil), ("\"1\"", nil), ("true", nil), ("null", nil), ("1 1", nil),
    ]
    for (text, expected) in cases {
      #expect((try? read(value: Int.self, text)) == expected, "\(text)")
    }
  }

  @Test("GraphQLJSONValue keeps every digit of what fits Int, and rounds the rest")
  func values() throws {
    func isInt(_ text: String, _ expected: Int) -> Bool {
      if case .int(expected)? = try? GraphQLJSONValue(parsing: text.utf8) { true } else { false }
    }
    #expect(isInt("9223372036854775807", .max))
    #expect(isInt("-9223372036854775808", .min))
    #expect(isInt("-1", -1))
    #expect(try GraphQLJSONValue(parsing: "9223372036854775808".utf8) == .double(9_223_372_036_854_775_808))
    #expect(try GraphQLJSONValue(parsing: "123456789012345678901234567890".utf8) == .double(1.2345678901234568e29))
    #expect(try GraphQLJSONValue(parsing: "1.0".utf8) == 1)
    #expect(try GraphQLJSONValue(parsing: "1.0".utf8).hashValue == GraphQLJSONValue.int(1).hashValue)
    #expect(throws: JSONParsingError.self) { try GraphQLJSONValue(parsing: "1e999".utf8) }
    // What is written is read as the same.
    for text in ["-0E9", "-0.0", "-0e-1"] {
      let value = try GraphQLJSONValue(parsing: text.utf8)
      for value in [value, try GraphQLJSONValue(parsing: value.description.utf8)] {
        guard case .double(let number) = value else { Issue.record("\(text): \(value)"); continue }
        #expect(number.bitPattern == (-0.0).bitPattern, "\(text)")
      }
    }
  }

  @Test("Doubles that are hard to round are the ones that strtod gives")
  func hardDoubles() throws {
    let cases = [
      "0", "-0", "0.0", "-0.0", "1", "0.1", "1e22", "1e23", "-1e23", "9007199254740993", "9007199254740992.5",
      "9007199254740991e22",
      "1.7976931348623157e308", "1.7976931348623158e308", "4.9406564584124654e-324", "2.4703282292062327e-324",
      "2.4703282292062328e-324", "2.2250738585072011e-308", "2.2250738585072014e-308", "1e-400", "-1e-400",
      "0e999999999999999999999",
      "8.10109172351e-10", "1.00000000000000011102230246251565", "1.00000000000000011102230246251566",
      "3.1415926535897932384626433",
      "0.000000000000000000000000000000000000000000000000000000000000000000000000000001",
      "123456789012345678901234567890",
      "6.02214076e23", "7.3177701707893310e+15", "5e-324", "17976931348623157e292",
      "0.500000000000000166533453693773481063544750213623046875",
    ]
    for text in cases {
      let value = try read(value: Double.self, text)
      #expect(value.bitPattern == strtod(text, nil).bitPattern, "\(text)")
    }
    for text in ["1.7976931348623159e308", "1e309", "-1e309", "1e99999999999999999999"] {
      #expect(throws: ResponseDecodingError.self) { try read(value: Double.self, text) }
    }
  }

  @Test("1,000,000 random doubles are the ones that strtod gives")
  func randomDoubles() throws {
    var random = SeededRandom(seed: 11)
    var texts: [String] = []
    for _ in 0..<250_000 {
      // A finite double in its shortest form, a measurement, too many digits, and any digits with any exponent.
      let double = Double(bitPattern: random.next())
      if double.isFinite { texts.append("\(double)") }
      texts.append("\(Int(random.next() % 100_000_000)).\(random.next() % 1_000_000)")
      texts.append("\(random.next()).\(random.next())e\(Int(random.next() % 60) - 30)")
      texts.append("\(random.next() % 1_000_000_000)e\(Int(random.next() % 640) - 330)")
    }
    for text in texts {
      let expected = strtod(text, nil)
      let value = try? read(value: Double.self, text)
      if value?.bitPattern != (expected.isFinite ? expected.bitPattern : nil) {
        Issue.record("\(text) is \(expected), not \(String(describing: value))")
      }
    }
  }
}
