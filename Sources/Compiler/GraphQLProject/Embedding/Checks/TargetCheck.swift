/// A condition that a target must meet so that its expansions compile, and that what it sends is told apart.
///
/// Each check finds a mistake that no literal shows alone, most of them ones whose consequences the compiler would report
/// in many positions of the emitted code. If a check cannot know, it reports nothing.
struct TargetCheck: Sendable {
  let check: @Sendable (_ target: CheckedTarget, _ findings: inout [Finding]) -> Void

  /// All checks, in the order in which they report.
  static let all: [TargetCheck] = [
    literalsAreReadable,
    macrosHaveTheirPlace,
    libraryIsImported,
    moduleOfModelsIsImported,
    modulesAreImported,
    fragmentsArePublic,
    schemasAreDeclared,
    schemasAreDeclaredOnce,
    typesAreUnique,
    swiftTypesStayVisible,
    providersAreDeclared,
    operationNamesAreUnique,
    identitiesHaveOneType,
    nestedFragmentsAreVisible,
    responsesHaveInitializers,
    fragmentsAreUsed,
  ]
}
