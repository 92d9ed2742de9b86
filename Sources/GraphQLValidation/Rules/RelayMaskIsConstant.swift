import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: the value of a variable cannot decide which Swift types exist.
  static let relayMaskIsConstant = Rule("RelayMaskIsConstant") { document, errors in
    for spread in document.spreads {
      for directive in spread.node.directives where directive.isOfClient("relay") {
        for argument in directive.arguments where argument.name.value == "mask" {
          guard case .variable = argument.value.kind else { continue }
          errors.append(
            Diagnostic(
              .error,
              "\"mask\" decides which Swift types there are, so it cannot be a variable. Write \"mask: false\" or "
                + "\"mask: true\".",
              at: argument.value.range
            )
          )
        }
      }
    }
  }
}
