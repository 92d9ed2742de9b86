import GraphQLLanguage

/// The connection of a fragment whose pages its refetch query loads, or its field with `@paginated`.
package struct RefetchConnection: Hashable, Sendable {
  /// The variables of the query that ask for a page in one direction.
  package struct Page: Hashable, Sendable {
    /// The variable for the number of edges; `nil` if pages are as long as the service makes them.
    package var count: String?

    /// The variable for the cursor or the offset where the page begins.
    package var cursor: String
  }

  /// The response keys that lead from the fragment's object to the field.
  package var path: [String]

  /// How the next page is loaded; `nil` if the connection has only previous ones.
  package var next: Page?

  /// How the previous page is loaded; `nil` if the connection has only next ones.
  package var previous: Page?
}

extension Schema {
  /// Returns the connection of a refetchable fragment; `nil` if it has none.
  ///
  /// - Throws: An error with Relay's words if the refetch query could not load its pages.
  func refetchConnection(of fragment: FragmentDefinition, _ directive: Directive) throws(Diagnostic)
    -> RefetchConnection?
  {
    var search = ConnectionSearch(schema: self)
    search.visit(fragment.selectionSet, on: fragment.typeCondition.value, at: [], isInList: false)
    guard let found = search.found.first else { return nil }
    let name = fragment.name.value
    func error(_ found: ConnectionSearch.Found, _ reason: String) -> Diagnostic {
      let message = "Invalid use of @refetchable with @\(found.directive.name.value) in fragment '\(name)', " + reason
      return Diagnostic(.error, message, at: directive.range, found.field.name.range)
    }
    if search.found.count > 1 {
      let second = search.found[1]
      let (first, other) = (found.directive.name.value, second.directive.name.value)
      let once = first == other ? "@\(first) can appear" : "@\(first) or @\(other) can appear"
      throw error(second, "at most once \(once) in a refetchable fragment.")
    }
    let lists = found.directive.is(.paginated) ? "lists" : "connections"
    if found.isInList { throw error(found, "refetchable \(lists) cannot appear inside plural fields.") }
    let field = found.field
    if found.directive.is(.paginated) {
      // Another rule reports what is wrong with the directive itself.
      guard let pagination = try? pagination(of: field, found.definition) else { return nil }
      guard let page = field.page(pagination.count, pagination.start) else {
        let arguments = [pagination.start, pagination.count].compactMap { $0 }.joined(separator: " and ")
        let noun =
          pagination.count == nil
          ? "a variable for the \(arguments) argument" : "variables for the \(arguments) arguments"
        throw error(found, "refetchable lists must use \(noun).")
      }
      return RefetchConnection(path: found.path, next: page)
    }
    let next = field.page("first", "after")
    let previous = field.page("last", "before")
    if field.hasArgument("first"), next == nil {
      throw error(found, "refetchable connections must use variables for the after and first arguments.")
    }
    if field.hasArgument("last"), previous == nil {
      throw error(found, "refetchable connections must use variables for the before and last arguments.")
    }
    return RefetchConnection(path: found.path, next: next, previous: previous)
  }
}

/// Finds the connections and the fields with `@paginated` of a fragment's own selections.
private struct ConnectionSearch {
  struct Found {
    let directive: Directive
    let field: Field
    let definition: FieldDefinition
    let path: [String]
    let isInList: Bool
  }

  let schema: Schema
  var found: [Found] = []

  mutating func visit(_ selectionSet: SelectionSet, on typeName: String, at path: [String], isInList: Bool) {
    for selection in selectionSet.selections {
      switch selection {
      case .field(let field):
        guard let inner = field.selectionSet, let definition = schema.field(named: field.name.value, on: typeName)
        else { continue }
        let path = path + [field.responseKey.value]
        if let directive = field.directives.first(where: { $0.is(.connection) || $0.is(.paginated) }) {
          found.append(
            Found(directive: directive, field: field, definition: definition, path: path, isInList: isInList)
          )
        }
        var isList = false
        if case .list = definition.type.nullable { isList = true }
        visit(inner, on: definition.type.namedType.value, at: path, isInList: isInList || isList)
      case .inlineFragment(let fragment):
        let type = fragment.typeCondition?.value ?? typeName
        visit(fragment.selectionSet, on: type, at: path, isInList: isInList)
      case .fragmentSpread: continue
      }
    }
  }
}

extension Field {
  fileprivate func hasArgument(_ name: String) -> Bool { arguments.contains { $0.name.value == name } }

  /// Returns the variables of a page; `nil` if one of the arguments has no variable as its value.
  fileprivate func page(_ count: String?, _ cursor: String) -> RefetchConnection.Page? {
    func variable(_ name: String) -> String? {
      guard case .variable(let variable)? = arguments.first(where: { $0.name.value == name })?.value.kind else {
        return nil
      }
      return variable
    }
    guard let cursor = variable(cursor) else { return nil }
    guard let count else { return RefetchConnection.Page(cursor: cursor) }
    return variable(count).map { RefetchConnection.Page(count: $0, cursor: cursor) }
  }
}
