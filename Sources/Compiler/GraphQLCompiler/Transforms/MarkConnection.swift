extension MergedObject {
  /// Marks the object of a field with `@connection`, its edges and their nodes, if every type has them.
  ///
  /// Before:
  ///
  /// ```graphql
  /// friendsConnection(first: 3) @connection { edges { node { name } } }
  /// ```
  ///
  /// After, with the roles:
  ///
  /// ```graphql
  /// friendsConnection(first: 3) { # connection
  ///   edges { # edge
  ///     node { name } # node
  ///   }
  /// }
  /// ```
  ///
  /// The transform finds them by the fields' names, not their aliases. An object is no collection if its nodes are not
  /// selected, or only for some types, or if its edges have another field under the alias `node`.
  mutating func markConnection() {
    for index in selections.indices {
      guard case .linkedField(let field, var edges) = selections[index], field.isForAllTypes(as: .edge),
        case .list = field.type.nullable, edges.markNode()
      else { continue }
      edges.connectionRole = .edge
      selections[index] = .linkedField(field, of: edges)
      connectionRole = .connection
      return
    }
  }

  /// Marks the node of an edge, if it has one.
  private mutating func markNode() -> Bool {
    let named = selections.contains { $0.responseKey == "node" }
    for index in selections.indices {
      guard case .linkedField(let field, var node) = selections[index], field.isForAllTypes(as: .node),
        !named || field.responseKey == "node"
      else { continue }
      node.connectionRole = .node
      selections[index] = .linkedField(field, of: node)
      return true
    }
    return false
  }
}

extension MergedObject.Merged {
  fileprivate var responseKey: String? {
    switch self {
    case .scalarField(let field), .linkedField(let field, _): field.responseKey
    case .typename, .fragmentSpread: nil
    }
  }
}

extension SelectedField {
  fileprivate func isForAllTypes(as part: ConnectionRoleIR) -> Bool {
    ConnectionRoleIR(fieldName: name) == part && catching != .result && !condition.isGrouped
      && condition.cases.allSatisfy(\.types.isEmpty)
  }
}

extension ConnectionRoleIR {
  /// Returns the role of a field's object in a connection.
  fileprivate init?(fieldName: String) {
    switch fieldName {
    case "edges": self = .edge
    case "node": self = .node
    default: return nil
    }
  }
}
