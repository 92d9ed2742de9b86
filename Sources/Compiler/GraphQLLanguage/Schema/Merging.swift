import OrderedCollections

extension SchemaIndex.TypeEntry {
  /// Creates the entry of a definition that was read like an extension.
  init(_ entry: SchemaIndex.ExtensionEntry) {
    self.init(
      kind: entry.kind,
      name: entry.name,
      nameRange: entry.nameRange,
      range: entry.range,
      interfaces: entry.interfaces,
      members: entry.members
    )
  }
}

extension NamedType {
  /// Creates a type from its index entry. Only ``merge(_:)`` adds the description, directives, fields, values and URL.
  init(_ entry: SchemaIndex.TypeEntry, isBuiltIn: Bool) {
    let (name, range) = (entry.name, entry.range)
    switch entry.kind {
    case .scalar:
      self = .scalar(
        ScalarType(
          name: name,
          description: nil,
          directives: [],
          specifiedByURL: nil,
          isBuiltIn: isBuiltIn,
          range: range
        )
      )
    case .object:
      self = .object(
        ObjectType(
          name: name,
          description: nil,
          directives: [],
          interfaces: entry.interfaces,
          fields: [:],
          range: range
        )
      )
    case .interface:
      self = .interface(
        InterfaceType(
          name: name,
          description: nil,
          directives: [],
          interfaces: entry.interfaces,
          fields: [:],
          range: range
        )
      )
    case .union:
      self = .union(
        UnionType(name: name, description: nil, directives: [], members: OrderedSet(entry.members), range: range)
      )
    case .enum:
      self = .enum(EnumType(name: name, description: nil, directives: [], values: [:], range: range))
    case .inputObject:
      self = .inputObject(
        InputObjectType(name: name, description: nil, directives: [], fields: [:], isOneOf: false, range: range)
      )
    }
  }

  /// Adds the contents of the type's definition and extensions. Of members defined twice, the first counts.
  mutating func merge(_ definitions: [TypeDefinition]) {
    switch self {
    case .scalar(var type):
      for case .scalar(let definition) in definitions {
        type.description = type.description ?? definition.description?.value
        type.directives += definition.directives
      }
      type.specifiedByURL = type.directives.specifiedByURL
      self = .scalar(type)
    case .object(var type):
      for case .object(let definition) in definitions {
        type.description = type.description ?? definition.description?.value
        type.directives += definition.directives
        type.fields.add(definition.fields, named: \.name.value)
      }
      self = .object(type)
    case .interface(var type):
      for case .interface(let definition) in definitions {
        type.description = type.description ?? definition.description?.value
        type.directives += definition.directives
        type.fields.add(definition.fields, named: \.name.value)
      }
      self = .interface(type)
    case .union(var type):
      for case .union(let definition) in definitions {
        type.description = type.description ?? definition.description?.value
        type.directives += definition.directives
      }
      self = .union(type)
    case .enum(var type):
      for case .enum(let definition) in definitions {
        type.description = type.description ?? definition.description?.value
        type.directives += definition.directives
        type.values.add(definition.values, named: \.name.value)
      }
      self = .enum(type)
    case .inputObject(var type):
      for case .inputObject(let definition) in definitions {
        type.description = type.description ?? definition.description?.value
        type.directives += definition.directives
        type.fields.add(definition.fields, named: \.name.value)
      }
      type.isOneOf = type.directives.isOneOf
      self = .inputObject(type)
    }
  }
}

extension OrderedDictionary where Key == String {
  fileprivate mutating func add(_ members: [Value], named name: (Value) -> String) {
    if isEmpty { reserveCapacity(members.count) }
    for member in members {
      let name = name(member)
      if self[name] == nil { self[name] = member }
    }
  }
}
