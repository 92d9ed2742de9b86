import GraphQLLanguage
import GraphQLValidation

extension Schema {
  /// Returns the object types that a field's key arguments may find, with the arguments by the key fields.
  ///
  /// Types that have as many key fields as there are arguments are found.
  ///
  /// - Parameters:
  ///   - field: The field, with its selections.
  ///   - typeName: The type that has it.
  ///   - fragmentTypes: The type conditions of fragments, by the fragments' names.
  fileprivate func typesFound(
    by field: Field,
    on typeName: String,
    ofFragments fragmentTypes: [String: String]
  ) -> [(types: [String], arguments: [String: String])] {
    guard let arguments = keyArguments(of: field.name.value, on: typeName), !arguments.isEmpty,
      let definition = self.field(named: field.name.value, on: typeName)
    else { return [] }
    let found = definition.type.namedType.value
    let conditions = field.selectionSet?.conditionsBeyondIdentity(on: found, in: self, fragmentTypes) ?? [found]
    let wanted = conditions.reduce(into: Set<String>()) { $0.formUnion(possibleTypes(of: $1)) }
    var groups: [(types: [String], arguments: [String: String])] = []
    for type in possibleTypes(of: found).sorted() where wanted.contains(type) {
      let keyFields = orderedKeyFields(of: type)
      if keyFields.count != arguments.count { continue }
      let pairs = Dictionary(zip(keyFields, arguments)) { first, _ in first }
      if let index = groups.firstIndex(where: { $0.arguments == pairs }) {
        groups[index].types.append(type)
      } else {
        groups.append(([type], pairs))
      }
    }
    return groups
  }
}

extension SelectionSet {
  /// Returns the selections with marks at the fields whose objects a store may find by their arguments.
  ///
  /// Before:
  ///
  /// ```graphql
  /// node(id: $id) { ... on Human { name } }
  /// ```
  ///
  /// After:
  ///
  /// ```graphql
  /// node(id: $id) @__lookup(types: "Human", key: {id: $id}) { ... on Human { name } }
  /// ```
  func markingLookups(
    on typeName: String,
    in schema: Schema,
    ofFragments fragmentTypes: [String: String]
  ) -> SelectionSet {
    var marked = self
    marked.selections = selections.map { selection in
      switch selection {
      case .field(var field):
        guard let inner = field.selectionSet, let type = schema.field(named: field.name.value, on: typeName)?.type
        else { return selection }
        let groups = schema.typesFound(by: field, on: typeName, ofFragments: fragmentTypes)
        field.directives += groups.compactMap { field.lookup($0.types, $0.arguments) }
        field.selectionSet = inner.markingLookups(on: type.namedType.value, in: schema, ofFragments: fragmentTypes)
        return .field(field)
      case .inlineFragment(var fragment):
        let type = fragment.typeCondition?.value ?? typeName
        fragment.selectionSet = fragment.selectionSet.markingLookups(on: type, in: schema, ofFragments: fragmentTypes)
        return .inlineFragment(fragment)
      case .fragmentSpread: return selection
      }
    }
    return marked
  }

  /// Returns whether a store may find objects of a field by its arguments.
  func hasLookups(on typeName: String, in schema: Schema) -> Bool {
    selections.contains { selection in
      switch selection {
      case .field(let field):
        guard let inner = field.selectionSet else { return false }
        if schema.keyArguments(of: field.name.value, on: typeName)?.isEmpty == false { return true }
        // Only the root has fields that need no policy.
        guard schema.hasFieldPolicies, let type = schema.field(named: field.name.value, on: typeName)?.type else {
          return false
        }
        return inner.hasLookups(on: type.namedType.value, in: schema)
      case .inlineFragment(let fragment):
        return fragment.selectionSet.hasLookups(on: fragment.typeCondition?.value ?? typeName, in: schema)
      case .fragmentSpread: return false
      }
    }
  }

  /// Returns the type conditions under which all is selected that is not an object's identity; `nil` if something is selected without
  /// a condition. A store need not find an object of which only the identity is selected.
  fileprivate func conditionsBeyondIdentity(
    on typeName: String,
    in schema: Schema,
    _ fragmentTypes: [String: String]
  ) -> [String]? {
    var conditions: [String] = []
    for selection in selections {
      switch selection {
      case .field(let field):
        if field.name.value != "__typename", !schema.identifyingFieldNames.contains(field.name.value) { return nil }
      case .inlineFragment(let fragment):
        if let type = fragment.typeCondition?.value, type != typeName {
          conditions.append(type)
        } else if let inner = fragment.selectionSet.conditionsBeyondIdentity(on: typeName, in: schema, fragmentTypes) {
          conditions += inner
        } else {
          return nil
        }
      case .fragmentSpread(let spread):
        guard let type = fragmentTypes[spread.name.value], type != typeName else { return nil }
        conditions.append(type)
      }
    }
    return conditions.isEmpty ? nil : conditions
  }
}

extension Field {
  /// Returns the mark for a store; `nil` if the field does not have all of the arguments.
  fileprivate func lookup(_ types: [String], _ arguments: [String: String]) -> Directive? {
    let values = arguments.sorted { $0.key < $1.key }.compactMap { keyField, argument in
      self.arguments.first { $0.name.value == argument }.map { (keyField, $0.value) }
    }
    if values.count < arguments.count { return nil }
    let key = Value(.object(values.map { ObjectField(name: Name($0), value: $1, range: .none) }), range: .none)
    let types = Value(.string(StringValue(types.joined(separator: " "))), range: .none)
    return Directive(
      name: Name("__lookup"),
      arguments: [
        Argument(name: Name("types"), value: types, range: .none),
        Argument(name: Name("key"), value: key, range: .none),
      ],
      range: .none
    )
  }
}
