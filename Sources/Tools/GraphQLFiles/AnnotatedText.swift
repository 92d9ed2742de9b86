import GraphQLJSON
import GraphQLLanguage
import GraphQLValidation

/// A file with findings below its lines, as the Swift compiler draws them.
///
/// ```
/// 1 | query HeroQuery {
/// 2 |   hero { nam }
///   |          `- error: Cannot query field "nam" on type "Character". Did you mean "name"?
/// 3 | }
/// ```
package struct AnnotatedText: CustomStringConvertible {
  private struct Mark {
    let place: FileLocation
    let message: String
  }

  private let file: InputFile
  private let marks: [Mark]

  package init(_ file: InputFile, _ findings: [FileDiagnostic]) {
    self.file = file
    marks = findings.flatMap { finding in
      finding.places.prefix(1).map { Mark(place: $0, message: "\(finding.severity.rawValue): \(finding.message)") }
        + finding.notes.map { Mark(place: $0.place, message: "note: \($0.message)") }
    }
  }

  package var description: String {
    let texts = String(decoding: file.source.utf8, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
    let width = String(texts.count).count
    var lines: [String] = []
    for (index, text) in texts.enumerated() {
      let number = String(index + 1)
      lines.append("\(String(repeating: " ", count: width - number.count))\(number) | \(text)")
      let marks = marks.filter { $0.place.file == file.name && $0.place.location.line == index + 1 }
      for drawn in Self.draw(marks.map { ($0.place.columnOfCharacter, $0.message) }) {
        lines.append("\(String(repeating: " ", count: width)) | \(drawn)")
      }
    }
    for mark in marks where mark.place.file != file.name {
      let (place, message) = (mark.place, mark.message.onOneLine)
      lines.append("\(place.file):\(place.location.line):\(place.location.column): \(message)")
    }
    return lines.map(\.withoutTrailingSpace).joined(separator: "\n")
  }

  /// Draws what is below one line: the rightmost message first, so that the lines to the others pass it on the left.
  private static func draw(_ marks: [(column: Int, message: String)]) -> [String] {
    let columns = Set(marks.map(\.column)).sorted()
    return columns.reversed().flatMap { column in
      let messages = marks.filter { $0.column == column }.map(\.message)
      var before = ""
      for other in columns where other < column {
        before += String(repeating: " ", count: other - before.count) + "|"
      }
      before += String(repeating: " ", count: column - before.count)
      return messages.enumerated().map { index, message in
        "\(before)\(index == messages.count - 1 ? "`" : "|")- \(message.onOneLine)"
      }
    }
  }
}

extension FileLocation {
  /// The number of characters before the place in its line.
  fileprivate var columnOfCharacter: Int { lineBefore.count }
}

extension String {
  fileprivate var withoutTrailingSpace: Substring {
    self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)]
  }
}
