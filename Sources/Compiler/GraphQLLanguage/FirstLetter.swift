// Names that begin with another case.
extension String {
  /// The text with its first letter in upper case.
  package var upperFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text with its first letter in lower case.
  package var lowerFirst: String { prefix(1).lowercased() + dropFirst() }
}
