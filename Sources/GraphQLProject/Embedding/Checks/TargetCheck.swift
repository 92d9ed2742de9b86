/// One thing that must be so in a target, for what its literals expand to to compile.
///
/// Each finds a mistake of which the compiler would report the consequences, one for each place in the emitted code. A
/// check never reports what compiles: where it cannot know, it says nothing.
struct TargetCheck: Sendable {
  /// Reports every place where it is not so.
  let check: @Sendable (_ target: CheckedTarget, _ findings: inout [Finding]) -> Void

  init(check: @escaping @Sendable (_ target: CheckedTarget, _ findings: inout [Finding]) -> Void) {
    self.check = check
  }

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
    nestedFragmentsAreVisible,
  ]
}
