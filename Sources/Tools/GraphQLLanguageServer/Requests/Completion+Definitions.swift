import GraphQLLanguage
import GraphQLProject
import GraphQLValidation

extension Completion {
  /// The places of section 3.13 at which directives may be.
  static let locations = [
    "QUERY", "MUTATION", "SUBSCRIPTION", "FIELD", "FRAGMENT_DEFINITION", "FRAGMENT_SPREAD", "INLINE_FRAGMENT",
    "VARIABLE_DEFINITION", "SCHEMA", "SCALAR", "OBJECT", "FIELD_DEFINITION", "ARGUMENT_DEFINITION", "INTERFACE",
    "UNION", "ENUM", "ENUM_VALUE", "INPUT_OBJECT", "INPUT_FIELD_DEFINITION",
  ]

  func definitions(_ isSchema: Bool) -> [CompletionItem] {
    let isFile = document.literal == nil
    if isSchema || isFile && document.path.hasSuffix(".graphqls") {
      return (DocumentReader.typeKeywords + ["schema", "directive", "extend"]).map {
        CompletionItem(label: $0, kind: .keyword)
      }
    }
    var items: [CompletionItem] = []
    if document.literal?.macro != .fragment {
      for kind in OperationDefinition.Kind.allKeywords
      where schema.flatMap({ $0.rootTypeName(for: OperationDefinition.Kind(rawValue: kind)!) }) != nil {
        let name = document.literal?.macro == .operation ? document.literal?.declarationName : nil
        items.append(
          CompletionItem(label: kind, kind: .keyword, snippet: "\(kind) \(name ?? "${1:Name}")\(block("$0"))")
        )
      }
    }
    if document.literal?.macro != .operation {
      let name = document.literal?.macro == .fragment ? document.literal?.declarationName : nil
      let snippet = "fragment \(name ?? "${2:Name}") on ${1:Type}\(block("$0"))"
      items.append(CompletionItem(label: "fragment", kind: .keyword, snippet: snippet))
    }
    return items
  }

  func typeConditions(in parent: String?) -> [CompletionItem] {
    guard let schema else { return [] }
    return types { entry in
      guard entry.kind == .object || entry.kind == .interface || entry.kind == .union else { return false }
      return parent.map { schema.doTypesOverlap(entry.name, $0) } ?? true
    }
  }

  func types(where isWanted: (SchemaIndex.TypeEntry) -> Bool) -> [CompletionItem] {
    guard let schema else { return [] }
    let builtIns = schema.builtIns?.index.types.filter { !$0.name.hasPrefix("__") } ?? []
    return (schema.index.types + builtIns).filter(isWanted).map { entry in
      let kind: CompletionItem.Kind =
        switch entry.kind {
        case .scalar, .inputObject: .struct
        case .object: .class
        case .interface, .union: .interface
        case .enum: .enum
        }
      return CompletionItem(label: entry.name, kind: kind, documentation: schema.type(named: entry.name)?.description)
    }
  }

  func directives(at location: String) -> [CompletionItem] {
    (schema?.knownDirectives() ?? []).filter { directive in
      directive.locations.contains { $0.value == location }
    }.map { directive in
      let arguments = snippet(ofRequired: directive.arguments)
      return CompletionItem(
        label: directive.name.value,
        kind: .function,
        detail: directive.arguments.isEmpty ? nil : directive.arguments.inParentheses,
        documentation: directive.description?.value,
        snippet: arguments.isEmpty ? nil : directive.name.value + arguments
      )
    }
  }
}
