import GraphQLLanguage

extension Rule {
  /// Defer And Stream Directives Are Used On Valid Operations (draft specification, section 5.7): not in subscriptions,
  /// unless a variable can disable them. The words are those of graphql-js 17.
  static let deferStreamDirectiveOnValidOperations: Rule = .init("DeferStreamDirectiveOnValidOperations") {
    document,
    errors in
    let uses = document.deferAndStreamDirectives
    guard !uses.isEmpty else { return }
    let subscribed = document.definitionsOfSubscriptions
    for (directive, place) in uses where subscribed.contains(place.definition) && !directive.mayBeOff {
      let advice = "Disable `@\(directive.name.value)` by setting the `if` argument to `false`."
      let message = "directive not supported on subscription operations. \(advice)"
      errors.append(Diagnostic(.error, "\(directive.subject) \(message)", at: directive.range))
    }
  }
}

extension TypedDocument {
  /// The subscriptions and the fragments that they spread, as indices in `definitions`.
  fileprivate var definitionsOfSubscriptions: Set<Int> {
    var found: Set<Int> = []
    var pending = definitions.indices.filter { definitions[$0].operation?.kind == .subscription }
    while let index = pending.popLast() {
      guard found.insert(index).inserted else { continue }
      pending += spreads[definitions[index].spreads].compactMap { fragmentIndices[$0.node.name.value] }
    }
    return found
  }
}

extension Directive {
  fileprivate var mayBeOff: Bool {
    switch arguments.first(where: { $0.name.value == "if" })?.value.kind {
    case .variable, .boolean(false): true
    default: false
    }
  }
}
