extension Rule {
  /// Fragment Name Uniqueness (section 5.5.1.1).
  static let uniqueFragmentNames = Rule("UniqueFragmentNames") { document, errors in
    for (index, definition) in document.definitions.enumerated() {
      guard let name = definition.fragment?.name, let first = document.fragmentIndices[name.value], first != index,
        let other = document.definitions[first].fragment?.name
      else { continue }
      errors.append(
        Diagnostic(.error, "There can be only one fragment named \"\(name.value)\".", at: other.range, name.range)
      )
    }
  }
}
