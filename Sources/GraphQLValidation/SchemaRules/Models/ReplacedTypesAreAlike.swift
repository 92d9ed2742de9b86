import GraphQLLanguage

extension ModelRule {
  /// The service makes no type of a name that the schema defines, so what is defined must have what the other would have.
  ///
  /// Inputs of mutations, and of embedded objects, may have other fields.
  static let replacedTypesAreAlike = ModelRule("ReplacedTypesAreAlike") { models, errors in
    // What is made is only known of models that are right.
    guard !errors.contains(where: { $0.severity == .error }) else { return }
    guard models.schema.index.types.contains(where: { $0.name.hasPrefix("Model") || $0.name.hasSuffix("Input") }) else {
      return
    }
    var reported: Set<String> = []
    for (given, made) in ModelExpansion.replacedTypes(of: models) {
      let name = made.name.value
      guard let problem = problem(of: given, insteadOf: made), reported.insert(name).inserted else { continue }
      let message =
        "The service makes an \(made.kindName) \"\(name)\" for models, \(problem). Give this type another name."
      errors.append(Diagnostic(.error, message, at: models.schema.index.type(named: name)?.nameRange ?? .none))
    }
  }
}

/// What keeps a type from being used in place of the one that would be made; `nil` if nothing does.
private func problem(of given: TypeDefinition, insteadOf made: TypeDefinition) -> String? {
  if given.kindName != made.kindName { return "and this is none" }
  guard made.name.value.hasPrefix("Model") else { return nil }
  let members = Set(given.memberTexts)
  return made.memberTexts.first { !members.contains($0) }.map { "which has \"\($0)\"" }
}

extension TypeDefinition {
  /// Fields with the names of their types, and values of enums.
  fileprivate var memberTexts: [String] {
    fields.map { "\($0.name.value): \($0.type.namedType.value)" }
      + inputFields.map { "\($0.name.value): \($0.type.namedType.value)" }
      + enumValues.map(\.name.value)
  }
}
