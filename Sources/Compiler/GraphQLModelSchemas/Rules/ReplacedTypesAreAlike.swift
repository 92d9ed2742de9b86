import GraphQLLanguage
import GraphQLValidation

extension ModelRule {
  /// A type that the schema defines in place of a generated one has the generated type's members. The service does not
  /// generate a type whose name is taken.
  ///
  /// The inputs of mutations and of embedded objects may have other fields.
  static let replacedTypesAreAlike: ModelRule = .init("ReplacedTypesAreAlike") { models, errors in
    // Only valid models have known generated types.
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

/// Returns why a type cannot replace the generated type; `nil` if it can.
private func problem(of given: TypeDefinition, insteadOf made: TypeDefinition) -> String? {
  if given.kindName != made.kindName { return "and this is none" }
  guard made.name.value.hasPrefix("Model") else { return nil }
  let members = Set(given.memberTexts)
  return made.memberTexts.first { !members.contains($0) }.map { "which has \"\($0)\"" }
}

extension TypeDefinition {
  /// The fields with the names of their types, and the values of an enum.
  fileprivate var memberTexts: [String] {
    fields.map { "\($0.name.value): \($0.type.namedType.value)" }
      + inputFields.map { "\($0.name.value): \($0.type.namedType.value)" }
      + enumValues.map(\.name.value)
  }
}
