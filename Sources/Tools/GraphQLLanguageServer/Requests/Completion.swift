import GraphQLJSON
import GraphQLLanguage
import GraphQLProject
import GraphQLValidation

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
  func snippet(ofRequired arguments: [InputValueDefinition]) -> String {
    let required = arguments.filter(\.isRequired)
    if required.isEmpty { return "" }
    let list = required.enumerated().map { "\($1.name.value): ${\($0 + 1)}" }
    return "(\(list.joined(separator: ", ")))"
  }

  /// Returns a selection set around a tab stop.
  func block(_ stop: String) -> String { document.isMultiline ? " {\n  \(stop)\n}" : " { \(stop) }" }

  func documentation(_ description: String?, _ directives: [Directive]) -> String? {
    let deprecation = directives.deprecationReason.map { "**Deprecated:** \($0)" }
    let parts = [description, deprecation].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }
}
