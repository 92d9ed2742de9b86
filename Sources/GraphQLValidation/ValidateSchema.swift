import GraphQLLanguage

/// Validates a schema by the rules of the specification (section 3).
///
/// Loading a schema does not validate it, because that requires reading every definition.
///
/// - Parameter source: SDL or introspection JSON.
/// - Returns: Errors and warnings in the order of the text; empty if a conforming service may have the schema. Types
///   are checked once all definitions are valid, and models once all types are.
public func validateSchema(_ source: Source) -> [Diagnostic] {
  let document: TypeSystemDocument
  let schema: Schema
  do throws(Diagnostic) {
    if let models = try ModelDefinitions(in: source) { return validate(models) }
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

/// Validates a model schema: like any other schema, but without requiring root types, and by the rules for models.
func validate(_ models: ModelDefinitions) -> [Diagnostic] {
  var errors: [Diagnostic] = []
  do throws(Diagnostic) {
    let definitions = try Document(parsing: models.schema.source).definitions
    let document = TypeSystemDocument(
      definitions.map(\.withoutIgnoredDirectives),
      builtIns: Schema.modelBuiltIns
    )
    for rule in DefinitionRule.all { rule.check(document, &errors) }
    if !errors.isEmpty { return inOrder(errors) }
    let types = DefinedTypes(models.schema, document)
    for rule in TypeRule.all where rule.name != TypeRule.rootOperationTypes.name { rule.check(types, &errors) }
    if !errors.contains(where: { $0.severity == .error }) {
      for rule in ModelRule.all { rule.check(models, &errors) }
    }
  } catch {
    return [error]
  }
  return inOrder(errors)
}

private func definitions(in source: Source) throws(Diagnostic) -> [Definition] {
  guard Schema.isIntrospection(source) else {
    let index = try? SchemaIndex(scanning: source)
    return try Document(parsing: index.map(source.withAppSyncDefinitions) ?? source).definitions
  }
  return try Schema(introspection: source).introspectedDefinitions()
}
