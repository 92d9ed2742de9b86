import GraphQLLanguage

extension CompilerDirective {
  /// Spreads a fragment unmasked, or lets it be read from lists. On a definition `mask` has no effect: each spread decides.
  static let relay: CompilerDirective = .init(
    name: "relay",
    definition:
      "directive @relay(mask: Boolean! = true, plural: Boolean! = false) on FRAGMENT_DEFINITION | FRAGMENT_SPREAD",
    rules: [.relayDirective]
  )
}

extension FragmentSpread {
  /// Whether the object has the fragment's fields as its own: `...HeroCard_hero @relay(mask: false)`.
  package var isUnmasked: Bool { directives.first(.relay)?.argument("mask")?.kind == .boolean(false) }
}

extension Rule {
  /// Not a rule of the specification: the arguments of `@relay` are constants, because the value of a variable cannot
  /// decide what is emitted. `plural` stands on definitions. So may `mask`, as in Relay, where it has no effect.
  static let relayDirective: Rule = .init("RelayDirective") { document, errors in
    for list in document.directiveLists {
      for directive in list.nodes where directive.is(.relay) {
        for argument in directive.arguments {
          if let error = argument.errorInRelay(at: list.location) { errors.append(error) }
        }
      }
    }
  }
}

extension Argument {
  fileprivate func errorInRelay(at location: String) -> Diagnostic? {
    let name = name.value
    switch (name, location) {
    case ("plural", "FRAGMENT_SPREAD"):
      let message =
        "\"plural\" belongs to the definition of a fragment. Write \"fragment F on T @relay(plural: true)\"."
      return Diagnostic(.error, message, at: range)
    case ("mask", _), ("plural", _):
      guard case .variable = value.kind else { return nil }
      let decides = name == "mask" ? "which Swift types there are" : "which functions a fragment has"
      let message =
        "\"\(name)\" decides \(decides), so it cannot be a variable. Write \"\(name): false\" or \"\(name): true\"."
      return Diagnostic(.error, message, at: value.range)
    default: return nil
    }
  }
}

extension FragmentDefinition {
  /// Whether the fragment is read from lists of objects: `fragment Rows on Row @relay(plural: true)`.
  package var isPlural: Bool { directives.first(.relay)?.argument("plural")?.kind == .boolean(true) }
}
