import GraphQLLanguage

/// Returns the errors of a literal that its text alone shows: those of its syntax, and of the definitions that its macro takes.
package func textErrors(of source: Source, as kind: LiteralKind) -> [Diagnostic] {
  switch kind {
  case .attached(let kind, let name):
    return SoleDefinitionText(source, definingOnly: kind, named: name).errors
  case .definitions:
    do {
      return try Document(parsing: source).definitions.compactMap { definition in
        guard case .operation(let operation) = definition, operation.name == nil else { return nil }
        return operation.anonymityError
      }
    } catch {
      return [error]
    }
  }
}
