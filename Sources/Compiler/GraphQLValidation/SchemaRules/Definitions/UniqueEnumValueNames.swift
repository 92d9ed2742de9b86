import GraphQLLanguage

extension DefinitionRule {
  /// Unique Enum Value Names (section 3.9), including extensions.
  static let uniqueEnumValueNames: DefinitionRule = .init("UniqueEnumValueNames") { document, errors in
    document.reportDuplicates(\.enumValues, named: \.name, &errors) { type, value in
      "Enum value \"\(type).\(value)\" can only be defined once."
    }
  }
}

extension TypeSystemDocument {
  /// Reports each member that a type and its extensions define more than once.
  func reportDuplicates<Member>(
    _ members: (TypeDefinition) -> [Member],
    named name: (Member) -> Name,
    _ errors: inout [Diagnostic],
    message: (_ type: String, _ name: String) -> String
  ) {
    var names: [String: FirstNames] = [:]
    for definition in definitions {
      switch definition {
      case .type(let type), .typeExtension(let type):
        let typeName = type.name.value
        for member in members(type) {
          names[typeName, default: FirstNames()].add(name(member), to: &errors) { message(typeName, $0) }
        }
      case .operation, .fragment, .schema, .schemaExtension, .directive, .directiveExtension: continue
      }
    }
  }
}
