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
}
