import GraphQLLanguage

/// One rule about the types and directives of a schema; it may count on every ``DefinitionRule``.
struct TypeRule: Sendable {
  /// What the rule asks for.
  let name: String
  /// Reports every place where the rule does not hold.
  let check: @Sendable (_ types: DefinedTypes, _ errors: inout [Diagnostic]) -> Void

  init(_ name: String, check: @escaping @Sendable (_ types: DefinedTypes, _ errors: inout [Diagnostic]) -> Void) {
    self.name = name
    self.check = check
  }

  /// The rules: what graphql-js's `validateSchema` checks, and behind it what the specification has asked for since.
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
  ]
}
