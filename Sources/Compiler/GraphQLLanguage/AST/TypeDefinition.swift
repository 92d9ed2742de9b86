extension TypeDefinition {
  /// The defined type's name.
  package var name: Name {
    switch self {
    case .scalar(let type): type.name
    case .object(let type): type.name
    case .interface(let type): type.name
    case .union(let type): type.name
    case .enum(let type): type.name
    case .inputObject(let type): type.name
    }
  }

  /// The range of the definition.
  package var range: SourceRange {
    switch self {
    case .scalar(let type): type.range
    case .object(let type): type.range
    case .interface(let type): type.range
    case .union(let type): type.range
    case .enum(let type): type.range
    case .inputObject(let type): type.range
    }
  }

  /// The directives on the definition.
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

  /// The interfaces that an object or interface declares; empty for other types.
  package var interfaces: [Name] {
    switch self {
    case .object(let type): type.interfaces
    case .interface(let type): type.interfaces
    case .scalar, .union, .enum, .inputObject: []
    }
  }

  /// The fields of an object or interface; empty for other types.
  package var fields: [FieldDefinition] {
    switch self {
    case .object(let type): type.fields
    case .interface(let type): type.fields
    case .scalar, .union, .enum, .inputObject: []
    }
  }

  /// The fields of an input object; empty for other types.
  package var inputFields: [InputValueDefinition] {
    if case .inputObject(let type) = self { type.fields } else { [] }
  }

  /// The values of an enum; empty for other types.
  package var enumValues: [EnumValueDefinition] {
    if case .enum(let type) = self { type.values } else { [] }
  }

  /// The members of a union; empty for other types.
  package var members: [Name] {
    if case .union(let type) = self { type.members } else { [] }
  }
}
