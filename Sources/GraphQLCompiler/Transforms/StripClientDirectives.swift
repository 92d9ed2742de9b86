extension SelectionSet {
  /// The selections without the directives that are meant for the compiler.
  ///
  /// What a spread gives the arguments of its fragment stays, before all else: `composeDocument` puts it into the fragment.
  ///
  /// - Parameter arguments: The arguments of the fragments that take some.
  func strippingClientDirectives(_ arguments: [String: [VariableDefinition]]) -> SelectionSet {
    SelectionSet(selections: selections.map { $0.strippingClientDirectives(arguments) }, range: range)
  }
}

extension Selection {
  fileprivate func strippingClientDirectives(_ arguments: [String: [VariableDefinition]]) -> Selection {
    switch self {
    case .field(var field):
      field.directives = field.directives.strippingClientDirectives()
      field.selectionSet = field.selectionSet?.strippingClientDirectives(arguments)
      return .field(field)
    case .fragmentSpread(var spread):
      let given = arguments[spread.name.value] == nil ? [] : spread.givenArguments
      spread.directives = spread.directives.strippingClientDirectives()
      if !given.isEmpty {
        spread.directives.insert(Directive(name: Name("arguments"), arguments: given, range: .none), at: 0)
      }
      return .fragmentSpread(spread)
    case .inlineFragment(var fragment):
      fragment.directives = fragment.directives.strippingClientDirectives()
      fragment.selectionSet = fragment.selectionSet.strippingClientDirectives(arguments)
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
