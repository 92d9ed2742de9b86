import GraphQLLanguage
import OrderedCollections

/// The name and type of an input field or argument, with the type in GraphQL's notation.
typealias TypedName = (name: String, type: String)

/// The types of an API, in the order in which they were added.
struct ExpandedTypes {
  private(set) var types: OrderedDictionary<String, TypeDefinition> = [:]

  /// The types that were not added because their names were taken.
  private(set) var replaced: [TypeDefinition] = []

  /// Adds a type unless its name is taken.
  mutating func add(_ type: TypeDefinition) {
    if types[type.name.value] == nil { types[type.name.value] = type } else { replaced.append(type) }
  }

  /// Adds an object type.
  mutating func addObject(_ name: String, _ fields: [FieldDefinition]) {
    add(.object(ObjectTypeDefinition(name: name, fields: fields)))
  }

  /// Adds an input object.
  mutating func addInput(_ name: String, _ fields: [TypedName]) {
    add(.inputObject(InputObjectTypeDefinition(name: name, fields: fields.map(InputValueDefinition.init))))
  }

  /// Adds an enum.
  mutating func addEnum(_ name: String, _ values: [String]) {
    add(.enum(EnumTypeDefinition(name: name, values: values)))
  }

  /// Adds a scalar.
  mutating func addScalar(_ name: String) {
    add(.scalar(ScalarTypeDefinition(name: name)))
  }

  /// Adds fields to an object type, and creates the type if needed. Of fields with the same name, the first counts.
  mutating func addFields(_ fields: [FieldDefinition], to name: String) {
    if types[name] == nil, !fields.isEmpty { addObject(name, []) }
    guard case .object(var type)? = types[name] else { return }
    var names = Set(type.fields.map(\.name.value))
    type.fields += fields.filter { names.insert($0.name.value).inserted }
    types[name] = .object(type)
  }
}

extension InputValueDefinition {
  init(_ value: TypedName) {
    self.init(
      name: Name(value.name),
      type: TypeReference(written: value.type),
      directives: [],
      range: .none
    )
  }
}

extension FieldDefinition {
  init(_ name: String, _ arguments: [TypedName] = [], type: String) {
    self.init(name: name, arguments: arguments.map(InputValueDefinition.init), type: TypeReference(written: type))
  }
}

extension TypeReference {
  /// Returns the type with another name inside the same wrappers.
  func renamed(_ name: String) -> TypeReference {
    switch self {
    case .named: .named(Name(name))
    case .list(let element, _): .list(element.renamed(name), range: .none)
    case .nonNull(let wrapped, _): .nonNull(wrapped.renamed(name), range: .none)
    }
  }
}
