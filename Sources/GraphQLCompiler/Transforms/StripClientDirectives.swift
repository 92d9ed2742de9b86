extension SelectionSet {
  /// The selections without the directives that are meant for the compiler.
  func strippingClientDirectives() -> SelectionSet {
    SelectionSet(selections: selections.map { $0.strippingClientDirectives() }, range: range)
  }
}

extension Selection {
  fileprivate func strippingClientDirectives() -> Selection {
    switch self {
    case .field(var field):
      field.directives = field.directives.strippingClientDirectives()
      field.selectionSet = field.selectionSet?.strippingClientDirectives()
      return .field(field)
    case .fragmentSpread(var spread):
      spread.directives = spread.directives.strippingClientDirectives()
      return .fragmentSpread(spread)
    case .inlineFragment(var fragment):
      fragment.directives = fragment.directives.strippingClientDirectives()
      fragment.selectionSet = fragment.selectionSet.strippingClientDirectives()
      return .inlineFragment(fragment)
    }
  }
}

extension [Directive] {
  /// The directives without those that are meant for the compiler.
  func strippingClientDirectives() -> [Directive] {
    isEmpty ? self : filter { !clientDirectives.contains($0.name.value) }
  }
}
