import GraphQLLanguage
import GraphQLValidation

extension ExpandedSchema {
  /// Validates a schema as a user gives it: by the rules of the specification (section 3), and a model schema also by the
  /// rules for models.
  ///
  /// - Parameter source: SDL or introspection JSON.
  /// - Returns: Errors and warnings in the order of the text. Types are checked once all definitions are valid, and models
  ///   once all types are.
  package static func diagnostics(of source: Source) -> [Diagnostic] {
    guard !Schema.isIntrospection(source), let index = try? SchemaIndex(scanning: source) else {
      return validateSchema(source)
    }
    do throws(Diagnostic) {
      if let definitions = try ModelDefinitions(in: source, index) { return definitions.diagnostics }
    } catch {
      return [error]
    }
    return validateSchema(source.withAppSyncDefinitions(index))
  }
}

extension ModelDefinitions {
  /// What is wrong with them: by the rules for any schema, but without requiring root types, and by the rules for models.
  var diagnostics: [Diagnostic] {
    do throws(Diagnostic) {
      let definitions = try Document(parsing: schema.source).definitions.map(\.withoutIgnoredDirectives)
      var errors = try validate(definitions, builtIns: Self.builtIns, requiresQueries: false) { schema }
      if !errors.contains(where: { $0.severity == .error }) {
        for rule in ModelRule.all { rule.check(self, &errors) }
      }
      return inOrder(errors)
    } catch {
      return [error]
    }
  }
}
