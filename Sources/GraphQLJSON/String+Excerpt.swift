extension String {
  /// The text, or as much of its beginning as fits an error's description.
  ///
  /// Scalars are counted, as one character may have any number of them.
  package func excerpt(_ limit: Int = 200) -> String {
    guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return String(self[..<end]) + "…"
  }
}
