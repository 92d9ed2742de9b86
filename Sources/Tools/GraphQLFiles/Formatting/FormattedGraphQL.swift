import GraphQLLanguage

/// Returns a GraphQL file in the layout in which documents are printed, with its comments, and with at most one blank line where it
/// had some. Lines of more than 80 characters are broken at more places.
///
/// The result is the same document, and formatting it again does not change it.
///
/// - Returns: `nil` if the file has a syntax error.
package func formatted(graphQL utf8: [UInt8]) -> [UInt8]? {
  guard let text = formattedText(utf8) else { return nil }
  let lineEnd = lineEnd(in: utf8[...])
  return Array((text + "\n").replacing("\n", with: lineEnd).utf8)
}

/// Returns a GraphQL text in the layout of documents, without a line end behind it; `nil` if it has a syntax error.
func formattedText(_ utf8: [UInt8]) -> String? {
  let source = Source(utf8: utf8)
  guard (try? Document(parsing: source)) != nil, var formatter = try? GraphQLFormatter(source) else { return nil }
  formatter.takeDocument()
  return utf8.starts(with: byteOrderMark) ? "\u{FEFF}" + formatter.output : formatter.output
}

/// Returns the first line end of a text; a line feed if there is none.
func lineEnd(in utf8: ArraySlice<UInt8>) -> String {
  guard let first = utf8.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
  if utf8[first] == 0x0A { return "\n" }
  return first + 1 < utf8.endIndex && utf8[first + 1] == 0x0A ? "\r\n" : "\r"
}

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
