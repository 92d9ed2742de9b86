import GraphQLLanguage
import GraphQLValidation

/// The parts of a schema that definitions use, with the definitions.
struct SchemaUses {
  typealias Definition = GraphQLReport.Definition

  /// A use of something deprecated, at an offset of the definition's text.
  struct DeprecatedUse: Hashable {
    var coordinate: String
    var reason: String
    var offset: Int
  }

  let schema: Schema

  /// The definitions that use what is at a schema coordinate.
  private(set) var users: [String: Set<Definition>] = [:]

  /// The arguments that are passed to the field at a coordinate.
  private(set) var arguments: [String: Set<String>] = [:]

  init(of schema: Schema) { self.schema = schema }

  /// Adds what a definition uses.
  ///
  /// - Returns: The uses of what is deprecated, in the order of the text.
  @discardableResult
  mutating func add(_ node: GraphQLLanguage.Definition, of definition: Definition) -> [DeprecatedUse] {
    let document = TypedDocument(Document(definitions: [node]), schema: schema, fragments: [:])
    var search = DefinitionUses(schema)
    search.search(document)
    for coordinate in search.coordinates { users[coordinate, default: []].insert(definition) }
    for (field, names) in search.arguments { arguments[field, default: []].formUnion(names) }
    return search.deprecated.sorted { $0.offset < $1.offset }
  }
}

/// The search for the uses in one definition.
private struct DefinitionUses {
  let schema: Schema
  private(set) var coordinates: Set<String> = []
  private(set) var arguments: [String: Set<String>] = [:]
  private(set) var deprecated: Set<SchemaUses.DeprecatedUse> = []

  init(_ schema: Schema) { self.schema = schema }

  mutating func search(_ document: TypedDocument) {
    for definition in document.definitions {
      if let type = definition.type { coordinates.insert(type.name) }
      for variable in definition.variables { useInput(variable.type.namedType.value) }
    }
    for field in document.fields {
      guard let parent = field.parent?.name, let facts = field.facts else { continue }
      let coordinate = "\(parent).\(field.node.name.value)"
      coordinates.insert(parent)
      use(coordinate, facts.definition.directives, at: field.node.range)
      if let type = facts.type { coordinates.insert(type.name) }
      for argument in field.node.arguments {
        let name = argument.name.value
        arguments[coordinate, default: []].insert(name)
        let definition = facts.definition.arguments.first { $0.name.value == name }
        use("\(coordinate)(\(name):)", definition?.directives ?? [], at: argument.range)
      }
    }
    for fragment in document.inlineFragments {
      if let type = fragment.type { coordinates.insert(type.name) }
    }
    for value in document.values {
      if let type = value.type { use(value.node, of: type) }
    }
  }

  private mutating func use(_ value: Value, of type: TypeReference) {
    let name = type.namedType.value
    useInput(name)
    switch value.kind {
    case .list(let elements):
      for element in elements { use(element, of: type.element) }
    case .object(let fields):
      guard case .inputObject(let object)? = schema.type(named: name) else { return }
      for field in fields {
        guard let definition = object.fields[field.name.value] else { continue }
        use("\(name).\(field.name.value)", definition.directives, at: field.range)
        use(field.value, of: definition.type)
      }
    case .enum(let member):
      guard case .enum(let type)? = schema.type(named: name) else { return }
      use("\(name).\(member)", type.values[member]?.directives ?? [], at: value.range)
    case .variable, .int, .float, .string, .boolean, .null: return
    }
  }

  /// Adds a type of values that are sent, and the types of all that these may have inside.
  private mutating func useInput(_ name: String) {
    guard coordinates.insert(name).inserted, case .inputObject(let object)? = schema.type(named: name) else { return }
    for field in object.fields.values { useInput(field.type.namedType.value) }
  }

  private mutating func use(_ coordinate: String, _ directives: [Directive], at range: SourceRange) {
    coordinates.insert(coordinate)
    guard let reason = directives.deprecationReason else { return }
    deprecated.insert(.init(coordinate: coordinate, reason: reason, offset: range.start))
  }
}
