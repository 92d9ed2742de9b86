import GraphQLLanguage

extension ModelRule {
  /// Filters combine conditions in fields of their own, beside those of the model.
  static let fieldsAreNoOperators = ModelRule("FieldsAreNoOperators") { models, errors in
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
