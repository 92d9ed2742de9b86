/// A change that an editor offers.
struct CodeAction: Sendable {
  enum Kind: String, Sendable {
    case quickFix = "quickfix"
    case extract = "refactor.extract"
    case rewrite = "refactor.rewrite"
  }

  var title: String
  var kind: Kind
  var edits: [(place: Place, text: String)]
}

extension Workspace {
  /// Returns the changes that can be made to the GraphQL in a range of a file, or for the Swift code there.
  mutating func actions(in path: String, _ range: Range<Int>) -> [CodeAction] {
    guard let document = document(in: path, at: range.lowerBound) else {
      return path.hasSuffix(".swift") ? selectingActions(in: path, at: range.lowerBound) : []
    }
    if document.literal == nil, isSchema(path) { return [] }
    let textRange = document.textOffset(of: range.lowerBound)..<document.textOffset(of: range.upperBound)
    let read = document.read()
    return document.fixes(in: textRange) + document.missingVariables(at: textRange.lowerBound, read)
      + document.groupNames(at: textRange.lowerBound, read)
      + (extraction(of: textRange, in: document, read).map { [$0] } ?? [])
  }
}
