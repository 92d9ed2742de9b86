import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: no null is written for a fragment's argument that the fragment uses where null is not
  /// allowed.
  ///
  /// By the proposal "Fragment Arguments", such a document is valid and executing it fails. The sent document has the null in
  /// place of the argument, and is invalid.
  static let nullArguments: Rule = .init("NullArguments") { document, errors in
    for definition in document.definitions {
      guard let fragment = definition.fragment else { continue }
      for argument in definition.variables where document.neverNull(argument, ofFragment: fragment.name.value) {
        guard let value = argument.defaultValue, value.kind == .null else { continue }
        errors.append(
          Diagnostic(
            .error,
            argument.nullError(in: fragment.name.value) + "give it another default value.",
            at: value.range
          )
        )
      }
    }
    for spread in document.spreads {
      let name = spread.node.name.value
      for given in spread.node.givenArguments where given.value.kind == .null {
        guard let argument = document.arguments(ofFragment: name).first(where: { $0.name.value == given.name.value }),
          document.neverNull(argument, ofFragment: name)
        else { continue }
        errors.append(
          Diagnostic(
            .error,
            argument.nullError(in: name) + "leave it out, or give it another value.",
            at: given.value.range
          )
        )
      }
    }
  }
}

extension TypedDocument {
  fileprivate func neverNull(_ argument: VariableDefinition, ofFragment name: String) -> Bool {
    argumentsNeverNull(ofFragment: name).contains(argument.name.value)
  }
}

extension VariableDefinition {
  fileprivate func nullError(in fragment: String) -> String {
    "Fragment \"\(fragment)\" argument \"\(name.value)\" of type \"\(type)\" must not be null, because the fragment uses it "
      + "where null is not allowed: "
  }
}
