extension ObjectIR {
  /// Marks the object of a field with `@connection`, merged, its edges and the nodes at these, if they are there for every type.
  ///
  /// An object whose nodes are not selected, or for some types only, is no collection of them.
  mutating func markConnection() {
    guard let index = selections.firstIndex(where: { $0.isForAllTypes(named: "edges") }),
      case .linkedField(var edges) = selections[index], case .list = edges.type.nullable,
      let nodeIndex = edges.object.selections.firstIndex(where: { $0.isForAllTypes(named: "node") }),
      case .linkedField(var node) = edges.object.selections[nodeIndex]
    else { return }
    node.object.connectionPart = .node
    edges.object.selections[nodeIndex] = .linkedField(node)
    edges.object.connectionPart = .edge
    selections[index] = .linkedField(edges)
    connectionPart = .connection
  }
}

extension SelectionIR {
  fileprivate func isForAllTypes(named responseKey: String) -> Bool {
    guard case .linkedField(let field) = self, field.responseKey == responseKey else { return false }
    return field.condition.cases.allSatisfy(\.types.isEmpty)
  }
}
