import GraphQLLanguage

/// The connection of a fragment whose pages its refetch query loads.
package struct RefetchConnection: Hashable, Sendable {
  /// The variables of the query that ask for a page in one direction.
  package struct Page: Hashable, Sendable {
    /// The variable for the number of edges.
    package var count: String

    /// The variable for the cursor where the page begins.
    package var cursor: String
  }

  /// The response keys that lead from the fragment's object to the connection.
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
    func error(_ reason: String, at range: SourceRange) -> Diagnostic {
      let message = "Invalid use of @refetchable with @connection in fragment '\(name)', " + reason
      return Diagnostic(.error, message, at: directive.range, range)
    }
    if search.found.count > 1 {
      throw error(
        "at most once @connection can appear in a refetchable fragment.",
        at: search.found[1].field.name.range
      )
    }
    let field = found.field
    if found.isInList {
      throw error("refetchable connections cannot appear inside plural fields.", at: field.name.range)
    }
    let forward = field.hasArgument("first")
    let backward = field.hasArgument("last")
    let next = field.page("first", "after")
    let previous = field.page("last", "before")
    if forward, next == nil {
      throw error("refetchable connections must use variables for the after and first arguments.", at: field.name.range)
    }
    if backward, previous == nil {
      throw error("refetchable connections must use variables for the before and last arguments.", at: field.name.range)
    }
    return RefetchConnection(path: found.path, next: next, previous: previous)
  }
}

/// Finds the connections of a fragment's own selections.
private struct ConnectionSearch {
  let schema: Schema
  var found: [(field: Field, path: [String], isInList: Bool)] = []

  mutating func visit(_ selectionSet: SelectionSet, on typeName: String, at path: [String], isInList: Bool) {
    for selection in selectionSet.selections {
      switch selection {
      case .field(let field):
        guard let inner = field.selectionSet, let definition = schema.field(named: field.name.value, on: typeName)
        else { continue }
        let path = path + [field.responseKey.value]
        if field.directives.contains(where: { $0.isOfClient("connection") }) { found.append((field, path, isInList)) }
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
  fileprivate func page(_ count: String, _ cursor: String) -> RefetchConnection.Page? {
    func variable(_ name: String) -> String? {
      guard case .variable(let variable)? = arguments.first(where: { $0.name.value == name })?.value.kind else {
        return nil
      }
      return variable
    }
    guard let count = variable(count), let cursor = variable(cursor) else { return nil }
    return RefetchConnection.Page(count: count, cursor: cursor)
  }
}
