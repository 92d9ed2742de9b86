import GraphQLLanguage

extension TypeDefinition {
  /// Returns the type without the directives that only the service knows.
  func withoutForeignDirectives(in schema: Schema) -> TypeDefinition {
    keepingDirectives { Schema.builtInDirectives.contains($0) || schema.index.directive(named: $0) != nil }
  }

  /// Returns the type with only those directives whose names are kept.
  func keepingDirectives(_ isKept: (String) -> Bool) -> TypeDefinition {
    func own(_ directives: [Directive]) -> [Directive] {
      directives.filter { isKept($0.name.value) }
    }
    func own(_ values: [InputValueDefinition]) -> [InputValueDefinition] {
      values.map { value in
        var value = value
        value.directives = own(value.directives)
        return value
      }
    }
    func own(_ fields: [FieldDefinition]) -> [FieldDefinition] {
      fields.map { field in
        var field = field
        field.directives = own(field.directives)
        field.arguments = own(field.arguments)
        return field
      }
    }
    switch self {
    case .scalar(var type):
      type.directives = own(type.directives)
      return .scalar(type)
    case .object(var type):
      type.directives = own(type.directives)
      type.fields = own(type.fields)
      return .object(type)
    case .interface(var type):
      type.directives = own(type.directives)
      type.fields = own(type.fields)
      return .interface(type)
    case .union(var type):
      type.directives = own(type.directives)
      return .union(type)
    case .enum(var type):
      type.directives = own(type.directives)
      type.values = type.values.map { value in
        var value = value
        value.directives = own(value.directives)
        return value
      }
      return .enum(type)
    case .inputObject(var type):
      type.directives = own(type.directives)
      type.fields = own(type.fields)
      return .inputObject(type)
    }
  }
}
