/// What is around the text of a Swift literal of several lines.
struct MultilineDelimiters {
  private let pounds: String
  private let indentation: String
  private let lineEnd: String

  /// - Parameter literal: A literal that Swift can read.
  /// - Returns: `nil` if the literal is on one line.
  init?(of literal: ArraySlice<UInt8>) {
    guard literal.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    pounds = String(repeating: "#", count: literal.prefix { $0 == UInt8(ascii: "#") }.count)
    lineEnd = GraphQLFiles.lineEnd(in: literal)
    let lastLine = literal.dropLast(pounds.utf8.count + 3).reversed().prefix { $0 != 0x0A && $0 != 0x0D }
    indentation = String(decoding: lastLine.reversed(), as: UTF8.self)
  }

  private var quotes: String { "\"\"\"" }

  /// Returns whether a literal with these delimiters escapes other characters than quotes and backslashes.
  func hasOtherEscapes(in literal: ArraySlice<UInt8>) -> Bool {
    let escape = Array(("\\" + pounds).utf8)
    var index = literal.startIndex
    while index < literal.endIndex {
      guard literal[index...].starts(with: escape) else {
        index += 1
        continue
      }
      index += escape.count
      guard index < literal.endIndex,
        [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\")].contains(literal[index])
      else { return true }
      index += 1
    }
    return false
  }

  /// Returns the literal of a text.
  func literal(of text: String) -> String {
    let lines = escaped(text).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : indentation + line
    }
    let all = [pounds + quotes] + lines + [indentation + quotes + pounds]
    return all.joined(separator: lineEnd)
  }

  /// Returns a text in which nothing ends the literal or is taken for an escape.
  private func escaped(_ text: String) -> String {
    let utf8 = Array(text.utf8)
    let (escape, closing) = (Array(("\\" + pounds).utf8), Array((quotes + pounds).utf8))
    var escaped: [UInt8] = []
    var index = 0
    while index < utf8.count {
      let rest = utf8[index...]
      if rest.starts(with: closing) {
        escaped += escape + closing
        index += closing.count
        // Two of its quotes are not escaped, and a third would end the literal.
        if pounds.isEmpty, utf8[index...].first == UInt8(ascii: "\"") {
          escaped += escape + [UInt8(ascii: "\"")]
          index += 1
        }
      } else {
        if rest.starts(with: escape) { escaped += escape }
        escaped.append(utf8[index])
        index += 1
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
