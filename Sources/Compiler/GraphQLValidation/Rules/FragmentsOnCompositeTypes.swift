import GraphQLLanguage

extension Rule {
  /// Fragments on Object, Interface or Union Types (section 5.5.1.3).
  static let fragmentsOnCompositeTypes: Rule = .init("FragmentsOnCompositeTypes") { document, errors in
    for fragment in document.inlineFragments {
      guard let condition = fragment.node.typeCondition, let type = fragment.type, !type.isComposite else { continue }
      errors.append(
        Diagnostic(.error, "Fragment cannot condition on non composite type \"\(type.name)\".", at: condition.range)
      )
    }
    for definition in document.definitions {
      guard let fragment = definition.fragment, let type = definition.type, !type.isComposite else { continue }
      let subject = "Fragment \"\(fragment.name.value)\""
      errors.append(
        Diagnostic(
          .error,
          "\(subject) cannot condition on non composite type \"\(type.name)\".",
          at: fragment.typeCondition.range
        )
      )
    }
  }
}
