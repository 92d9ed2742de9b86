import GraphQLLanguage

extension Rule {
  /// Fragment Spread Type Existence (section 5.5.1.2), also for the types of variables.
  static let knownTypeNames: Rule = .init("KnownTypeNames") { document, errors in
    // Another rule reports the types that the document itself defines.
    let definedHere = Set(document.document.definitions.compactMap(\.definedType))
    func check(_ name: Name) {
      guard document.types.type(named: name.value) == nil, !definedHere.contains(name.value) else { return }
      errors.append(unknownType(name, known: document.schema.typeNames + alwaysKnown))
    }
    for definition in document.definitions {
      switch definition.node {
      case .operation(let operation):
        for variable in operation.variables { check(variable.type.namedType) }
      case .fragment(let fragment):
        for argument in definition.variables { check(argument.type.namedType) }
        if definition.type == nil { check(fragment.typeCondition) }
      }
    }
    for fragment in document.inlineFragments where fragment.type == nil {
      if let condition = fragment.node.typeCondition { check(condition) }
    }
  }
}

extension DefinitionRule {
  /// Known Type Names (section 3.4): every mentioned type is defined.
  static let knownTypeNames: DefinitionRule = .init("KnownTypeNames") { document, errors in
    let builtIns = document.builtIns.index
    let unknown = document.references.filter { name in
      document.types[name.value] == nil && builtIns.type(named: name.value) == nil
    }
    guard !unknown.isEmpty else { return }
    let known = builtIns.types.map(\.name) + document.types.keys
    for name in unknown { errors.append(unknownType(name, known: known)) }
  }
}

/// Returns the error for an unknown type.
func unknownType(_ name: Name, known: [String]) -> Diagnostic {
  let suggestions = suggestions(for: name.value, from: known)
  return Diagnostic(
    .error,
    "Unknown type \"\(name.value)\".\(didYouMean(suggestions))",
    at: name.range,
    fixIts: Diagnostic.FixIt.replacing(name, with: suggestions)
  )
}

/// The types that every schema has but `typeNames` may leave out: the introspection types and the types of their
/// fields.
private let alwaysKnown = [
  "String", "Boolean", "__Schema", "__Type", "__TypeKind", "__Field", "__InputValue", "__EnumValue", "__Directive",
  "__DirectiveLocation",
]

extension Definition {
  fileprivate var definedType: String? {
    if case .type(let type) = self { type.name.value } else { nil }
  }
}
