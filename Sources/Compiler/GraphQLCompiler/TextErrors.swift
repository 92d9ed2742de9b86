import GraphQLLanguage
import GraphQLValidation

/// Returns the errors of a literal that its text alone shows: those of its syntax, of the definitions that its macro takes,
/// and of variables.
package func textErrors(of source: Source, as kind: LiteralKind) -> [Diagnostic] {
  let document: Document
  var errors: [Diagnostic] = []
  switch kind {
  case .attached(let kind, let name):
    let text = SoleDefinitionText(source, definingOnly: kind, named: name)
    errors = text.errors
    document = Document(definitions: text.definition.map { [$0] } ?? [])
  case .definitions:
    do {
      document = try Document(parsing: source)
    } catch {
      return [error]
    }
    for case .operation(let operation) in document.definitions where operation.name == nil {
      errors.append(operation.anonymityError)
    }
  }
  // Most literals have no variables.
  return source.utf8.contains(UInt8(ascii: "$")) ? errors + variableErrors(in: document) : errors
}
