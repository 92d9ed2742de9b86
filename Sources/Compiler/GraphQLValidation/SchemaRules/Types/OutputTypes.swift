import GraphQLLanguage

extension TypeRule {
  /// Fields Have Output Types (section 3.4.2).
  static let outputTypes: TypeRule = .init("OutputTypes") { types, errors in
    for type in types.types {
      for field in type.fields {
        guard types.table.type(named: field.type.namedType.value)?.type.isOutput == false else { continue }
        let subject = "The type of \(type.name).\(field.name.value)"
        let message = "\(subject) must be Output Type but got: \(field.type)."
        errors.append(Diagnostic(.error, message, at: field.type.range))
      }
    }
  }
}
