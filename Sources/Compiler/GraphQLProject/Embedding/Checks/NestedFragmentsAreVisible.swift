extension TargetCheck {
  /// No type around a literal has a member with the name of the type that a fragment is nested in. Emitted code names
  /// the fragment by its path and would find that member.
  static let nestedFragmentsAreVisible = TargetCheck { target, findings in
    guard target.literals.contains(where: { $0.fragments.contains { $0.path.count > 1 } }) else { return }
    var types: Set<[String]> = []
    for literal in target.literals {
      types.formUnion(literal.declaredPaths)
      for end in literal.literal.enclosingTypes.indices {
        types.insert(Array(literal.literal.enclosingTypes[...end]))
      }
    }
    for literal in target.literals where !literal.literal.isConditional {
      let enclosing = literal.literal.enclosingTypes
      for fragment in literal.fragments where fragment.path.count > 1 {
        let hiding = enclosing.indices.reversed().map { enclosing[...$0] + [fragment.path[0]] }
        guard let path = hiding.first(where: { types.contains(Array($0)) }) else { continue }
        findings.append(
          Finding(
            error:
              "Fragment \"\(fragment.name)\" is declared in \"\(fragment.path[0])\", which \"\(path.joined(separator: "."))\" "
              + "hides here. Rename one of the two types.",
            at: literal.placeOfSpread(of: fragment)
          )
        )
      }
    }
  }
}

extension FragmentSite {
  fileprivate var path: [String] { swiftName.split(separator: ".").map(String.init) }
}
