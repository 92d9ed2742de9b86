import GraphQLLanguage

/// A rule of validation.
///
/// The properties that have rules name their type. It would be inferred from the rule's code, by each process of the
/// compiler that reads a list of rules.
package struct Rule: Sendable {
  /// The rule's name in the specification.
  let name: String
  /// Reports every violation of the rule.
  let check: @Sendable (_ document: TypedDocument, _ errors: inout [Diagnostic]) -> Void

  init(_ name: String, check: @escaping @Sendable (_ document: TypedDocument, _ errors: inout [Diagnostic]) -> Void) {
    self.name = name
    self.check = check
  }

  /// The rules of the specification, in graphql-js's order.
  static let specified: [Rule] = [
    executableDefinitions,
    operationTypeExistence,
    operationNameUniqueness,
    loneAnonymousOperation,
    subscriptionSingleRootField,
    knownTypeNames,
    fragmentsOnCompositeTypes,
    variablesAreInputTypes,
    scalarLeafs,
    fieldsOnCorrectType,
    uniqueFragmentNames,
    knownFragmentNames,
    noUnusedFragments,
    possibleFragmentSpreads,
    noFragmentCycles,
    uniqueVariableNames,
    noUndefinedVariables,
    noUnusedVariables,
    knownDirectives,
    uniqueDirectivesPerLocation,
    deferStreamDirectiveOnRootField,
    deferStreamDirectiveOnValidOperations,
    deferStreamDirectiveLabel,
    streamDirectiveOnListField,
    knownArgumentNames,
    uniqueArgumentNames,
    valuesOfCorrectType,
    providedRequiredArguments,
    variablesInAllowedPosition,
    overlappingFieldsCanBeMerged,
    uniqueInputFieldNames,
    maximumIntrospectionDepth,
  ]

  /// The rules for literals. A literal may define a fragment that only other literals spread.
  package static func inline(_ directives: CompilerDirectives) -> [Rule] {
    specified.filter { $0.name != noUnusedFragments.name && $0.name != knownFragmentNames.name }
      + [knownFragmentNamesSuggesting]
      + ofDirectives(directives) + [unmaskedFragmentsAreLimited, idIsNotHidden, notSupportedYet, knownFieldTypes]
  }

  /// The rules for directives: those that need no definition in the schema, and `@defer` and `@stream`.
  static func ofDirectives(_ directives: CompilerDirectives) -> [Rule] { directives.rules + [deferredParts] }

  /// The rules that a salvaged document must satisfy.
  ///
  /// It declares types and is never sent. Removing a selection may leave a variable unused, and a missing argument
  /// changes no type.
  static func salvaged(_ directives: CompilerDirectives) -> [Rule] {
    inline(directives).filter { $0.name != noUnusedVariables.name && $0.name != providedRequiredArguments.name }
  }
}

extension Diagnostic {
  /// Creates an error at several nodes.
  static func error(_ message: String, at ranges: [SourceRange], notes: [Note] = [], fixIts: [FixIt] = []) -> Diagnostic
  {
    var diagnostic = Diagnostic(.error, message, notes: notes, fixIts: fixIts)
    diagnostic.ranges = ranges
    return diagnostic
  }
}
