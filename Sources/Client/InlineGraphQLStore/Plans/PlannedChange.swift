import GraphQLLanguage

/// The directive of a mutation's or subscription's field by which a response changes lists or deletes objects.
struct PlannedChange {
  enum Kind: String {
    case appendEdge, appendNode, deleteEdge, deleteRecord, prependEdge, prependNode
  }

  let kind: Kind
  let connections: Value?

  /// The type of the edges for new nodes.
  let edgeTypeName: Value?

  /// Reads a field's directive; `nil` if it has none.
  init?(_ field: Field) {
    for directive in field.directives {
      guard let kind = Kind(rawValue: directive.name.value) else { continue }
      self.kind = kind
      connections = directive.argument("connections")
      edgeTypeName = directive.argument("edgeTypeName")
      return
    }
    return nil
  }
}
