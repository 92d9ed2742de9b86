import GraphQLLanguage

extension TypeRule {
  /// Types have fields, members or values, and directives have locations (sections 3.6 to 3.10, 3.13).
  static let nonEmptyDefinitions: TypeRule = .init("NonEmptyDefinitions") { types, errors in
    for type in types.types {
      let message: String
      switch type.facts.type {
      case .scalar: continue
      case .object, .interface:
        if !type.fields.isEmpty { continue }
        message = "Type \(type.name) must define one or more fields."
      case .union:
        if !type.members.isEmpty { continue }
        message = "Union type \(type.name) must define one or more member types."
      case .enum:
        if !type.enumValues.isEmpty { continue }
        message = "Enum type \(type.name) must define one or more values."
      case .inputObject:
        if !type.inputFields.isEmpty { continue }
        message = "Input Object type \(type.name) must define one or more fields."
      }
      errors.append(.error(message, at: type.ranges))
    }
    for directive in types.directives where directive.locations.isEmpty {
      let message = "Directive @\(directive.name.value) must include 1 or more locations."
      errors.append(Diagnostic(.error, message, at: directive.range))
    }
  }
}
