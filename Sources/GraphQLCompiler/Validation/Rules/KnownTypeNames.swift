extension Rule {
  /// Fragment Spread Type Existence (section 5.5.1.2), and the same for the types of variables.
  static let knownTypeNames = Rule("KnownTypeNames") { document, errors in
    // Types that the document itself defines are an error of their own.
    let definedHere = document.document.definitions.compactMap(\.definedType)
    func check(_ name: Name) {
      guard document.types.type(named: name.value) == nil, !definedHere.contains(name.value) else { return }
      let suggestions = suggestions(for: name.value, from: document.schema.typeNames + alwaysKnown)
      errors.append(
        Diagnostic(
          .error,
          "Unknown type \"\(name.value)\".\(didYouMean(suggestions))",
          at: name.range,
          fixIts: Diagnostic.FixIt.replacing(name, with: suggestions)
        )
      )
    }
    for definition in document.definitions {
      switch definition.node {
      case .operation(let operation):
        for variable in operation.variables { check(variable.type.namedType) }
      case .fragment(let fragment):
        if definition.type == nil { check(fragment.typeCondition) }
      }
    }
    for fragment in document.inlineFragments where fragment.type == nil {
      if let condition = fragment.node.typeCondition { check(condition) }
    }
  }
}

/// The types of every schema that `typeNames` may leave out: those of introspection, and what they refer to.
private let alwaysKnown = [
  "String", "Boolean", "__Schema", "__Type", "__TypeKind", "__Field", "__InputValue", "__EnumValue", "__Directive",
  "__DirectiveLocation",
]

extension Definition {
  fileprivate var definedType: String? {
    if case .type(let type) = self { type.name.value } else { nil }
  }
}
