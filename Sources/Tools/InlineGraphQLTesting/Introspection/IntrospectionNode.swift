import GraphQLLanguage

/// The Swift value of an introspection object, such as `__Schema` or `__Type` (section 4.2).
enum IntrospectionNode: Sendable {
  case schema
  case type(TypeReference)
  case field(FieldDefinition)
  case inputValue(InputValueDefinition)
  case enumValue(EnumValueDefinition)
  case directive(DirectiveDefinition)

  static func type(named name: String) -> IntrospectionNode { .type(.named(Name(name))) }

  /// The node as a resolver returns it.
  var resolved: ResolvedValue {
    let type =
      switch self {
      case .schema: "__Schema"
      case .type: "__Type"
      case .field: "__Field"
      case .inputValue: "__InputValue"
      case .enumValue: "__EnumValue"
      case .directive: "__Directive"
      }
    return .object(self, type: type)
  }
}
