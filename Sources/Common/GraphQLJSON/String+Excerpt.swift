extension String {
  /// Returns the text, shortened to fit an error's description.
  ///
  /// The limit counts scalars, because one character may consist of any number of them.
  package func excerpt(_ limit: Int = 200) -> String {
    guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return String(self[..<end]) + "…"
  }
}
