import GraphQLLanguage

extension ModelRule {
  /// No field of a model has the name of a filter's own fields, which combine conditions.
  static let fieldsAreNoOperators: ModelRule = .init("FieldsAreNoOperators") { models, errors in
    for type in models.written {
      for name in ["and", "or", "not"] {
        guard let field = type.fields[name], models.conditionScalar(of: field.type.namedType.value) != nil else {
          continue
        }
        let message = "Field '\(type.name).\(name)' has the name of an operator of filters. Give it another name."
        errors.append(Diagnostic(.error, message, at: field.name.range))
      }
    }
  }
}
