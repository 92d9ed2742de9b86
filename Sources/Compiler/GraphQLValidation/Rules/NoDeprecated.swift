import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification, but graphql-js's `NoDeprecatedCustomRule`. It reports warnings.
  static let noDeprecated: Rule = .init("NoDeprecated") { document, warnings in
    func warn(_ subject: String, _ reason: String, at range: SourceRange) {
      warnings.append(Diagnostic(.deprecatedUsage, "\(subject) is deprecated. \(reason)", at: range))
    }
    for field in document.fields {
      guard let facts = field.facts, !facts.definition.directives.isEmpty, let parent = field.parent,
        let reason = facts.definition.directives.deprecationReason
      else { continue }
      warn("The field \(parent.name).\(field.node.name.value)", reason, at: field.node.range)
    }
    for arguments in document.argumentLists {
      for argument in arguments.nodes {
        let name = argument.name.value
        guard let definition = arguments.definitions.first(where: { $0.name.value == name }),
          let reason = definition.directives.deprecationReason
        else { continue }
        switch arguments.owner {
        case .field(let field, let parent):
          warn("Field \"\(parent.name).\(field.name.value)\" argument \"\(name)\"", reason, at: argument.range)
        case .fragment: continue
        case .directive(let directive):
          warn("Directive \"@\(directive.name.value)\" argument \"\(name)\"", reason, at: argument.range)
        }
      }
    }
    for value in document.values {
      guard let type = value.type else { continue }
      document.visitDeprecated(in: value.node, type, warn)
    }
  }
}

extension TypedDocument {
  /// Reports the deprecated input fields and enum values in a value.
  fileprivate func visitDeprecated(
    in value: Value,
    _ type: TypeReference,
    _ warn: (_ subject: String, _ reason: String, _ range: SourceRange) -> Void
  ) {
    switch value.kind {
    case .list(let elements):
      for value in elements { visitDeprecated(in: value, type.element, warn) }
    case .object(let fields):
      guard let object = namedType(of: type)?.inputObject else { return }
      for field in fields {
        guard let definition = object.fields[field.name.value] else { continue }
        if let reason = definition.directives.deprecationReason {
          warn("The input field \(object.name).\(field.name.value)", reason, field.range)
        }
        visitDeprecated(in: field.value, definition.type, warn)
      }
    case .enum(let name):
      guard case .enum(let type)? = namedType(of: type)?.type,
        let reason = type.values[name]?.directives.deprecationReason
      else { return }
      warn("The enum value \"\(type.name).\(name)\"", reason, value.range)
    case .variable, .int, .float, .string, .boolean, .null: break
    }
  }
}
