extension Definition {
  /// The error that the definition is in a schema, if only documents may have it.
  package var errorInSchema: Diagnostic? {
    switch self {
    case .operation(let operation):
      return Diagnostic(.error, "A schema cannot hold operations; move this one to a document.", at: operation.range)
    case .fragment(let fragment):
      let message = "A schema cannot hold fragments; move \"\(fragment.name.value)\" to a document."
      return Diagnostic(.error, message, at: fragment.name.range)
    case .schema, .schemaExtension, .type, .typeExtension, .directive, .directiveExtension:
      return nil
    }
  }
}
