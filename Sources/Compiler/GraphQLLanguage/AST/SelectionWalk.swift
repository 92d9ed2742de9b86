extension Selection {
  /// The directives of the selection itself.
  package var directives: [Directive] {
    switch self {
    case .field(let field): field.directives
    case .fragmentSpread(let spread): spread.directives
    case .inlineFragment(let fragment): fragment.directives
    }
  }

  /// The selections inside; `nil` if there are none.
  package var selectionSet: SelectionSet? {
    switch self {
    case .field(let field): field.selectionSet
    case .fragmentSpread: nil
    case .inlineFragment(let fragment): fragment.selectionSet
    }
  }
}

extension SelectionSet {
  /// The fragment spreads at any depth, in the order of the text.
  package var spreads: [FragmentSpread] {
    var spreads: [FragmentSpread] = []
    appendSpreads(to: &spreads)
    return spreads
  }

  private func appendSpreads(to spreads: inout [FragmentSpread]) {
    for selection in selections {
      if case .fragmentSpread(let spread) = selection { spreads.append(spread) }
      selection.selectionSet?.appendSpreads(to: &spreads)
    }
  }

  /// Returns whether a selection at any depth has a directive that meets a condition.
  package func hasDirective(where isWanted: (Directive) -> Bool) -> Bool {
    selections.contains {
      $0.directives.contains(where: isWanted) || $0.selectionSet?.hasDirective(where: isWanted) == true
    }
  }

  /// Changes the directives of each selection at any depth, in the order of the text.
  package mutating func changeDirectives(_ change: (inout [Directive]) -> Void) {
    for index in selections.indices {
      switch selections[index] {
      case .field(var field):
        change(&field.directives)
        field.selectionSet?.changeDirectives(change)
        selections[index] = .field(field)
      case .inlineFragment(var fragment):
        change(&fragment.directives)
        fragment.selectionSet.changeDirectives(change)
        selections[index] = .inlineFragment(fragment)
      case .fragmentSpread(var spread):
        change(&spread.directives)
        selections[index] = .fragmentSpread(spread)
      }
    }
  }
}

extension Definition {
  /// The selections of an operation or a fragment; `nil` for other definitions.
  package var selectionSet: SelectionSet? {
    switch self {
    case .operation(let operation): operation.selectionSet
    case .fragment(let fragment): fragment.selectionSet
    case .schema, .schemaExtension, .type, .typeExtension, .directive, .directiveExtension: nil
    }
  }
}
