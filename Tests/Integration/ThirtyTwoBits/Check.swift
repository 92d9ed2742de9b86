/// Runs the reader, the writer and dates with an `Int` of 32 bits.
///
/// - Returns: The line of the first check that fails, or 0.
@_expose(wasm, "check")
@_cdecl("check")
public func check() -> Int32 {
  var check = Check()
  check.expect(MemoryLayout<Int>.size == 4)
  check.expect(!SmallString.isLayoutOfString)
  check.numbers()
  check.strings()
  check.objects()
  check.memo()
  check.dates()
  return check.failedLine
}

private struct Check {
  var failedLine: Int32 = 0

  mutating func expect(_ condition: Bool, line: Int = #line) {
    if !condition, failedLine == 0 { failedLine = Int32(line) }
  }

  mutating func numbers() {
    for (text, value) in [
      ("0", 0), ("-1", -1), ("2147483647", 2_147_483_647), ("-2147483648", -2_147_483_648), ("1e9", 1_000_000_000),
      ("123456789", 123_456_789), ("21474836470e-1", 2_147_483_647),
    ] as [(String, Int)] {
      // The reader takes whole words only if enough bytes follow.
      for padding in ["", "                                                            "] {
        expect(value == read(text + padding) { reader throws(ResponseDecodingError) in try reader.readInt() })
        expect(.int(value) == parse(text + padding))
      }
      expect(written { $0.write(value) } == "\(value)")
    }
    expect(0 == read("0e99999999999999999999") { reader throws(ResponseDecodingError) in try reader.readInt() })
    for text in [
      "2147483648", "-2147483649", "4294967296", "99999999999999999999", "1e10", "1e99999999999999999999", "0.5",
      "1e-99999999999999999999",
    ] {
      expect(nil == read(text) { reader throws(ResponseDecodingError) in try reader.readInt() })
    }
    expect(.double(2_147_483_648) == parse("2147483648"))
    expect(.double(-9_007_199_254_740_991) == parse("-9007199254740991"))
    for (text, value) in [
      ("1.5", 1.5), ("-2147483648.25", -2_147_483_648.25), ("12345678901234567", 12_345_678_901_234_567),
      ("1e22", 1e22), ("3.141592653589793", 3.141592653589793), ("1e-20", 1e-20),
      ("123456789012345678e20", 123456789012345678e20),
    ] as [(String, Double)] {
      for padding in ["", "                                                            "] {
        expect(value == read(text + padding) { reader throws(ResponseDecodingError) in try reader.readDouble() })
      }
    }
    for (value, text) in [
      (1.5, "1.5"), (2_147_483_648, "2147483648"), (-4_294_967_296.5, "-4294967296.5"), (1e20, "1e+20"),
      (1e-20, "1e-20"),
      (3.141592653589793, "3.141592653589793"), (9_007_199_254_740_991, "9007199254740991"),
    ] as [(Double, String)] {
      expect(written { $0.write(value) } == text)
    }
  }

  mutating func strings() {
    for part in ["a", "é", "\\n", "\\ud83d\\ude00", "\\u00e9é"] {
      for count in 0...70 {
        var text = ""
        for _ in 0..<count { text += part }
        var value = ""
        for _ in 0..<count {
          value += part == "\\n" ? "\n" : part == "\\ud83d\\ude00" ? "😀" : part == "\\u00e9é" ? "éé" : part
        }
        for padding in ["", "                      "] {
          expect(.string(value) == parse("\"" + text + "\"" + padding))
        }
        expect(parse(written { $0.write(value) }) == .string(value))
      }
    }
  }

  mutating func objects() {
    let names = ["name", "number", "aLongerNameThanFits16Bytes", "flag", "list"]
    let values = ["\"R2-D2\"", "2001", "\"a text of more than sixteen bytes\"", "true", "[1,2,3]"]
    for first in 0..<5 {
      var text = "{"
      for index in 0..<100 { text += "\"unknown\(index)\":[{}]," }
      for index in 0..<5 {
        let index = (first + index) % 5
        text += "\"" + names[index] + "\":" + values[index] + (index == (first + 4) % 5 ? "}" : ",")
      }
      let thing = read(text) { reader throws(ResponseDecodingError) in try Thing(from: &reader) }
      expect(thing?.name == "R2-D2" && thing?.number == 2001 && thing?.flag == true)
      expect(thing?.long == "a text of more than sixteen bytes" && thing?.list.count == 3)
    }
    let table = NameTable(names)
    for (index, name) in names.enumerated() {
      var name = name
      expect(name.withUTF8 { table.index(of: $0) } == index)
    }
    let matches = __TypeConditions("Cat Dog", "Dog", "Human").matches("Dog")
    expect(matches[0] && matches[1] && !matches[2] && !matches[99])
  }

  /// Fragments may read more bytes before they are remembered than 32 bits can count.
  mutating func memo() {
    var memo = FragmentMemo(size: 200_000_000)
    let box = AnyFragmentBox(ObjectIdentifier(NameTable([])))
    for _ in 0..<32 { memo.record(box, [], at: 0, size: 200_000_000) }
    expect(memo.box(of: box.fragment, [], at: 0) == nil)
    for _ in 0..<32 { memo.record(box, [], at: 0, size: 200_000_000) }
    expect(memo.box(of: box.fragment, [], at: 0) === box)
  }

  mutating func dates() {
    for (text, seconds) in [
      ("2001-01-01T00:00:00Z", 0), ("2038-01-19T03:14:08Z", 1_169_176_448), ("2069-01-19T03:14:08Z", 2_147_483_648),
      ("2100-01-01T00:00:00Z", 3_124_137_600), ("1901-12-13T20:45:51Z", -3_125_790_849),
      ("0000-01-01T00:00:00Z", -63_145_526_400), ("9999-12-31T23:59:59Z", 252_423_993_599),
    ] as [(String, Double)] {
      var copy = text
      expect(copy.withUTF8(RFC3339.seconds(of:)) == seconds)
      expect(RFC3339.text(ofSecond: Int64(seconds), microseconds: 0) == text)
    }
  }

  private func parse(_ text: String) -> GraphQLJSONValue? {
    try? GraphQLJSONValue(parsing: Array(text.utf8))
  }

  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return writer.text()
  }

  private func read<T>(
    _ text: String,
    _ read: (inout __ResponseReader) throws(ResponseDecodingError) -> T
  ) -> T? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var reader = __ResponseReader(bytes)
      do throws(ResponseDecodingError) { return try read(&reader) } catch { return nil }
    }
  }
}

private struct Thing: __ResponseValue {
  let name: String
  let number: Int
  let long: String
  let flag: Bool?
  let list: [Int]

  init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    name = reader.readString("name", in: &object)
    number = reader.readInt("number", in: &object)
    long = reader.readString("aLongerNameThanFits16Bytes", in: &object)
    flag = reader.readNullableBool("flag", in: &object)
    list = reader.readList("list", in: &object)
    try reader.endObject(&object)
  }
}
