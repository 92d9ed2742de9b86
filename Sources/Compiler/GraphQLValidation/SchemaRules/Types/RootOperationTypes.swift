extension TypeRule {
  /// Root Operation Types (section 3.3.1): there is a query root type, and root types are objects.
  static let rootOperationTypes: TypeRule = .init("RootOperationTypes") { types, errors in
    let roots = types.rootTypes
    if !roots.contains(where: { $0.kind == .query }) {
      let place = types.schemaDefinition.map { [$0] } ?? []
      errors.append(.error("Query root type must be provided.", at: place))
    }
    for root in roots where types.table.type(named: root.type)?.isObject == false {
      let subject =
        switch root.kind {
        case .query: "Query root type must be Object type"
        case .mutation: "Mutation root type must be Object type if provided"
        case .subscription: "Subscription root type must be Object type if provided"
        }
      let place = root.place ?? types.type(named: root.type)?.nodes[0].range
      errors.append(.error("\(subject), it cannot be \(root.type).", at: place.map { [$0] } ?? []))
    }
  }
}
