import GraphQLLanguage
import GraphQLValidation

extension SelectionSet {
  /// Adds what a store needs to keep the pages of connections together, as Relay does.
  ///
  /// Before:
  ///
  /// ```graphql
  /// friends(first: 3) @connection(key: "F_friends") { edges { node { name } } }
  /// ```
  ///
  /// After:
  ///
  /// ```graphql
  /// friends(first: 3) @connection(key: "F_friends") {
  ///   edges { node { name } cursor }
  ///   pageInfo { endCursor hasNextPage }
  /// }
  /// ```
  ///
  /// A field whose response key is taken is not added. An edge that a mutation adds to a list has the fields of other edges.
  mutating func addConnectionFields(on typeName: String, in schema: Schema) {
    for index in selections.indices {
      switch selections[index] {
      case .field(var field):
        guard field.selectionSet != nil, let definition = schema.field(named: field.name.value, on: typeName) else {
          continue
        }
        let type = definition.type.namedType.value
        field.selectionSet?.addConnectionFields(on: type, in: schema)
        if field.directives.has(.connection) {
          field.addConnectionFields(on: type, in: schema)
        } else if field.directives.contains(where: \.addsEdge) {
          field.addEdgeFields(to: schema.field(named: "node", on: type)?.type.namedType.value, in: schema)
        } else if let pagination = try? schema.pagination(of: field, definition) {
          field.resolve(pagination)
        }
        selections[index] = .field(field)
      case .inlineFragment(var fragment):
        fragment.selectionSet.addConnectionFields(on: fragment.typeCondition?.value ?? typeName, in: schema)
        selections[index] = .inlineFragment(fragment)
      case .fragmentSpread: continue
      }
    }
  }

  /// Adds a field, unless it or another one with its response key is there.
  mutating func add(_ name: String, _ inner: [String] = []) {
    for case .field(let field) in selections {
      if field.responseKey.value == name || field.name.value == name && field.directives.isEmpty { return }
    }
    let set = inner.isEmpty ? nil : SelectionSet(selections: inner.map { .field(Field(named: $0)) })
    selections.append(.field(Field(named: name, set)))
  }
}

extension Field {
  fileprivate init(named name: String, _ selectionSet: SelectionSet? = nil) {
    self.init(name: Name(name), arguments: [], directives: [], selectionSet: selectionSet, range: .none)
  }

  /// Adds what a store needs of this edge, or of these.
  fileprivate mutating func addEdgeFields(to node: String?, in schema: Schema) {
    let identifying = node.map { schema.identifyingFields(of: $0).map(\.name.value) } ?? []
    selectionSet?.add("cursor")
    selectionSet?.add("node", ["__typename"] + identifying)
  }

  /// Adds what a store needs of this connection.
  fileprivate mutating func addConnectionFields(on typeName: String, in schema: Schema) {
    guard var connection = selectionSet else { return }
    let parts = schema.connectionFields(of: typeName)
    let node = parts.first { $0.name == "node" }?.definition?.type.namedType.value
    for index in connection.selections.indices {
      guard case .field(var edges) = connection.selections[index], edges.name.value == "edges" else { continue }
      edges.addEdgeFields(to: node, in: schema)
      connection.selections[index] = .field(edges)
    }
    if let pageInfo = parts.first(where: { $0.name == "pageInfo" })?.definition?.type.namedType.value {
      let wanted = pageInfoFields.filter { name in
        schema.field(named: name, on: pageInfo) != nil && isPaged(by: name)
      }
      connection.addPageInfo(wanted)
    }
    selectionSet = connection
  }

  /// Whether a field of `pageInfo` tells whether there is more in a direction of this connection.
  private func isPaged(by name: String) -> Bool {
    let argument = name == "endCursor" || name == "hasNextPage" ? "first" : "last"
    return arguments.contains { $0.name.value == argument }
  }
}

extension SelectionSet {
  fileprivate mutating func addPageInfo(_ names: [String]) {
    if names.isEmpty { return }
    for index in selections.indices {
      guard case .field(var field) = selections[index], field.responseKey.value == "pageInfo" else { continue }
      if field.name.value == "pageInfo", field.directives.isEmpty {
        for name in names { field.selectionSet?.add(name) }
        selections[index] = .field(field)
      }
      return
    }
    add("pageInfo", names)
  }
}
