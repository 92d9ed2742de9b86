import GraphQLLanguage
import Testing

@Suite("Lexical grammar")
struct LexicalTests {
  static let strings: [(literal: String, value: String)] = [
    (#""""#, ""),
    (#""simple""#, "simple"),
    (#"" white space ""#, " white space "),
    (#""quote \"""#, "quote \""),
    (#""escaped \n\r\b\t\f""#, "escaped \n\r\u{8}\t\u{C}"),
    (#""slashes \\ \/""#, #"slashes \ /"#),
    (#""unicode \u1234\u5678\u90AB\uCDEF""#, "unicode \u{1234}\u{5678}\u{90AB}\u{CDEF}"),
    (#""pair \uD83D\uDE00 \ud83d\ude00""#, "pair 😀 😀"),
    (#""braces \u{1F600} \u{61} \u{0} \u{10FFFF} \u{00000041}""#, "braces 😀 a \0 \u{10FFFF} A"),
    ("\"é 😀 \u{0}\u{7}\u{7F}\"", "é 😀 \u{0}\u{7}\u{7F}"),
    ("\"# no, comment\"", "# no, comment"),
  ]

  @Test("strings and their escapes", arguments: strings)
  func string(literal: String, value: String) throws {
    #expect(try parse(value: literal).kind == .string(StringValue(value)))
  }

  static let blockStrings: [(literal: String, value: String)] = [
    (#""""""""#, ""),
    (#""""simple""""#, "simple"),
    (#"""" white space """"#, " white space "),
    (#""""contains " quote""""#, #"contains " quote"#),
    (#""""contains \""" triple quote""""#, #"contains """ triple quote"#),
    ("\"\"\"multi\nline\"\"\"", "multi\nline"),
    ("\"\"\"multi\rline\r\nnormalized\"\"\"", "multi\nline\nnormalized"),
    (#""""unescaped \n\r\b\t\f\u1234 \\ \/""""#, #"unescaped \n\r\b\t\f\u1234 \\ \/"#),
    ("\"\"\"\n\n    spans\n      multiple\n    \n        lines\n\n    \"\"\"", "spans\n  multiple\n\n    lines"),
    ("\"\"\"  first\n      second\n    third\"\"\"", "  first\n  second\nthird"),
    ("\"\"\"\n\ta\n\t  b\n\"\"\"", "a\n  b"),
    ("\"\"\"\n  a\n \n      \n  b\n\"\"\"", "a\n\n    \nb"),
    ("\"\"\"   \n \t \n\"\"\"", ""),
    ("\"\"\"a\u{2028}b\u{0B}c\u{85}d\"\"\"", "a\u{2028}b\u{0B}c\u{85}d"),
  ]

  @Test("block strings lose their common indentation and blank ends", arguments: blockStrings)
  func blockString(literal: String, value: String) throws {
    guard case .string(let string) = try parse(value: literal).kind else {
      Issue.record("not a string")
      return
    }
    #expect(string.value == value)
    #expect(string.isBlock)
  }

  @Test("numbers keep their digits", arguments: ["4", "-4", "9", "0", "-0", "9007199254740993123"])
  func int(number: String) throws {
    #expect(try parse(value: number).kind == .int(number))
  }

  @Test(
    "floats keep their digits",
    arguments: ["4.123", "-4.123", "0.123", "123e4", "123E-4", "123e+4", "-1.123e4567", "0e0", "-0.0"]
  )
  func float(number: String) throws {
    #expect(try parse(value: number).kind == .float(number))
  }

  static let names: [(name: String, kind: Value.Kind)] = [
    ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
    ("NULL", .enum("NULL")), ("_x9", .enum("_x9")), ("on", .enum("on")),
  ]

  @Test("true, false, null and enum values", arguments: names)
  func namedValue(name: String, kind: Value.Kind) throws {
    #expect(try parse(value: name).kind == kind)
  }

  @Test("white space, commas, comments and byte order marks separate, and mean nothing")
  func ignored() throws {
    let plain = try Document(parsing: Source("{ a(b: [1 2]) c }"))
    let messy = "\u{FEFF}{,,,a\t(\rb:\r\n[1,\u{FEFF}2] # é ] \u{2028} )\n) # c\r c # end"
    #expect(try Document(parsing: Source(messy + "\n}#")) == plain)
  }

  @Test("ranges count UTF-8 bytes")
  func ranges() throws {
    let source = Source("\u{FEFF}{ e: a }")
    let document = try Document(parsing: source)
    guard case .operation(let operation) = document.definitions[0],
      case .field(let field) = operation.selectionSet.selections[0]
    else {
      Issue.record("not a field")
      return
    }
    #expect(source.text(in: operation.range) == "{ e: a }")
    #expect(operation.range.start == 3)
    #expect(source.text(in: field.range) == "e: a")
    #expect(field.alias.map { source.text(in: $0.range) } == "e")
    #expect(source.text(in: field.name.range) == "a")
  }

  private func parse(value: String) throws -> Value {
    var parser = Parser(Source(value))
    return try parser.parseValue()
  }
}
