import OrderedCollections

/// A type of a schema with its extensions merged (section 3.4).
package enum NamedType: Hashable, Sendable {
  /// A scalar, for example `DateTime`.
  case scalar(ScalarType)
  /// An object type, for example `Human`.
  case object(ObjectType)
  /// An interface, for example `Character`.
  case interface(InterfaceType)
  /// A union, for example `SearchResult`.
  case union(UnionType)
  /// An enum, for example `Episode`.
  case `enum`(EnumType)
  /// An input object, for example `ReviewInput`.
  case inputObject(InputObjectType)

  /// The type's name.
  package var name: String {
    switch self {
    case .scalar(let type): type.name
    case .object(let type): type.name
    case .interface(let type): type.name
    case .union(let type): type.name
    case .enum(let type): type.name
    case .inputObject(let type): type.name
    }
  }

  /// The type's description.
  package var description: String? {
    switch self {
    case .scalar(let type): type.description
    case .object(let type): type.description
    case .interface(let type): type.description
    case .union(let type): type.description
    case .enum(let type): type.description
    case .inputObject(let type): type.description
    }
  }

  /// The directives on the type and its extensions.
  package var directives: [Directive] {
    switch self {
    case .scalar(let type): type.directives
    case .object(let type): type.directives
    case .interface(let type): type.directives
    case .union(let type): type.directives
    case .enum(let type): type.directives
    case .inputObject(let type): type.directives
    }
  }

  /// Whether the type is composite, so that fields of this type need selection sets: object, interface or union.
  package var isComposite: Bool {
    switch self {
    case .object, .interface, .union: true
    case .scalar, .enum, .inputObject: false
    }
  }

  /// Whether the type is a leaf, so that fields of this type have no selection sets: scalar or enum.
  package var isLeaf: Bool {
    switch self {
    case .scalar, .enum: true
    case .object, .interface, .union, .inputObject: false
    }
  }

  /// Whether variables and arguments can have the type: scalar, enum or input object (section 3.4.2).
  package var isInput: Bool {
    switch self {
    case .scalar, .enum, .inputObject: true
    case .object, .interface, .union: false
    }
  }

  /// Whether fields can have the type: all except input objects (section 3.4.2).
  package var isOutput: Bool {
    if case .inputObject = self { false } else { true }
  }

  /// Whether the type is abstract: interface or union.
  package var isAbstract: Bool {
    switch self {
    case .interface, .union: true
    case .scalar, .object, .enum, .inputObject: false
    }
  }

  /// The fields of an object or interface; `nil` for other types.
  package var fields: OrderedDictionary<String, FieldDefinition>? {
    switch self {
    case .object(let type): type.fields
    case .interface(let type): type.fields
    case .scalar, .union, .enum, .inputObject: nil
    }
  }
}
