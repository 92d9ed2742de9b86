import GraphQLProject

/// A change of a Swift file.
package struct FormattingEdit: Hashable, Sendable {
  /// The bytes of the file that are replaced.
  package let range: Range<Int>

  /// What they are replaced with.
  package let replacement: String
}

/// Returns the changes that bring the GraphQL of a Swift file into the layout of documents, in their order.
///
/// They change literals of several lines alone. A literal keeps its delimiters, and its lines are indented as its closing delimiter
/// is. These literals stay as they are:
/// - those on one line, for which the layout has no form;
/// - those with a syntax error;
/// - those with escapes of other characters than quotes and backslashes, because it is not known why they are written so.
package func formattingEdits(ofSwift utf8: [UInt8]) -> [FormattingEdit] {
  graphQLLiterals(in: utf8).compactMap { literal in
    guard let text = literal.text, let delimiters = MultilineDelimiters(of: utf8[text.range]),
      !delimiters.hasOtherEscapes(in: utf8[text.range]), let formatted = formattedText(text.utf8),
      !formatted.utf8.elementsEqual(text.utf8)
    else { return nil }
    return FormattingEdit(range: text.range, replacement: delimiters.literal(of: formatted))
  }
}

extension [UInt8] {
  /// Returns a file with changes, which are in their order.
  package func applying(_ edits: [FormattingEdit]) -> [UInt8] {
    var changed: [UInt8] = []
    var end = 0
    for edit in edits {
      changed += self[end..<edit.range.lowerBound]
      changed += edit.replacement.utf8
      end = edit.range.upperBound
    }
    return changed + self[end...]
  }
}
