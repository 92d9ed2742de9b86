import GraphQLLanguage
import GraphQLValidation

/// What is known of an element: its definition on one line, and its documentation.
struct ElementDescription {
  /// The definition in GraphQL.
  var definition: String
  /// The description in the schema, Markdown.
  var documentation: String?
  var deprecation: String?
}

extension Schema {
  /// Describes an element of the schema; `nil` if it has none of that name.
  func describe(_ element: Element) -> ElementDescription? {
    switch element {
    case .type(let name):
      guard let type = knownType(named: name) else { return nil }
      return ElementDescription(definition: type.head, documentation: type.description)
    case .field(let name, let parent):
      guard let field = field(named: name, on: parent) else { return inputField(name, of: parent) }
      return ElementDescription(
        definition: "\(parent).\(field.signature)",
        documentation: field.description?.value,
        deprecation: field.directives.deprecationReason
      )
    case .inputField(let name, let type): return inputField(name, of: type)
    case .argument(let name, let owner):
      guard let argument = arguments(of: owner)?.first(where: { $0.name.value == name }) else { return nil }
      return describe(argument)
    case .enumValue(let name, let type):
      guard case .enum(let type)? = knownType(named: type), let value = type.values[name] else { return nil }
      return ElementDescription(
        definition: "\(type.name).\(name)",
        documentation: value.description?.value,
        deprecation: value.directives.deprecationReason
      )
    case .directive(let name):
      guard let directive = knownDirective(named: name) else { return nil }
      let locations = directive.locations.map(\.value).joined(separator: " | ")
      return ElementDescription(
        definition: "directive @\(name)\(directive.arguments.inParentheses) on \(locations)",
        documentation: directive.description?.value
      )
    case .fragment, .operation, .variable, .alias: return nil
    }
  }

  private func inputField(_ name: String, of type: String) -> ElementDescription? {
    guard case .inputObject(let type)? = knownType(named: type) else { return nil }
    return type.fields[name].map { describe($0, of: type.name) }
  }

  private func describe(_ value: InputValueDefinition, of type: String? = nil) -> ElementDescription {
    ElementDescription(
      definition: (type.map { "\($0)." } ?? "") + value.signature,
      documentation: value.description?.value,
      deprecation: value.directives.deprecationReason
    )
  }

  /// Returns the arguments of a field or directive; `nil` if there is no such thing, or for fragments.
  func arguments(of owner: ArgumentOwner) -> [InputValueDefinition]? {
    switch owner {
    case .field(let name, let parent): parent.flatMap { field(named: name, on: $0) }?.arguments
    case .directive(let name): knownDirective(named: name)?.arguments
    case .fragment: nil
    }
  }
}

extension [InputValueDefinition] {
  /// The definitions of arguments in parentheses; nothing if there are none.
  var inParentheses: String { isEmpty ? "" : "(\(map(\.signature).joined(separator: ", ")))" }
}

extension FieldDefinition {
  /// The field with its arguments and its type.
  var signature: String { "\(name.value)\(arguments.inParentheses): \(type)" }
}

extension InputValueDefinition {
  /// The argument with its type and its default value.
  var signature: String { "\(name.value): \(type)" + (defaultValue.map { " = \($0.printed())" } ?? "") }
}

extension NamedType {
  /// The first line of the type's definition.
  var head: String {
    switch self {
    case .scalar: "scalar \(name)"
    case .object(let type): "type \(name)" + implementing(type.interfaces)
    case .interface(let type): "interface \(name)" + implementing(type.interfaces)
    case .union(let type): "union \(name) = \(type.members.joined(separator: " | "))"
    case .enum(let type): "enum \(name) { \(type.values.keys.joined(separator: " ")) }"
    case .inputObject: "input \(name)"
    }
  }

  private func implementing(_ interfaces: [String]) -> String {
    interfaces.isEmpty ? "" : " implements \(interfaces.joined(separator: " & "))"
  }
}
