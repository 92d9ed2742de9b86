import GraphQLValidation

extension String {
  /// Returns the declaration without the access modifier that its extension implies, because repeating it is a warning.
  func withoutModifier(impliedBy extensionLevel: AccessLevel?) -> String {
    guard let extensionLevel else { return self }
    let modifier = extensionLevel.rawValue + " "
    let line = startOfModifiers
    guard self[line...].hasPrefix(modifier) else { return self }
    return String(self[..<line] + self[line...].dropFirst(modifier.count))
  }

  /// Returns the declaration with an access modifier; it must have none.
  func withModifier(_ modifier: String?) -> String {
    guard let modifier else { return self }
    let line = startOfModifiers
    return self[..<line] + modifier + " " + self[line...]
  }

  /// The start of the first line that is no documentation comment or attribute.
  private var startOfModifiers: Index {
    var line = startIndex
    while line < endIndex, self[line] == "/" || self[line] == "@" {
      line = self[line...].firstIndex(of: "\n").map(index(after:)) ?? endIndex
    }
    return line
  }
}

/// Returns an extension that only adds conformances.
func emptyExtension(of type: String, conformingTo protocols: [String]) -> [String] {
  protocols.isEmpty ? [] : ["extension \(type): \(protocols.joined(separator: ", ")) {}"]
}
