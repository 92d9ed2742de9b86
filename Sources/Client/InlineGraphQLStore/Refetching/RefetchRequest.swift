import GraphQLLanguage
import InlineGraphQL

/// The refetch query of a fragment, with variables that the store has.
struct RefetchRequest<Fragment: GraphQLRefetchableFragment>: GraphQLQuery {
  typealias Data = Fragment.RefetchQuery.Data

  /// The values of the variables as JSON.
  struct Variables: GraphQLVariables {
    let values: GraphQLJSONObject

    func write(to object: inout JSONObjectWriter) {
      for (name, value) in values.members { object.write(name) { $0.write(value) } }
    }
  }

  static var node: __OperationNode { Fragment.RefetchQuery.node }
  static var errorHandling: __ErrorHandling { Fragment.RefetchQuery.errorHandling }

  let variables: Variables
  let booleanVariables: [__BooleanVariable]

  /// Creates the query.
  ///
  /// - Parameter values: The values of the variables. Those that are absent have their default values.
  init(_ values: GraphQLJSONObject) {
    variables = Variables(values: values)
    booleanVariables = Fragment.RefetchQuery.variableDefinitions.compactMap { definition in
      guard case .named(let type) = definition.type.nullable, type.value == "Boolean" else { return nil }
      switch (values[definition.name.value], definition.defaultValue?.kind) {
      case (.bool(let value), _), (nil, .boolean(let value)):
        return __BooleanVariable(named: definition.name.value, value)
      case (nil, nil): return __BooleanVariable(absentNamed: definition.name.value)
      default: return __BooleanVariable(named: definition.name.value, nil)
      }
    }
  }
}

extension StoredOrigin {
  /// Returns the values that the variables of a fragment's refetch query had when the fragment was read here; `nil` if the
  /// store does not have the object any more.
  func refetchValues<Fragment: GraphQLRefetchableFragment>(of fragment: Fragment.Type) -> GraphQLJSONObject? {
    guard let source else { return nil }
    let arguments = Set(Fragment.node.arguments.map(\.name))
    let plan = source.plan
    return source.store.contents.withLock { contents in
      guard contents.table.has(object.record, since: source.removals) else { return nil }
      let given = plan.selections.document.arguments(of: ObjectIdentifier(fragment), in: selected(by: plan))
      var values = GraphQLJSONObject()
      for name in Fragment.RefetchQuery.variableDefinitions.map(\.name.value) {
        if name == "id", let field = Fragment.refetchMetadata.identifierField {
          values[name] = contents.value(of: field, in: object.record)
        } else if arguments.contains(name) {
          values[name] = given[name].flatMap { plan.nullableValue(of: $0) }
        } else {
          values[name] = plan.variables[name].flatMap { try? GraphQLJSONValue(parsing: $0) }
        }
      }
      return values
    }
  }

  /// Returns what the document selects of the object.
  func selected(by plan: PlannedRequest) -> SelectionGroup {
    plan.selections.numberedGroups[Int(object.selections)]
  }
}

extension PlannedDocument {
  /// Returns the values of the arguments with which an object's selections spread a fragment.
  fileprivate func arguments(of fragment: ObjectIdentifier, in object: SelectionGroup) -> [String: Value] {
    // Copies that one object spreads agree in what they both select.
    guard let copy = object.spreads.intersection(copies[fragment] ?? []).min() else { return [:] }
    return arguments[copy] ?? [:]
  }
}

extension StoreContents {
  fileprivate mutating func value(of field: String, in record: RecordID) -> GraphQLJSONValue? {
    update(RecordSourceProxy()) { RecordProxy(record, $0).getValue(field) }
  }
}
