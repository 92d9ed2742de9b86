import GraphQLLanguage

extension TypeRule {
  /// Arguments and Input Fields Have Input Types (section 3.4.2).
  static let inputTypes: TypeRule = .init("InputTypes") { types, errors in
    for input in types.inputValues {
      guard types.table.type(named: input.node.type.namedType.value)?.isInput == false else { continue }
      let message = "The type of \(input.coordinate) must be Input Type but got: \(input.node.type)."
      // graphql-js points at the whole argument for directives, and at the type for fields and input fields.
      let range = input.owner == .directive ? input.node.range : input.node.type.range
      errors.append(Diagnostic(.error, message, at: range))
    }
  }
}
