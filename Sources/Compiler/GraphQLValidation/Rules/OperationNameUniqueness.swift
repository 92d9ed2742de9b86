import GraphQLLanguage

extension Rule {
  /// Operation Name Uniqueness (section 5.2.2.1).
  static let operationNameUniqueness: Rule = .init("OperationNameUniqueness") { document, errors in
    var first: [String: Name] = [:]
    for definition in document.definitions {
      guard let name = definition.operation?.name else { continue }
      if let other = first[name.value] {
        errors.append(
          Diagnostic(.error, "There can be only one operation named \"\(name.value)\".", at: other.range, name.range)
        )
      } else {
        first[name.value] = name
      }
    }
  }
}
