import GraphQLLanguage

extension Rule {
  /// Defer And Stream Directives Are Used On Valid Operations (draft specification, section 5.7): not in subscriptions,
  /// unless a variable can disable them. The words are those of graphql-js 17.
  static let deferStreamDirectiveOnValidOperations: Rule = .init("DeferStreamDirectiveOnValidOperations") {
    document,
    errors in
    let subscribed = document.definitionsOfSubscriptions
    if subscribed.isEmpty { return }
    for (directive, place) in document.deferAndStreamDirectives
    where subscribed.contains(place.definition) && !directive.mayBeOff {
      let advice = "Disable `@\(directive.name.value)` by setting the `if` argument to `false`."
      let message = "directive not supported on subscription operations. \(advice)"
      errors.append(Diagnostic(.error, "\(directive.subject) \(message)", at: directive.range))
    }
    let deferring = document.nearest(\.fragmentDeferring)
    for spread in subscribed.sorted().flatMap({ document.spreads[document.definitions[$0].spreads] }) {
      let name = spread.node.name.value
      guard document.fragmentIndices[name] == nil, let fragment = deferring[name] else { continue }
      let message =
        "Fragment \"\(fragment)\" has `@defer` or `@stream`, which are not supported on subscription operations. Disable "
        + "them there by setting the `if` argument to `false`."
      errors.append(Diagnostic(.error, message, at: spread.node.range))
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
  /// Whether it is off, or a variable can disable it.
  var mayBeOff: Bool {
    switch arguments.first(where: { $0.name.value == "if" })?.value.kind {
    case .variable, .boolean(false): true
    default: false
    }
  }
}
