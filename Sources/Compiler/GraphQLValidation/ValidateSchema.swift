import GraphQLLanguage

/// Validates a schema by the rules of the specification (section 3).
///
/// Loading a schema does not validate it, because that requires reading every definition.
///
/// - Parameter source: SDL or introspection JSON.
/// - Returns: Errors and warnings in the order of the text; empty if a conforming service may have the schema. Types
///   are checked once all definitions are valid.
package func validateSchema(_ source: Source) -> [Diagnostic] {
  do throws(Diagnostic) {
    return try validate(definitions(in: source)) { () throws(Diagnostic) in try Schema(source) }
  } catch {
    return [error]
  }
}

/// Validates the definitions of a schema (section 3).
///
/// - Parameters:
///   - definitions: The definitions.
///   - builtIns: The definitions that the schema has implicitly.
///   - requiresQueries: Whether the schema needs a query root type.
///   - load: Returns the schema of the definitions, once each of them is valid.
/// - Returns: Errors and warnings in the order of the text.
/// - Throws: The errors of `load`.
package func validate(
  _ definitions: [Definition],
  builtIns: Schema = .builtIns,
  requiresQueries: Bool = true,
  loading load: () throws(Diagnostic) -> Schema
) throws(Diagnostic) -> [Diagnostic] {
  let document = TypeSystemDocument(definitions, builtIns: builtIns)
  var errors: [Diagnostic] = []
  for rule in DefinitionRule.all { rule.check(document, &errors) }
  if !errors.isEmpty { return inOrder(errors) }
  let types = DefinedTypes(try load(), document)
  for rule in TypeRule.all where requiresQueries || rule.name != TypeRule.rootOperationTypes.name {
    rule.check(types, &errors)
  }
  return inOrder(errors)
}

private func definitions(in source: Source) throws(Diagnostic) -> [Definition] {
  guard Schema.isIntrospection(source) else { return try Document(parsing: source).definitions }
  return try Schema(introspection: source).introspectedDefinitions()
}
