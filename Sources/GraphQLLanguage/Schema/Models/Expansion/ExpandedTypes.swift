import OrderedCollections

/// A name and the type that goes with it, as it is written: a field of an input object, or an argument.
package typealias TypedName = (name: String, type: String)

/// The types of an API, in the order in which they are added.
struct ExpandedTypes {
  private(set) var types: OrderedDictionary<String, TypeDefinition> = [:]

  /// Those that were not added, as there was one of the name.
  private(set) var replaced: [TypeDefinition] = []

  /// Adds a type; the first of a name counts.
  mutating func add(_ type: TypeDefinition) {
    if types[type.name.value] == nil { types[type.name.value] = type } else { replaced.append(type) }
  }

  /// Adds an object type.
  mutating func addObject(_ name: String, _ fields: [FieldDefinition]) {
    add(
      .object(
        .init(description: nil, name: Name(name), interfaces: [], directives: [], fields: fields, range: .none)
      )
    )
  }

  /// Adds an input object.
  mutating func addInput(_ name: String, _ fields: [TypedName]) {
    let fields = fields.map(InputValueDefinition.init)
    add(.inputObject(.init(description: nil, name: Name(name), directives: [], fields: fields, range: .none)))
  }

  /// Adds an enum.
  mutating func addEnum(_ name: String, _ values: [String]) {
    let values = values.map { EnumValueDefinition(description: nil, name: Name($0), directives: [], range: .none) }
    add(.enum(.init(description: nil, name: Name(name), directives: [], values: values, range: .none)))
  }

  /// Adds a scalar.
  mutating func addScalar(_ name: String) {
    add(.scalar(.init(description: nil, name: Name(name), directives: [], range: .none)))
  }

  /// Adds fields to an object type, which need not be there yet; of a field defined twice the first counts.
  mutating func addFields(_ fields: [FieldDefinition], to name: String) {
    if types[name] == nil, !fields.isEmpty { addObject(name, []) }
    guard case .object(var type)? = types[name] else { return }
    var names = Set(type.fields.map(\.name.value))
    type.fields += fields.filter { names.insert($0.name.value).inserted }
    types[name] = .object(type)
  }
}

extension InputValueDefinition {
  package init(_ value: TypedName) {
    self.init(
      description: nil,
      name: Name(value.name),
      type: TypeReference(written: value.type),
      defaultValue: nil,
      directives: [],
      range: .none
    )
  }
}

extension FieldDefinition {
  init(_ name: String, _ arguments: [TypedName] = [], type: String) {
    self.init(
      description: nil,
      name: Name(name),
      arguments: arguments.map(InputValueDefinition.init),
      type: TypeReference(written: type),
      directives: [],
      range: .none
    )
  }
}

extension TypeReference {
  /// The type that this compiler writes so, as `[Post]!`.
  init(written text: String) {
    if text.hasSuffix("!") {
      self = .nonNull(TypeReference(written: String(text.dropLast())), range: .none)
    } else if text.hasPrefix("[") {
      self = .list(TypeReference(written: String(text.dropFirst().dropLast())), range: .none)
    } else {
      self = .named(Name(text))
    }
  }

  /// The type with another name inside of the same wrappers.
  func renamed(_ name: String) -> TypeReference {
    switch self {
    case .named: .named(Name(name))
    case .list(let element, _): .list(element.renamed(name), range: .none)
    case .nonNull(let wrapped, _): .nonNull(wrapped.renamed(name), range: .none)
    }
  }
}
