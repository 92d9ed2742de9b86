import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: warns that a directive which the schema declares under the name of one of
  /// the compiler's is sent to the server.
  static let directivesOfSchema: Rule = .init("DirectivesOfSchema") { document, errors in
    for list in document.directiveLists {
      for directive in list.nodes where directive.isOfSchema {
        let message =
          "The schema declares \"@\(directive.name.value)\", so the client sends it and the compiler ignores it. If you mean "
          + "Relay's directive, remove the declaration from the schema."
        errors.append(Diagnostic(.directiveOfSchema, message, at: directive.range))
      }
    }
  }
}
