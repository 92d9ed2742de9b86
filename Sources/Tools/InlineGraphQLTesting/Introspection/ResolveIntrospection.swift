import GraphQLLanguage
import InlineGraphQL

extension Execution {
  /// Returns the value of `__typename`, `__schema`, `__type`, or of a field of an introspection type (section 4).
  func resolveIntrospection(_ fieldSet: FieldSet, of object: ResolvedValue, arguments: GraphQLJSONObject)
    -> ResolvedValue
  {
    switch fieldSet.name {
    case "__typename":
      return .json(.string(fieldSet.parentType))
    case "__schema":
      return IntrospectionNode.schema.resolved
    case "__type":
      guard case .string(let name)? = arguments["name"], schema.type(named: name) != nil else { return .null }
      return IntrospectionNode.type(named: name).resolved
    default:
      guard let node = object.object(as: IntrospectionNode.self) else { return .null }
      return Introspection(schema: schema, includesDeprecated: arguments["includeDeprecated"] == .bool(true))
        .resolve(fieldSet.name, of: node)
    }
  }
}

/// Resolves the fields of the introspection types (section 4.2).
struct Introspection {
  let schema: Schema
  /// The argument `includeDeprecated` of the field.
  let includesDeprecated: Bool

  func resolve(_ field: String, of node: IntrospectionNode) -> ResolvedValue {
    switch node {
    case .schema: resolveSchema(field)
    case .type(let type): resolveType(field, of: type)
    case .field(let definition): resolveField(field, of: definition)
    case .inputValue(let definition): resolveInputValue(field, of: definition)
    case .enumValue(let definition): resolveEnumValue(field, of: definition)
    case .directive(let definition): resolveDirective(field, of: definition)
    }
  }

  /// Resolves a field of `__Schema` (section 4.2.1).
  private func resolveSchema(_ field: String) -> ResolvedValue {
    switch field {
    case "description": string(schema.description)
    case "types": types(schema.typeNames + introspectionTypes)
    case "queryType": rootType(.query)
    case "mutationType": rootType(.mutation)
    case "subscriptionType": rootType(.subscription)
    case "directives":
      .list(schema.directiveNames.compactMap(schema.directive).map { IntrospectionNode.directive($0).resolved })
    default: .null
    }
  }

  /// Resolves a field of `__Type` (section 4.2.2).
  private func resolveType(_ field: String, of type: TypeReference) -> ResolvedValue {
    switch type {
    case .list(let wrapped, _): return resolveWrapper(field, kind: "LIST", of: wrapped)
    case .nonNull(let wrapped, _): return resolveWrapper(field, kind: "NON_NULL", of: wrapped)
    case .named(let name):
      guard let type = schema.type(named: name.value) else { return .null }
      switch field {
      case "kind": return string(type.introspectionKind)
      case "name": return string(type.name)
      case "description": return string(type.description)
      default: return resolveDetail(field, of: type)
      }
    }
  }

  private func resolveWrapper(_ field: String, kind: String, of wrapped: TypeReference) -> ResolvedValue {
    switch field {
    case "kind": string(kind)
    case "ofType": IntrospectionNode.type(wrapped).resolved
    default: .null
    }
  }

  /// Resolves the fields of `__Type` that only some kinds of types have (section 4.2.2).
  private func resolveDetail(_ field: String, of type: NamedType) -> ResolvedValue {
    switch (field, type) {
    case ("specifiedByURL", .scalar(let type)):
      return string(type.specifiedByURL)
    case ("fields", _):
      guard let fields = type.fields else { return .null }
      return .list(fields.values.filter { isShown($0.directives) }.map { IntrospectionNode.field($0).resolved })
    case ("interfaces", .object(let type)):
      return types(type.interfaces)
    case ("interfaces", .interface(let type)):
      return types(type.interfaces)
    case ("possibleTypes", .interface), ("possibleTypes", .union):
      return types(Array(schema.possibleTypes(of: type.name)))
    case ("enumValues", .enum(let type)):
      let values = type.values.values.filter { isShown($0.directives) }
      return .list(values.map { IntrospectionNode.enumValue($0).resolved })
    case ("inputFields", .inputObject(let type)):
      return inputValues(Array(type.fields.values))
    case ("isOneOf", .inputObject(let type)):
      return .json(.bool(type.isOneOf))
    default:
      return .null
    }
  }

