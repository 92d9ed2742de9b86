extension DocumentInFile {
  /// Returns GraphQL as it must be written in the file: with the escapes and the indentation of the literal.
  func written(_ graphQL: String) -> String {
    guard let text = literal?.text else { return graphQL }
    let delimiter = file.utf8[text.range].prefix { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "\"") }
    let isRaw = delimiter.first == UInt8(ascii: "#")
    if isMultiline {
      let escaped = isRaw ? graphQL : graphQL.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "\\\"\"\"")
      return escaped.replacing("\n", with: "\n" + file.indentation(at: text.range.upperBound))
    }
    let line = graphQL.split(separator: "\n").joined(separator: " ")
    return isRaw ? line : line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// Returns the edit of a range of the text.
  func edit(_ range: Range<Int>, _ graphQL: String) -> (place: Place, text: String) {
    (Place(path: path, range: fileRange(of: range)), written(graphQL))
  }
}
