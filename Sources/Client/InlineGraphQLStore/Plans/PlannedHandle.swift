import GraphQLLanguage

/// The field that a handler sets, of a field with `@__clientField`. Readers have it instead of what the service sends.
struct PlannedHandle {
  /// The name of the handler.
  let handler: String

  /// The name of the field that the handler sets, as in Relay.
  let name: String

  /// The arguments that tell such fields apart, sorted by name.
  let filters: [Argument]

  /// Reads a field's directive; `nil` if it has none.
  init?(_ field: Field) {
    guard let directive = field.directives.first(where: { $0.name.value == "__clientField" }),
      let handler = directive.string("handle")
    else { return nil }
    self.handler = handler
    let key = directive.string("key").flatMap { $0.isEmpty ? nil : $0 } ?? field.name.value
    name = "__\(key)_\(handler)"
    var wanted: Set<String> = []
    if case .list(let names)? = directive.argument("filters")?.kind {
      for case .string(let text) in names.map(\.kind) { wanted.insert(text.value) }
    }
    filters = field.arguments.filter { wanted.contains($0.name.value) }
      .sorted { $0.name.value.utf8.lexicographicallyPrecedes($1.name.value.utf8) }
  }
}

extension PlannedRequest {
  /// Returns the field ID under which the value of a response is written: that of the field itself, if readers have what a handler
  /// sets.
  func writtenID(of field: PlannedField, _ fieldKeys: inout FieldKeys) -> FieldID {
    field.handle == nil ? id(of: field, &fieldKeys) : ownID(of: field, &fieldKeys)
  }
}
