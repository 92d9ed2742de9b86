import Foundation
import GraphQLLanguage
import SeededRandomness
import Testing

@Suite("Hostile input")
struct HostileInputTests {
  /// The beginning of a text, the piece that it repeats 10,000 times, and the column at which it is too deep.
  struct Nesting: Sendable, CustomTestStringConvertible {
    var beginning: String
    var repeated: String
    var column: Int

    var testDescription: String { beginning + repeated + "…" }
  }

  static let nestings = [
    Nesting(beginning: "{", repeated: "a{", column: 201),
    Nesting(beginning: "{", repeated: "...{", column: 401),
    Nesting(beginning: "{a(b:", repeated: "[", column: 105),
    Nesting(beginning: "{a(b:", repeated: "{a:", column: 303),
    Nesting(beginning: "{a(b:", repeated: "[{a:", column: 203),
    Nesting(beginning: "type A{a:", repeated: "[", column: 110),
    Nesting(beginning: "query Q($a:", repeated: "[", column: 112),
    Nesting(beginning: "input A{a:B=", repeated: "[", column: 113),
  ]

  @Test("10,000 levels are an error on a thread of 512 KB", arguments: nestings)
  func nesting(_ nesting: Nesting) throws {
    let text = nesting.beginning + String(repeating: nesting.repeated, count: 10_000)
    let message = onSmallStack { errorText(in: text) }
    #expect(
      message == "1:\(nesting.column): Syntax Error: Document is nested more than 100 levels deep. Parsing aborted."
    )
  }

  @Test("10,000 levels that are all closed are an error, too")
  func closedNesting() throws {
    let text = String(repeating: "{a", count: 10_000) + String(repeating: "}", count: 10_000)
    #expect(
      onSmallStack { errorText(in: text) }
        == "1:201: Syntax Error: Document is nested more than 100 levels deep. Parsing aborted."
    )
  }

  @Test("100 levels are parsed, compared, hashed and printed on a thread of 512 KB")
  func deepestAllowed() throws {
    let texts = [
      String(repeating: "{a", count: 100) + String(repeating: "}", count: 100),
      "{" + String(repeating: "...{", count: 99) + "a" + String(repeating: "}", count: 100),
      "{a(b:" + String(repeating: "[", count: 99) + String(repeating: "]", count: 99) + ")}",
      "{a(b:" + String(repeating: "{a:", count: 99) + "1" + String(repeating: "}", count: 99) + ")}",
      "type A{a:" + String(repeating: "[", count: 100) + "A" + String(repeating: "]", count: 100) + "}",
    ]
    for text in texts {
      let isSame = onSmallStack {
        guard let document = try? Document(parsing: Source(text)),
          let again = try? Document(parsing: Source(document.printed()))
        else { return false }
        return again == document && again.hashValue == document.hashValue
          && document.definitions.allSatisfy { !$0.minified().isEmpty }
      }
      #expect(isSame, "\(text.prefix(20))")
    }
  }

  @Test("depth is given back: many shallow things are no deep one")
  func shallow() {
    let fields = String(repeating: "a(b: [[{c: 1}]]) { b { c } } ", count: 2_000)
    #expect(errorText(in: "{ \(fields) }") == nil)
  }

  @Test("tokens are counted, the end is not one")
  func tokenLimit() {
    let limits = ParserLimits(maximumTokens: 3)
    #expect(errorText(in: Source("{ a }"), limits: limits) == nil)
    #expect(
      errorText(in: Source("{ a b }"), limits: limits)
        == "1:7: Syntax Error: Document contains more than 3 tokens. Parsing aborted."
    )
  }

  @Test("tokens of operations and fragments are counted together, those of a schema by themselves")
  func executableTokenLimit() {
    let limits = ParserLimits(maximumExecutableTokens: 10)
    let text = "{ a } fragment F on T { b } type T { a: Int b: Int c: Int }"
    #expect(errorText(in: Source(text), limits: limits) == nil)
    #expect(
      errorText(in: Source("\(text) { c }"), limits: limits)
        == "1:63: Syntax Error: Document contains more than 10 tokens. Parsing aborted."
    )
  }

  @Test("truncated at every offset: an error inside the text, or a shorter document")
  func truncation() throws {
    let text = Array(
      #"""
      "d" query Q("v" $a: [Int!]! = [1, 2.5e3] @d, $b: I = {x: "a\u00e9\n\u{1F600}", y: null}) @live(if: true) {
        h: hero(e: JEDI, n: -0.1E+9, s: """bl "q" \"""
          k""") { ...F @x ... on D @i(if: $b) { p: q } ... { a } } # é 😀
      }
      fragment F on X { a, b c }
      extend type A implements B & C @d { "f" a(x: Int = 3 @y): [[Int!]] }
      directive @foo(a: Int) repeatable on | FIELD | QUERY
      schema { query: Q } enum E { A B @d } union U @d = | A | B input I @oneOf { a: Int = 1 } scalar é
      """#.utf8
    )
    for count in 0...text.count {
      let source = Source(utf8: Array(text[..<count]))
      do {
        let document = try Document(parsing: source)
        #expect(try Document(parsing: Source(document.printed())) == document)
      } catch {
        let range = error.ranges[0]
        #expect(range.start >= 0 && range.start <= range.end && range.end <= count)
        #expect(error.message.hasPrefix("Syntax Error: "))
      }
    }
  }

  @Test("random bytes and random tokens never crash", arguments: 1...4)
  func randomText(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let pieces = [
      "{", "}", "(", ")", "[", "]", ":", "=", "!", "@", "$", "|", "&", "...", "\"", "\"\"\"", "\\", "\\u", "\\u{", "'",
      "#", "\n", "\r", " ", ",", "0", "-", "1.5", "e", "a", "on", "query", "fragment", "type", "extend", "schema",
      "enum", "true", "null", "\u{FEFF}", "é", "😀", "\u{0}",
    ]
    for round in 0..<1_500 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<40, using: &random) {
        if round.isMultiple(of: 2) {
          bytes.append(UInt8.random(in: 0...255, using: &random))
        } else {
          bytes += pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8
        }
      }
      let source = Source(utf8: bytes)
      do {
        let document = try Document(parsing: source)
        #expect(try Document(parsing: Source(document.printed())) == document)
      } catch {
        let range = error.ranges[0]
        #expect(range.start >= 0 && range.start <= range.end && range.end <= bytes.count)
        _ = source.location(at: range.start)
      }
    }
  }

  @Test("long texts of one kind take time in proportion")
  func linearTime() {
    let texts = [
      String(repeating: "{ a }", count: 20_000),
      "{ a(b: \"" + String(repeating: "\\n", count: 100_000) + "\") }",
      "{ a(b: \"\"\"" + String(repeating: "\n \\\"\"\"", count: 50_000) + "\"\"\") }",
      "{ a(b: \"\"\"" + String(repeating: " ", count: 300_000) + "\"\"\") }",
      "{ a(b: " + String(repeating: "9", count: 300_000) + ") }",
      String(repeating: "#", count: 300_000) + "\n{ a }",
      "{ a" + String(repeating: ",\u{FEFF} ", count: 100_000) + "}",
      "{ a(b: [" + String(repeating: "\"\" ", count: 50_000) + "]) }",
      "{ " + String(repeating: "a", count: 300_000) + " }",
    ]
    let clock = ContinuousClock()
    for text in texts {
      let time = clock.measure { #expect(errorText(in: text) == nil) }
      // This takes a tenth of a second unoptimized. Quadratic work would take minutes.
      #expect(time < .seconds(10), "\(text.prefix(20))")
    }
  }

  /// Runs a closure on a thread with a stack as small as those of secondary threads.
  private func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    let semaphore = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = body()
      semaphore.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    semaphore.wait()
    return result!
  }
}
