import GraphQLLanguage

extension DefinitionRule {
  /// Possible Type Extensions (section 3.4.3): an extended type is defined and has the extension's kind.
  static let possibleTypeExtensions: DefinitionRule = .init("PossibleTypeExtensions") { document, errors in
    for node in document.typeExtensions {
      let name = node.name
      guard let defined = document.types[name.value] else {
        let suggestions = suggestions(for: name.value, from: document.types.keys)
        let message = "Cannot extend type \"\(name.value)\" because it is not defined.\(didYouMean(suggestions))"
        let fixIts = Diagnostic.FixIt.replacing(name, with: suggestions)
        errors.append(Diagnostic(.error, message, at: name.range, fixIts: fixIts))
        continue
      }
      if defined.kindName == node.kindName { continue }
      let message = "Cannot extend non-\(node.kindName) type \"\(name.value)\"."
      errors.append(Diagnostic(.error, message, at: defined.range, node.range))
    }
    for node in document.directiveExtensions where document.directives[node.name.value] == nil {
      let suggestions = suggestions(for: node.name.value, from: document.directives.keys)
      let hint = didYouMean(suggestions.map { "@" + $0 })
      let message = "Cannot extend directive \"@\(node.name.value)\" because it is not defined.\(hint)"
      let fixIts = Diagnostic.FixIt.replacing(node.name, with: suggestions)
      errors.append(Diagnostic(.error, message, at: node.name.range, fixIts: fixIts))
    }
  }
}

extension TypeDefinition {
  /// The kind of type as errors name it.
  package var kindName: String {
    switch self {
    case .scalar: "scalar"
    case .object: "object"
    case .interface: "interface"
    case .union: "union"
    case .enum: "enum"
    case .inputObject: "input object"
    }
  }
}
