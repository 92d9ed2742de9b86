import GraphQLLanguage

extension SelectionSet {
  /// Returns the sent selections of a field or fragment, with the fields that identify the object: `__typename` as the
  /// first, and `id` or its key fields if the plan has some. Each appears once, however often it is written.
  ///
  /// Before:
  ///
  /// ```graphql
  /// hero { name ... on Droid { __typename id function } }
  /// author { login }
  /// ```
  ///
  /// After:
  ///
  /// ```graphql
  /// hero { __typename name id ... on Droid { function } }
  /// author { __typename login ... on Node { id } }
  /// ```
  ///
  /// Inline fragments select from the same object, so all are removed from them. `id` stays at its first position, or
  /// else is the last selection, and so are conditions for it. Generated code reads in that order, and the last member of
  /// an object is the cheapest to skip.
  func generatingIdentity(_ plan: IdentityPlan) -> SelectionSet {
    var sent = SelectionSet(selections: [.field(Field.typename)], range: range)
    sent.selections.reserveCapacity(selections.count + 2)
    sent.append(self, plan, enclosing: nil, isTyped: true)
    return sent
  }

  /// Returns the sent selections of an operation's root. They stay as written, because the root's type is known.
  /// Identifying fields are generated below them.
  func generatingIdentityBelowRoot(_ plan: IdentityPlan) -> SelectionSet {
    var sent = SelectionSet(selections: [], range: range)
    sent.append(self, plan, enclosing: nil, isTyped: false)
    return sent
  }

  /// - Parameters:
  ///   - enclosing: How enclosing selections request the identity of the same object.
  ///   - isTyped: Whether they select its `__typename`.
  private mutating func append(
    _ written: SelectionSet,
    _ plan: IdentityPlan,
    enclosing: IdentityPlan.Identity?,
    isTyped: Bool
  ) {
    let generated = enclosing == nil ? plan.identity(in: written) : nil
    let identity = enclosing ?? generated
    let fields = (generated?.fields ?? []).map { ($0, written.selections.firstIndex(selecting: $0)) }
    for (index, selection) in written.selections.enumerated() {
      for (field, place) in fields where place == index { selections.append(.field(Field(generated: field))) }
      if isTyped && selection.isPlain("__typename") { continue }
      if let identity, identity.fields.contains(where: selection.isPlain) { continue }
      switch selection {
      case .field(var field):
        if let selectionSet = field.selectionSet { field.selectionSet = selectionSet.generatingIdentity(plan) }
        selections.append(.field(field))
      case .inlineFragment(var fragment):
        var inner = SelectionSet(selections: [], range: fragment.selectionSet.range)
        inner.append(fragment.selectionSet, plan, enclosing: identity, isTyped: isTyped)
        // A selection set cannot be empty.
        if inner.selections.isEmpty { inner.selections = [.field(Field.typename)] }
        fragment.selectionSet = inner
        selections.append(.inlineFragment(fragment))
      case .fragmentSpread:
        selections.append(selection)
      }
    }
    for (field, place) in fields where place == nil { selections.append(.field(Field(generated: field))) }
    for (type, fields) in generated?.conditions ?? [:] {
      selections.append(.inlineFragment(InlineFragment(generated: fields, on: type)))
    }
  }
}

extension Selection {
  /// Whether it is a field without arguments, alias and condition.
  func isPlain(_ name: String) -> Bool {
    guard case .field(let field) = self else { return false }
    return field.alias.map { $0.value == name } ?? true && field.name.value == name && field.directives.isEmpty
      && field.arguments.isEmpty
  }
}

extension [Selection] {
  /// Returns the index of the first that selects a field, itself or in an inline fragment.
  fileprivate func firstIndex(selecting field: String) -> Int? {
    firstIndex { selection in
      guard case .inlineFragment(let fragment) = selection else { return selection.isPlain(field) }
      return fragment.selectionSet.selections.firstIndex(selecting: field) != nil
    }
  }
}

extension Field {
  static let typename = Field(generated: "__typename")

  fileprivate init(generated name: String) {
    self.init(alias: nil, name: Name(name), arguments: [], directives: [], selectionSet: nil, range: .none)
  }
}

extension InlineFragment {
  fileprivate init(generated fields: [String], on type: String) {
    let selectionSet = SelectionSet(selections: fields.map { .field(Field(generated: $0)) }, range: .none)
    self.init(typeCondition: Name(type), directives: [], selectionSet: selectionSet, range: .none)
  }
}
