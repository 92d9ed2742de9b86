import GraphQLLanguage

/// A rule about the models of a schema. It runs only if every ``DefinitionRule`` and ``TypeRule`` is satisfied.
struct ModelRule: Sendable {
  /// The rule's name.
  let name: String
  /// Reports every violation of the rule.
  let check: @Sendable (_ models: ModelDefinitions, _ errors: inout [Diagnostic]) -> Void

  init(_ name: String, check: @escaping @Sendable (_ models: ModelDefinitions, _ errors: inout [Diagnostic]) -> Void) {
    self.name = name
    self.check = check
  }

  /// The rules: the errors of AppSync's transformer for the directives that affect types.
  static let all: [ModelRule] = [
    modelDirectivesAreOnModels,
    modelsAreNoRootTypes,
    oneGenerationOfDirectives,
    primaryKeysAreUnique,
    keyFieldsAreDefined,
    keyFieldsDiffer,
    keyFieldsAreScalars,
    primaryKeysAreNonNull,
    indexNamesAreUnique,
    indexNamesAreValid,
    indexesDifferFromPrimaryKey,
    associationsAreToModels,
    associationsFitTheirTypes,
    associationFieldsAreDefined,
    associationIndexesAreDefined,
    associationFieldsMatchKeys,
    referencesAreNullable,
    associationsHaveBothSides,
    connectionsHaveBothSides,
    manyToManyHasTwoSides,
    defaultsFitTheirFields,
    givenNamesAreValid,
    keyArgumentsDiffer,
    fieldsAreNoOperators,
    embeddedObjectsEnd,
    rootFieldsAreUnique,
    replacedTypesAreAlike,
  ]
}
