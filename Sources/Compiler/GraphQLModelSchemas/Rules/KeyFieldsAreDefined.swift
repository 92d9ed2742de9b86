import GraphQLLanguage

extension ModelRule {
  /// The fields of a key exist in the model.
  static let keyFieldsAreDefined: ModelRule = .init("KeyFieldsAreDefined") { models, errors in
    for key in models.writtenKeys {
      if key.fields.isEmpty {
        let message = "A key needs a field. Write @key(fields: [\"id\"])."
        errors.append(Diagnostic(.error, message, at: key.directive.range))
      }
      for field in key.fields where key.definition(of: field) == nil {
        let message =
          "Can't find field '\(field.value)' in \(key.type.name), but it was specified in \(key.description)."
        errors.append(.unknown(message, field, among: Array(key.type.fields.keys)))
      }
    }
  }
}
