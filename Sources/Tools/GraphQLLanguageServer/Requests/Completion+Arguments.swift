import GraphQLLanguage
import GraphQLValidation

extension Completion {
  func inputFields(of type: String?) -> [CompletionItem] {
    guard let type, case .inputObject(let object)? = schema?.knownType(named: type) else { return [] }
    return object.fields.values.map { item(for: $0) }
  }

  func arguments(of owner: ArgumentOwner) -> [CompletionItem] {
    if case .fragment(let name) = owner {
      return (document.fragments[name]?.arguments ?? []).map { argument in
        CompletionItem(
          label: argument.name.value,
          kind: .property,
          detail: argument.type.description,
          snippet: "\(argument.name.value): $0"
        )
      }
    }
    return (schema?.arguments(of: owner) ?? []).map { item(for: $0) }
  }

  func item(for value: InputValueDefinition) -> CompletionItem {
    CompletionItem(
      label: value.name.value,
      kind: .property,
      detail: value.type.description,
      documentation: documentation(value.description?.value, value.directives),
      isDeprecated: value.directives.deprecated != nil,
      snippet: "\(value.name.value): $0",
      rank: value.isRequired ? 0 : 1
    )
  }
}
