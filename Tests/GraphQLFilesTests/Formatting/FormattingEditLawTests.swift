import GraphQLFiles
import GraphQLLanguage
import GraphQLProject
import SeededRandomness
import Testing

@Suite("Formatted literals of Swift files, whatever is in them")
struct FormattingEditLawTests {
  @Test("The Swift around literals stays, and each literal has the formatted text", arguments: RandomRuns.seeds(30))
  func literals(seed: UInt64) throws {
    var (generator, random) = (DocumentGenerator(seed: seed), SeededRandom(seed: seed))
    for _ in 0..<10 {
      let lineEnd = ["\n", "\n", "\r\n"].randomElement(using: &random)!
      var swift = ["", "\u{FEFF}", "// é" + lineEnd].randomElement(using: &random)!
      for number in 0..<Int.random(in: 1...3, using: &random) {
        let text = NoisyText.of(generator.printedDocument(), hasComments: true, &random)
        swift += "enum Q\(number) { #graphql(" + literal(of: text, lineEnd, &random) + ") }" + lineEnd
      }
      try expectFormatted(Array(swift.utf8))
    }
  }

  private func expectFormatted(_ before: [UInt8]) throws {
    let after = before.applying(formattingEdits(ofSwift: before))
    let (old, new) = (graphQLLiterals(in: before), graphQLLiterals(in: after))
    #expect(old.count == new.count && !old.isEmpty)
    #expect(swift(around: old, in: before) == swift(around: new, in: after))
    #expect(formattingEdits(ofSwift: after).isEmpty)
    for (old, new) in zip(old, new) {
      #expect(try Document(parsing: old.source) == Document(parsing: new.source))
      let file = try #require(formatted(graphQL: old.source.utf8))
      #expect(new.source.utf8 == Array(file.dropLast()))
      let range = try #require(new.text?.range)
      let lines = String(decoding: after[range], as: UTF8.self).replacing("\r\n", with: "\n").split(separator: "\n")
      let indentation = try #require(lines.last).prefix { $0 == " " || $0 == "\t" }
      #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(indentation) })
    }
  }

  private func swift(around literals: [SwiftLiteral], in file: [UInt8]) -> [[UInt8]] {
    var (parts, end): ([[UInt8]], Int) = ([], 0)
    for range in literals.compactMap(\.text?.range) {
      parts.append(Array(file[end..<range.lowerBound]))
      end = range.upperBound
    }
    return parts + [Array(file[end...])]
  }

  /// Returns a literal of several lines, in which more is escaped than it needs.
  private func literal(of text: String, _ lineEnd: String, _ random: inout SeededRandom) -> String {
    let pounds = ["", "", "#", "##"].randomElement(using: &random)!
    let indentation = ["", "  ", "    ", "\t", " \t "].randomElement(using: &random)!
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped += "\\" + pounds }
      escaped.unicodeScalars.append(scalar)
    }
    let lines = escaped.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty && Bool.random(using: &random) ? "" : indentation + $0 }
    return ([pounds + "\"\"\""] + lines + [indentation + "\"\"\"" + pounds]).joined(separator: lineEnd)
  }
}
