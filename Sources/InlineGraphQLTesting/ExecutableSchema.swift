public import GraphQLLanguage
import GraphQLValidation
public import InlineGraphQL

/// A schema that can be queried without a server: for tests, previews and examples.
///
/// ```swift
/// let schema = try ExecutableSchema(sdl: sdl, data: ["motto": "May the Force be with you"]) {
///   Resolver("Query.hero") { input in
///     input["episode"] == "EMPIRE" ? luke : r2d2
///   }
/// }
/// let client = GraphQLClient(transport: InProcessTransport(schema))
/// ```
///
/// A field without a resolver takes the member of its name from its parent, null where there is none. Objects of an
/// interface or union say which type they have in a member `__typename`.
///
/// Execution follows section 6 of the specification. Fields are resolved one after the other, in queries too, so that
/// the same request always gives the same response, its errors in the same order. Requests may come from anywhere: a
/// response has at most a million values and nests at most 500 levels deep, whatever is asked for.
public struct ExecutableSchema: Sendable {
  /// The schema.
  public let schema: Schema

  let data: ResolvedValue
  let resolvers: ResolverTable

  /// Makes a schema executable.
  ///
  /// - Parameters:
  ///   - sdl: the schema in the schema definition language, or the JSON of an introspection.
  ///   - data: the object that operations start from: its members are the values of the root types' fields.
  ///   - resolvers: resolvers of fields, of types and of events.
  /// - Throws: ``InvalidExecutableSchema`` if the schema has errors, or if a resolver is for something that the schema
  ///   does not have.
  public init(
    sdl: String,
    data: JSONValue = [:],
    @ResolverBuilder resolvers: () throws -> [Resolver] = { [] }
  ) throws {
    let schema: Schema
    do {
      schema = try Schema(Source(sdl, name: "schema"))
    } catch {
      throw InvalidExecutableSchema([error], in: Source(sdl, name: "schema"))
    }
    try self.init(schema, data: data, resolvers: resolvers)
  }

  /// Makes a loaded schema executable.
  ///
  /// - Parameters:
  ///   - schema: the schema.
  ///   - data: the object that operations start from: its members are the values of the root types' fields.
  ///   - resolvers: resolvers of fields, of types and of events.
  /// - Throws: ``InvalidExecutableSchema`` if the schema has errors, or if a resolver is for something that the schema
  ///   does not have.
  public init(
    _ schema: Schema,
    data: JSONValue = [:],
    @ResolverBuilder resolvers: () throws -> [Resolver] = { [] }
  ) throws {
    let problems = validateSchema(schema.source).filter { $0.severity == .error }
    guard problems.isEmpty else { throw InvalidExecutableSchema(problems, in: schema.source) }
    self.schema = schema
    self.data = .json(data)
    self.resolvers = try ResolverTable(resolvers(), schema: schema)
  }

  /// Executes a query or mutation (section 6.1).
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - operationName: which operation of the document to execute; not needed where there is only one.
  ///   - variables: an object with the values of the variables.
  /// - Returns: the response: an object with `errors`, where there are any, and `data`, unless the request had errors. If
  ///   the task is cancelled, nothing more is resolved, and there is one error that says so.
  public func execute(
    _ document: String,
    operationName: String? = nil,
    variables: JSONValue = [:]
  ) async -> JSONValue {
    let request: ExecutableRequest
    do throws(RequestError) {
      request = try ExecutableRequest(document, operationName: operationName, variables: variables, schema: self)
      if request.operation.kind == .subscription {
        throw RequestError("A subscription has many responses: call subscribe(_:) in place of execute(_:).")
      }
    } catch {
      return error.response
    }
    return await Execution(request).execute()
  }
}
