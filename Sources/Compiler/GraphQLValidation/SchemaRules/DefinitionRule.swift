import GraphQLLanguage

/// A rule about the definitions of a schema as they are written.
struct DefinitionRule: Sendable {
  /// The rule's name in graphql-js.
  let name: String
  /// Reports every violation of the rule.
  let check: @Sendable (_ document: TypeSystemDocument, _ errors: inout [Diagnostic]) -> Void

  init(
    _ name: String,
    check: @escaping @Sendable (_ document: TypeSystemDocument, _ errors: inout [Diagnostic]) -> Void
  ) {
    self.name = name
    self.check = check
  }

  /// The rules, in graphql-js's order.
  static let all: [DefinitionRule] = [
    typeSystemDefinitions,
    loneSchemaDefinition,
    uniqueOperationTypes,
    uniqueTypeNames,
    uniqueEnumValueNames,
    uniqueFieldDefinitionNames,
    uniqueArgumentDefinitionNames,
    uniqueDirectiveNames,
    knownTypeNames,
    knownDirectives,
    uniqueDirectivesPerLocation,
    possibleTypeExtensions,
    knownArgumentNamesOnDirectives,
    uniqueArgumentNames,
    uniqueInputFieldNames,
    providedRequiredArgumentsOnDirectives,
  ]
}
