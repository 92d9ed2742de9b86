extension ObjectIR {
  /// Marks the object of a field with `@connection`, merged, its edges and the nodes at these, if they are there for every type.
  ///
  /// They are found by the fields' names, whatever their aliases. An object whose nodes are not selected, or for some types
  /// only, is no collection of them; nor is one whose edges call something else `node`.
  mutating func markConnection() {
    for index in selections.indices {
      guard case .linkedField(var edges) = selections[index], edges.isForAllTypes(as: .edge),
        case .list = edges.type.nullable, edges.object.markNode()
      else { continue }
      edges.object.connectionPart = .edge
      selections[index] = .linkedField(edges)
      connectionPart = .connection
      return
    }
  }

  /// Marks the node of an edge, if it has one.
  private mutating func markNode() -> Bool {
    let named = selections.first { $0.responseKey == "node" }
    for index in selections.indices {
      guard case .linkedField(var node) = selections[index], node.isForAllTypes(as: .node),
        named == nil || node.responseKey == "node"
      else { continue }
      node.object.connectionPart = .node
      selections[index] = .linkedField(node)
      return true
    }
    return false
  }
}

extension LinkedFieldIR {
  fileprivate func isForAllTypes(as part: ConnectionPartIR) -> Bool {
    partByName == part && condition.cases.allSatisfy(\.types.isEmpty)
  }
}

extension ConnectionPartIR {
  /// What a field of the name leads to in a connection.
  init?(fieldName: String) {
    switch fieldName {
    case "edges": self = .edge
    case "node": self = .node
    default: return nil
    }
  }
}
