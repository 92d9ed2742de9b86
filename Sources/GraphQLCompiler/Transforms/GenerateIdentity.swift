import GraphQLLanguage

extension SelectionSet {
  /// Returns the sent selections of a field or fragment, with the fields that identify the object: `__typename` as the
  /// first, and `id` if the plan has one. Each appears once, however often it is written.
  ///
  /// Before:
  ///
  /// ```graphql
  /// hero { name ... on Droid { __typename id function } }
  /// ```
  ///
  /// After:
  ///
  /// ```graphql
  /// hero { __typename name id ... on Droid { function } }
  /// ```
  ///
  /// Inline fragments select from the same object, so both are removed from them. `id` stays at its first position, or
  /// else is the last selection. Generated code reads in that order, and the last member of an object is the cheapest
  /// to skip.
  func generatingIdentity(_ plan: IdentityPlan) -> SelectionSet {
    var sent = SelectionSet(selections: [.field(Field.typename)], range: range)
    sent.selections.reserveCapacity(selections.count + 2)
    sent.append(self, plan, isIdentified: false, isTyped: true)
    return sent
  }

  /// Returns the sent selections of an operation's root. They stay as written, because the root's type is known.
  /// Identifying fields are generated below them.
  func generatingIdentityBelowRoot(_ plan: IdentityPlan) -> SelectionSet {
    var sent = SelectionSet(selections: [], range: range)
    sent.append(self, plan, isIdentified: false, isTyped: false)
    return sent
  }

  /// - Parameters:
  ///   - isIdentified: Whether enclosing selections select `id` of the same object.
  ///   - isTyped: Whether they select its `__typename`.
  private mutating func append(_ written: SelectionSet, _ plan: IdentityPlan, isIdentified: Bool, isTyped: Bool) {
    let generatesID = !isIdentified && plan.generatesID(in: written)
    let place = generatesID ? written.selections.firstIndex(where: \.selectsID) ?? written.selections.count : -1
    for (index, selection) in written.selections.enumerated() {
      if index == place { selections.append(.field(Field.id)) }
      if isTyped && selection.isPlain("__typename") { continue }
      if (isIdentified || generatesID) && selection.isPlain("id") { continue }
      switch selection {
      case .field(var field):
        if let selectionSet = field.selectionSet { field.selectionSet = selectionSet.generatingIdentity(plan) }
        selections.append(.field(field))
      case .inlineFragment(var fragment):
        var inner = SelectionSet(selections: [], range: fragment.selectionSet.range)
        inner.append(fragment.selectionSet, plan, isIdentified: isIdentified || generatesID, isTyped: isTyped)
        // A selection set cannot be empty.
        if inner.selections.isEmpty { inner.selections = [.field(Field.typename)] }
        fragment.selectionSet = inner
        selections.append(.inlineFragment(fragment))
      case .fragmentSpread:
        selections.append(selection)
      }
    }
    if place == written.selections.count { selections.append(.field(Field.id)) }
  }
}

extension Selection {
  /// Whether it is a field without arguments, alias and condition.
  fileprivate func isPlain(_ name: String) -> Bool {
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
