import GraphQLValidation

extension String {
  /// A declaration without the access modifier that an extension gives it anyway: to repeat it is a warning.
  func withoutModifier(impliedBy extensionLevel: AccessLevel?) -> String {
    guard let extensionLevel else { return self }
    let modifier = extensionLevel.rawValue + " "
    let line = startOfModifiers
    guard self[line...].hasPrefix(modifier) else { return self }
    return String(self[..<line] + self[line...].dropFirst(modifier.count))
  }

  /// A declaration that has no access modifier with one.
  func withModifier(_ modifier: String?) -> String {
    guard let modifier else { return self }
    let line = startOfModifiers
    return self[..<line] + modifier + " " + self[line...]
  }

  /// Documentation comments and attributes stand on lines of their own.
  private var startOfModifiers: Index {
    var line = startIndex
    while line < endIndex, self[line] == "/" || self[line] == "@" {
      line = self[line...].firstIndex(of: "\n").map(index(after:)) ?? endIndex
    }
    return line
  }
}

/// An extension that only conforms.
func emptyExtension(of type: String, conformingTo protocols: [String]) -> [String] {
  protocols.isEmpty ? [] : ["extension \(type): \(protocols.joined(separator: ", ")) {}"]
}
