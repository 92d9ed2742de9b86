import GraphQLLanguage

extension Rule {
  /// Fragment Spread Is Possible (section 5.5.2.3): the parent type and the type condition have a possible type in
  /// common.
  static let possibleFragmentSpreads: Rule = .init("PossibleFragmentSpreads") { document, errors in
    for fragment in document.inlineFragments {
      guard let type = fragment.type, let parent = fragment.parent, type.isComposite, type.name != parent.name,
        !document.schema.doTypesOverlap(type.name, parent.name)
      else { continue }
      errors.append(
        Diagnostic(
          .error,
          "Fragment cannot be spread here as objects \(neverOf(type, parent))",
          at: fragment.node.range
        )
      )
    }
    for spread in document.spreads {
      guard let parent = spread.parent, let type = document.typeCondition(ofFragment: spread.node.name.value),
        type.isComposite, type.name != parent.name, !document.schema.doTypesOverlap(type.name, parent.name)
      else { continue }
      let subject = "Fragment \"\(spread.node.name.value)\""
      errors.append(
        Diagnostic(
          .error,
          "\(subject) cannot be spread here as objects \(neverOf(type, parent))",
          at: spread.node.range
        ).decidedElsewhere(if: !document.defines(fragment: spread.node.name.value))
      )
    }
  }
}

private func neverOf(_ type: TypeFacts, _ parent: TypeFacts) -> String {
  "of type \"\(parent.name)\" can never be of type \"\(type.name)\"."
}

extension TypedDocument {
  /// Returns the type in a fragment's type condition, wherever the fragment is defined.
  func typeCondition(ofFragment name: String) -> TypeFacts? {
    if let index = fragmentIndices[name] { return definitions[index].type }
    return signatures[name].flatMap { types.type(named: $0.typeCondition) }
  }
}
