import GraphQLLanguage
import GraphQLValidation

/// A schema as a user gives it, expanded to an ordinary one, with the models beside it.
///
/// A model schema, whose object types have `@model`, is expanded to the API's schema that AWS AppSync serves for the
/// models. An ordinary schema stays as it is, except that an API's schema gets the definitions that AppSync leaves out.
package struct ExpandedSchema: Sendable {
  /// The ordinary schema. For a model schema, its ``Schema/source`` is the text of the expansion.
  package let schema: Schema

  /// The models that the text of the schema or of an embedding defines; `nil` if there are none.
  private let definedModels: ModelSchema?

  /// Creates an expanded schema.
  ///
  /// - Parameters:
  ///   - schema: The ordinary schema.
  ///   - models: The models that it was expanded from; `nil` for a schema that was not expanded.
  package init(_ schema: Schema, models: ModelSchema? = nil) {
    self.schema = schema
    definedModels = models
  }

  /// Loads a schema.
  ///
  /// - Parameter source: Introspection JSON, which starts with `{`, or SDL.
  /// - Throws: The errors of ``Schema/init(_:)``. For a model schema, the first error of any kind.
  package init(_ source: Source) throws(Diagnostic) {
    if Schema.isIntrospection(source) {
      self.init(try Schema(introspection: source))
      return
    }
    let index = try SchemaIndex(sdl: source)
    guard let definitions = try ModelDefinitions(in: source, index) else {
      let completed = source.withAppSyncDefinitions(index)
      let isComplete = completed.utf8.count == source.utf8.count
      self.init(try Schema(completed, isComplete ? index : SchemaIndex(sdl: completed)))
      return
    }
    if let error = definitions.diagnostics.first(where: { $0.severity == .error }) { throw error }
    let models = ModelSchema(definitions)
    let expanded = Source(ModelExpansion.sdl(of: definitions, models), name: source.name)
    self.init(try Schema(sdl: expanded), models: models)
  }

  /// The models of the schema; `nil` if there are none.
  ///
  /// A model schema defines its models completely. In an API's schema, models are recognized by the shape of the types,
  /// each time that this is called. Foreign keys are then known only if fields or queries show them.
  package var models: ModelSchema? { definedModels ?? ModelSchema(recognizedIn: schema) }

  /// Returns the schema with the fields and types of a client schema, which no service knows.
  ///
  /// - Parameter source: The client schema, SDL.
  /// - Throws: The first error, whose ranges are in the client schema.
  package func adding(clientSchema source: Source) throws(Diagnostic) -> ExpandedSchema {
    ExpandedSchema(try schema.adding(clientSchema: source), models: definedModels)
  }
}
