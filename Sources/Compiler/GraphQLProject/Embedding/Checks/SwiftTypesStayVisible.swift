extension TargetCheck {
  /// No definition becomes a type that hides a type of Swift from other literals, whose types have values of it.
  static let swiftTypesStayVisible = TargetCheck { target, findings in
    for literal in target.literals where !literal.literal.isConditional {
      for (path, type) in literal.declaredTypes() where Self.typesOfSwift.contains(path.last ?? "") {
        let hidesFromOthers = target.literals.contains { other in
          (other.file.path, other.literal.offset) != (literal.file.path, literal.literal.offset)
            && other.literal.enclosingTypes.starts(with: path.dropLast())
        }
        guard hidesFromOthers else { continue }
        let kind = type.isOperation ? "operation" : "fragment"
        findings.append(
          Finding(
            error: "The \(kind) \"\(type.name)\" would hide Swift's type from other literals. Rename it.",
            at: literal.place(of: type.offset)
          )
        )
      }
    }
  }

  private static let typesOfSwift: Set = ["String", "Int", "Double", "Bool"]
}
