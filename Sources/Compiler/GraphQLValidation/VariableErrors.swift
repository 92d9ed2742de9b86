import GraphQLLanguage

/// Returns the errors of variables that are not used or not defined, as far as a document decides them without a schema
/// and without the fragments of others.
package func variableErrors(in document: Document) -> [Diagnostic] {
  TypedDocument(document, schema: .builtIns, fragments: [:])
    .errors(of: [.noUnusedVariables, .noUndefinedVariables]).filter { !$0.isDecidedElsewhere }
}
