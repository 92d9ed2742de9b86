import GraphQLLanguage

extension SelectionSet {
  /// Whether an object's `__id` is selected, which only a store knows.
  var selectsRecordID: Bool {
    selections.contains { selection in
      switch selection {
      case .field(let field): field.name.value == "__id" || field.selectionSet?.selectsRecordID == true
      case .inlineFragment(let fragment): fragment.selectionSet.selectsRecordID
      case .fragmentSpread: false
      }
    }
  }

  /// Returns the selections without the fields that only the client has.
  ///
  /// Before:
  ///
  /// ```graphql
  /// hero { name isFavourite ... on Human { note { text } } }
  /// ```
  ///
  /// After:
  ///
  /// ```graphql
  /// hero { name }
  /// ```
  ///
  /// A field whose selections are all of the client keeps an empty set, in which ``generatingIdentity(_:)`` puts
  /// `__typename`.
  func removingClientFields(on typeName: String, in schema: Schema) -> SelectionSet {
    var sent = SelectionSet(selections: [], range: range)
    for selection in selections {
      switch selection {
      case .field(var field):
        let definition = schema.field(named: field.name.value, on: typeName)
        if let definition, schema.isOfClient(definition) { continue }
        if let definition, let inner = field.selectionSet {
          field.selectionSet = inner.removingClientFields(on: definition.type.namedType.value, in: schema)
        }
        sent.selections.append(.field(field))
      case .inlineFragment(var fragment):
        let type = fragment.typeCondition?.value ?? typeName
        fragment.selectionSet = fragment.selectionSet.removingClientFields(on: type, in: schema)
        if !fragment.selectionSet.selections.isEmpty { sent.selections.append(.inlineFragment(fragment)) }
      case .fragmentSpread: sent.selections.append(selection)
      }
    }
    return sent
  }

  /// Returns the selections with a mark at the fields that only the client has, by which a store knows them.
  ///
  /// Before:
  ///
  /// ```graphql
  /// hero { name isFavourite }
  /// ```
  ///
  /// After:
  ///
  /// ```graphql
  /// hero { name isFavourite @__client }
  /// ```
  func markingClientFields(on typeName: String, in schema: Schema) -> SelectionSet {
    SelectionSet(selections: selections.map { $0.markingClientFields(on: typeName, in: schema) }, range: range)
  }
}

extension Selection {
  fileprivate func markingClientFields(on typeName: String, in schema: Schema) -> Selection {
    switch self {
    case .field(var field):
      guard let definition = schema.field(named: field.name.value, on: typeName) else { return self }
      if schema.isOfClient(definition) {
        field.directives.append(Directive(name: Name("__client"), arguments: [], range: .none))
      } else {
        field.selectionSet = field.selectionSet?.markingClientFields(on: definition.type.namedType.value, in: schema)
      }
      return .field(field)
    case .inlineFragment(var fragment):
      let type = fragment.typeCondition?.value ?? typeName
      fragment.selectionSet = fragment.selectionSet.markingClientFields(on: type, in: schema)
      return .inlineFragment(fragment)
    case .fragmentSpread: return self
    }
  }
}
