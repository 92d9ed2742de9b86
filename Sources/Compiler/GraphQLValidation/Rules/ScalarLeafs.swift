import GraphQLLanguage

extension Rule {
  /// Leaf Field Selections (section 5.3.3): a field has a selection set if and only if its type is composite.
  static let scalarLeafs: Rule = .init("ScalarLeafs") { document, errors in
    for field in document.fields {
      guard let facts = field.facts, let type = facts.type else { continue }
      if type.isLeaf == (field.selectionSet == nil) { continue }
      let name = field.node.name.value
      if let selectionSet = field.node.selectionSet {
        let message = "must not have a selection since type \"\(facts.definition.type)\" has no subfields."
        errors.append(Diagnostic(.error, "Field \"\(name)\" \(message)", at: selectionSet.range))
      } else {
        let message = "must have a selection of subfields. Did you mean \"\(name) { ... }\"?"
        errors.append(
          Diagnostic(.error, "Field \"\(name)\" of type \"\(facts.definition.type)\" \(message)", at: field.node.range)
        )
      }
    }
  }
}
