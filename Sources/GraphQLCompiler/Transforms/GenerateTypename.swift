extension SelectionSet {
  /// The selections of a field or fragment as they are sent: `__typename` is the first, and comes once however often it
  /// is written.
  ///
  /// Inline fragments select from the same object, so it is taken out of them.
  func generatingTypename() -> SelectionSet {
    var sent: [Selection] = [.field(Field.typename)]
    sent.reserveCapacity(selections.count + 1)
    for selection in selections {
      if !selection.isTypename { sent.append(selection.generatingTypenameBelow(removingOwn: true)) }
    }
    return SelectionSet(selections: sent, range: range)
  }

  /// The selections of an operation's root as they are sent: they stay as they are written, as the root's type is known,
  /// and `__typename` is generated below them.
  func generatingTypenameBelowRoot() -> SelectionSet {
    SelectionSet(selections: selections.map { $0.generatingTypenameBelow(removingOwn: false) }, range: range)
  }
}

extension Selection {
  fileprivate func generatingTypenameBelow(removingOwn: Bool) -> Selection {
    switch self {
    case .field(var field):
      guard let selectionSet = field.selectionSet else { return self }
      field.selectionSet = selectionSet.generatingTypename()
      return .field(field)
    case .inlineFragment(var fragment):
      var selections: [Selection] = []
      for selection in fragment.selectionSet.selections where !(removingOwn && selection.isTypename) {
        selections.append(selection.generatingTypenameBelow(removingOwn: removingOwn))
      }
      // A selection set cannot be empty.
      if selections.isEmpty { selections.append(.field(Field.typename)) }
      fragment.selectionSet.selections = selections
      return .inlineFragment(fragment)
    case .fragmentSpread:
      return self
    }
  }

  /// Whether it is `__typename`, selected under its own name and on no condition.
  var isTypename: Bool {
    guard case .field(let field) = self else { return false }
    return field.name.value == "__typename" && field.responseKey.value == "__typename" && field.directives.isEmpty
  }
}

extension Field {
  fileprivate static let typename = Field(
    alias: nil,
    name: Name("__typename"),
    arguments: [],
    directives: [],
    selectionSet: nil,
    range: .none
  )
}
