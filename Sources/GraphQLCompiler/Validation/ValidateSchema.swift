/// Checks a schema by the rules of the specification (section 3).
///
/// Loading a schema does not do this: it would have to read every definition.
///
/// - Parameter source: SDL, or the JSON of an introspection.
/// - Returns: Errors and warnings in the order of the text; empty if any conforming service may have the schema. What is
///   wrong with types is looked for once every definition is right.
public func validateSchema(_ source: Source) -> [Diagnostic] {
  let document: TypeSystemDocument
  let schema: Schema
  do throws(Diagnostic) {
    document = TypeSystemDocument(try definitions(in: source))
    var errors: [Diagnostic] = []
    for rule in DefinitionRule.all { rule.check(document, &errors) }
    if !errors.isEmpty { return inOrder(errors) }
    schema = try Schema(source)
  } catch {
    return [error]
  }
  let types = DefinedTypes(schema, document)
  var errors: [Diagnostic] = []
  for rule in TypeRule.all { rule.check(types, &errors) }
  return inOrder(errors)
}

private func definitions(in source: Source) throws(Diagnostic) -> [Definition] {
  guard Schema.isIntrospection(source) else { return try Document(parsing: source).definitions }
  return try Schema(introspection: source).introspectedDefinitions()
}
