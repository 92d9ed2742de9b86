public import Foundation
import GraphQLLanguage

extension ExecutableSchema {
  /// The API that AWS AppSync serves for a model schema, with all objects in memory.
  ///
  /// ```swift
  /// let service = try ExecutableSchema(models: "type Post @model { title: String!, comments: [Comment] @hasMany } …")
  /// let client = GraphQLClient(transport: InProcessTransport(service))
  /// ```
  ///
  /// Objects are created, changed, deleted, listed and subscribed to with AppSync's fields, conditions and filters.
  /// As with AppSync, `limit` is how many objects are looked at, before the filter: a page may have fewer, or none, though
  /// there is a next one; it is 100 by default. Objects that nothing sorts are listed as they were created. `@auth` is
  /// ignored. A model inside of an object that is stored in another model is null, since AppSync has no resolver for it
  /// either; a resolver of your own can give it. There is nothing in a new service; any number of tasks may use it at once.
  ///
  /// - Parameters:
  ///   - sdl: the model schema: object types with `@model`.
  ///   - resolvers: resolvers of other fields, as of those with `@function`, or in place of the service's own.
  ///   - newID: gives the `id` of an object that is created without one.
  ///   - now: gives the time for `createdAt` and `updatedAt`.
  /// - Throws: ``InvalidExecutableSchema`` if the schema has errors or no models, or if a resolver is for something that
  ///   the schema does not have.
  public init(
    models sdl: String,
    @ResolverBuilder resolvers: () throws -> [Resolver] = { [] },
    newID: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() },
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    let schema: Schema
    do {
      schema = try Schema(Source(sdl, name: "schema"))
    } catch {
      throw InvalidExecutableSchema([error], in: Source(sdl, name: "schema"))
    }
    guard let models = schema.models else {
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
      ModelResolvers(model: model, schema: schema, store: store, newID: newID, now: now).resolvers
    }
    try self.init(schema) {
      service.filter { !replaced.contains($0.coordinate) }
      given
    }
  }
}
