/// What the layout has between a token and the one before it.
enum Separator {
  case nothing, space
  /// A space before the brace of a block, which is not indented if comments push it to a line of its own.
  case brace
  /// A new line, as after a description.
  case line
  /// A new line of a block, with a blank line before it if the author had one.
  case item
  /// A blank line, as between definitions.
  case definition

  /// What is written on the same line; `nil` for a new line.
  var onLine: String? {
    switch self {
    case .nothing: ""
    case .space, .brace: " "
    case .line, .item, .definition: nil
    }
  }

  /// What a new line is indented by in addition, if comments make one.
  var addedIndentation: String {
    switch self {
    case .nothing, .space: "  "
    case .brace, .line, .item, .definition: ""
    }
  }

  /// Returns whether a line of the separator follows a blank one.
  ///
  /// - Parameters:
  ///   - isSo: Whether it does in the author's text.
  ///   - isFirst: Whether it is the first line after the token before.
  func keepsBlankLine(_ isSo: Bool, isFirst: Bool) -> Bool {
    switch self {
    case .nothing, .space, .brace, .line: false
    case .item: isSo
    case .definition: isSo || isFirst
    }
  }
}
