import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: a field with `@paginated` has pages that follow each other, and a key that identifies
  /// their list.
  static let paginatedDirective: Rule = .init("PaginatedDirective") { document, errors in
    for field in document.fields {
      guard let directive = field.node.directives.first(where: { $0.isOfClient("paginated") }),
        let definition = field.facts?.definition
      else { continue }
      if field.node.directives.contains(where: { $0.isOfClient("connection") }) {
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
