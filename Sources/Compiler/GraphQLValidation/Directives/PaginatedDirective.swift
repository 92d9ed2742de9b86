import GraphQLLanguage

extension CompilerDirective {
  /// Marks a field whose pages a store keeps together as one list.
  package static let paginated: CompilerDirective = .init(
    name: "paginated",
    definition: """
      directive @paginated(
        key: String!
        mode: PaginationMode!
        filters: [String!]
        count: String
        start: String
        items: String
        next: String
      ) on FIELD
      enum PaginationMode { OFFSET CURSOR }
      """,
    rules: [.paginatedDirective],
    isForStores: true,
    uses: { document in
      document.fields(with: .paginated).flatMap { directive, field, definition in
        [.arguments(ofField: field.node.name.value, of: field.parent?.name ?? "")]
          + document.schema.uses(of: Pagination.cursorPath(directive)[...], on: definition.type.namedType.value)
      }
    }
  )
}

extension Schema {
  /// Returns what leads to the cursor of the next page: sent documents have it, selected or not.
  fileprivate func uses(of path: ArraySlice<String>, on typeName: String) -> [SchemaUse] {
    guard let name = path.first else { return [] }
    let field = SchemaUse.field(name, of: typeName)
    if path.count == 1 { return [field, .field(Pagination.flag, of: typeName)] }
    guard let next = self.field(named: name, on: typeName)?.type.namedType.value else { return [field] }
    return [field] + uses(of: path.dropFirst(), on: next)
  }
}

extension Rule {
  /// Not a rule of the specification: a field with `@paginated` has pages that follow each other, and a key that identifies
  /// their list.
  static let paginatedDirective: Rule = .init("PaginatedDirective") { document, errors in
    for (directive, field, definition) in document.fields(with: .paginated) {
      if field.node.directives.has(.connection) {
        let message =
          "Invalid use of @connection and @paginated on field '\(field.node.responseKey.value)' - these directives cannot be "
          + "used together."
        errors.append(Diagnostic(.error, message, at: directive.range))
        continue
      }
      do throws(Diagnostic) {
        _ = try document.schema.pagination(of: field.node, definition)
      } catch {
        errors.append(error)
      }
      errors += directive.errorsOfKey(for: field.node)
    }
  }
}
