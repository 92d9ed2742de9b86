import GraphQLLanguage

/// The list of a field with `@connection` or `@paginated`, which has the pages that responses have under the field.
struct PlannedConnection {
  /// The name of the field that has all pages.
  let name: String

  /// The arguments that tell lists with one key apart, sorted by name.
  let filters: [Argument]

  /// How the pages follow each other; `nil` if they are those of a connection, whose edges have cursors.
  let pagination: PlannedPagination?

  /// Reads a field's directive; `nil` if it has none.
  ///
  /// - Parameter nextNumber: A number that no field of the document has yet.
  init?(_ field: Field, nextNumber: Int) {
    guard let directive = field.directives.first(where: { ["connection", "paginated"].contains($0.name.value) }),
      case .string(let key)? = directive.argument("key")?.kind
    else { return nil }
    let isPaginated = directive.name.value == "paginated"
    name = isPaginated ? PlannedPagination.name(key: key.value) : Self.name(key: key.value)
    var filters = field.arguments
    if case .list(let names)? = directive.argument("filters")?.kind {
      let wanted = Set(
        names.compactMap { name in if case .string(let text) = name.kind { text.value } else { nil } }
      )
      filters.removeAll { !wanted.contains($0.name.value) }
    } else if isPaginated {
      filters.removeAll { [directive.string("count"), directive.string("start")].contains($0.name.value) }
    } else {
      filters.removeAll { Self.pageArguments.contains($0.name.value) }
    }
    self.filters = filters.sorted { $0.name.value.utf8.lexicographicallyPrecedes($1.name.value.utf8) }
    pagination = isPaginated ? PlannedPagination(directive, key: key.value, self.filters, number: nextNumber) : nil
  }

  /// Returns the name of the field that has all pages under a key, as in Relay.
  static func name(key: String) -> String { "__\(key)_connection" }

  /// The arguments that tell pages apart.
  static let pageArguments: Set<String> = ["after", "before", "first", "last"]
}

extension PlannedRequest {
  /// Returns the ID of a field itself, whatever readers have instead: of one page of a connection or list, or of what a handler is
  /// given.
  func ownID(of field: PlannedField, _ fieldKeys: inout FieldKeys) -> FieldID {
    var text = CanonicalText()
    text.append(field.name, field.arguments, variables)
    return fieldKeys.number(of: text.bytes)
  }
}
