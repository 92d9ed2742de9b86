import GraphQLLanguage

/// What a name in GraphQL means, wherever it is written.
enum Element: Hashable, Sendable {
  case type(String)
  case field(String, of: String)
  case argument(String, of: ArgumentOwner)
  case inputField(String, of: String)
  case enumValue(String, of: String)
  case directive(String)
  case fragment(String)
  case operation(String)
  /// A variable of the definition around it.
  case variable(String)
  /// The name that a field gets in responses.
  case alias(String)

  /// Finds what a token means; `nil` if it is no name, or if the schema does not know what it is in.
  init?(_ token: TypedToken, named name: String) {
    switch token.role {
    case .typeUse, .typeName: self = .type(name)
    case .field(let parent?): self = .field(name, of: parent)
    case .fieldDefinition(let parent): self = .field(name, of: parent)
    case .argument(let owner), .argumentDefinition(let owner): self = .argument(name, of: owner)
    case .inputField(let type?): self = .inputField(name, of: type)
    case .enumValue(let type?), .enumValueDefinition(let type): self = .enumValue(name, of: type)
    case .directive, .directiveDefinition: self = .directive(name)
    case .fragmentName, .spread: self = .fragment(name)
    case .operationName: self = .operation(name)
    case .variable, .variableDefinition: self = .variable(name)
    case .alias: self = .alias(name)
    case .punctuator, .keyword, .string, .number, .unknown, .directiveLocation, .field(nil), .inputField(nil),
      .enumValue(nil):
      return nil
    }
  }
}

extension DocumentInFile {
  /// Returns the text of a token.
  func text(of token: TypedToken) -> String { String(decoding: utf8[token.range], as: UTF8.self) }

  /// Returns the name at an offset of the text, and what it means.
  func element(at offset: Int, in document: ReadDocument) -> (element: Element, token: TypedToken)? {
    guard let token = document.token(at: offset), let element = Element(token, named: text(of: token)) else {
      return nil
    }
    return (element, token)
  }
}
