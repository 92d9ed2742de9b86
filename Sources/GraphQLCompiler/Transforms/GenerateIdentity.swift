import GraphQLLanguage

extension SelectionSet {
  /// Returns the sent selections of a field or fragment, with the fields that identify the object: `__typename` as the
  /// first, and `id` if the plan has one. Each appears once, however often it is written.
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
  /// Inline fragments select from the same object, so both are removed from them. `id` stays at its first position, or
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
    let place = generated == .id ? written.selections.firstIndex(where: \.selectsID) : nil
    for (index, selection) in written.selections.enumerated() {
      if index == place { selections.append(.field(Field.id)) }
      if isTyped && selection.isPlain("__typename") { continue }
      if identity == .id && selection.isPlain("id") { continue }
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
    switch generated {
    case .id: if place == nil { selections.append(.field(Field.id)) }
    case .conditions(let types): selections += types.map { .inlineFragment(.id(on: $0)) }
    case nil: break
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

  /// Whether it selects `id`, itself or in an inline fragment.
  fileprivate var selectsID: Bool {
    guard case .inlineFragment(let fragment) = self else { return isPlain("id") }
    return fragment.selectionSet.selections.contains(where: \.selectsID)
  }
}

extension Field {
  static let typename = Field(generated: "__typename")

  fileprivate static let id = Field(generated: "id")

  private init(generated name: String) {
    self.init(alias: nil, name: Name(name), arguments: [], directives: [], selectionSet: nil, range: .none)
  }
}

extension InlineFragment {
  fileprivate static func id(on type: String) -> InlineFragment {
    let selectionSet = SelectionSet(selections: [.field(Field.id)], range: .none)
    return InlineFragment(typeCondition: Name(type), directives: [], selectionSet: selectionSet, range: .none)
  }
}
