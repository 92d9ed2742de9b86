import GraphQLLanguage

extension TypeRule {
  /// Required arguments and input fields are not deprecated (section 3.13.3), because callers cannot omit them.
  static let requiredInputsAreNotDeprecated: TypeRule = .init("RequiredInputsAreNotDeprecated") { types, errors in
    for input in types.inputValues where input.node.isRequired {
      guard let deprecated = input.node.directives.deprecated else { continue }
      let kind = input.owner == .inputObject ? "input field" : "argument"
      let message = "Required \(kind) \(input.coordinate) cannot be deprecated."
      errors.append(Diagnostic(.error, message, at: deprecated.range, input.node.type.range))
    }
  }
}
