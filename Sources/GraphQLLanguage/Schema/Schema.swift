import OrderedCollections

/// The types and directives of a GraphQL service (section 3).
///
/// Loading a schema scans its top level only; a type is parsed when it is first asked for, and kept. Any number of
/// threads may use a schema at once.
public final class Schema: Sendable {
  /// The text that the schema was loaded from: SDL, or the JSON of an introspection.
  public let source: Source

  package let index: SchemaIndex
  let format: Format
  let definition: SchemaDefinition?
  package let builtIns: Schema?
  let expandedModels: ModelSchema?
  let parsed = Locked(Parsed())

  /// The two languages that a schema can be written in.
  enum Format: Sendable {
    case sdl, introspection
  }

  /// What was parsed so far.
  struct Parsed: Sendable {
    var types: [String: NamedType] = [:]
    var directives: [String: DirectiveDefinition] = [:]
    var problems: [Diagnostic] = []
    var usedBuiltInScalars: [String]?
    var implementers: [String: OrderedSet<String>]?
    /// The models found in an API's schema; `nil` if nobody has looked for them.
    var recognizedModels: ModelSchema??
    /// The members of each union that was asked about.
    var members: [String: OrderedSet<String>] = [:]
  }

  /// Loads a schema that was printed, of which the models are known.
  ///
  /// - Parameters:
  ///   - source: the SDL.
  ///   - models: what ``models`` was when the schema was printed.
  /// - Throws: the first syntax error that keeps the top level from being read.
  public convenience init(embedded source: Source, models: ModelSchema?) throws(Diagnostic) {
    try self.init(source, SchemaIndex(sdl: source), builtIns: .builtIns, models: models)
  }

  /// Loads what an SDL text says, without the types that the service adds for models.
  package init(_ source: Source, _ index: SchemaIndex, builtIns: Schema?, models: ModelSchema? = nil) throws(Diagnostic)
  {
    self.source = source
    self.builtIns = builtIns
    format = .sdl
    var index = index
    index.remove(builtIns?.index.types.map(\.name) ?? [])
    self.index = index
    definition = try index.schemaDefinition(in: source)
    expandedModels = models
  }

  /// Loads a schema from the response to an introspection query (section 4), with or without its `data` envelope.
  ///
  /// - Parameter source: the JSON.
  /// - Throws: an error where the text is no JSON or holds no `__schema` with types, and names defined twice.
  public init(introspection source: Source) throws(Diagnostic) {
    self.source = source
    builtIns = .builtIns
    format = .introspection
    (index, definition) = try SchemaIndex.reading(introspection: source)
    expandedModels = nil
  }

  /// Whether a text is introspection JSON rather than SDL.
  package static func isIntrospection(_ source: Source) -> Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = source.utf8.starts(with: byteOrderMark) ? source.utf8.dropFirst(3) : source.utf8[...]
    return text.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "{")
  }

  /// The schema's description.
  public var description: String? { definition?.description?.value }

  /// The directives on the schema and its extensions.
  public var directives: [Directive] { definition?.directives ?? [] }

  /// The names of the types, in the order of the source, and behind them the built-in scalars that they use.
  ///
  /// The introspection types are not among them.
  public var typeNames: [String] {
    index.types.map(\.name) + usedBuiltInScalars
  }

  /// The names of the directives, in the order of the source, and behind them the built-in ones that it does not define.
  public var directiveNames: [String] {
    let own = index.directives.map(\.name)
    let rest = builtIns?.index.directives.lazy.map(\.name).filter { self.index.directive(named: $0) == nil }
    return own + (rest.map(Array.init) ?? [])
  }

  /// A type by its name, the built-in scalars and the introspection types included.
  ///
  /// A type with a syntax error in it is there without its fields, values or members; ``problems`` has the error.
  public func type(named name: String) -> NamedType? {
    if let type = parsed.withLock({ $0.types[name] }) { return type }
    if let builtIn = builtIns?.type(named: name) { return builtIn }
    guard let entry = index.type(named: name) else { return nil }
    return parsed.withLock { parsed in
      // Another thread may have been faster.
      if let type = parsed.types[name] { return type }
      let type = parse(entry, problems: &parsed.problems)
      parsed.types[name] = type
      return type
    }
  }

  /// A directive by its name, the built-in ones included.
  public func directive(named name: String) -> DirectiveDefinition? {
    guard let entry = index.directive(named: name) else { return builtIns?.directive(named: name) }
    return parsed.withLock { parsed in
      if let directive = parsed.directives[name] { return directive }
      let directive = parse(entry, problems: &parsed.problems)
      parsed.directives[name] = directive
      return directive
    }
  }

  /// The name of the type that operations of a kind start from (section 3.3.1).
  ///
  /// Where SDL does not define a schema, but at most extends it, these are `Query`, `Mutation` and `Subscription`.
  public func rootTypeName(for kind: OperationDefinition.Kind) -> String? {
    let named = definition?.rootOperationTypes.first { $0.kind == kind }?.type.value
    let isDefined = !index.schemaDefinitions.isEmpty || format == .introspection
    return isDefined ? named : defaultRootTypeName(for: kind) ?? named
  }

  /// The root type of a kind of operation in schemas that do not say which it is.
  package func defaultRootTypeName(for kind: OperationDefinition.Kind) -> String? {
    let name =
      switch kind {
      case .query: "Query"
      case .mutation: "Mutation"
      case .subscription: "Subscription"
      }
    return index.type(named: name) == nil ? nil : name
  }

  /// The object type that operations of a kind start from (section 3.3.1); `nil` where there are no such operations.
  public func rootType(for kind: OperationDefinition.Kind) -> ObjectType? {
    guard let name = rootTypeName(for: kind), case .object(let type) = type(named: name) else { return nil }
    return type
  }

  /// A field of an object, interface or union by its name.
  ///
  /// `__typename` is there on all of them, `__schema` and `__type` on the query root (section 4.1).
  public func field(named name: String, on typeName: String) -> FieldDefinition? {
    guard let type = type(named: typeName), type.isComposite else { return nil }
    if let field = type.fields?[name] { return field }
    guard name.utf8.starts(with: "__".utf8) else { return nil }
    if name == "__typename" || typeName == rootTypeName(for: .query) { return Schema.metaFields[name] }
    return nil
  }

  /// The models of the schema; `nil` if there are none.
  ///
  /// Of a model schema everything is known. Of an API's schema the models are recognised by the shape of its types, and
  /// foreign keys are known only where fields or queries tell them.
  public var models: ModelSchema? {
    if let expandedModels { return expandedModels }
    if let found = parsed.withLock({ $0.recognizedModels }) { return found }
    let found = ModelSchema(recognizedIn: self)
    parsed.withLock { $0.recognizedModels = .some(found) }
    return found
  }

  /// What is wrong with the definitions parsed so far; the ranges are in ``source``.
  public var problems: [Diagnostic] {
    parsed.withLock { $0.problems }
  }
}
