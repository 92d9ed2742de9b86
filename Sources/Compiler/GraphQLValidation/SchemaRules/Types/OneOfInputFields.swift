import GraphQLLanguage

extension TypeRule {
  /// Fields of OneOf Input Objects (section 3.10.1): nullable and without default values.
  static let oneOfInputFields: TypeRule = .init("OneOfInputFields") { types, errors in
    for type in types.types where type.facts.inputObject?.isOneOf == true {
      for field in type.inputFields {
        let subject = "OneOf input field \(type.name).\(field.name.value)"
        if field.type.isNonNull {
          errors.append(Diagnostic(.error, "\(subject) must be nullable.", at: field.type.range))
        }
        if field.defaultValue != nil {
          errors.append(Diagnostic(.error, "\(subject) cannot have a default value.", at: field.range))
        }
      }
    }
  }
}
