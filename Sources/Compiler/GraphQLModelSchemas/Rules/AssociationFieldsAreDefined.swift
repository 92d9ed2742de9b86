import GraphQLLanguage

extension ModelRule {
  /// The fields that an association names exist and can refer to an object.
  static let associationFieldsAreDefined: ModelRule = .init("AssociationFieldsAreDefined") { models, errors in
    for association in models.writtenAssociations {
      guard let other = models.model(named: association.model) else { continue }
      let directive = association.directive
      let name = directive.name.value
      if directive.argument("fields") != nil, let references = directive.argument("references") {
        let message = "@\(name) has either 'fields' or 'references', not both."
        errors.append(Diagnostic(.error, message, at: references.range))
      }
      for argument in ["fields", "references"] {
        let isTheirs = argument == "references" && name != "belongsTo"
        let type = isTheirs ? other : association.owner
        if directive.strings(argument)?.isEmpty == true {
          errors.append(Diagnostic(.error, "No \(argument) passed to @\(name) directive.", at: directive.range))
        }
        for field in directive.names(argument) {
          if let definition = type.fields[field.value] {
            guard models.isKeyType(definition.type) else {
              let message = "All \(argument) provided to @\(name) must be scalar or enum fields."
              errors.append(Diagnostic(.error, message, at: field.range))
              continue
            }
          } else {
            let message = "\(field.value) is not a field in \(type.name)."
            errors.append(.unknown(message, field, among: Array(type.fields.keys)))
          }
        }
      }
    }
  }
}
