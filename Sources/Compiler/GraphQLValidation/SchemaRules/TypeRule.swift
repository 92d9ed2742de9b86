import GraphQLLanguage

/// A rule about the types and directives of a schema. It runs only if every ``DefinitionRule`` is satisfied.
struct TypeRule: Sendable {
  /// The rule's name.
  let name: String
  /// Reports every violation of the rule.
  let check: @Sendable (_ types: DefinedTypes, _ errors: inout [Diagnostic]) -> Void

  init(_ name: String, check: @escaping @Sendable (_ types: DefinedTypes, _ errors: inout [Diagnostic]) -> Void) {
    self.name = name
    self.check = check
  }

  /// The rules: those of graphql-js's `validateSchema`, followed by those that the specification added later,
  /// and those of semantic nullability and of Apollo's policies.
  static let all: [TypeRule] = [
    rootOperationTypes,
    reservedNames,
    nonEmptyDefinitions,
    outputTypes,
    inputTypes,
    requiredInputsAreNotDeprecated,
    implementedInterfaces,
    interfaceFields,
    unionMembers,
    oneOfInputFields,
    inputObjectCycles,
    differentRootOperationTypes,
    deprecatedInterfaceFields,
    defaultValuesOfCorrectType,
    directiveArgumentsOfCorrectType,
    defaultValueCycles,
    directiveCycles,
    semanticNonNullFields,
    typePolicies,
  ]
}
