import GraphQLLanguage
import GraphQLValidation

extension Completion {
  /// Returns the values that a type can have, after the variables that have it.
  func values(of type: TypeReference?) -> [CompletionItem] {
    var items = variables(for: type)
    guard let type else { return items }
    let name = type.namedType.value
    let isList = if case .list = type.nullable { true } else { false }
    switch schema?.knownType(named: name) {
    case .enum(let type):
      items += type.values.values.map { value in
        CompletionItem(
          label: value.name.value,
          kind: .enumMember,
          detail: type.name,
          documentation: documentation(value.description?.value, value.directives),
          isDeprecated: value.directives.deprecated != nil,
          rank: value.directives.deprecated == nil ? 2 : 3
        )
      }
    case .scalar where name == "Boolean":
      items += ["true", "false"].map { CompletionItem(label: $0, kind: .keyword, detail: name, rank: 2) }
    case .inputObject where !isList:
      items.append(CompletionItem(label: "{}", kind: .struct, detail: name, snippet: "{ $0 }", rank: 2))
    default: break
    }
    if !type.isNonNull { items.append(CompletionItem(label: "null", kind: .keyword, rank: 4)) }
    return items
  }

  /// Returns the variables of the definition around the cursor, those first that can have a value of the type.
  func variables(for type: TypeReference?) -> [CompletionItem] {
    guard let definition = read.definition(at: offset) else { return [] }
    return definition.variables.map { variable in
      CompletionItem(
        label: "$\(variable.name)",
        kind: .variable,
        detail: variable.type?.description,
        rank: type == nil || variable.type.map { type!.accepts($0) } == true ? 0 : 5
      )
    }
  }
}

extension TypeReference {
  /// Whether a variable of another type may be used where this one is expected (section 5.8.5), apart from default values.
  func accepts(_ other: TypeReference) -> Bool {
    switch (self, other) {
    case (.nonNull(let own, _), .nonNull(let other, _)): own.accepts(other)
    case (.nonNull, _): false
    case (_, .nonNull(let other, _)): accepts(other)
    case (.list(let own, _), .list(let other, _)): own.accepts(other)
    case (.named(let own), .named(let other)): own.value == other.value
    case (.list, _), (_, .list): false
    }
  }
}
