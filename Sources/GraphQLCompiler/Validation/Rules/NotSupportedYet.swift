/// Directives of Relay that need no definition in the schema.
let clientDirectives: Set<String> = ["relay", "arguments", "argumentDefinitions", "connection", "refetchable"]

extension Rule {
  /// Not a rule of the specification: what is valid GraphQL but has no translation into Swift yet.
  static let notSupportedYet = Rule("NotSupportedYet") { document, errors in
    for fragment in document.inlineFragments {
      guard let type = fragment.type, let parent = fragment.parent, let place = fragment.node.typeCondition else {
        continue
      }
      if let message = document.faultOfNarrowing(parent, to: type) {
        errors.append(
          Diagnostic(
            .error,
            message,
            at: fragment.node.range,
            notes: [.init(message: "the type condition", range: place.range)]
          )
        )
      }
    }
    for spread in document.spreads {
      guard let parent = spread.parent, let type = document.typeCondition(ofFragment: spread.node.name.value) else {
        continue
      }
      if let message = document.faultOfNarrowing(parent, to: type) {
        errors.append(Diagnostic(.error, message, at: spread.node.range))
      }
    }
    for directives in document.directiveLists {
      for directive in directives.nodes {
        guard let advice = adviceInstead(of: directive.name.value) else { continue }
        errors.append(
          Diagnostic(.error, "\"@\(directive.name.value)\" is not supported yet: \(advice).", at: directive.range)
        )
      }
    }
  }
}

extension TypedDocument {
  /// What to say of a type condition that some objects meet and others do not; `nil` for all others.
  fileprivate func faultOfNarrowing(_ parent: TypeFacts, to type: TypeFacts) -> String? {
    guard type.isComposite, type.name != parent.name, schema.doTypesOverlap(type.name, parent.name),
      !schema.conditionAlwaysHolds(type.name, on: parent.name)
    else { return nil }
    return "Narrowing \"\(parent.name)\" to \"\(type.name)\" is not supported yet: "
      + "select only what every \"\(parent.name)\" has, through fragments on \"\(parent.name)\"."
  }
}

private func adviceInstead(of directive: String) -> String? {
  switch directive {
  case "defer", "stream": "leave it out and the whole response arrives at once"
  case "arguments", "argumentDefinitions": "use the operation's variables in the fragment"
  case "connection": "leave it out and request pages through variables"
  case "refetchable": "write the operation that fetches again yourself"
  case "relay": "leave it out"
  default: nil
  }
}
