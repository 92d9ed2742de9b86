import GraphQLCLibrary
import OrderedCollections

/// The types and directives of a GraphQL service (section 3).
///
/// Loading a schema only scans its top level. A type is parsed when it is first requested, and then kept. Any number of
/// threads may use a schema at once.
public final class Schema: Sendable {
  /// The text of the schema: SDL or introspection JSON.
  public let source: Source

  package let index: SchemaIndex
  let format: Format
  let definition: SchemaDefinition?
  package let builtIns: Schema?
  let expandedModels: ModelSchema?
  /// The offset of the first definition that only the client has.
  let clientStart: Int
  let parsed = Locked(Parsed())

  /// The two formats of a schema's text.
  enum Format: Sendable {
    case sdl, introspection
  }

  /// The state that grows as definitions are parsed.
  struct Parsed: Sendable {
    var types: [String: NamedType] = [:]
    var directives: [String: DirectiveDefinition] = [:]
    var problems: [Diagnostic] = []
    var usedBuiltInScalars: [String]?
    var implementers: [String: OrderedSet<String>]?
    /// The models recognised in an API's schema. The outer optional is `nil` before the first search.
    var recognizedModels: ModelSchema??
    /// The members of each union requested so far.
    var members: [String: OrderedSet<String>] = [:]
    /// Whether the words asked for so far are in the text.
    var mentions: [String: Bool] = [:]
    var identifyingFieldNames: Set<String>?
  }

  /// Loads a schema that was printed and whose models are known.
  ///
  /// - Parameters:
  ///   - source: The SDL.
  ///   - client: The SDL of the definitions that only the client has.
  ///   - models: The value of ``models`` when the schema was printed.
  /// - Throws: The first syntax error that prevents reading the top level.
  public convenience init(embedded source: Source, client: String = "", models: ModelSchema?) throws(Diagnostic) {
    try self.init(source.utf8, client: client, name: source.name, models)
  }

  /// Loads an SDL text whose last definitions only the client has.
  convenience init(
    _ sdl: [UInt8],
    client: String,
    name: String,
    _ models: ModelSchema?
  ) throws(Diagnostic) {
    let source = Source(utf8: client.isEmpty ? sdl : sdl + Array("\n\(client)".utf8), name: name)
    try self.init(
      source,
      SchemaIndex(sdl: source),
      builtIns: .builtIns,
      models: models,
      clientStart: client.isEmpty ? .max : sdl.count + 1
    )
  }

  /// Loads an SDL text without adding the types that a service generates for models.
  package init(
    _ source: Source,
    _ index: SchemaIndex,
    builtIns: Schema?,
    models: ModelSchema? = nil,
    clientStart: Int = .max
  ) throws(Diagnostic) {
    self.clientStart = clientStart
    self.source = source
    self.builtIns = builtIns
    format = .sdl
    var index = index
    index.remove(builtIns?.index.types.map(\.name) ?? [])
    self.index = index
    definition = try index.schemaDefinition(in: source)
    expandedModels = models
  }

  /// Loads a schema from the response to an introspection query (section 4), with or without its `data` entry.
  ///
  /// - Parameter source: The JSON.
  /// - Throws: An error if the text is not JSON, has no `__schema` with types, or defines a name twice.
  public init(introspection source: Source) throws(Diagnostic) {
    self.source = source
    builtIns = .builtIns
    format = .introspection
    (index, definition) = try SchemaIndex.reading(introspection: source)
    expandedModels = nil
    clientStart = .max
  }

