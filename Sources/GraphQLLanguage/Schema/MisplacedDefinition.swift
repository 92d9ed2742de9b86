extension Definition {
  /// What is wrong with having the definition in a schema.
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
