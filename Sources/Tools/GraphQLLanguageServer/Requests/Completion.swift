import GraphQLJSON
import GraphQLLanguage
import GraphQLProject
import GraphQLValidation

/// What can be written at a place.
struct CompletionItem: Sendable {
  enum Kind: Int, Sendable {
    case function = 3, field = 5, variable = 6, `class` = 7, interface = 8, property = 10, `enum` = 13, keyword = 14
    case reference = 18, enumMember = 20, `struct` = 22
  }

  var label: String
  var kind: Kind
  /// The type, in a word or two.
  var detail: String?
  var documentation: String?
  var isDeprecated = false
  /// The text to insert, a snippet with tab stops; the label if there is none.
  var snippet: String?
  /// Those with a lower rank come first.
  var rank = 1
}

/// Lists what can be written at a place of a document.
struct Completion {
  let document: DocumentInFile
  let read: ReadDocument
  let context: CursorContext
  let offset: Int

  init(_ document: DocumentInFile, at offset: Int) {
    self.document = document
    self.offset = offset
    (read, context) = document.read(at: offset)
  }

  var schema: Schema? { document.schema }

  /// The range of the text that an item replaces: the word before the cursor, with the `$` of a variable.
  var replacedRange: Range<Int> {
    var start = offset
    while start > 0, document.utf8[start - 1].isInName { start -= 1 }
    if case .variable = context, start > 0, document.utf8[start - 1] == UInt8(ascii: "$") { start -= 1 }
    return start..<offset
  }

  /// The items, the best first.
  func items() -> [CompletionItem] {
    switch context {
    case .nothing: []
    case .definition(let isSchema): definitions(isSchema)
    case .selection(let parent, let isAfterAlias): parent.map { fields(of: $0, isAfterAlias) } ?? []
    case .spread(let parent): [CompletionItem(label: "on", kind: .keyword, rank: 2)] + fragments(in: parent)
    case .typeCondition(let parent): typeConditions(in: parent)
    case .argument(let owner, let given): arguments(of: owner).filter { !given.contains($0.label) }
    case .value(let type): values(of: type)
    case .variable(let type): variables(for: type)
    case .inputField(let type, let given): inputFields(of: type).filter { !given.contains($0.label) }
    case .inputType: types { $0.kind == .scalar || $0.kind == .enum || $0.kind == .inputObject }
    case .outputType: types { $0.kind != .inputObject }
    case .objectType: types { $0.kind == .object }
    case .interface: types { $0.kind == .interface }
    case .directive(let location): directives(at: location)
    case .directiveLocation: Self.locations.map { CompletionItem(label: $0, kind: .enumMember) }
    case .keyword(let words): words.map { CompletionItem(label: $0, kind: .keyword) }
    }
  }

  /// The places of section 3.13 at which directives may be.
  private static let locations = [
    "QUERY", "MUTATION", "SUBSCRIPTION", "FIELD", "FRAGMENT_DEFINITION", "FRAGMENT_SPREAD", "INLINE_FRAGMENT",
    "VARIABLE_DEFINITION", "SCHEMA", "SCALAR", "OBJECT", "FIELD_DEFINITION", "ARGUMENT_DEFINITION", "INTERFACE",
    "UNION", "ENUM", "ENUM_VALUE", "INPUT_OBJECT", "INPUT_FIELD_DEFINITION",
  ]

  private func definitions(_ isSchema: Bool) -> [CompletionItem] {
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

  private func fields(of parent: String, _ isAfterAlias: Bool) -> [CompletionItem] {
    guard let schema, let type = schema.type(named: parent), type.isComposite else { return [] }
    var names = (type.fields?.keys).map(Array.init) ?? []
    names.append("__typename")
    if parent == schema.rootTypeName(for: .query) { names += ["__schema", "__type"] }
    return names.compactMap { name in
      guard let field = schema.field(named: name, on: parent) else { return nil }
      let hasSelections = schema.type(named: field.type.namedType.value)?.isComposite == true
      let isFollowed = isFollowedByDetails
      let arguments = isFollowed ? "" : snippet(ofRequired: field.arguments)
      let selections = hasSelections && !isFollowed ? block("$0") : ""
      return CompletionItem(
        label: name,
        kind: .field,
        detail: field.type.description,
        documentation: documentation(field.description?.value, field.directives),
        isDeprecated: field.directives.deprecated != nil,
        snippet: arguments + selections == "" ? nil : name + arguments + selections,
        rank: name.hasPrefix("__") ? 3 : field.directives.deprecated == nil ? 1 : 2
      )
    }
  }

  /// Whether arguments or selections follow the cursor already.
  private var isFollowedByDetails: Bool {
    let rest = document.utf8[offset...].drop { $0.isInName }.first { $0 != 0x20 }
    return rest == UInt8(ascii: "(") || rest == UInt8(ascii: "{") || rest == UInt8(ascii: ":")
  }

  /// Returns arguments that must be given, each with a tab stop.
  private func snippet(ofRequired arguments: [InputValueDefinition]) -> String {
    let required = arguments.filter(\.isRequired)
    if required.isEmpty { return "" }
    let list = required.enumerated().map { "\($1.name.value): ${\($0 + 1)}" }
    return "(\(list.joined(separator: ", ")))"
  }

  /// Returns a selection set around a tab stop.
  private func block(_ stop: String) -> String { document.isMultiline ? " {\n  \(stop)\n}" : " { \(stop) }" }

  private func typeConditions(in parent: String?) -> [CompletionItem] {
    guard let schema else { return [] }
    return types { entry in
      guard entry.kind == .object || entry.kind == .interface || entry.kind == .union else { return false }
      return parent.map { schema.doTypesOverlap(entry.name, $0) } ?? true
    }
  }

  private func types(where isWanted: (SchemaIndex.TypeEntry) -> Bool) -> [CompletionItem] {
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

  private func inputFields(of type: String?) -> [CompletionItem] {
    guard let type, case .inputObject(let object)? = schema?.knownType(named: type) else { return [] }
    return object.fields.values.map { item(for: $0) }
  }

  private func arguments(of owner: ArgumentOwner) -> [CompletionItem] {
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

  private func item(for value: InputValueDefinition) -> CompletionItem {
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

  private func directives(at location: String) -> [CompletionItem] {
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

  func documentation(_ description: String?, _ directives: [Directive]) -> String? {
    let deprecation = directives.deprecationReason.map { "**Deprecated:** \($0)" }
    let parts = [description, deprecation].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }
}