  /// Returns whether a text is introspection JSON rather than SDL.
  package static func isIntrospection(_ source: Source) -> Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = source.utf8.starts(with: byteOrderMark) ? source.utf8.dropFirst(3) : source.utf8[...]
    return text.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "{")
  }

  /// The schema's description.
  public var description: String? { definition?.description?.value }

  /// The directives on the schema and its extensions.
  public var directives: [Directive] { definition?.directives ?? [] }

  /// The names of the types in the order of the source, followed by the built-in scalars that they use.
  ///
  /// The introspection types are not included.
  public var typeNames: [String] {
    index.types.map(\.name) + usedBuiltInScalars
  }

  /// The names of the directives in the order of the source, followed by the built-in ones that the source does not
  /// define.
  public var directiveNames: [String] {
    let own = index.directives.map(\.name)
    let rest = builtIns?.index.directives.lazy.map(\.name).filter { self.index.directive(named: $0) == nil }
    return own + (rest.map(Array.init) ?? [])
  }

  /// Returns a type by its name, including built-in scalars and introspection types.
  ///
  /// A type with a syntax error has no fields, values or members, and ``problems`` has the error.
  public func type(named name: String) -> NamedType? {
    if let type = parsed.withLock({ $0.types[name] }) { return type }
    if let builtIn = builtIns?.type(named: name) { return builtIn }
    guard let entry = index.type(named: name) else { return nil }
    return parsed.withLock { parsed in
      // Another thread may have parsed the type in the meantime.
      if let type = parsed.types[name] { return type }
      let type = parse(entry, problems: &parsed.problems)
      parsed.types[name] = type
      return type
    }
  }

  /// Returns a directive by its name, including built-in ones.
  public func directive(named name: String) -> DirectiveDefinition? {
    guard let entry = index.directive(named: name) else { return builtIns?.directive(named: name) }
    return parsed.withLock { parsed in
      if let directive = parsed.directives[name] { return directive }
      let directive = parse(entry, problems: &parsed.problems)
      parsed.directives[name] = directive
      return directive
    }
  }

  /// Returns the name of the root operation type for a kind of operation (section 3.3.1).
  ///
  /// SDL without a schema definition has the default names `Query`, `Mutation` and `Subscription`, even if it extends
  /// the schema.
  public func rootTypeName(for kind: OperationDefinition.Kind) -> String? {
    let named = definition?.rootOperationTypes.first { $0.kind == kind }?.type.value
    let isDefined = !index.schemaDefinitions.isEmpty || format == .introspection
    return isDefined ? named : defaultRootTypeName(for: kind) ?? named
  }

  /// Returns the default root operation type for a kind of operation, if the source defines a type of that name.
  package func defaultRootTypeName(for kind: OperationDefinition.Kind) -> String? {
    let name =
      switch kind {
      case .query: "Query"
      case .mutation: "Mutation"
      case .subscription: "Subscription"
      }
    return index.type(named: name) == nil ? nil : name
  }

  /// Returns the root operation type for a kind of operation (section 3.3.1); `nil` if the service has no such
  /// operations.
  public func rootType(for kind: OperationDefinition.Kind) -> ObjectType? {
    guard let name = rootTypeName(for: kind), case .object(let type) = type(named: name) else { return nil }
    return type
  }

  /// Returns a field of an object, interface or union by its name.
  ///
  /// All of these have `__typename` (section 4.1). The query root also has `__schema` and `__type` (section 4.2).
  public func field(named name: String, on typeName: String) -> FieldDefinition? {
    guard let type = type(named: typeName), type.isComposite else { return nil }
    if let field = type.fields?[name] { return field }
    guard name.utf8.starts(with: "__".utf8) else { return nil }
    if name == "__typename" || typeName == rootTypeName(for: .query) { return Schema.metaFields[name] }
    return nil
  }

  /// The models of the schema; `nil` if there are none.
  ///
  /// A model schema defines its models completely. In an API's schema, models are recognised by the shape of the types.
  /// Foreign keys are then known only if fields or queries show them.
  public var models: ModelSchema? {
    if let expandedModels { return expandedModels }
    if let found = parsed.withLock({ $0.recognizedModels }) { return found }
    let found = ModelSchema(recognizedIn: self)
    parsed.withLock { $0.recognizedModels = .some(found) }
    return found
  }

  /// The errors in the definitions parsed so far. Their ranges are in ``source``.
  public var problems: [Diagnostic] {
    parsed.withLock { $0.problems }
  }
}
