import GraphQLLanguage
import GraphQLValidation

extension Field {
  /// Writes out what `@paginated` leaves to the schema, which a store does not have, and adds the cursor of the next page.
  ///
  /// Before:
  ///
  /// ```graphql
  /// products(first: 3, after: $cursor) @paginated(key: "F_products", mode: CURSOR) { nodes { title } }
  /// ```
  ///
  /// After:
  ///
  /// ```graphql
  /// products(first: 3, after: $cursor)
  ///   @paginated(key: "F_products", mode: CURSOR, count: "first", start: "after", items: "nodes", next: "pageInfo.endCursor")
  /// {
  ///   nodes { title }
  ///   pageInfo { endCursor hasNextPage }
  /// }
  /// ```
  ///
  /// A field whose response key is taken is not added.
  mutating func resolve(_ pagination: Pagination) {
    for index in directives.indices where directives[index].is(.paginated) {
      directives[index].set("count", pagination.count)
      directives[index].set("start", pagination.start)
      directives[index].set("items", pagination.items)
      directives[index].set("next", pagination.next?.joined(separator: "."))
    }
    guard let path = pagination.next else { return }
    selectionSet?.add(path[...])
    if pagination.hasFlag { selectionSet?.add(path.dropLast() + [Pagination.flag]) }
  }
}

extension Directive {
  fileprivate mutating func set(_ name: String, _ text: String?) {
    guard let text, argument(name) == nil else { return }
    arguments.append(Argument(name: Name(name), value: Value(.string(StringValue(text))), range: .none))
  }
}

extension SelectionSet {
  /// Adds the field at the end of a path, and those that lead to it.
  fileprivate mutating func add(_ path: ArraySlice<String>) {
    guard let name = path.first else { return }
    let rest = path.dropFirst()
    for index in selections.indices {
      guard case .field(var field) = selections[index], field.responseKey.value == name else { continue }
      if field.name.value == name, field.directives.isEmpty {
        field.selectionSet?.add(rest)
        selections[index] = .field(field)
      }
      return
    }
    var inner = rest.isEmpty ? nil : SelectionSet(selections: [])
    inner?.add(rest)
    let field = Field(name: Name(name), arguments: [], directives: [], selectionSet: inner, range: .none)
    selections.append(.field(field))
  }
}
