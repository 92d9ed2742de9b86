// Definitions that are made and not parsed: without descriptions, directives and ranges.

extension ScalarTypeDefinition {
  /// Creates a scalar.
  package init(name: String) {
    self.init(description: nil, name: Name(name), directives: [], range: .none)
  }
}

extension ObjectTypeDefinition {
  /// Creates an object type or its extension.
  package init(name: String, fields: [FieldDefinition]) {
    self.init(description: nil, name: Name(name), interfaces: [], directives: [], fields: fields, range: .none)
  }
}

extension InterfaceTypeDefinition {
  /// Creates an interface or its extension.
  package init(name: String, fields: [FieldDefinition]) {
    self.init(description: nil, name: Name(name), interfaces: [], directives: [], fields: fields, range: .none)
  }
}

extension EnumTypeDefinition {
  /// Creates an enum.
  package init(name: String, values: [String]) {
    let values = values.map { EnumValueDefinition(description: nil, name: Name($0), directives: [], range: .none) }
    self.init(description: nil, name: Name(name), directives: [], values: values, range: .none)
  }
}

extension InputObjectTypeDefinition {
  /// Creates an input object.
  package init(name: String, fields: [InputValueDefinition]) {
    self.init(description: nil, name: Name(name), directives: [], fields: fields, range: .none)
  }
}

extension FieldDefinition {
  /// Creates a field of an object type or interface.
  package init(name: String, arguments: [InputValueDefinition], type: TypeReference) {
    self.init(
      description: nil,
      name: Name(name),
      arguments: arguments,
      type: type,
      directives: [],
      range: .none
    )
  }
}

extension SchemaDefinition {
  /// Creates `schema { … }`.
  package init(rootOperationTypes: [(kind: OperationDefinition.Kind, type: String)]) {
    let types = rootOperationTypes.map { RootOperationType(kind: $0.kind, type: Name($0.type), range: .none) }
    self.init(description: nil, directives: [], rootOperationTypes: types, range: .none)
  }
}
