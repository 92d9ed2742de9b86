import GraphQLCompiler

/// A place in a file.
struct Place: Hashable {
  let file: String
  let location: SourceLocation
  private let sourceLine: String

  /// Makes a place of an offset in a file.
  init(_ file: InputFile, at offset: Int) {
    self.init(file.name, file.lines, at: offset)
  }

  /// Makes a place of an offset in the lines of what has a name.
  init(_ name: String, _ lines: LineMap, at offset: Int) {
    file = name
    location = lines.location(at: offset)
    sourceLine = lines.text(ofLine: location.line)
  }

  /// What there is to say of the place: `path:line:column: message`, the line of the source, and a caret under the column.
  func lines(_ message: String) -> [String] {
    let first = "\(file):\(location.line):\(location.column): \(message)"
    // Introspections are often one line of a megabyte.
    guard sourceLine.utf8.count <= 1_000, sourceLine.contains(where: { !$0.isWhitespace }) else { return [first] }
    let before = String(decoding: sourceLine.utf8.prefix(location.column - 1), as: UTF8.self)
    return [first, sourceLine, before.map { $0 == "\t" ? "\t" : " " }.joined() + "^"]
  }
}
