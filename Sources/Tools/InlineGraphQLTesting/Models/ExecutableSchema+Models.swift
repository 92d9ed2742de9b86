public import Foundation
import GraphQLLanguage
import GraphQLModelSchemas

extension ExecutableSchema {
  /// Creates the API that AWS AppSync serves for a model schema, with all objects in memory.
  ///
  /// ```swift
  /// let service = try ExecutableSchema(models: "type Post @model { title: String!, comments: [Comment] @hasMany } …")
  /// let client = GraphQLClient(transport: InProcessTransport(service))
  /// ```
  ///
  /// The API creates, updates, deletes and lists objects and sends subscription events, with AppSync's fields,
  /// conditions and filters.
  ///
  /// - `limit` is the number of objects before filtering, as in AppSync. A page may therefore have fewer objects, or
  ///   none, although there is a next page. The default is 100.
  /// - Objects without a sort key are listed in the order of their creation.
  /// - The API ignores `@auth`.
  /// - A model inside an embedded object is null, because AppSync has no resolver for it either. A resolver of your own
  ///   can return it.
  ///
  /// A new service is empty. Any number of tasks may use it concurrently.
  ///
  /// - Parameters:
  ///   - sdl: The model schema: object types with `@model`.
  ///   - resolvers: Resolvers of other fields, such as those with `@function`, or replacements of the service's own.
  ///   - newID: Returns the `id` of an object that is created without one.
  ///   - now: Returns the time for `createdAt` and `updatedAt`.
  /// - Throws: ``InvalidExecutableSchema`` if the schema has errors or no models, if it does not tell the foreign keys,
  ///   if it lacks the type or field of a resolver, or if two resolvers are for the same one.
  public init(
    models sdl: String,
    @ResolverBuilder resolvers: () throws -> [Resolver] = { [] },
    newID: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() },
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    let expanded: ExpandedSchema
    do {
      expanded = try ExpandedSchema(Source(sdl, name: "schema"))
    } catch {
      throw InvalidExecutableSchema([error], in: Source(sdl, name: "schema"))
    }
    guard let models = expanded.models else {
      throw InvalidExecutableSchema(["The schema has no models: give one whose object types have \"@model\"."])
    }
    let unknown = models.models.flatMap { model in
      model.fields.filter { $0.association != nil && $0.association?.foreignKey == nil }.map {
        "\(model.name).\($0.name)"
      }
    }
    if !unknown.isEmpty {
      let problems = unknown.map { "\"\($0)\": an API's schema does not say which fields refer to other objects." }
      throw InvalidExecutableSchema(problems + ["Give the model schema in place of the API's."])
    }
    let given = try resolvers()
    let replaced = Set(given.map(\.coordinate))
    let store = ModelStore(models)
    let service = models.models.flatMap { model in
      ModelResolvers(model: model, schema: expanded.schema, store: store, newID: newID, now: now).resolvers
    }
    try self.init(expanded.schema) {
      service.filter { !replaced.contains($0.coordinate) }
      given
    }
  }
}
