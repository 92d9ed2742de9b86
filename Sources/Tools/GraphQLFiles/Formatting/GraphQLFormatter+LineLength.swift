// The length of lines, which decides where they are broken.
extension GraphQLFormatter {
  /// The longest line without its indentation.
  static let maximumLineLength = 80

  /// Returns a formatter that has only written what a function writes, on one line.
  func onOneLine(_ body: (inout GraphQLFormatter) -> Void) -> GraphQLFormatter {
    var line = self
    (line.output, line.lineBreak, line.lineStart, line.isOnOneLine, line.hasDescriptions) = ("", "\n", 0, true, false)
    body(&line)
    return line
  }

  /// Returns whether a text fits on the current line, or on that which the separator begins. Block strings in it have more lines.
  func hasRoom(for line: GraphQLFormatter, _ separator: Separator) -> Bool {
    var before = 0
    if let space = separator.onLine {
      before = String(decoding: output.utf8.dropFirst(lineStart), as: UTF8.self).utf16.count + space.utf16.count
    }
    return line.output.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy { text in
      defer { before = 0 }
      return before + text.utf16.count <= Self.maximumLineLength
    }
  }
}
