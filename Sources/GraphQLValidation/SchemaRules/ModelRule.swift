import GraphQLLanguage

/// One rule about the models of a schema; it may count on every ``DefinitionRule`` and ``TypeRule``.
struct ModelRule: Sendable {
  /// What the rule asks for.
  let name: String
  /// Reports every place where the rule does not hold.
  let check: @Sendable (_ models: ModelDefinitions, _ errors: inout [Diagnostic]) -> Void

  init(_ name: String, check: @escaping @Sendable (_ models: ModelDefinitions, _ errors: inout [Diagnostic]) -> Void) {
    self.name = name
    self.check = check
  }

  /// The rules: what AppSync's transformer refuses of the directives that say something of types.
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
