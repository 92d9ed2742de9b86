import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: valid GraphQL without a translation into Swift yet.
  static let notSupportedYet: Rule = .init("NotSupportedYet") { document, errors in
    for spread in document.spreads
    where spread.node.isUnmasked && !document.arguments(ofFragment: spread.node.name.value).isEmpty {
      // Relay does not allow it either.
      let name = spread.node.name.value
      let message =
        "A fragment with arguments cannot be spread with \"@relay(mask: false)\": remove the directive and read "
        + "\"\(name)(key:)\", or let \"\(name)\" use the operation's variables instead of arguments."
      errors.append(Diagnostic(.error, message, at: spread.node.range))
    }
  }
}
