import InlineGraphQL
import SeededRandomness
import Testing

@Suite struct JSONWriterTests {
  @Test("Members are written in the order of the calls, strings escaped where they must be")
  func writing() throws {
    var writer = JSONWriter()
    writer.writeObject { object in
      object.write("z") { $0.write(1) }
      object.write("a") { writer in
        writer.writeArray([1.5, 2, -0.0, 1e300, .leastNonzeroMagnitude]) { $0.write($1) }
      }
      object.write("t") { $0.write("\"\\\n\r\t\u{0}\u{1F}/é😀\u{7F}") }
      object.write("o") { $0.writeObject { _ in } }
      object.write("l") { $0.writeArray([Int]()) { $0.write($1) } }
      object.write("b") { $0.write(true) }
      object.write("n") { $0.writeNull() }
      object.write("i") { $0.write(Int.min) }
    }
    let expected =
      #"{"z":1,"a":[1.5,2,-0.0,1e+300,5e-324],"t":"\"\\\n\r\t\u0000\u001f/é😀"#
      + "\u{7F}" + #"","o":{},"l":[],"b":true,"n":null,"i":-9223372036854775808}"#
    #expect(String(decoding: try writer.finish(), as: UTF8.self) == expected)
  }

  @Test("What JSON cannot express is an error that says where it is", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) throws {
    let error = #expect(throws: JSONWritingError.self) {
      try written { writer in
        writer.writeObject { object in
          object.write("review") { writer in
            writer.writeObject { $0.write("ratings") { $0.writeArray([1, 2, number, .nan]) { $0.write($1) } } }
          }
        }
      }
    }
    #expect(error?.path.description == "review.ratings[2]")
    #expect(error?.description == "review.ratings[2]: JSON cannot express \(number); send a finite number or null.")
  }

  @Test("Integers of every length are written in all their digits")
  func integers() throws {
    var values = [0, Int.max, Int.min]
    var power = 1
    for _ in 0..<18 {
      power *= 10
      values += [power, -power, power - 1, power + 1, power / 7]
    }
    for value in values { #expect(try written { $0.write(value) } == "\(value)") }
  }

  @Test(
    "Numbers have the form of ECMAScript's, but for large ones that are not known to the unit",
    arguments: [
      (0, "0"), (-0.0, "-0.0"), (1, "1"), (-1.5, "-1.5"), (19.99, "19.99"), (0.1 + 0.2, "0.30000000000000004"),
      (1e15, "1000000000000000"), (1.2345678901234568e20, "1.2345678901234568e+20"),
      (9_007_199_254_740_994, "9007199254740994"), (9_007_199_254_740_991, "9007199254740991"),
      (1e20, "1e+20"), (1e21, "1e+21"), (1e23, "1e+23"), (-1.5e21, "-1.5e+21"), (1e-6, "0.000001"),
      (-1.25e-6, "-0.00000125"), (1e-7, "1e-7"), (1.5e-7, "1.5e-7"), (333333333.3333332, "333333333.3333332"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.leastNonzeroMagnitude, "5e-324"), (0x1p-1, "0.5"),
      (0x1p60, "1.152921504606847e+18"), (0x1p53 + 2, "9007199254740994"), (-0x1p-30, "-9.313225746154785e-10"),
      (1e39, "1e+39"), (1e-40, "1e-40"),
    ] as [(Double, String)]
  )
  func forms(value: Double, text: String) throws {
    #expect(try written { $0.write(value) } == text)
  }

  @Test("Numbers are written with the fewest digits that read back as the same, and the nearest of these")
  func fewestDigits() throws {
    // The significant digits, which are the same in Swift's own description.
    func digits(_ text: String) -> String {
      let digits = text.prefix { $0 != "e" }.filter(\.isWholeNumber).drop { $0 == "0" }
      return String(digits.reversed().drop { $0 == "0" }.reversed())
    }
    var values: [Double] = [0, 0.001, 0.000_999, 999_999_999, 999_999_999.999_999, 1_000_000_000, 0.1 + 0.2, 1 / 3]
    for places in 0...8 {
      let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
      for step in 0..<500 { values.append(Double(step * step * 7919 % 1_000_003) / scale) }
    }
    // At a power of two, the next smaller number is nearer than the next larger one.
    for exponent in -1074...1023 { values.append(Double(sign: .plus, exponent: exponent, significand: 1)) }
    var random = SeededRandom(seed: 5)
    for _ in 0..<10_000 {
      values.append(Double(bitPattern: random.next() & 0x7FEF_FFFF_FFFF_FFFF))
      values.append(Double(random.next() % 1_000_000_000_000) / 1_048_576)
    }
    values += values.flatMap { [-$0, $0.nextUp, $0.nextDown] }.filter { $0 != 0 && $0.isFinite }
    var mistaken: [String] = []
    for value in values {
      let text = try written { $0.write(value) }
      if Double(text) != value || digits(text) != digits(value.description) { mistaken.append(text) }
    }
    #expect(mistaken.isEmpty)
  }

  @Test("Escapes stand at every offset of a word, also where the text grows far beyond its room")
  func escapes() throws {
    for offset in 0..<20 {
      let plain = String(repeating: "é", count: offset / 2) + String(repeating: "a", count: offset)
      #expect(try written { $0.write(plain + "\"" + plain + "\u{1}") } == "\"\(plain)\\\"\(plain)\\u0001\"")
    }
    for count in [0, 1, 7, 8, 9, 100, 10_000] {
      let text = String(repeating: "\u{1F}", count: count)
      #expect(try written { $0.write(text) } == "\"" + String(repeating: "\\u001f", count: count) + "\"")
    }
    for scalar in 0..<0x250 {
      let text = "ab\(Unicode.Scalar(scalar)!)cd"
      #expect(try GraphQLJSONValue(parsing: written { $0.write(text) }.utf8) == .string(text))
    }
  }

  private func written(_ write: (inout JSONWriter) -> Void) throws -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: try writer.finish(), as: UTF8.self)
  }
}
