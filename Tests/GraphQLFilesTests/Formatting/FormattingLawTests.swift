import CompilerFixtures
import Foundation
import GraphQLFiles
import GraphQLLanguage
import SeededRandomness
import Testing

@Suite("Formatted documents, whatever they are")
struct FormattingLawTests {
  @Test(
    "Without comments, blank lines and long lines, a text is formatted as its document is printed",
    arguments: RandomRuns.seeds(12)
  )
  func printed(seed: UInt64) throws {
    var (generator, random) = (DocumentGenerator(seed: seed), SeededRandom(seed: seed))
    for _ in 0..<40 {
      let document = generator.printedDocument()
      if hasLongLines(document) { continue }
      let text = NoisyText.of(document, hasComments: false, &random)
      let result = try formatted(text)
      let content = result.hasPrefix("\u{FEFF}") ? String(result.unicodeScalars.dropFirst()) : result
      #expect(content.withoutBlanksAtLineEnds == document.withoutBlanksAtLineEnds + "\n", "\(text)")
    }
  }

  @Test("Tokens and comments keep their order, and a trailing comment its line", arguments: RandomRuns.seeds(30))
  func comments(seed: UInt64) throws {
    var (generator, random) = (DocumentGenerator(seed: seed), SeededRandom(seed: seed))
    for _ in 0..<20 {
      try expectFormatted(NoisyText.of(generator.printedDocument(), hasComments: true, &random))
    }
  }

  @Test(
    "A comment in each place, behind a token and on a line of its own",
    arguments: ["# x\n", "\n# x\n", "\n\n# x\n\n"]
  )
  func commentInEachPlace(comment: String) throws {
    let text = #"""
      "d" query Q ( """e""" $a : [ Int ! ] = [ 1 , { b : $c } ] @ d ( e : "f" ) ) @ g { a : b ( c : { d : [ ] , e : { } } ) { ... F @ h ... on T { c } } }
      fragment F ( $a : Int ) on T { ... { a } ... G ( a : 1 ) }
      schema @ a { query : Q } extend type T implements & A & B { """d""" a ( "e" b : C = D @ e ) : [ F ! ] }
      union U = | A | B enum E { A @ b B } input I { a : B = 1 } directive @ d ( a : B ) repeatable on | FIELD | QUERY scalar S @ a
      """#.replacing("$c", with: "2")
    let words = text.split { $0 == " " || $0 == "\n" }
    for index in 0...words.count {
      let before = words[..<index].joined(separator: " ")
      try expectFormatted("\(before) \(comment) \(words[index...].joined(separator: " "))")
    }
  }

  @Test(
    "Values that nest as deep as they may, also with a comment in the middle",
    arguments: ["", "# why\n", "\"\(Self.long)\""]
  )
  func nesting(contents: String) throws {
    let depth = 98
    let (open, close) = (String(repeating: "[", count: depth), String(repeating: "]", count: depth))
    try expectFormatted("{ a(b: \(open)\(contents)\(close)) }")
  }

  private static let long = String(repeating: "long ", count: 20)

  @Test("Golden documents and schemas", arguments: ["Golden", "Golden/Models"])
  func golden(folder: String) throws {
    let folder = Golden.folder.deletingLastPathComponent().appendingPathComponent(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let files = names.filter { $0.hasSuffix(".graphql") || $0.hasSuffix(".graphqls") }
    #expect(files.count > 1)
    var random = SeededRandom(seed: 1)
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      try expectFormatted(text)
      try expectFormatted(NoisyText.of(text, hasComments: true, &random))
    }
  }

  @Test(
    "Large schemas",
    .enabled(if: SchemaFixture.isSharedThere, "\(SchemaFixture.absent)"),
    arguments: ["AnimalKingdom", "GitHub", "Linear", "Pokemon", "RickAndMorty"]
  )
  func largeSchema(name: String) throws {
    let source = try SchemaFixture.shared("\(name).graphqls")
    try expectFormatted(String(decoding: source.utf8, as: UTF8.self))
    for definition in try Document(parsing: source).definitions.map({ $0.printed() }) where !hasLongLines(definition) {
      #expect(try formatted(definition).withoutBlanksAtLineEnds == definition.withoutBlanksAtLineEnds + "\n")
    }
  }

  private func hasLongLines(_ text: String) -> Bool {
    text.split(separator: "\n").contains { $0.utf16.count > 80 }
  }

  private func formatted(_ text: String) throws -> String {
    let result = GraphQLFiles.formatted(graphQL: Array(text.utf8))
    return String(decoding: try #require(result), as: UTF8.self)
  }

  private func expectFormatted(_ text: String) throws {
    let result = try formatted(text)
    #expect(try Document(parsing: Source(result)) == Document(parsing: Source(text)), "\(text)")
    #expect(try formatted(result) == result, "\(text)")
    let (before, after) = (Lexemes(text), Lexemes(result))
    #expect(before.texts == after.texts, "\(text)")
    for gap in after.gaps {
      let gap = gap.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      #expect(!gap.contains(" \n") && !gap.contains("\t\n") && !gap.contains("\n\n\n"), "\(text)")
    }
    #expect(result.utf8.last == 0x0A || result.utf8.last == 0x0D)
  }
}
