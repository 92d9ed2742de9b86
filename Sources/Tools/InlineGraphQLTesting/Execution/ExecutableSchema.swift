import GraphQLLanguage
import GraphQLModelSchemas
import GraphQLValidation
public import InlineGraphQL

/// A schema that executes operations without a server, for tests, previews and examples.
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
/// The value of a field without a resolver is the parent's member of the same name, or null. An object of an interface
/// or union names its type in a member `__typename`.
///
/// Execution follows section 6 of the specification. It resolves fields one after another, in queries too, so the same
/// request always gives the same response, with its errors in the same order. Requests need not be trusted: a response
/// has at most a million values and nests at most 500 levels deep.
public struct ExecutableSchema: Sendable {
  /// The schema whose operations are executed.
  package let schema: Schema

  let data: ResolvedValue
  let resolvers: ResolverTable
  /// The values of fields without a resolver or data; `nil` if these are null.
  var samples: SampleValues?

  /// Makes a schema executable.
  ///
  /// - Parameters:
  ///   - sdl: The schema in the schema definition language, or the JSON of an introspection.
  ///   - data: The root object, whose members are the values of the root types' fields.
  ///   - resolvers: Resolvers of fields, of types and of events.
  /// - Throws: ``InvalidExecutableSchema`` if the schema has errors, if it lacks the type or field of a resolver, or if
  ///   two resolvers are for the same one.
  public init(
    sdl: String,
    data: GraphQLJSONValue = [:],
    @ResolverBuilder resolvers: () throws -> [Resolver] = { [] }
  ) throws {
    let schema: Schema
    do {
      schema = try ExpandedSchema(Source(sdl, name: "schema")).schema
    } catch {
      throw InvalidExecutableSchema([error], in: Source(sdl, name: "schema"))
    }
    try self.init(schema, data: data, resolvers: resolvers)
  }

  /// Makes a loaded schema executable.
  ///
  /// - Parameters:
  ///   - schema: The schema.
  ///   - data: The root object, whose members are the values of the root types' fields.
  ///   - resolvers: Resolvers of fields, of types and of events.
  /// - Throws: ``InvalidExecutableSchema`` if the schema has errors, if it lacks the type or field of a resolver, or if
  ///   two resolvers are for the same one.
  package init(
    _ schema: Schema,
    data: GraphQLJSONValue = [:],
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
  ///   - document: The document.
  ///   - operationName: The operation to execute; needed only if the document has several.
  ///   - variables: An object with the values of the variables.
  /// - Returns: The response: an object with `errors`, if there are any, and with `data`, unless these are request
  ///   errors. If the task is cancelled, execution resolves nothing more, and the only error says so.
  public func execute(
    _ document: String,
    operationName: String? = nil,
    variables: GraphQLJSONValue = [:]
  ) async -> GraphQLJSONValue {
    let request: ExecutableRequest
    do throws(RequestError) {
      request = try self.request(document, operationName: operationName, variables: variables)
    } catch {
      return error.response
    }
    return await Execution(request).execute()
  }

  /// Returns a valid request for a query or a mutation.
  func request(
    _ document: String,
    operationName: String?,
    variables: GraphQLJSONValue
  ) throws(RequestError) -> ExecutableRequest {
    let request = try ExecutableRequest(document, operationName: operationName, variables: variables, schema: self)
    if request.operation.kind == .subscription {
      throw RequestError("A subscription has many responses: call subscribe(_:) in place of execute(_:).")
    }
    return request
  }
}

extension ExecutableSchema: CustomReflectable {
  /// The data, and what has a resolver.
  public var customMirror: Mirror {
    Mirror(self, children: ["data": data, "resolvers": resolvers.coordinates], displayStyle: .struct)
  }
}
