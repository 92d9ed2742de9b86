import GraphQLLanguage

extension Rule {
  /// Fragment Name Uniqueness (section 5.5.1.1).
  static let uniqueFragmentNames: Rule = .init("UniqueFragmentNames") { document, errors in
    guard document.definitions.count > 1 else { return }
    var first: [String: Name] = [:]
    for definition in document.definitions {
      guard let name = definition.fragment?.name else { continue }
      if let other = first[name.value] {
        let message = "There can be only one fragment named \"\(name.value)\"."
        errors.append(Diagnostic(.error, message, at: other.range, name.range))
      } else {
        first[name.value] = name
      }
    }
  }
}
