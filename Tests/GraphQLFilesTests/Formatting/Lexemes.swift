import GraphQLLanguage

/// The tokens and comments of a text, each on its place, and the whitespace between them.
struct Lexemes {
  /// Block strings are those of their value. There are no delimiters of names, as one may precede the first of them.
  private(set) var texts: [String] = []
  /// The text between two tokens, comments included.
  private(set) var gaps: [String] = []

  init(_ text: String) {
    let source = Source(text)
    source.utf8.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes)
      var end = 0
      while let token = try? lexer.next() {
        add(gap: lexer.text(from: end, to: token.start), isFirst: end == 0)
        end = token.end
        switch token.kind {
        case .endOfFile: return
        case .pipe, .ampersand: break
        case .blockString:
          var parser = Parser(source, range: token.start..<token.end)
          texts.append((try? parser.parseValue())?.minified() ?? "")
        default: texts.append(lexer.text(from: token.start, to: token.end))
        }
      }
    }
  }

  private mutating func add(gap: String, isFirst: Bool) {
    gaps.append(gap)
    let lines = gap.replacing("\r\n", with: "\n").replacing("\r", with: "\n").split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    for (number, line) in lines.enumerated() {
      guard let hash = line.unicodeScalars.firstIndex(of: "#") else { continue }
      let comment = String(line[hash...]).replacing(#/[ \t]+$/#, with: "")
      texts.append(number == 0 && !isFirst ? "trailing \(comment)" : comment)
    }
  }
}

extension String {
  /// The text with line feeds, and without blanks at line ends.
  var withoutBlanksAtLineEnds: String {
    replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(#/[ \t]+$/#, with: "") }.joined(separator: "\n")
  }
}
