import InlineGraphQL
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
      #"{"z":1,"a":[1.5,2,-0,1e+300,5e-324],"t":"\"\\\n\r\t\u0000\u001f/é😀"#
      + "\u{7F}" + #"","o":{},"l":[],"b":true,"n":null,"i":-9223372036854775808}"#
    #expect(String(decoding: try writer.finish(), as: UTF8.self) == expected)
  }

  @Test("What JSON cannot express is an error that says where it is", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) throws {
    var writer = JSONWriter()
    writer.writeObject { object in
      object.write("review") { writer in
        writer.writeObject { $0.write("ratings") { $0.writeArray([1, 2, number, .nan]) { $0.write($1) } } }
      }
    }
    let written = writer
    let error = #expect(throws: JSONWritingError.self) { try written.finish() }
    #expect(error?.path.description == "review.ratings[2]")
    #expect(error?.description == "review.ratings[2]: JSON cannot express \(number); send a finite number or null.")
  }

  @Test("Numbers are written with the fewest digits that read back as the same, and escapes at every offset of a word")
  func fewestDigits() throws {
    func written(_ write: (inout JSONWriter) -> Void) throws -> String {
      var writer = JSONWriter()
      write(&writer)
      return String(decoding: try writer.finish(), as: UTF8.self)
    }
    var values: [Double] = [0, 0.001, 0.000_999, 999_999_999, 999_999_999.999_999, 1_000_000_000, 0.1 + 0.2, 1 / 3]
    for places in 0...8 {
      let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
      for step in 0..<500 { values.append(Double(step * step * 7919 % 1_000_003) / scale) }
    }
    values += values.flatMap { [-$0, $0.nextUp, $0.nextDown] }.filter { $0 != 0 }
    var mistaken: [String] = []
    for value in values {
      let text = try written { $0.write(value) }
      let expected = value.description
      if text != (expected.hasSuffix(".0") ? String(expected.dropLast(2)) : expected) { mistaken.append(text) }
    }
    #expect(mistaken.isEmpty)
    for value in [0, 7, -7, 10, 99, 100, -100, Int.max, Int.min] {
      #expect(try written { $0.write(value) } == "\(value)")
    }
    for offset in 0..<20 {
      let plain = String(repeating: "é", count: offset / 2) + String(repeating: "a", count: offset)
      #expect(try written { $0.write(plain + "\"" + plain + "\u{1}") } == "\"\(plain)\\\"\(plain)\\u0001\"")
    }
  }
}