  /// Resolves a field of `__Field` (section 4.2.3).
  private func resolveField(_ field: String, of definition: FieldDefinition) -> ResolvedValue {
    switch field {
    case "name": string(definition.name.value)
    case "description": string(definition.description?.value)
    case "args": inputValues(definition.arguments)
    case "type": IntrospectionNode.type(definition.type).resolved
    default: resolveDeprecation(field, definition.directives)
    }
  }

  /// Resolves a field of `__InputValue` (section 4.2.4).
  private func resolveInputValue(_ field: String, of definition: InputValueDefinition) -> ResolvedValue {
    switch field {
    case "name": string(definition.name.value)
    case "description": string(definition.description?.value)
    case "type": IntrospectionNode.type(definition.type).resolved
    case "defaultValue": string(definition.defaultValue?.printed())
    default: resolveDeprecation(field, definition.directives)
    }
  }

  /// Resolves a field of `__EnumValue` (section 4.2.5).
  private func resolveEnumValue(_ field: String, of definition: EnumValueDefinition) -> ResolvedValue {
    switch field {
    case "name": string(definition.name.value)
    case "description": string(definition.description?.value)
    default: resolveDeprecation(field, definition.directives)
    }
  }

  /// Resolves a field of `__Directive` (section 4.2.6).
  private func resolveDirective(_ field: String, of definition: DirectiveDefinition) -> ResolvedValue {
    switch field {
    case "name": string(definition.name.value)
    case "description": string(definition.description?.value)
    case "isRepeatable": .json(.bool(definition.isRepeatable))
    case "locations": .list(definition.locations.map { string($0.value) })
    case "args": inputValues(definition.arguments)
    default: .null
    }
  }

  private func resolveDeprecation(_ field: String, _ directives: [Directive]) -> ResolvedValue {
    switch field {
    case "isDeprecated": .json(.bool(directives.deprecationReason != nil))
    case "deprecationReason": string(directives.deprecationReason)
    default: .null
    }
  }

  private func isShown(_ directives: [Directive]) -> Bool {
    includesDeprecated || directives.deprecationReason == nil
  }

  private func inputValues(_ definitions: [InputValueDefinition]) -> ResolvedValue {
    .list(definitions.filter { isShown($0.directives) }.map { IntrospectionNode.inputValue($0).resolved })
  }

  private func types(_ names: [String]) -> ResolvedValue {
    .list(names.map { IntrospectionNode.type(named: $0).resolved })
  }

  private func rootType(_ kind: OperationDefinition.Kind) -> ResolvedValue {
    schema.rootType(for: kind).map { IntrospectionNode.type(named: $0.name).resolved } ?? .null
  }

  private func string(_ text: String?) -> ResolvedValue {
    .json(text.map { .string($0) } ?? .null)
  }
}

/// The types that describe a schema, in the order of section 4.2.
private let introspectionTypes = [
  "__Schema", "__Type", "__TypeKind", "__Field", "__InputValue", "__EnumValue", "__Directive", "__DirectiveLocation",
]

extension NamedType {
  /// The value of `__TypeKind` (section 4.2.2).
  fileprivate var introspectionKind: String {
    switch self {
    case .scalar: "SCALAR"
    case .object: "OBJECT"
    case .interface: "INTERFACE"
    case .union: "UNION"
    case .enum: "ENUM"
    case .inputObject: "INPUT_OBJECT"
    }
  }
}
