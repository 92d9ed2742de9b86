import GraphQLCLibrary
import OrderedCollections

/// The types and directives of a GraphQL service (section 3).
///
/// Loading a schema only scans its top level. A type is parsed when it is first requested, and then kept. Any number of
/// threads may use a schema at once.
package final class Schema: Sendable {
  /// The text of the schema: SDL or introspection JSON.
  package let source: Source

  package let index: SchemaIndex
  package let format: Format
  let definition: SchemaDefinition?
  package let builtIns: Schema?
  /// The offset of the first definition that only the client has.
  let clientStart: Int
  let parsed = Locked(Parsed())

  /// The two formats of a schema's text.
  package enum Format: Sendable {
    case sdl, introspection
  }

  /// The state that grows as definitions are parsed.
  struct Parsed: Sendable {
    var types: [String: NamedType] = [:]
    var directives: [String: DirectiveDefinition] = [:]
    var problems: [Diagnostic] = []
    var usedBuiltInScalars: [String]?
    var implementers: [String: OrderedSet<String>]?
    /// The members of each union requested so far.
    var members: [String: OrderedSet<String>] = [:]
    /// Whether the words asked for so far are in the text.
    var mentions: [String: Bool] = [:]
    var identifyingFieldNames: Set<String>?
    var clientWarning: Diagnostic?
  }

  /// Creates a schema of its parts. `ReadSchema.swift` has what reads them.
  init(
    _ source: Source,
    _ format: Format,
    _ index: SchemaIndex,
    _ definition: SchemaDefinition?,
    builtIns: Schema?
  ) {
    self.source = source
    self.format = format
    self.index = index
    self.definition = definition
    self.builtIns = builtIns
    clientStart = source.clientStart
  }

  /// The schema's description.
  package var description: String? { definition?.description?.value }

  /// The directives on the schema and its extensions.
  package var directives: [Directive] { definition?.directives ?? [] }

  /// The names of the types in the order of the source, followed by the built-in scalars that they use.
  ///
  /// The introspection types are not included.
  package var typeNames: [String] {
    index.types.map(\.name) + usedBuiltInScalars
  }

  /// The names of the directives in the order of the source, followed by the built-in ones that the source does not
  /// define.
  package var directiveNames: [String] {
    let own = index.directives.map(\.name)
    let rest = builtIns?.index.directives.lazy.map(\.name).filter { self.index.directive(named: $0) == nil }
    return own + (rest.map(Array.init) ?? [])
  }

  /// Returns a type by its name, including built-in scalars and introspection types.
  ///
  /// A type with a syntax error has no fields, values or members, and ``problems`` has the error.
  package func type(named name: String) -> NamedType? {
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
  package func directive(named name: String) -> DirectiveDefinition? {
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
  package func rootTypeName(for kind: OperationDefinition.Kind) -> String? {
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
  package func rootType(for kind: OperationDefinition.Kind) -> ObjectType? {
    guard let name = rootTypeName(for: kind), case .object(let type) = type(named: name) else { return nil }
    return type
  }

  /// Returns a field of an object, interface or union by its name.
  ///
  /// All of these have `__typename` (section 4.1), and Relay's `__id`, which only a store knows. The query root also has `__schema`
  /// and `__type` (section 4.2).
  package func field(named name: String, on typeName: String) -> FieldDefinition? {
    guard let type = type(named: typeName), type.isComposite else { return nil }
    if let field = type.fields?[name] { return field }
    guard name.utf8.starts(with: "__".utf8) else { return nil }
    if name == "__typename" || name == "__id" || typeName == rootTypeName(for: .query) {
      return Schema.metaFields[name]
    }
    return nil
  }

  /// The errors in the definitions parsed so far. Their ranges are in ``source``.
  package var problems: [Diagnostic] {
    parsed.withLock { $0.problems }
  }
}
