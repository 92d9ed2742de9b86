import GraphQLJSON
import GraphQLLanguage

/// A place in a file.
struct Place: Hashable {
  let file: String
  let location: SourceLocation
  /// Shared by all places in the file: lines are copied when they are shown, not where something is found in them.
  private let lines: LineMap

  /// Makes a place of an offset in a file.
  init(_ file: InputFile, at offset: Int) {
    self.init(file.name, file.lines, at: offset)
  }

  /// Makes a place of an offset in the lines of what has a name.
  init(_ name: String, _ lines: LineMap, at offset: Int) {
    file = name
    location = lines.location(at: offset)
    self.lines = lines
  }

  /// What there is to say of the place: `path:line:column: message`, the line of the source, and a caret under the column.
  func lines(_ message: String) -> [String] {
    let first = "\(file):\(location.line):\(location.column): \(message)"
    let (line, before) = lines.excerpt(at: location)
    guard line.contains(where: { !$0.isWhitespace }) else { return [first] }
    return [first, line, before.onOneLine.map { $0 == "\t" ? "\t" : " " }.joined() + "^"]
  }

  static func == (lhs: Place, rhs: Place) -> Bool {
    lhs.file == rhs.file && lhs.location == rhs.location
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(location)
  }
}
