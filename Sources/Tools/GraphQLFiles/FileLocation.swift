import GraphQLJSON
import GraphQLLanguage

/// A location in a file.
package struct FileLocation: Hashable {
  package let file: String
  package let location: SourceLocation
  /// The line and column in the lines, which may be of several files.
  private let position: SourceLocation
  /// Shared by all locations in the file. Lines are copied only when they are printed.
  private let lines: LineMap

  /// Creates the location of an offset in a file.
  package init(_ file: InputFile, at offset: Int) {
    let (name, location) = file.lines.place(at: offset)
    self.init(name, location, file.lines, file.lines.location(at: offset))
  }

  /// Creates the location of an offset in named text.
  package init(_ name: String, _ lines: LineMap, at offset: Int) {
    self.init(name, lines, at: lines.location(at: offset))
  }

  /// Creates a known location in named text.
  package init(_ name: String, _ lines: LineMap, at location: SourceLocation) {
    self.init(name, location, lines, location)
  }

  private init(_ file: String, _ location: SourceLocation, _ lines: LineMap, _ position: SourceLocation) {
    (self.file, self.location, self.lines, self.position) = (file, location, lines, position)
  }

  /// Returns the lines to print: `path:line:column: message`, the source line, and a caret under the column.
  package func lines(_ message: String) -> [String] {
    let first = "\(file):\(location.line):\(location.column): \(message)"
    let (line, before) = lines.excerpt(at: position)
    guard line.contains(where: { !$0.isWhitespace }) else { return [first] }
    return [first, line, before.onOneLine.map { $0 == "\t" ? "\t" : " " }.joined() + "^"]
  }

  /// The text of the line before the place.
  var lineBefore: String { lines.excerpt(at: position).before }

  package static func == (lhs: FileLocation, rhs: FileLocation) -> Bool {
    lhs.file == rhs.file && lhs.location == rhs.location
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(location)
  }
}
