import GraphQLLanguage
import SeededRandomness

/// Texts with other whitespace, commas and comments between their tokens.
enum NoisyText {
  /// What is put between two tokens, without a blank line.
  private static let spaces = [
    " ", "\n", "\r\n", "\t", ",", ", ", " ,\n", "\n,", "\n    ", "  ", "\u{FEFF} ", ",\r\n\t",
  ]
  private static let blankLines = ["\n\n", "\n \t\n", "\r\n\r\n\r\n", "\n\n\n\n", ",\n\n", "\n,\n\n"]
  private static let comments = [
    "# a comment\n", " # another\n", "#\n", "\n#x\n", "\n  # é 😀 \" \"\"\" \\\"\"\" \\ { ( #\r\n", "\n\n# apart\n\n",
    "# blanks \t \n",
    ", # of a comma\n", "\n# one\n# two\n\n# three\n", "#\\(x)\n",
  ]

  /// Returns a text with random noise.
  static func of(_ text: String, hasComments: Bool, _ random: inout SeededRandom) -> String {
    let source = Source(text)
    var noisy = ""
    source.utf8.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes)
      while let token = try? lexer.next() {
        noisy += noise(hasComments, &random)
        if token.kind == .endOfFile { return }
        noisy += source.text(in: SourceRange(token.start, token.end))
      }
    }
    return noisy
  }

  private static func noise(_ hasComments: Bool, _ random: inout SeededRandom) -> String {
    guard hasComments, Int.random(in: 0..<3, using: &random) == 0 else { return spaces.randomElement(using: &random)! }
    let pieces = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      [spaces, blankLines, comments].randomElement(using: &random)!.randomElement(using: &random)!
    }
    return pieces.joined()
  }
}

extension DocumentGenerator {
  /// Returns a printed document that a parser reads as it was made.
  ///
  /// An anonymous query after a type without fields is read as the fields of the type.
  mutating func printedDocument() -> String {
    while true {
      let document = document()
      let printed = document.printed()
      if (try? Document(parsing: Source(printed))) == document { return printed }
    }
  }
}
